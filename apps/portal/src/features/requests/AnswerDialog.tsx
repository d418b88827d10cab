import { requestDesk } from '@capiz/api/contract/request-desk'
import { CheckboxGroup } from '@capiz/ui/CheckboxGroup'
import { DocumentUploader } from '@capiz/ui/DocumentUploader'
import { Notice } from '@capiz/ui/Notice'
import { TextArea } from '@capiz/ui/TextArea'
import { type ReactElement, useState } from 'react'
import { wordsForError } from '../../app/report-error.ts'
import { useSend } from '../../lib/send.ts'
import { DialogForm } from '../../patterns/FormDialog.tsx'
import { today } from '../../patterns/today.ts'
import type { RequestView } from './review-model.ts'

interface AnswerDialogProps {
  view: RequestView
  /** staff put down what came to them by another way */
  isStaff: boolean
  onClose: () => void
}

/** Answers what was asked, all of it or a part, with papers and words. */
export function AnswerDialog({ view, isStaff, onClose }: AnswerDialogProps): ReactElement {
  const items = view.ask?.items ?? []
  const open = items.flatMap(({ text, answeredOn }, at) =>
    answeredOn === null ? [{ value: String(at), label: text }] : [],
  )
  const [chosen, setChosen] = useState(open.length === 1 ? open.map(({ value }) => value) : [])
  const [remarks, setRemarks] = useState('')
  const [files, setFiles] = useState<File[]>([])
  const [problem, setProblem] = useState<string>()
  const answer = useSend(requestDesk.answer, {
    refresh: ['request.*', 'requestDesk.*'],
    reportsErrors: false,
  })
  const send = () => {
    if (chosen.length === 0) {
      setProblem('Tick what you answer.')
      return
    }
    const json = { code: view.code, version: view.version, items: chosen.map(Number), remarks }
    answer.mutate({ input: { json, files } }, { onSuccess: onClose })
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
      <CheckboxGroup
        label={isStaff ? 'What was answered' : 'What you answer'}
        hint="The rest can follow later."
        isRequired
        value={chosen}
        options={open}
        errorMessage={problem}
        onChange={(next) => {
          setChosen(next)
          setProblem(undefined)
        }}
      />
      <DocumentUploader
        label="Papers"
        today={today()}
        offers={[{ code: 'OTHER', label: 'Paper that was asked for', isRequired: false, maxCount: 10 }]}
        onRowsChange={(rows) => setFiles(rows.map(({ file }) => file))}
      />
      <TextArea label="Words" rows={3} maxLength={1000} value={remarks} onChange={setRemarks} />
    </DialogForm>
  )
}
