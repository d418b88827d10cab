import { DuplicateCandidates } from '@capiz/ui/DuplicateCandidates'
import { Heading } from '@capiz/ui/Heading'
import { Link } from '@capiz/ui/Link'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePageTitle } from '../../../app/page-title.ts'
import { pathOf } from '../model/steps.ts'
import { NotSent } from '../NotSent.tsx'
import type { Sending } from '../use-sending.ts'

/** Shown when the server knows accredited facilities like this one: the applicant decides, with the reasons in view. */
export function DuplicatesPage({ sending }: { sending: Sending }): ReactElement {
  const navigate = useNavigate()
  const { candidates, consent } = sending
  usePageTitle('Is this your facility? - Apply for accreditation')
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Heading level={1} tabIndex={-1}>
          Is this your facility?
        </Heading>
        <Text tone="muted">Your application has not been sent yet.</Text>
      </Stack>
      <DuplicateCandidates
        candidates={candidates.map(({ code, name, score, reasons, type, city }) => ({
          code,
          name,
          score,
          signals: reasons,
          facts: [type, city].filter(Boolean).join(', '),
        }))}
        advice="Compare what they have in common with yours. If one of them is your facility, ask for its account instead of applying again."
        sameLabel="This is my facility"
        differentLabel="This is a different facility, send my application"
        isPending={sending.isPending}
        onSame={(code) => {
          const name = candidates.find((one) => one.code === code)?.name ?? ''
          void navigate(`/register/account?${new URLSearchParams({ code, name }).toString()}`)
        }}
        onDifferent={() => {
          if (consent !== undefined) sending.send(consent, true)
        }}
      />
      <NotSent problem={sending.problem} />
      <Text>
        <Link href={pathOf('check')}>Go back to your answers</Link>
      </Text>
    </Stack>
  )
}
