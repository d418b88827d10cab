import { applicantAsk } from '@capiz/api/contract/applicant-ask'
import type { OutputOf } from '@capiz/api/contract/define'
import { Form } from '@capiz/ui/Form'
import { FormActions } from '@capiz/ui/FormActions'
import type { ReactElement } from 'react'
import { call } from '../../platform/calls/api.ts'
import { fieldId, formRules } from '../../platform/forms/form-problems.ts'
import { useFormValues, useSaveForm } from '../../platform/forms/form.tsx'
import { ReplyFields } from '../../patterns/ReplyFields.tsx'
import {
  newReply,
  placeOfReply,
  replyProblems,
  type ReplyValues,
  sentReply,
} from '../../patterns/reply-state.ts'
import { SubmitButton } from '../../patterns/SubmitButton.tsx'

/** The information request, as the link shows it. */
export type InformationRequestView = OutputOf<typeof applicantAsk.get>

interface ReplyFormProps {
  view: InformationRequestView
  token: string
  onAnswered: (view: InformationRequestView) => void
}

/** Ticks, documents and words; they stay when sending fails. */
export function ReplyForm({ view, token, onAnswered }: ReplyFormProps): ReactElement {
  const form = useSaveForm<ReplyValues, InformationRequestView>({
    name: 'answer',
    schema: formRules((values) => replyProblems(view.items, values)),
    values: newReply(view.items),
    placeOf: placeOfReply,
    save: (values, idempotencyKey) => {
      const { json, files } = sentReply(values)
      return call(applicantAsk.answer, { json: { token, ...json }, files }, { idempotencyKey })
    },
    onSaved: onAnswered,
  })
  const { api, summary, submit } = form
  const values = useFormValues(form)
  return (
    <Form onSubmit={submit} aria-label="Answer" width="full">
      {summary}
      <ReplyFields
        id={fieldId('answer', 'items')}
        items={view.items}
        label="What you answer"
        accepted={['pdf', 'jpeg', 'png']}
        values={values}
        onChange={form.set}
        problems={form.problemsOf(values)}
      />
      <FormActions>
        <SubmitButton api={api} pendingLabel="Sending">
          Send answer
        </SubmitButton>
      </FormActions>
    </Form>
  )
}
