import { savedMessage } from '@capiz/domain/text'
import { coveredAccount } from '@capiz/api/contract/facility'
import { ConfirmDialog } from '@capiz/ui/ConfirmDialog'
import { type ReactElement, useState } from 'react'
import { errorMessage } from '../../../../platform/feedback/report-error.ts'
import { showToast } from '../../../../platform/feedback/toasts.ts'
import { useSend } from '../../../../platform/data/send.ts'
import { useFacility } from '../../facility-data.ts'
import type { Account } from './account.ts'

/** Asks once before a company loses its exemption. */
export function RemoveAccount({ account, onClose }: { account: Account; onClose: () => void }): ReactElement {
  const { code, name } = useFacility()
  const remove = useSend(coveredAccount.remove, { refresh: ['coveredAccount.*'], reportsErrors: false })
  const [refusal, setRefusal] = useState<string>()
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={`Remove ${account.company}?`}
      confirmLabel="Remove"
      isDanger
      isPending={remove.isPending}
      errorMessage={refusal}
      onConfirm={() =>
        remove.mutate(
          { input: { query: { code, accountCode: account.accountCode } } },
          {
            onSuccess: () => {
              onClose()
              showToast('success', savedMessage(account.company, { deleted: true }))
            },
            onError: (error) => setRefusal(errorMessage(error)),
          },
        )
      }
    >
      {`Members of ${account.company} can then use ${name} only while it is open to everybody.`}
    </ConfirmDialog>
  )
}
