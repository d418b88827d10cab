import { publicFacility } from '@capiz/api/contract/facility'
import { lookups } from '@capiz/api/contract/reference'
import { AccountRequest } from '@capiz/api/schema/facility'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { Checkbox } from '@capiz/ui/Checkbox'
import { ErrorState } from '@capiz/ui/ErrorState'
import { Form } from '@capiz/ui/Form'
import { FormActions } from '@capiz/ui/FormActions'
import { Heading } from '@capiz/ui/Heading'
import { LinkButton } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { TextField } from '@capiz/ui/TextField'
import { type ReactElement, useState } from 'react'
import * as v from 'valibot'
import { usePageTitle } from '../../../app/page-title.ts'
import { wordsForError } from '../../../app/report-error.ts'
import { call } from '../../../lib/api.ts'
import { useSaveForm } from '../../../lib/form.tsx'
import { useQueryParams } from '../../../lib/query-params.ts'
import { useCall } from '../../../lib/query.tsx'
import { LoadingLines } from '../../../patterns/LoadingLines.tsx'
import type { ConsentText } from '../model/body.ts'
import * as styles from '../register.css.ts'

const { hfName, tin, emailAddress, contactName } = AccountRequest.entries

const AccountForm = v.object({
  hfName: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter the name of the facility.'), hfName),
  code: v.pipe(
    v.string(),
    v.trim(),
    v.toUpperCase(),
    v.regex(/^(?:HF\d{7})?$/, 'Enter the code as HF and seven digits, or leave it empty.'),
  ),
  tin: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter the tax identification number (TIN).'), tin),
  contactName: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter your name.'), contactName),
  emailAddress: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter your e-mail address.'), emailAddress),
  isAgreed: v.literal(true, 'Agree to the use of your data to send the request.'),
})
type Values = v.InferInput<typeof AccountForm>

/** Somebody of a facility on record asks for its account; the answer is the same whether or not it was found. */
export function AccountPage(): ReactElement {
  const [isSent, setSent] = useState(false)
  const text = useCall(lookups.publicReference, { query: { code: 'PRIVACY' } })
  usePageTitle(isSent ? 'Request sent - Account of a facility' : 'Account of a facility')
  return (
    <Stack gap={5} className={styles.single}>
      <Stack gap={2}>
        <Heading level={1} tabIndex={-1}>
          Account of a facility
        </Heading>
        <Text tone="muted">
          For facilities that are on record already. The account belongs to one person, the coordinator.
        </Text>
      </Stack>
      {isSent && (
        <Notice
          kind="success"
          isLive
          title="Your request was sent"
          actions={<LinkButton href="/directory">Go to the directory</LinkButton>}
        >
          If name and TIN match a facility on record, the accreditation office looks at the request and mails
          a temporary password to the address you gave.
        </Notice>
      )}
      {!isSent && text.isPending && <LoadingLines count={6} />}
      {!isSent && text.isError && (
        <ErrorState
          title="The form could not be loaded"
          onRetry={() => void text.refetch()}
          isRetrying={text.isFetching}
        >
          {wordsForError(text.error)}
        </ErrorState>
      )}
      {!isSent && text.data !== undefined && (
        <AskForm consent={text.data} words={text.data.value} onSent={() => setSent(true)} />
      )}
    </Stack>
  )
}

interface AskFormProps {
  consent: ConsentText
  words: string
  onSent: () => void
}

function AskForm({ consent, words, onSent }: AskFormProps): ReactElement {
  const query = useQueryParams()
  const { api, bind, summary, submit } = useSaveForm<Values, undefined>({
    name: 'account',
    schema: AccountForm,
    values: {
      hfName: query.get('name') ?? '',
      code: query.get('code') ?? '',
      tin: '',
      emailAddress: '',
      contactName: '',
      // the form begins without consent; sending checks that it was given
      isAgreed: false as unknown as true,
    },
    save: ({ isAgreed: accepted, code, ...fields }, idempotencyKey) => {
      const agreed = { accepted, textCode: consent.code, textVersion: consent.version }
      const body = { ...fields, code: code.trim().toUpperCase(), consent: agreed }
      return call(publicFacility.requestAccount, { body }, { idempotencyKey })
    },
    onSaved: onSent,
  })
  return (
    <Form onSubmit={submit} aria-label="Account of a facility" width="full">
      {summary}
      <api.Field name="hfName">
        {(field) => <TextField label="Name of the facility" isRequired {...bind(field)} />}
      </api.Field>
      <div className={styles.pair}>
        <api.Field name="code">
          {(field) => (
            <TextField
              label="Code of the facility"
              hint="HF and seven digits, if you know it."
              isCode
              {...bind(field)}
            />
          )}
        </api.Field>
        <api.Field name="tin">
          {(field) => (
            <TextField label="TIN" hint="As it is on record with us." isRequired isCode {...bind(field)} />
          )}
        </api.Field>
      </div>
      <api.Field name="contactName">
        {(field) => <TextField label="Your name" isRequired autoComplete="name" {...bind(field)} />}
      </api.Field>
      <api.Field name="emailAddress">
        {(field) => (
          <TextField
            label="Your e-mail address"
            type="email"
            isRequired
            autoComplete="email"
            {...bind(field)}
          />
        )}
      </api.Field>
      <Card title="Privacy notice" description={`Version ${consent.version}`}>
        <Text size="large">{words}</Text>
      </Card>
      <api.Field name="isAgreed">
        {(field) => {
          const { id, value, onChange, onBlur, errorMessage } = bind<boolean>(field as never)
          return (
            <Checkbox
              id={id}
              isSelected={value}
              onChange={onChange}
              onBlur={onBlur}
              errorMessage={errorMessage}
              isRequired
            >
              I have read the privacy notice and agree to the use of the data for this request.
            </Checkbox>
          )
        }}
      </api.Field>
      <FormActions>
        <api.Subscribe selector={(state) => state.isSubmitting}>
          {(isPending) => (
            <Button type="submit" variant="primary" isPending={isPending} pendingLabel="Sending">
              Send request
            </Button>
          )}
        </api.Subscribe>
        <LinkButton variant="quiet" href="/register">
          Back
        </LinkButton>
      </FormActions>
    </Form>
  )
}
