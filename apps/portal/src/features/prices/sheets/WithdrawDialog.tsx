import {
  amendmentReasonCodes,
  amendmentReasons,
  leastAmendmentReason,
  touchedDaysText,
  type AmendmentReason,
} from '@capiz/domain/fees'
import { formatDay } from '@capiz/domain/time'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Text } from '@capiz/ui/Text'
import { TextArea } from '@capiz/ui/TextArea'
import type { ReactElement } from 'react'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { today } from '../../../patterns/today.ts'
import { FormDialog } from '../../../patterns/FormDialog.tsx'
import { useSaveForm } from '../../../platform/forms/form.tsx'
import { proposeAmendment } from '../edit/propose-amendment.ts'
import type { Sheet } from '../model/calls.ts'
import type { PriceScreen } from '../model/kinds.ts'

const schema = v.object({
  reasonCode: v.picklist(amendmentReasonCodes, 'Choose why the stored prices change.'),
  reason: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(leastAmendmentReason, 'Say what happened, in a few words.'),
    v.maxLength(500),
  ),
})

const reasonOptions = Object.entries(amendmentReasons).map(([value, label]) => ({ value, label }))

interface WithdrawDialogProps {
  screen: PriceScreen
  sheet: Sheet
  onClose: () => void
}

/** Proposes that the prices of a sheet no longer hold, neither to come nor for days gone by. */
export function WithdrawDialog({ screen, sheet, onClose }: WithdrawDialogProps): ReactElement {
  const navigate = useNavigate()
  const form = useSaveForm({
    name: 'withdraw',
    schema,
    values: { reasonCode: '', reason: '' },
    save: ({ reasonCode, reason }, idempotencyKey) => {
      const proposal = { action: 'WITHDRAW', reasonCode: reasonCode as AmendmentReason, reason } as const
      return proposeAmendment(sheet, screen, proposal, idempotencyKey, (code) => {
        void navigate(`/dashboard/requests/${code}`)
      })
    },
    onSaved: onClose,
  })
  const { api, bind } = form
  const days = { from: sheet.effectiveDate, until: sheet.until ?? null }
  return (
    <FormDialog
      form={form}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={`Withdraw ${screen.title.toLowerCase()} from ${formatDay(sheet.effectiveDate)}`}
      label="Withdrawal"
      submitLabel="Send for approval"
      pendingLabel="Sending"
    >
      <Text>
        Another person decides. Once approved, the version before holds on, and the owner is notified. What
        was stored stays readable. {touchedDaysText(days, today())}
      </Text>
      <api.Field name="reasonCode">
        {(field) => (
          <NativeSelect
            label="Reason for the change"
            isRequired
            placeholder="Choose one"
            options={reasonOptions}
            {...bind(field)}
          />
        )}
      </api.Field>
      <api.Field name="reason">
        {(field) => <TextArea label="What happened" isRequired rows={3} maxLength={500} {...bind(field)} />}
      </api.Field>
    </FormDialog>
  )
}
