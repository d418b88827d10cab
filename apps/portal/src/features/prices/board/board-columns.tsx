import type { OutputOf } from '@capiz/api/contract/define'
import type { priceDay } from '@capiz/api/contract/price-day'
import { formatDay } from '@capiz/domain/time'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import type { ListColumn } from '../../../patterns/list-column.ts'
import { priceScreens } from '../model/kinds.ts'
import { type BoardState, eventLabels } from './board-state.ts'

/** An event of a price sheet, as the wire brings it. */
export type BoardRow = OutputOf<typeof priceDay.board>['content'][number]

/** The questions that were answered when the prices were entered: the first with its answer, and how many more. */
function overridesText([first, ...more]: BoardRow['overrides']): string {
  if (first === undefined) return ''
  return `${first.text} ${first.answer}${more.length > 0 ? ` and ${more.length} more` : ''}`
}

/** Returns the effect of an event; short where the sheet it replaces says all of it. */
const effectText = ({ event, otherDate, words }: BoardRow): string =>
  event === 'STARTS' && otherDate !== null ? `Replaces sheet of ${formatDay(otherDate)}` : words

const effectColumn: ListColumn<BoardRow> = {
  id: 'words',
  header: 'Effect',
  text: effectText,
  priority: 3,
  minWidth: 232,
}

/** The day of the sheet replaced says the effect of all that begins. */
const replacesColumn: ListColumn<BoardRow> = {
  id: 'words',
  header: 'Replaces',
  kind: 'date',
  text: ({ otherDate }) => (otherDate === null ? 'None, new' : formatDay(otherDate)),
  priority: 3,
  minWidth: 116,
}

/**
 * The columns of the board. The rows of a day stand under a line with it; the event and the answers to questions have a
 * column only where rows have them.
 *
 * @param event the event all rows are; ALL where they differ
 * @param hasOverrides whether a row was entered against a question
 */
export function boardColumns(
  event: BoardState['event'],
  hasOverrides: boolean,
): readonly ListColumn<BoardRow>[] {
  return [
    {
      id: 'owner',
      header: 'Owner',
      // the day stands over the rows, and leaves with them in a file
      fields: ['day', 'daysAway', 'owner'],
      text: (row) => row.owner?.name ?? 'Standard',
      minWidth: 240,
      weight: 3,
    },
    ...(event === 'ALL' ? [eventColumn] : []),
    {
      id: 'prices',
      header: 'Prices',
      fields: ['title', 'subtitle'],
      text: (row) => [priceScreens[row.kind].title, row.subtitle].filter(Boolean).join(', '),
      minWidth: 240,
      weight: 2,
    },
    event === 'STARTS' ? replacesColumn : { ...effectColumn, weight: event === 'ALL' ? 2 : 0 },
    ...(hasOverrides ? [overridesColumn] : []),
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

const overridesColumn: ListColumn<BoardRow> = {
  id: 'overrides',
  header: 'Overridden',
  text: ({ overrides }) => overridesText(overrides),
  priority: 4,
  minWidth: 240,
}

const eventColumn: ListColumn<BoardRow> = {
  id: 'event',
  header: 'Event',
  kind: 'status',
  text: (row) => eventLabels[row.event].label,
  cell: (row) => <StatusBadge size="sm" {...eventLabels[row.event]} />,
}
