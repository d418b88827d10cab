import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { Code } from '@capiz/ui/Code'
import { FormActions } from '@capiz/ui/FormActions'
import { Heading } from '@capiz/ui/Heading'
import { LinkButton } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { Section } from '@capiz/ui/Section'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, useEffect, useEffectEvent } from 'react'
import { usePageTitle } from '../../../platform/routing/page-title.ts'
import * as styles from '../register.css.ts'

interface SentPageProps {
  /** `emailAddress` is where the receipt goes; unknown to who opened a mailed link */
  receipt: { requestCode: string; name: string; emailAddress?: string }
  /** what the receipt calls who applied */
  label: string
  /** facility, physician or dentist */
  subject: string
  /** The page is there, so the answers are not needed any more. */
  onShown: () => void
}

/** The application was taken: its number, and what happens next; made to be printed. */
export function SentPage({ receipt, label, subject, onShown }: SentPageProps): ReactElement {
  const shown = useEffectEvent(onShown)
  useEffect(() => shown(), [])
  usePageTitle(`Sent: ${receipt.requestCode} - Apply for accreditation`)
  return (
    <div className={styles.single}>
      <Stack gap={6}>
        <Heading level={1} tabIndex={-1}>
          Your application was sent
        </Heading>
        <Notice tone="success" isLive title="We have received it">
          {receipt.emailAddress === undefined
            ? 'Your e-mail address is confirmed. A receipt is on its way to it.'
            : `A receipt is on its way to ${receipt.emailAddress}.`}
        </Notice>
        <Card>
          <Stack gap={3}>
            <Stack gap={1}>
              <Text tone="muted">Reference number</Text>
              <Text size="large" weight="strong">
                <Code>{receipt.requestCode}</Code>
              </Text>
            </Stack>
            <Stack gap={1}>
              <Text tone="muted">{label}</Text>
              <Text size="large">{receipt.name}</Text>
            </Stack>
          </Stack>
        </Card>
        <Section title="What happens next">
          <Stack as="ol" gap={3} className={styles.numbered}>
            <li>
              An accreditation officer checks your answers and documents. Usually this takes fifteen working
              days.
            </li>
            <li>
              If something is missing, you get a mail with the link to send it. With the reference number and
              your e-mail address you can see at any time where your application stands.
            </li>
            <li>
              {`Another officer approves. After the contract is signed the ${subject} is accredited and appears in the directory.`}
            </li>
            <li>You then get an account, with which you keep the record up to date.</li>
          </Stack>
        </Section>
        <FormActions>
          <Button variant="primary" onPress={() => window.print()}>
            Print this page
          </Button>
          <LinkButton variant="quiet" href="/answer">
            See where it stands
          </LinkButton>
          <LinkButton variant="quiet" href="/directory">
            Go to the directory
          </LinkButton>
        </FormActions>
      </Stack>
    </div>
  )
}
