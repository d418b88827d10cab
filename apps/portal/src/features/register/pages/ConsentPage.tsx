import { lookups } from '@capiz/api/contract/reference'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { Checkbox } from '@capiz/ui/Checkbox'
import { ErrorState } from '@capiz/ui/ErrorState'
import { ErrorSummary } from '@capiz/ui/ErrorSummary'
import { Form } from '@capiz/ui/Form'
import { FormActions } from '@capiz/ui/FormActions'
import { Heading } from '@capiz/ui/Heading'
import { LinkButton } from '@capiz/ui/Link'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, useState } from 'react'
import { usePageTitle } from '../../../app/page-title.ts'
import { wordsForError } from '../../../app/report-error.ts'
import { useCall } from '../../../lib/query.tsx'
import { LoadingLines } from '../../../patterns/LoadingLines.tsx'
import type { AnyAnswers, StepProps } from '../model/kind.ts'
import { pathOf } from '../model/steps.ts'
import { NotSent } from '../NotSent.tsx'
import { DraftNote } from '../StepForm.tsx'
import type { Sending } from '../use-sending.ts'

/** Last step: the privacy text as it stands now, consent to that very version, and sending. */
export function ConsentPage<A extends AnyAnswers>({
  application,
  sending,
}: StepProps<A> & { sending: Sending }): ReactElement {
  const { kind } = application
  const [isAgreed, setAgreed] = useState(sending.consent !== undefined)
  const [attempt, setAttempt] = useState(0)
  const text = useCall(lookups.publicReference, { query: { code: 'PRIVACY' } })
  const missing =
    attempt > 0 && !isAgreed ? 'Agree to the use of your data to send the application.' : undefined
  usePageTitle(`${missing === undefined ? '' : 'Error: '}Consent and send - Apply for accreditation`)

  function send(): void {
    if (text.data === undefined || sending.isPending) return
    if (isAgreed) sending.send({ code: text.data.code, version: text.data.version })
    else setAttempt(attempt + 1)
  }
  return (
    <Form onSubmit={send} aria-label="Consent and send" width="full">
      <ErrorSummary
        errors={missing === undefined ? [] : [{ fieldId: 'register-consent', message: missing }]}
        attempt={attempt}
      />
      <Heading level={1} tabIndex={-1}>
        Consent and send
      </Heading>
      {text.isPending && <LoadingLines count={3} />}
      {text.isError && (
        <ErrorState
          title="The privacy notice could not be loaded"
          onRetry={() => void text.refetch()}
          isRetrying={text.isFetching}
        >
          {wordsForError(text.error)}
        </ErrorState>
      )}
      {text.data !== undefined && (
        <>
          <Card title="Privacy notice" description={`Version ${text.data.version}`}>
            <Text size="large">{text.data.value}</Text>
          </Card>
          <Checkbox
            id="register-consent"
            isSelected={isAgreed}
            onChange={setAgreed}
            errorMessage={missing}
            isRequired
          >
            {`I have read the privacy notice and agree to the use of the data for this application. ${kind.consentWords}`}
          </Checkbox>
        </>
      )}
      <NotSent
        problem={sending.problem}
        subject={kind.subject}
        accountPath={kind.accountPath({ code: '', name: '' })}
        checkPath={pathOf(kind, 'check')}
      />
      <FormActions note={<DraftNote />}>
        <Button
          type="submit"
          variant="primary"
          isPending={sending.isPending}
          pendingLabel="Sending"
          isDisabled={text.data === undefined}
        >
          Send application
        </Button>
        <LinkButton variant="quiet" href={pathOf(kind, 'check')}>
          Back
        </LinkButton>
      </FormActions>
    </Form>
  )
}
