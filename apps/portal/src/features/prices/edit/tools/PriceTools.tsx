import { Button } from '@capiz/ui/Button'
import type { AmountField } from '@capiz/ui/PriceHistory'
import type { GridLine } from '@capiz/ui/RateSheetGrid'
import { SearchField } from '@capiz/ui/SearchField'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { AdjustPrices } from './AdjustPrices.tsx'
import * as styles from './tools.css.ts'

interface PriceToolsProps {
  fields: readonly AmountField[]
  /** the lines that match the filter, and how many there are of all */
  shown: readonly GridLine[]
  total: number
  /** keys of the lines whose amounts are selected */
  selected: readonly string[]
  term: string
  onTerm: (term: string) => void
  onChange: (lines: readonly GridLine[]) => void
  /** takes the last change back; undefined while there is none */
  onUndo: (() => void) | undefined
}

/** The tools for the lines of a sheet in editing: which are shown, changes of many at once, and the way back. */
export function PriceTools(props: PriceToolsProps): ReactElement {
  const { fields, shown, total, selected, term, onTerm, onChange, onUndo } = props
  const chosen = selected.length > 1 ? shown.filter(({ key }) => selected.includes(key)) : shown
  const pesoFields = fields.filter(({ unit }) => unit === undefined || unit === 'peso')
  return (
    <div className={styles.tools}>
      <SearchField
        label="Show items with"
        placeholder="Name or code"
        value={term}
        onChange={onTerm}
        onSubmit={onTerm}
      />
      {pesoFields.length > 0 ? (
        <AdjustPrices
          fields={pesoFields}
          lines={chosen}
          isSelection={chosen.length < shown.length}
          onChange={onChange}
        />
      ) : null}
      <Button size="sm" isDisabled={onUndo === undefined} onPress={() => onUndo?.()}>
        Undo
      </Button>
      {term === '' ? null : <Text tone="muted">{`${shown.length} of ${total} items are shown.`}</Text>}
    </div>
  )
}
