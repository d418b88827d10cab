import { lookups } from '@capiz/api/contract/reference'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { Checkbox } from '@capiz/ui/Checkbox'
import { Form } from '@capiz/ui/Form'
import { FormActions } from '@capiz/ui/FormActions'
import { Heading } from '@capiz/ui/Heading'
import { LinkButton } from '@capiz/ui/Link'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { usePageTitle } from '../../../platform/routing/page-title.ts'
import { useCall } from '../../../platform/data/query.tsx'
import { LoadingLines } from '../../../patterns/LoadingLines.tsx'
import type { AnyAnswers, StepProps } from '../model/kind.ts'
import { pathOf } from '../model/steps.ts'
import { NotSent } from '../NotSent.tsx'
import { DraftNote } from '../StepForm.tsx'
import type { Sending } from '../use-sending.ts'
import { ReadError } from '../../../patterns/ReadError.tsx'

function usePrivacyText() {
  return useCall(lookups.publicReference, { query: { code: 'PRIVACY' } })
}

/** The privacy text on its way, or why it did not come. */
function PrivacyTextState({ text }: { text: ReturnType<typeof usePrivacyText> }): ReactElement {
  return (
    <>
      {text.isPending && <LoadingLines count={3} />}
      {text.isError && <ReadError title="The privacy notice could not be loaded" answer={text} />}
    </>
  )
}

/** Last step: the privacy text as it stands now, consent to that very version, and sending. */
export function ConsentPage<A extends AnyAnswers>({
  application,
  sending,
}: StepProps<A> & { sending: Sending }): ReactElement {
  const { kind } = application
  const { form, values } = sending
  const text = usePrivacyText()
  const missing = form.problemsOf(values)['consent']
  usePageTitle(`${missing === undefined ? '' : '1 error: '}Consent and send - Apply for accreditation`)

  function send(): void {
    if (text.data === undefined || sending.isPending) return
    sending.send({ code: text.data.code, version: text.data.version })
  }
  return (
    <Form onSubmit={send} aria-label="Consent and send" width="full">
      {form.summary}
      <Heading level={1} tabIndex={-1}>
        Consent and send
      </Heading>
      <PrivacyTextState text={text} />
      {text.data !== undefined && (
        <>
          <Card title="Privacy notice" description={`Version ${text.data.version}`}>
            <Text size="large">{text.data.value}</Text>
          </Card>
          <Checkbox
            id="register-consent"
            isSelected={values.isAgreed}
            onChange={(isAgreed) => form.set({ isAgreed })}
            errorMessage={missing}
            isRequired
          >
            {`I have read the privacy notice and agree to the use of the data for this application. ${kind.consentText}`}
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
