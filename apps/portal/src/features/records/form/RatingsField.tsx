import type { Rating } from '@capiz/domain/field'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import type { Choice } from '../model/use-choices.ts'
import { scoreLabels } from '../model/scores.ts'
import { withRating } from './ratings.ts'
import * as styles from './form.css.ts'

const scores = scoreLabels
  .map((label, at) => ({ value: String(at + 1), label: `${at + 1}, ${label.toLowerCase()}` }))
  .toReversed()

interface RatingsFieldProps {
  id: string
  label: string
  items: readonly Choice[]
  value: readonly Rating[]
  onChange: (ratings: readonly Rating[]) => void
  errorMessage: string | undefined
}

/** One line for each thing that is looked at: a score from 1 to 5, and what there is to say about it. */
export function RatingsField(props: RatingsFieldProps): ReactElement {
  const { id, label, items, value, onChange, errorMessage } = props
  const known = items.map(({ value: code }) => code)
  // what was rated under a code that has left the list since stays with the record
  const gone = value.filter(({ item }) => !known.includes(item))
  const lines = [...items, ...gone.map(({ item }) => ({ value: item, label: item }))]
  return (
    <fieldset className={styles.ratings} id={id} tabIndex={-1}>
      <legend className={styles.legend}>
        {label}{' '}
        <Text as="span" size="caption" tone="muted">
          required
        </Text>
      </legend>
      <Stack gap={3}>
        {errorMessage === undefined ? null : (
          <Text tone="danger" size="compact">
            {errorMessage}
          </Text>
        )}
        <div className={styles.rated}>
          {lines.map((line) => {
            const rating = value.find(({ item }) => item === line.value)
            return (
              <Stack key={line.value} gap={2}>
                <NativeSelect
                  label={line.label}
                  placeholder="Not rated"
                  options={scores}
                  value={rating === undefined ? '' : String(rating.score)}
                  onChange={(score) =>
                    onChange(
                      withRating(value, {
                        item: line.value,
                        score: Number(score),
                        remarks: rating?.remarks ?? null,
                      }),
                    )
                  }
                />
                {rating === undefined ? null : (
                  <TextField
                    label={`Remarks on ${line.label.toLowerCase()}`}
                    value={rating.remarks ?? ''}
                    onChange={(remarks) => onChange(withRating(value, { ...rating, remarks }))}
                  />
                )}
              </Stack>
            )
          })}
        </div>
      </Stack>
    </fieldset>
  )
}
