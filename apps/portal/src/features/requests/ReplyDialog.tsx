import { requestDesk } from '@capiz/api/contract/request-desk'
import type { ReactElement } from 'react'
import { call } from '../../platform/calls/api.ts'
import { refreshCalls } from '../../platform/data/query.tsx'
import { fieldId, formRules } from '../../platform/forms/form-problems.ts'
import { useFormValues, useSaveForm } from '../../platform/forms/form.tsx'
import { formRefusal } from '../../platform/forms/refusals.ts'
import { ReplyFields } from '../../patterns/ReplyFields.tsx'
import {
  newReply,
  placeOfReply,
  replyProblems,
  type ReplyValues,
  sentReply,
} from '../../patterns/reply-state.ts'
import { FormDialog } from '../../patterns/FormDialog.tsx'
import type { RequestView } from './review-model.ts'

interface AnswerDialogProps {
  view: RequestView
  /** staff put down what came to them by another way */
  isStaff: boolean
  onClose: () => void
}

/** Answers what was asked, all of it or a part, with documents and words. */
export function ReplyDialog({ view, isStaff, onClose }: AnswerDialogProps): ReactElement {
  const items = view.ask?.items ?? []
  const form = useSaveForm<ReplyValues, unknown>({
    name: 'reply',
    schema: formRules((values) => replyProblems(items, values)),
    values: newReply(items),
    refusalOf: formRefusal,
    placeOf: placeOfReply,
    contentOf: (values) => [values, view.version],
    save: (values, idempotencyKey) => {
      const { json, files } = sentReply(values)
      const reply = { code: view.code, version: view.version, ...json }
      return call(requestDesk.answer, { json: reply, files }, { idempotencyKey })
    },
    onSaved: () => {
      void refreshCalls('request.*', 'requestDesk.*')
      onClose()
    },
  })
  const values = useFormValues(form)
  return (
    <FormDialog
      form={form}
      isOpen
      onOpenChange={onClose}
      title={isStaff ? 'Note an answer' : 'Answer'}
      label="Answer"
      submitLabel={isStaff ? 'Save answer' : 'Send answer'}
    >
      <ReplyFields
        id={fieldId('reply', 'items')}
        items={items}
        label={isStaff ? 'What was answered' : 'What you answer'}
        values={values}
        onChange={form.set}
        problems={form.problemsOf(values)}
      />
    </FormDialog>
  )
}
