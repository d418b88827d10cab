import { lookups } from '@capiz/api/contract/reference'
import { Card } from '@capiz/ui/Card'
import { Checkbox } from '@capiz/ui/Checkbox'
import { FieldRow, Form } from '@capiz/ui/Form'
import { FormActions } from '@capiz/ui/FormActions'
import { Heading } from '@capiz/ui/Heading'
import { LinkButton } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { TextField, type TextFieldProps } from '@capiz/ui/TextField'
import { type ReactElement, useState } from 'react'
import * as v from 'valibot'
import { usePageTitle } from '../../../platform/routing/page-title.ts'
import { useSaveForm } from '../../../platform/forms/form.tsx'
import { useCall } from '../../../platform/data/query.tsx'
import { LoadingLines } from '../../../patterns/LoadingLines.tsx'
import type { ConsentText } from '../model/kind.ts'
import * as styles from '../register.css.ts'
import { SubmitButton } from '../../../patterns/SubmitButton.tsx'
import { ReadError } from '../../../patterns/ReadError.tsx'

type Answers = Record<string, string>

/** A question of the form. */
interface Question extends Pick<
  TextFieldProps,
  'label' | 'hint' | 'isCode' | 'isRequired' | 'type' | 'autoComplete'
> {
  name: string
}

/** Consent to one version of the privacy text, as it is sent. */
interface GivenConsent {
  accepted: true
  textCode: string
  textVersion: number
}

/** A kind of provider on record whose account can be asked for. */
export interface AccountKind {
  title: string
  intro: string
  /** message shown afterwards; the same whether or not a record was found */
  sentMessage: string
  /** what may be sent, by the name of the question */
  schema: v.GenericSchema<Answers, Answers>
  /** questions, one or two to a line */
  rows: readonly (readonly Question[])[]
  send: (answers: Answers, consent: GivenConsent, idempotencyKey: string) => Promise<unknown>
}

const Agreement = v.literal(true, 'Agree to the use of your data to send the request.')

interface RequestFormProps {
  kind: AccountKind
  values: Answers
  consent: ConsentText & { value: string }
  onSent: () => void
}

function RequestForm({ kind, values, consent, onSent }: RequestFormProps): ReactElement {
  const { api, bind, summary, submit } = useSaveForm<{ answers: Answers; isAgreed: true }, unknown>({
    name: 'account',
    schema: v.object({ answers: kind.schema, isAgreed: Agreement }),
    // the form begins without consent; sending checks that it was given
    values: { answers: values, isAgreed: false as unknown as true },
    save: ({ answers, isAgreed }, idempotencyKey) => {
      const given = { accepted: isAgreed, textCode: consent.code, textVersion: consent.version }
      return kind.send(answers, given, idempotencyKey)
    },
    onSaved: onSent,
  })
  const questionField = ({ name, ...question }: Question): ReactElement => (
    <api.Field key={name} name={`answers.${name}`}>
      {(field) => <TextField {...question} {...bind(field)} />}
    </api.Field>
  )
  return (
    <Form onSubmit={submit} aria-label={kind.title} width="full">
      {summary}
      {kind.rows.map((row) =>
        row.length === 1 ? (
          row.map(questionField)
        ) : (
          <FieldRow key={row[0]?.name}>{row.map(questionField)}</FieldRow>
        ),
      )}
      <Card title="Privacy notice" description={`Version ${consent.version}`}>
        <Text size="large">{consent.value}</Text>
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
        <SubmitButton api={api} pendingLabel="Sending">
          Send request
        </SubmitButton>
        <LinkButton variant="quiet" href="/register">
          Back
        </LinkButton>
      </FormActions>
    </Form>
  )
}

interface AccountRequestProps {
  kind: AccountKind
  values: Answers
}

/** Shows the account request of a person on record; the response is the same whether or not a record was found. */
export function AccountRequest({ kind, values }: AccountRequestProps): ReactElement {
  const [isSent, setSent] = useState(false)
  const text = useCall(lookups.publicReference, { query: { code: 'PRIVACY' } })
  usePageTitle(isSent ? `Request sent - ${kind.title}` : kind.title)
  return (
    <Stack gap={5} className={styles.single}>
      <Stack gap={2}>
        <Heading level={1} tabIndex={-1}>
          {kind.title}
        </Heading>
        <Text tone="muted">{kind.intro}</Text>
      </Stack>
      {isSent && (
        <Notice
          tone="success"
          isLive
          title="Your request was sent"
          actions={<LinkButton href="/directory">Go to the directory</LinkButton>}
        >
          {kind.sentMessage}
        </Notice>
      )}
      {!isSent && text.isPending && <LoadingLines count={6} />}
      {!isSent && text.isError && <ReadError title="The form could not be loaded" answer={text} />}
      {!isSent && text.data !== undefined && (
        <RequestForm kind={kind} values={values} consent={text.data} onSent={() => setSent(true)} />
      )}
    </Stack>
  )
}
