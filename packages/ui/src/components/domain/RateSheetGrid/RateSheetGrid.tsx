import { Fragment, lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import type { ClipboardEvent, ReactElement } from 'react'
import { plural } from '@capiz/domain/text'
import type { IsoDate } from '@capiz/domain/time'
import { cx } from '../../../styles/cx.ts'
import { Button } from '../../primitives/Button/index.ts'
import { useNarrow } from '../../data/DataTable/useNarrow.ts'
import { DatePicker } from '../../fields/DatePicker/index.ts'
import { Notice } from '../../feedback/Notice/index.ts'
import type { AmountField } from '../PriceHistory/index.ts'
import { GridRow } from './GridRow.tsx'
import * as styles from './RateSheetGrid.css.ts'
import { effectText } from './effect.ts'
import { fillDown, gridSummary, pasteBlock, rangeEnds, splitBlock } from './lines.ts'
import type { CellRange, GridLine } from './lines.ts'
import { useCellKeys } from './useCellKeys.ts'
import type { ElementProps } from '../../../element/element-props.ts'
import { useElementProps } from '../../../element/useElementProps.ts'

// the menu comes when the first one is opened, as in DataTable
const RowMenu = lazy(async () => ({ default: (await import('../../data/DataTable/RowMenu.tsx')).RowMenu }))

/** The first day of the new version, and what is in force until then. */
export interface SheetStart {
  /** Null while the day is not complete. */
  readonly value: IsoDate | null
  readonly onChange: (day: IsoDate | null) => void
  readonly today: IsoDate
  /** First day of the version that is in force today; absent when there is none. */
  readonly inForceSince?: IsoDate | undefined
  /** Why the day cannot be taken. */
  readonly errorMessage?: string | undefined
}

export interface RateSheetGridProps extends ElementProps {
  /** Name of the sheet: `New version of room rates`. */
  label: string
  /** Heading of the items: `Room category`. */
  itemLabel: string
  /** The prices of an item, in the order of the columns. */
  fields: readonly AmountField[]
  /** The version that was copied. */
  before: readonly GridLine[]
  /** The new version as it stands. */
  lines: readonly GridLine[]
  /** Called with every change: typed, pasted, removed, put back. */
  onChange: (lines: readonly GridLine[]) => void
  /** Asks for the first day above the sheet and explains what it means. */
  start?: SheetStart | undefined
  /** Called with the keys of the items whose amounts are selected; none when nothing is. */
  onSelectionChange?: ((keys: readonly string[]) => void) | undefined
  /** Items can be taken out of the new version and put back. */
  canRemove?: boolean | undefined
  /** Adds an item; shows the button. */
  onAdd?: (() => void) | undefined
  /** Offered where the place is too narrow to type a price list. */
  onUpload?: (() => void) | undefined
}

/** A copy of a price list in editing, used like a spreadsheet: typed, pasted as a block, changes marked and counted. */
export function RateSheetGrid(props: RateSheetGridProps): ReactElement {
  const { label, fields, before, lines, start, canRemove = false } = props
  const root = useRef<HTMLElement>(null)
  const isNarrow = useNarrow(root, 560)
  const [announcement, setAnnouncement] = useState('')
  const summary = gridSummary(before, lines)
  return (
    <section {...useElementProps(props, root)} className={styles.root} aria-label={label}>
      {start ? <Start {...start} /> : null}
      {isNarrow ? (
        <div className={styles.narrow}>
          <Notice title="Changing prices needs a wider screen">
            {props.onUpload
              ? 'Turn the device, use a larger one, or upload a sheet.'
              : 'Turn the device or use a larger one.'}
          </Notice>
          {props.onUpload ? <Button onPress={props.onUpload}>Upload a sheet</Button> : null}
        </div>
      ) : (
        <Sheet {...props} canRemove={canRemove} fields={fields} onAnnounce={setAnnouncement} />
      )}
      <div className={styles.foot}>
        <output>{summary}</output>
        <output>{announcement}</output>
        {props.onAdd && !isNarrow ? (
          <Button size="sm" onPress={props.onAdd}>
            Add item
          </Button>
        ) : null}
      </div>
    </section>
  )
}

function Start({ value, onChange, today, inForceSince, errorMessage }: SheetStart): ReactElement {
  const effect = value && !errorMessage ? effectText(value, today, inForceSince) : undefined
  return (
    <div className={styles.head}>
      <DatePicker
        label="Effective from"
        isRequired
        value={value}
        onChange={onChange}
        errorMessage={errorMessage}
      />
      {effect ? (
        <div className={styles.notice}>
          <Notice tone={effect.isBackDated ? 'attention' : 'info'} isLive>
            {effect.text}
          </Notice>
        </div>
      ) : null}
    </div>
  )
}

function Sheet(props: RateSheetGridProps & { canRemove: boolean; onAnnounce: (text: string) => void }) {
  const { label, itemLabel, fields, before, lines, onChange, canRemove } = props
  const table = useRef<HTMLTableElement>(null)
  const originals = new Map(before.map((line) => [line.key, line]))
  const { range, ...rangeKeys } = useRange(props)
  const columns = fields.length + (canRemove ? 1 : 0)
  const keys = useCellKeys(table, { rows: lines.length, columns }, { range, ...rangeKeys })
  const { onAmount, onRemove } = useStableChanges(lines, onChange)
  const [menu, setMenu] = useState<{ index: number; trigger: HTMLElement }>()
  const onMenu = useCallback((index: number, trigger: HTMLElement) => setMenu({ index, trigger }), [])
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLInputElement)) return
    const block = splitBlock(event.clipboardData.getData('text/plain'))
    // A single amount is left to the field itself.
    if (block.length < 2 && (block[0]?.length ?? 0) < 2) return
    event.preventDefault()
    const [row = 0, field = 0] = (event.target.dataset['place'] ?? '').split(',').map(Number)
    const pasted = pasteBlock(lines, fields, { row, field }, block)
    onChange(pasted.lines)
    const rest = pasted.unread > 0 ? `, ${pasted.unread} could not be read and stay as they were` : ''
    props.onAnnounce(`${pasted.filled} amounts pasted${rest}.`)
  }
  return (
    <div className={styles.scroll}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-label={label}
        className={styles.table}
        onPaste={onPaste}
        onPointerDown={() => rangeKeys.onRange(undefined)}
        {...keys}
      >
        <thead>
          <SheetHead {...{ itemLabel, fields, canRemove }} />
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <GridRow
              key={`${index}-${line.key}`}
              before={originals.get(line.key)}
              {...{ line, index, fields, canRemove }}
              selected={selectedColumn(range, index)}
              isMenuOpen={menu?.index === index}
              {...{ onAmount, onMenu }}
            />
          ))}
        </tbody>
      </table>
      <LineMenu
        line={menu && lines[menu.index]}
        trigger={menu?.trigger}
        onRemove={() => menu && onRemove(menu.index)}
        onClose={() => setMenu(undefined)}
      />
    </div>
  )
}

interface LineMenuProps {
  /** The item whose menu is open. */
  line: GridLine | undefined
  trigger: HTMLElement | undefined
  onRemove: () => void
  onClose: () => void
}

/** The actions on an item: it is taken out of the version, or put back. */
function LineMenu({ line, trigger, onRemove, onClose }: LineMenuProps): ReactElement | null {
  if (!line || !trigger) return null
  const label = line.isRemoved ? 'Put back' : 'Remove'
  return (
    <Suspense fallback={null}>
      <RowMenu
        label={`Actions for ${line.label}`}
        items={[{ id: 'remove', label, onAction: onRemove }]}
        {...{ trigger, onClose }}
      />
    </Suspense>
  )
}

/** The column of the selected stretch in a row; undefined where the row is not part of it. */
function selectedColumn(range: CellRange | undefined, row: number): number | undefined {
  if (range === undefined) return undefined
  const { first, last } = rangeEnds(range)
  return row >= first && row <= last ? range.column : undefined
}

/** The selected stretch of amounts, and filling it from its first one. */
function useRange(props: RateSheetGridProps & { onAnnounce: (text: string) => void }) {
  const { lines, fields, onChange, onSelectionChange, onAnnounce } = props
  const [selection, setSelection] = useState<{ range: CellRange; keys: readonly string[] }>()
  const keysIn = (stretch: CellRange): string[] => {
    const { first, last } = rangeEnds(stretch)
    return lines.slice(first, last + 1).map(({ key }) => key)
  }
  // of other lines, as after a filter, nothing is selected
  const isSame = selection !== undefined && keysIn(selection.range).join('|') === selection.keys.join('|')
  const range = isSame ? selection.range : undefined
  const onRange = (next: CellRange | undefined): void => {
    if (next === undefined && selection === undefined) return
    const keys = next ? keysIn(next) : []
    setSelection(next && { range: next, keys })
    const ends = next && rangeEnds(next)
    onSelectionChange?.(keys)
    if (ends) onAnnounce(`${plural(ends.last - ends.first + 1, 'amount', 'amounts')} selected.`)
  }
  const onFill = (stretch: CellRange): void => {
    const { lines: next, filled } = fillDown(lines, fields, stretch)
    if (filled > 0) onChange(next)
    onAnnounce(`${plural(filled, 'amount', 'amounts')} filled down.`)
  }
  return { range, onRange, onFill }
}

/** Callbacks that stay the same while the lines change, so that rows are not drawn again. */
function useStableChanges(lines: readonly GridLine[], onChange: RateSheetGridProps['onChange']) {
  // Read what is true when they are called.
  const current = useRef({ lines, onChange })
  useEffect(() => {
    current.current = { lines, onChange }
  })
  const [stable] = useState(() => {
    const change = (index: number, part: (line: GridLine) => Partial<GridLine>) =>
      current.current.onChange(
        current.current.lines.map((line, at) => (at === index ? { ...line, ...part(line) } : line)),
      )
    return {
      onAmount: (index: number, field: string, amount: number | null) =>
        change(index, (line) => ({ amounts: { ...line.amounts, [field]: amount } })),
      onRemove: (index: number) => change(index, (line) => ({ isRemoved: !line.isRemoved })),
    }
  })
  return stable
}

type SheetHeadProps = Pick<RateSheetGridProps, 'itemLabel' | 'fields'> & { canRemove: boolean }

function SheetHead({ itemLabel, fields, canRemove }: SheetHeadProps): ReactElement {
  return (
    <tr>
      <th scope="col" className={cx(styles.headCell, styles.corner)}>
        {itemLabel}
      </th>
      {fields.map((field) => (
        <Fragment key={field.name}>
          <th scope="col" className={cx(styles.headCell, styles.numberHead)}>
            {fields.length > 1 ? `${field.label}, before` : 'Before'}
          </th>
          <th scope="col" className={cx(styles.headCell, styles.numberHead)}>
            {field.label}
          </th>
          <th scope="col" className={cx(styles.headCell, styles.numberHead)}>
            {fields.length > 1 ? `Change, ${field.label.toLowerCase()}` : 'Change'}
          </th>
        </Fragment>
      ))}
      {canRemove ? (
        <th scope="col" className={cx(styles.headCell, styles.numberHead)}>
          Actions
        </th>
      ) : null}
    </tr>
  )
}
