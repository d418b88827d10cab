import { requestDesk } from '@capiz/api/contract/request-desk'
import { Notice } from '@capiz/ui/Notice'
import { type ReactElement, useState } from 'react'
import { wordsForError } from '../../app/report-error.ts'
import { useSend } from '../../lib/send.ts'
import { AnswerFields, newAnswer } from '../../patterns/AnswerFields.tsx'
import { DialogForm } from '../../patterns/FormDialog.tsx'
import type { RequestView } from './review-model.ts'

interface AnswerDialogProps {
  view: RequestView
  /** staff put down what came to them by another way */
  isStaff: boolean
  onClose: () => void
}

/** Answers what was asked, all of it or a part, with papers and words. */
export function AnswerDialog({ view, isStaff, onClose }: AnswerDialogProps): ReactElement {
  const asked = view.ask?.items ?? []
  const [values, setValues] = useState(() => newAnswer(asked))
  const [wasSent, setSent] = useState(false)
  const answer = useSend(requestDesk.answer, {
    refresh: ['request.*', 'requestDesk.*'],
    reportsErrors: false,
  })
  const isEmpty = values.items.length === 0
  const send = () => {
    setSent(true)
    if (isEmpty) return
    const { items, remarks, files } = values
    const json = { code: view.code, version: view.version, items: items.map(Number), remarks }
    answer.mutate({ input: { json, files: [...files] } }, { onSuccess: onClose })
  }
  return (
    <DialogForm
      isOpen
      onOpenChange={onClose}
      title={isStaff ? 'Note an answer' : 'Answer'}
      label="Answer"
      submitLabel={isStaff ? 'Save answer' : 'Send answer'}
      isPending={answer.isPending}
      onSubmit={send}
    >
      {answer.isError ? (
        <Notice kind="danger" isLive>
          {wordsForError(answer.error)}
        </Notice>
      ) : null}
      <AnswerFields
        asked={asked}
        label={isStaff ? 'What was answered' : 'What you answer'}
        values={values}
        onChange={setValues}
        problem={wasSent && isEmpty ? 'Tick what you answer.' : undefined}
      />
    </DialogForm>
  )
}
