import type { OutputOf } from '@capiz/api/contract/define'
import type { priceDay } from '@capiz/api/contract/price-day'
import { plural } from '@capiz/domain/text'
import { formatDay } from '@capiz/domain/time'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import type { ListColumn } from '../../../patterns/list-column.ts'
import { priceScreens } from '../model/kinds.ts'
import { eventLabels } from './board-state.ts'
import * as styles from './board.css.ts'

/** An event of a price sheet, as the wire brings it. */
export type BoardRow = OutputOf<typeof priceDay.board>['content'][number]

function daysAwayText(days: number): string {
  if (days === 0) return 'today'
  return days > 0 ? `in ${plural(days, 'day', 'days')}` : `${plural(-days, 'day', 'days')} ago`
}

const dayText = (row: BoardRow): string => `${formatDay(row.day)}, ${daysAwayText(row.daysAway)}`

/** The questions that were answered when the prices were entered: the first with its answer, and how many more. */
function overridesText([first, ...more]: BoardRow['overrides']): string {
  if (first === undefined) return ''
  return `${first.text} ${first.answer}${more.length > 0 ? ` and ${more.length} more` : ''}`
}

/** Returns the effect of an event; short where the sheet it replaces says all of it. */
const effectText = ({ event, otherDate, words }: BoardRow): string =>
  event === 'STARTS' && otherDate !== null ? `Replaces sheet of ${formatDay(otherDate)}` : words

/** The first row of each day of a page, whose rows are in the order of their days. */
function firstsOfDays(rows: readonly BoardRow[]): ReadonlySet<BoardRow> {
  return new Set(rows.filter(({ day }, index) => day !== rows[index - 1]?.day))
}

/**
 * The columns of the board. A day is shown once, at its first row, and the event only where it differs from row to row.
 *
 * @param rows the rows of the page
 * @param hasEvent false where all rows are the same event
 */
export function boardColumns(rows: readonly BoardRow[], hasEvent: boolean): readonly ListColumn<BoardRow>[] {
  const firsts = firstsOfDays(rows)
  return [
    {
      id: 'owner',
      header: 'Owner',
      text: (row) => row.owner?.name ?? 'Standard',
      minWidth: 210,
      weight: 1,
    },
    {
      id: 'day',
      header: 'Day',
      kind: 'date',
      fields: ['day', 'daysAway'],
      text: dayText,
      cell: (row) =>
        firsts.has(row) ? dayText(row) : <span className={styles.sameDay}>{dayText(row)}</span>,
      minWidth: 190,
    },
    ...(hasEvent ? [eventColumn] : []),
    {
      id: 'prices',
      header: 'Prices',
      fields: ['title', 'subtitle'],
      text: (row) => [priceScreens[row.kind].title, row.subtitle].filter(Boolean).join(', '),
      minWidth: 220,
      weight: 2,
    },
    { id: 'words', header: 'Effect', text: effectText, priority: 3, minWidth: 232, weight: hasEvent ? 2 : 0 },
    {
      id: 'overrides',
      header: 'Overridden',
      text: ({ overrides }) => overridesText(overrides),
      priority: 4,
      minWidth: 240,
    },
    {
      id: 'lines',
      header: 'Lines',
      kind: 'number',
      fields: ['lineCount'],
      text: (row) => row.lineCount.toLocaleString('en-PH'),
      priority: 4,
      minWidth: 72,
    },
  ]
}

const eventColumn: ListColumn<BoardRow> = {
  id: 'event',
  header: 'Event',
  kind: 'status',
  text: (row) => eventLabels[row.event].label,
  cell: (row) => <StatusBadge size="sm" {...eventLabels[row.event]} />,
  minWidth: 140,
}
