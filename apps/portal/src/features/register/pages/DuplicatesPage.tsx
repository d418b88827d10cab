import { DuplicateCandidates } from '@capiz/ui/accreditation/DuplicateCandidates'
import { Heading } from '@capiz/ui/Heading'
import { Link } from '@capiz/ui/Link'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePageTitle } from '../../../platform/routing/page-title.ts'
import type { AnyAnswers, StepProps } from '../model/kind.ts'
import { pathOf } from '../model/steps.ts'
import { NotSent } from '../NotSent.tsx'
import type { Sending } from '../use-sending.ts'

/** Shown when the server knows accredited facilities like this one: the applicant decides, with the reasons in view. */
export function DuplicatesPage<A extends AnyAnswers>({
  application,
  sending,
}: StepProps<A> & { sending: Sending }): ReactElement {
  const { kind } = application
  const { title, advice, same, different } = kind.matches
  const navigate = useNavigate()
  const { candidates } = sending
  const { text } = sending.values
  usePageTitle(`${title} - Apply for accreditation`)
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Heading level={1} tabIndex={-1}>
          {title}
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
        advice={advice}
        sameLabel={same}
        differentLabel={different}
        isPending={sending.isPending}
        onSame={(code) => {
          const name = candidates.find((one) => one.code === code)?.name ?? ''
          void navigate(kind.accountPath({ code, name }))
        }}
        onDifferent={() => {
          if (text !== undefined) sending.send(text, true)
        }}
      />
      <NotSent
        problem={sending.problem}
        subject={kind.subject}
        accountPath={kind.accountPath({ code: '', name: '' })}
        checkPath={pathOf(kind, 'check')}
      />
      <Text>
        <Link href={pathOf(kind, 'check')}>Go back to your answers</Link>
      </Text>
    </Stack>
  )
}
