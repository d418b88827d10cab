import { affiliation } from '@capiz/api/contract/physician'
import type { OutputOf } from '@capiz/api/contract/define'
import { needsReason, reasonProblem } from '@capiz/domain/accreditation'
import { plural } from '@capiz/domain/text'
import { Button } from '@capiz/ui/Button'
import { Dialog } from '@capiz/ui/Dialog'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Notice } from '@capiz/ui/Notice'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { TextArea } from '@capiz/ui/TextArea'
import { type ReactElement, useState } from 'react'
import { call } from '../../../platform/calls/api.ts'
import { refreshCalls, useCall } from '../../../platform/data/query.tsx'
import { formRules } from '../../../platform/forms/form-problems.ts'
import { useSaveForm } from '../../../platform/forms/form.tsx'
import { formRefusal } from '../../../platform/forms/refusals.ts'
import { FormDialog } from '../../../patterns/FormDialog.tsx'
import { useProvider } from '../../../patterns/provider/provider.ts'
import type { Affiliation } from '../list/columns.tsx'

type Receipt = OutputOf<typeof affiliation.batchUpdate>

interface Move {
  status: string
  reason: string
}

interface MoveAllProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

interface ReceiptProps {
  receipt: Receipt
  rows: readonly Affiliation[]
}

interface ReceiptDialogProps extends ReceiptProps, MoveAllProps {}

function ReceiptLines({ receipt, rows }: ReceiptProps): ReactElement {
  const nameOf = (code: string) => rows.find((row) => row.code === code)?.healthFacilityName ?? code
  const { updated, skipped } = receipt
  return (
    <Stack gap={4}>
      <Notice tone={skipped.length === 0 ? 'success' : 'attention'} isLive>
        {`${plural(updated.length, 'affiliation was', 'affiliations were')} changed.`}
        {skipped.length > 0 ? ` ${skipped.length} stayed; the list says why.` : ''}
      </Notice>
      <ul aria-label="What became of each affiliation">
        {updated.map((code) => (
          <li key={code}>{`${nameOf(code)}: changed`}</li>
        ))}
        {skipped.map(({ code, reason }) => (
          <li key={code}>{`${nameOf(code)}: ${reason}`}</li>
        ))}
      </ul>
    </Stack>
  )
}

/** The dialog after the move: what became of each affiliation. */
function ReceiptDialog({ receipt, rows, isOpen, onOpenChange }: ReceiptDialogProps): ReactElement {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Affiliations changed"
      footer={
        <Button variant="primary" onPress={() => onOpenChange(false)}>
          Done
        </Button>
      }
    >
      <ReceiptLines receipt={receipt} rows={rows} />
    </Dialog>
  )
}

const rules = formRules<Move>(({ status, reason }) => {
  const problem = status === '' ? undefined : reasonProblem(status, reason)
  return {
    ...(status === '' ? { status: 'Choose a status.' } : {}),
    ...(problem === undefined ? {} : { reason: problem }),
  }
})

/** The form of the new status, and what the move answered once it is made. */
function useMoveAll(phyCode: string) {
  const [receipt, setReceipt] = useState<Receipt>()
  const form = useSaveForm({
    name: 'move-all',
    schema: rules,
    values: { status: '', reason: '' },
    refusalOf: formRefusal,
    save: ({ status, reason }, idempotencyKey) =>
      call(affiliation.batchUpdate, { body: { phyCode, newStatus: status, reason } }, { idempotencyKey }),
    onSaved: (answer) => {
      setReceipt(answer)
      void refreshCalls('affiliation.*', 'physician.*', 'accreditationHistory.*')
    },
  })
  const startAnew = (): void => {
    setReceipt(undefined)
    form.reset()
  }
  return { form, receipt, startAnew }
}

/** Moves every affiliation of a physician for which the move is legal, and says of each of the others why it stayed. */
export function MoveAllDialog({ isOpen, onOpenChange }: MoveAllProps): ReactElement {
  const { code, name } = useProvider()
  const statuses = useCall(affiliation.nextStatuses, { query: {} }).data ?? []
  const rows = useCall(affiliation.facilitiesOf, { query: { phyCode: code } }).data ?? []
  const { form, receipt, startAnew } = useMoveAll(code)
  const change = (next: boolean): void => {
    onOpenChange(next)
    if (!next) startAnew()
  }
  if (receipt !== undefined) {
    return <ReceiptDialog receipt={receipt} rows={rows} isOpen={isOpen} onOpenChange={change} />
  }
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onOpenChange={change}
      title={`Change all affiliations of ${name}`}
      label="Change all affiliations"
      submitLabel={`Change ${plural(rows.length, 'affiliation', 'affiliations')}`}
    >
      <Text tone="muted">
        Each affiliation that can take the status gets it today. You see afterwards which stayed, and why.
      </Text>
      <form.api.Field name="status">
        {(field) => (
          <NativeSelect
            label="New status"
            isRequired
            placeholder="Choose a status"
            options={statuses.map(({ code: value, description }) => ({ value, label: description }))}
            {...form.bind(field)}
          />
        )}
      </form.api.Field>
      <form.api.Subscribe selector={({ values }) => needsReason(values.status)}>
        {(isRequired) => (
          <form.api.Field name="reason">
            {(field) => (
              <TextArea label="Reason" maxLength={500} isRequired={isRequired} {...form.bind(field)} />
            )}
          </form.api.Field>
        )}
      </form.api.Subscribe>
    </FormDialog>
  )
}
