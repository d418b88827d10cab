import { applicantAsk } from '@capiz/api/contract/applicant-ask'
import type { OutputOf } from '@capiz/api/contract/define'
import { Form } from '@capiz/ui/Form'
import { FormActions } from '@capiz/ui/FormActions'
import { type ReactElement, useState } from 'react'
import * as v from 'valibot'
import { call } from '../../platform/calls/api.ts'
import { fieldId } from '../../platform/forms/form-problems.ts'
import { useSaveForm } from '../../platform/forms/form.tsx'
import { ReplyFields, type ReplyValues, newReply, sentReply } from '../../patterns/ReplyFields.tsx'
import { SubmitButton } from '../../patterns/SubmitButton.tsx'

/** The information request, as the link shows it. */
export type InformationRequestView = OutputOf<typeof applicantAsk.get>

const AnswerCheck = v.object({
  answer: v.object({
    items: v.pipe(v.array(v.string()), v.minLength(1, 'Tick what you answer.')),
    slots: v.record(
      v.string(),
      v.object({ text: v.pipe(v.string(), v.maxLength(1000)), files: v.array(v.unknown()) }),
    ),
  }),
})

interface AnswerFormProps {
  view: InformationRequestView
  token: string
  onAnswered: (view: InformationRequestView) => void
}

/** Ticks, documents and words; they stay when sending fails. */
export function ReplyForm({ view, token, onAnswered }: AnswerFormProps): ReactElement {
  const [values] = useState(() => ({ answer: newReply(view.items) }))
  const { api, summary, submit } = useSaveForm<{ answer: ReplyValues }, InformationRequestView>({
    name: 'answer',
    schema: AnswerCheck as unknown as v.GenericSchema<{ answer: ReplyValues }>,
    values,
    save: ({ answer }, idempotencyKey) => {
      const { json, files } = sentReply(answer)
      return call(applicantAsk.answer, { json: { token, ...json }, files }, { idempotencyKey })
    },
    onSaved: onAnswered,
  })
  return (
    <Form onSubmit={submit} aria-label="Answer" width="full">
      {summary}
      <api.Field name="answer">
        {(field) => (
          <api.Subscribe selector={({ submissionAttempts }) => submissionAttempts > 0}>
            {(wasSent) => (
              <ReplyFields
                id={fieldId('answer', 'answer.items')}
                items={view.items}
                label="What you answer"
                accepted={['pdf', 'jpeg', 'png']}
                values={field.state.value}
                onChange={field.handleChange}
                problem={
                  wasSent && field.state.value.items.length === 0 ? 'Tick what you answer.' : undefined
                }
              />
            )}
          </api.Subscribe>
        )}
      </api.Field>
      <FormActions>
        <SubmitButton api={api} pendingLabel="Sending">
          Send answer
        </SubmitButton>
      </FormActions>
    </Form>
  )
}
