import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { Stack } from '@capiz/ui/Stack'
import type { ReactElement } from 'react'

/** The part of a list field of a form that the cards need. */
interface ListField<T> {
  state: { value: readonly T[] }
  pushValue: (item: T) => void
  removeValue: (at: number) => void
}

interface CardRowsProps<T> {
  list: ListField<T>
  /** what one of them is called, such as "Contact person" */
  noun: string
  addLabel: string
  /** how many are kept at most */
  most: number
  /** one that nothing is known of yet */
  empty: T
  /** what tells an entry from others besides its place */
  keyOf?: (item: T) => string | number | null
  /** id of the first card, for the problem of the whole list */
  id?: string
  children: (at: number) => ReactElement
}

/** The entries of a list field, each a card with a number; the last one cannot be removed. */
export function CardRows<T>({
  list,
  noun,
  addLabel,
  most,
  empty,
  keyOf,
  id,
  children,
}: CardRowsProps<T>): ReactElement {
  const count = list.state.value.length
  return (
    <Stack gap={4}>
      {list.state.value.map((item, at) => (
        <Card
          key={keyOf?.(item) ?? `new-${at}`}
          id={at === 0 ? id : undefined}
          title={`${noun} ${at + 1}`}
          level={3}
          actions={
            count > 1 ? (
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Remove ${noun.toLowerCase()} ${at + 1}`}
                onPress={() => list.removeValue(at)}
              >
                Remove
              </Button>
            ) : undefined
          }
        >
          {children(at)}
        </Card>
      ))}
      {count < most ? (
        <div>
          <Button size="sm" onPress={() => list.pushValue(empty)}>
            {addLabel}
          </Button>
        </div>
      ) : null}
    </Stack>
  )
}
