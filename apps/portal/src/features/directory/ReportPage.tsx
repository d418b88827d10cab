import { physicianDirectory } from '@capiz/api/contract/directory-physician'
import { DirectoryReport } from '@capiz/api/schema/directory-report'
import { Code } from '@capiz/ui/Code'
import { FieldRow, Form } from '@capiz/ui/Form'
import { FormActions } from '@capiz/ui/FormActions'
import { Heading } from '@capiz/ui/Heading'
import { LinkButton } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { RadioGroup } from '@capiz/ui/RadioGroup'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { TextArea } from '@capiz/ui/TextArea'
import { TextField } from '@capiz/ui/TextField'
import { type ReactElement, useState } from 'react'
import { useParams } from 'react-router-dom'
import * as v from 'valibot'
import { usePageTitle } from '../../platform/routing/page-title.ts'
import { call } from '../../platform/calls/api.ts'
import { useSaveForm } from '../../platform/forms/form.tsx'
import { useQueryParams } from '../../platform/routing/query-params.ts'
import * as styles from './directory.css.ts'
import { SubmitButton } from '../../patterns/SubmitButton.tsx'

const { part, details } = DirectoryReport.entries

const ReportForm = v.object({
  part,
  details: v.pipe(v.string(), v.trim(), v.nonEmpty('Write what it should say.'), details),
  name: v.pipe(v.string(), v.maxLength(120)),
  emailAddress: v.union(
    [v.literal(''), DirectoryReport.entries.emailAddress.wrapped.options[0]],
    'Enter an e-mail address such as ana@example.org, or leave it empty.',
  ),
})
type Values = v.InferInput<typeof ReportForm>

const parts = [
  { value: 'HOURS', label: 'Clinic hours' },
  { value: 'PLACE', label: 'Address or place' },
  { value: 'CONTACT', label: 'Telephone or website' },
  { value: 'NOT_ACCEPTED', label: 'I was not accepted as a member' },
  { value: 'OTHER', label: 'Something else' },
]

/** Sends the report of an entry; the place the reader came from goes with it. */
function useReport(code: string, onSent: (number: string) => void) {
  const at = useQueryParams().get('at')
  return useSaveForm<Values, { code: string }>({
    name: 'report',
    schema: ReportForm,
    // the form begins without a choice; sending checks that one was made
    values: { part: '' as Values['part'], details: '', name: '', emailAddress: '' },
    save: (values, idempotencyKey) => {
      const body = { ...values, code, healthFacilityCode: at }
      return call(physicianDirectory.report, { body }, { idempotencyKey })
    },
    onSaved: (receipt) => onSent(receipt.code),
  })
}

function ReportFields({ form: { api, bind } }: { form: ReturnType<typeof useReport> }): ReactElement {
  return (
    <>
      <api.Field name="part">
        {(field) => {
          const { id, value, onChange, errorMessage } = bind<string>(field as never)
          return (
            <RadioGroup
              id={id}
              label="What is wrong?"
              isRequired
              value={value === '' ? null : value}
              onChange={onChange}
              options={parts}
              errorMessage={errorMessage}
            />
          )
        }}
      </api.Field>
      <api.Field name="details">
        {(field) => <TextArea label="What should it say?" rows={4} isRequired {...bind(field)} />}
      </api.Field>
      <FieldRow>
        <api.Field name="name">
          {(field) => <TextField label="Your name" autoComplete="name" {...bind(field)} />}
        </api.Field>
        <api.Field name="emailAddress">
          {(field) => (
            <TextField
              label="Your e-mail address"
              hint="Only if you want an answer."
              type="email"
              autoComplete="email"
              {...bind(field)}
            />
          )}
        </api.Field>
      </FieldRow>
    </>
  )
}

/** The report of an error in an entry of the directory. */
export function ReportPage(): ReactElement {
  const code = (useParams().code ?? '').toUpperCase()
  const [number, setNumber] = useState<string>()
  const form = useReport(code, setNumber)
  usePageTitle(number === undefined ? 'Report an error' : 'Error reported')
  return (
    <Stack gap={5} className={styles.column}>
      <Stack gap={2}>
        <Heading level={1} tabIndex={-1}>
          Report an error
        </Heading>
        <Text tone="muted">
          About <Code>{code}</Code>. Do not write anything about your health.
        </Text>
      </Stack>
      {number !== undefined && (
        <Notice
          tone="success"
          isLive
          title="Thank you, your report was taken"
          actions={<LinkButton href={`/directory/${code}`}>Back to the directory</LinkButton>}
        >
          <p>
            Its number is <Code>{number}</Code>. Provider relations checks it and corrects the entry.
          </p>
        </Notice>
      )}
      {number === undefined && (
        <Form onSubmit={form.submit} aria-label="Report an error" width="full">
          {form.summary}
          <ReportFields form={form} />
          <FormActions>
            <SubmitButton api={form.api} pendingLabel="Sending">
              Send report
            </SubmitButton>
            <LinkButton variant="quiet" href={`/directory/${code}`}>
              Back
            </LinkButton>
          </FormActions>
        </Form>
      )}
    </Stack>
  )
}
