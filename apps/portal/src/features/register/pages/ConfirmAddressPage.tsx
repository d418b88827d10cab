import { application } from '@capiz/api/contract/applicant-ask'
import { formatDay, manilaDay } from '@capiz/domain/time'
import { Button } from '@capiz/ui/Button'
import { FormActions } from '@capiz/ui/FormActions'
import { Heading } from '@capiz/ui/Heading'
import { LinkButton } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { Section } from '@capiz/ui/Section'
import { Stack } from '@capiz/ui/Stack'
import { type ReactElement, useState } from 'react'
import * as v from 'valibot'
import { call } from '../../../platform/calls/api.ts'
import { reportError } from '../../../platform/feedback/report-error.ts'
import { useIsSending, useSaveForm } from '../../../platform/forms/form.tsx'
import { usePageTitle } from '../../../platform/routing/page-title.ts'
import * as styles from '../register.css.ts'

const nothing = v.object({})
const none = {}

interface ConfirmAddressPageProps {
  confirmation: { id: string; expires: string }
  emailAddress: string
  /** page of the answers with the e-mail address */
  contactsPath: string
}

/** The application is complete but not received: its mail address has to be confirmed by the link in the mail. */
export function ConfirmAddressPage({
  confirmation,
  emailAddress,
  contactsPath,
}: ConfirmAddressPageProps): ReactElement {
  const [isSentAgain, setSentAgain] = useState(false)
  const again = useSaveForm<object, undefined>({
    name: 'confirmation-link',
    schema: nothing,
    values: none,
    save: () => call(application.sendLink, { body: { id: confirmation.id } }),
    onSaved: () => setSentAgain(true),
    onFailed: reportError,
  })
  usePageTitle('Confirm your e-mail address - Apply for accreditation')
  const until = formatDay(manilaDay(new Date(confirmation.expires)))
  return (
    <div className={styles.single}>
      <Stack gap={6}>
        <Heading level={1} tabIndex={-1}>
          One more step: confirm your e-mail address
        </Heading>
        <Notice tone="attention" isLive title="We do not have your application yet">
          {`We sent a link to ${emailAddress}. Open it by ${until} to send the application.`}
        </Notice>
        <Section title="What happens next">
          <Stack as="ol" gap={3} className={styles.numbered}>
            <li>Open the mail “Confirm your e-mail address” on any device and follow its link.</li>
            <li>You then get the reference number of your application.</li>
            <li>{`Your answers and documents wait until ${until}. After that they are deleted.`}</li>
          </Stack>
        </Section>
        {isSentAgain && (
          <Notice tone="success" isLive title="The link was sent again">
            If it does not come within a few minutes, look into the folder for unwanted mail.
          </Notice>
        )}
        <FormActions>
          <Button isPending={useIsSending(again)} pendingLabel="Sending" onPress={again.submit}>
            Send the link again
          </Button>
          <LinkButton variant="quiet" href={contactsPath}>
            Correct the e-mail address
          </LinkButton>
        </FormActions>
      </Stack>
    </div>
  )
}
