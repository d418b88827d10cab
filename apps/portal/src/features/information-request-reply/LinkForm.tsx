import { applicantAsk } from '@capiz/api/contract/applicant-ask'
import { AskLink } from '@capiz/api/schema/applicant-ask'
import { CodeField } from '@capiz/ui/CodeField'
import { Disclosure } from '@capiz/ui/Disclosure'
import { Form } from '@capiz/ui/Form'
import { FormActions } from '@capiz/ui/FormActions'
import { Link } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { Inline, Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { TextField } from '@capiz/ui/TextField'
import { type ReactElement, useState } from 'react'
import * as v from 'valibot'
import { call } from '../../platform/calls/api.ts'
import { useSaveForm } from '../../platform/forms/form.tsx'
import { SubmitButton } from '../../patterns/SubmitButton.tsx'

const { code, emailAddress } = AskLink.entries

const LinkCheck = v.object({
  code: v.pipe(
    v.string(),
    v.trim(),
    v.toUpperCase(),
    v.nonEmpty('Enter the number of your application.'),
    code,
  ),
  emailAddress: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Enter the e-mail address of your application.'),
    emailAddress,
  ),
})
type Values = v.InferInput<typeof LinkCheck>

function WhyNoLink({ isExpired }: { isExpired: boolean }): ReactElement {
  return isExpired ? (
    <Notice tone="attention" title="This link does not work, or no longer">
      Links end with their last day, and with the next mail that asks for something. Have a new one sent.
    </Notice>
  ) : (
    <Text>
      Enter the number and the e-mail address of your application. We mail you where it stands, what is
      missing and, where we wait for something, the link by which you send it.
    </Text>
  )
}

/** The ways on without the number. */
function LostNumber(): ReactElement {
  return (
    <Disclosure title="I do not have my number">
      <Stack gap={2}>
        <Text>
          Search your mail for “We received your registration”, also among the junk mail: the number is its
          reference. If there is no such mail, the application may not have been confirmed, and you can apply
          again.
        </Text>
        <Inline gap={4}>
          <Link href="/register">Apply</Link>
          <Link href="/faq">Questions and answers</Link>
        </Inline>
      </Stack>
    </Disclosure>
  )
}

/** Asks for the link once more; the answer is the same whether or not it found anything. */
export function LinkForm({ isExpired }: { isExpired: boolean }): ReactElement {
  const [isSent, setSent] = useState(false)
  const { api, bind, summary, submit } = useSaveForm<Values, unknown>({
    name: 'link',
    schema: LinkCheck,
    values: { code: '', emailAddress: '' },
    save: (values, idempotencyKey) =>
      call(applicantAsk.sendLink, { body: v.parse(LinkCheck, values) }, { idempotencyKey }),
    onSaved: () => setSent(true),
  })
  if (isSent) {
    return (
      <Notice tone="success" isLive title="Look into your mail">
        If the number and the address belong together, a mail is on its way that says where your application
        stands, what is missing and how to send it.
      </Notice>
    )
  }
  return (
    <>
      <WhyNoLink isExpired={isExpired} />
      <Form onSubmit={submit} aria-label="Where your application stands" width="full">
        {summary}
        <api.Field name="code">
          {(field) => (
            <CodeField
              label="Number of your application"
              hint="It is in every mail about it, such as UR-2026-000123."
              isRequired
              {...bind(field)}
            />
          )}
        </api.Field>
        <api.Field name="emailAddress">
          {(field) => (
            <TextField
              label="E-mail address of your application"
              type="email"
              autoComplete="email"
              isRequired
              {...bind(field)}
            />
          )}
        </api.Field>
        <FormActions>
          <SubmitButton api={api} pendingLabel="Sending">
            Send me the status
          </SubmitButton>
        </FormActions>
      </Form>
      <LostNumber />
    </>
  )
}
