import type { Rating } from '@capiz/domain/field'
import { DescriptionList } from '@capiz/ui/DescriptionList'
import type { ReactElement } from 'react'
import type { RecordView } from '../model/calls.ts'
import { scoreLabels } from '../model/scores.ts'

interface RatingsProps {
  record: RecordView
  field: string
  value: unknown
}

/** Shows the rated items with their ratings, in words beside the score. */
export function Ratings({ record, field, value }: RatingsProps): ReactElement {
  const ratings = Array.isArray(value) ? (value as Rating[]) : []
  return (
    <DescriptionList
      none="Nothing was rated"
      facts={ratings.map(({ item, score, remarks }) => ({
        id: item,
        label: record.words[`${field}.${item}`] ?? item,
        value: [`${score} of 5, ${(scoreLabels[score - 1] ?? '').toLowerCase()}`, remarks]
          .filter(Boolean)
          .join('. '),
      }))}
    />
  )
}
