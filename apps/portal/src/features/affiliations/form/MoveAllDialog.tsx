import { affiliation } from '@capiz/api/contract/physician'
import type { OutputOf } from '@capiz/api/contract/define'
import { plural } from '@capiz/domain/text'
import { Button } from '@capiz/ui/Button'
import { Dialog } from '@capiz/ui/Dialog'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Notice } from '@capiz/ui/Notice'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { TextArea } from '@capiz/ui/TextArea'
import { type ReactElement, useState } from 'react'
import { wordsForError } from '../../../app/report-error.ts'
import { useCall } from '../../../lib/query.tsx'
import { useSend } from '../../../lib/send.ts'
import { DialogForm } from '../../../patterns/FormDialog.tsx'
import { useProvider } from '../../../patterns/provider/provider.ts'
import type { Affiliation } from '../list/columns.tsx'

type Receipt = OutputOf<typeof affiliation.batchUpdate>

interface MoveAllProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

function ReceiptLines({ receipt, rows }: { receipt: Receipt; rows: readonly Affiliation[] }): ReactElement {
  const nameOf = (code: string) => rows.find((row) => row.code === code)?.healthFacilityName ?? code
  const { updated, skipped } = receipt
  return (
    <Stack gap={4}>
      <Notice kind={skipped.length === 0 ? 'success' : 'attention'} isLive>
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

/** Moves every affiliation of a physician for which the move is legal, and says of each of the others why it stayed. */
export function MoveAllDialog({ isOpen, onOpenChange }: MoveAllProps): ReactElement {
  const { code, name } = useProvider()
  const statuses = useCall(affiliation.nextStatuses, { query: {} }).data ?? []
  const rows = useCall(affiliation.facilitiesOf, { query: { phyCode: code } }).data ?? []
  const move = useSend(affiliation.batchUpdate, {
    refresh: ['affiliation.*', 'physician.*', 'accreditationHistory.*'],
    reportsErrors: false,
  })
  const [status, setStatus] = useState('')
  const [reason, setReason] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const close = (next: boolean): void => {
    onOpenChange(next)
    if (next) return
    move.reset()
    setStatus('')
    setReason('')
    setRefusal(undefined)
  }
  if (move.data !== undefined) {
    return (
      <Dialog
        isOpen={isOpen}
        onOpenChange={close}
        title="Affiliations changed"
        footer={
          <Button variant="primary" onPress={() => close(false)}>
            Done
          </Button>
        }
      >
        <ReceiptLines receipt={move.data} rows={rows} />
      </Dialog>
    )
  }
  return (
    <DialogForm
      isOpen={isOpen}
      onOpenChange={close}
      title={`Change all affiliations of ${name}`}
      label="Change all affiliations"
      submitLabel={`Change ${plural(rows.length, 'affiliation', 'affiliations')}`}
      isPending={move.isPending}
      onSubmit={() => {
        if (status === '') {
          setRefusal('Choose a status.')
          return
        }
        move.mutate(
          { input: { body: { phyCode: code, newStatus: status, reason } } },
          { onError: (error) => setRefusal(wordsForError(error)) },
        )
      }}
    >
      <Text tone="muted">
        Each affiliation that can take the status gets it today. You see afterwards which stayed, and why.
      </Text>
      <NativeSelect
        label="New status"
        isRequired
        placeholder="Choose a status"
        value={status}
        options={statuses.map(({ code: value, description }) => ({ value, label: description }))}
        onChange={(next) => {
          setStatus(next)
          setRefusal(undefined)
        }}
        errorMessage={refusal}
      />
      <TextArea label="Reason" maxLength={500} value={reason} onChange={setReason} />
    </DialogForm>
  )
}
