import { Card } from '@capiz/ui/Card'
import { DescriptionList } from '@capiz/ui/DescriptionList'
import { FormActions } from '@capiz/ui/FormActions'
import { Heading } from '@capiz/ui/Heading'
import { Link, LinkButton } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, type ReactNode, useEffect } from 'react'
import { usePageTitle } from '../../../platform/routing/page-title.ts'
import type { AnswerLine, AnyAnswers, FormStep, StepProps, Summary } from '../model/kind.ts'
import { indexOf, pathOf } from '../model/steps.ts'
import * as styles from '../register.css.ts'
import { DraftNote } from '../StepForm.tsx'

interface AnsweredProps {
  title: string
  path: string
  lines: readonly AnswerLine[]
}

function Answered({ title, path, lines }: AnsweredProps): ReactElement {
  const change = (label: string): ReactNode => (
    <Link href={`${path}?from=check`} aria-label={`Change ${label}`}>
      Change
    </Link>
  )
  return (
    <Card title={title} actions={lines.length === 0 ? change(title) : undefined}>
      <DescriptionList
        layout="rows"
        facts={lines.map(({ label, value }, at) => ({
          id: `${at}${label}`,
          label,
          value: (
            <span className={styles.answer}>
              <span>{value || 'Not given'}</span>
              {change(label)}
            </span>
          ),
        }))}
      />
      {lines.length === 0 && <Text tone="muted">No document was given.</Text>}
    </Card>
  )
}

/** The step before the consent: every answer once more, each with the way to change it. */
export function CheckPage<A extends AnyAnswers>({
  application,
  summary,
}: StepProps<A> & { summary: Summary<A> }): ReactElement {
  const { kind, reach } = application
  const { sections, missing } = summary
  usePageTitle('Check your answers - Apply for accreditation')
  // the next step may be opened as soon as this one has been seen
  useEffect(() => reach(indexOf(kind, 'consent')))
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Heading level={1} tabIndex={-1}>
          Check your answers
        </Heading>
        <Text tone="muted">Nothing has been sent yet.</Text>
      </Stack>
      {sections.map(({ step, lines }) => (
        <Answered
          key={step}
          title={kind.steps[indexOf(kind, step)]?.label ?? ''}
          path={pathOf(kind, step)}
          lines={lines}
        />
      ))}
      {missing.length > 0 && (
        <Notice tone="attention" title="Required documents are missing">
          {`${missing.join(', ')}. You can apply without them, but nobody is accredited before they are there.`}
        </Notice>
      )}
      <FormActions note={<DraftNote />}>
        <LinkButton variant="primary" href={pathOf(kind, 'consent')}>
          Continue
        </LinkButton>
        <LinkButton variant="quiet" href={pathOf(kind, 'papers' as FormStep<A>)}>
          Back
        </LinkButton>
      </FormActions>
    </Stack>
  )
}
