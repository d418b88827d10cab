import { requestDesk } from '@capiz/api/contract/request-desk'
import { askBounds } from '@capiz/domain/request'
import { addDays, formatDay } from '@capiz/domain/time'
import { Notice } from '@capiz/ui/Notice'
import { NumberField } from '@capiz/ui/NumberField'
import { TextArea } from '@capiz/ui/TextArea'
import { type ReactElement, useState } from 'react'
import { wordsForError } from '../../app/report-error.ts'
import { useSend } from '../../lib/send.ts'
import { DialogForm } from '../../patterns/FormDialog.tsx'
import { today } from '../../patterns/today.ts'
import { type AskProblems, askProblems, itemsOf } from './ask-state.ts'
import type { RequestView } from './review-model.ts'

/** Asks more of the requester: what, why, and how many days there are to answer. */
export function AskDialog({ view, onClose }: { view: RequestView; onClose: () => void }): ReactElement {
  const [lines, setLines] = useState('')
  const [reason, setReason] = useState('')
  const [days, setDays] = useState<number | null>(askBounds.usualDays)
  const [problems, setProblems] = useState<AskProblems>({})
  const ask = useSend(requestDesk.ask, { refresh: ['request.*', 'requestDesk.*'], reportsErrors: false })
  const send = () => {
    const found = askProblems(lines, days)
    setProblems(found)
    if (Object.keys(found).length > 0 || days === null) return
    const body = { code: view.code, version: view.version, items: itemsOf(lines), reason, days }
    ask.mutate({ input: { body } }, { onSuccess: onClose })
  }
  return (
    <DialogForm
      isOpen
      onOpenChange={onClose}
      title="Ask for more"
      label="Ask for more"
      submitLabel="Send"
      isPending={ask.isPending}
      onSubmit={send}
    >
      {ask.isError ? (
        <Notice kind="danger" isLive>
          {wordsForError(ask.error)}
        </Notice>
      ) : null}
      <TextArea
        label="What is needed"
        hint="One thing a line, for example “Fire safety certificate, both pages”."
        isRequired
        rows={4}
        value={lines}
        errorMessage={problems.items}
        onChange={(next) => {
          setLines(next)
          setProblems({ ...problems, items: undefined })
        }}
      />
      <TextArea
        label="Why"
        hint={`${view.requesterName} reads it.`}
        rows={2}
        maxLength={1000}
        value={reason}
        onChange={setReason}
      />
      <NumberField
        label="Days to answer"
        isRequired
        minValue={askBounds.minDays}
        maxValue={askBounds.maxDays}
        value={days}
        hint={days === null ? undefined : `Until ${formatDay(addDays(today(), days))}`}
        errorMessage={problems.days}
        onChange={(next) => {
          setDays(next)
          setProblems({ ...problems, days: undefined })
        }}
      />
    </DialogForm>
  )
}
