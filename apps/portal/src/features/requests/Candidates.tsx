import { tierLabels } from '@capiz/domain/duplicate'
import { plural } from '@capiz/domain/text'
import { Card } from '@capiz/ui/Card'
import { DescriptionList } from '@capiz/ui/DescriptionList'
import { Link } from '@capiz/ui/Link'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { recordPath } from '../../patterns/record-path.ts'
import { candidateFacts, type RequestView } from './review-model.ts'

type Candidate = RequestView['candidates'][number]

const marks = { same: '= ', near: '≈ ', different: '≠ ' }

const markedLabel = ({ label, likeness }: Candidate['reasons'][number]): string =>
  `${likeness ? marks[likeness] : ''}${label}`

const verdictOf = ({ tier, score }: Candidate): string =>
  tier ? tierLabels[tier].toLowerCase() : `${plural(score, 'point', 'points')} in common`

/** Records that look like the applicant's, each with the signals that say so and both values. */
export function Candidates({ view }: { view: RequestView }): ReactElement | null {
  if (view.candidates.length === 0) return null
  return (
    <Card title="Likely duplicates">
      <Stack gap={4}>
        {view.candidates.map((candidate) => (
          <Stack key={candidate.code} gap={2}>
            <Text>
              <Link href={recordPath(candidate.code)}>{candidate.name}</Link>
            </Text>
            <Text tone="muted">{`${candidateFacts(candidate)} · ${verdictOf(candidate)}`}</Text>
            <DescriptionList
              layout="rows"
              facts={candidate.reasons.map((reason) => ({
                id: reason.signal,
                label: markedLabel(reason),
                value: `${reason.candidateValue ?? 'none'} against ${reason.existingValue ?? 'none'}`,
              }))}
            />
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}
