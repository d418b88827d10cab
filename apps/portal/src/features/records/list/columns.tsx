import { isNumeric } from '@capiz/domain/field'
import { plural } from '@capiz/domain/text'
import type { RecordField } from '@capiz/domain/record'
import { Inline } from '@capiz/ui/Stack'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { type RecordView, valueOf } from '../model/calls.ts'
import type { RecordScreen } from '../model/screens.ts'
import { toneOf } from '../model/tones.ts'
import { fieldNamed, fieldText, isNamedByChoice, nameOf } from '../model/labels.ts'
import type { ListColumn } from '../../../patterns/list-column.ts'

const none = '—'

/** Px that a letter takes on average, that the room beside a text takes, that a badge adds to its label, and a second badge. */
const room = { letter: 7.2, beside: 24, badge: 22, overdue: 84 }

/** Width in px in which the longest of some short texts stands in one line. */
const widthOf = (texts: readonly string[]): number =>
  Math.round(Math.max(...texts.map(({ length }) => length)) * room.letter + room.beside)

/** Longest value in letters of a text that is a number or a code, such as an IMEI. */
const shortText = 20

/** Least width of a field's column in px: what is chosen of a list, and a text of few letters, is never cut. */
function leastOf({ kind, label, choices, max = Infinity }: RecordField): number {
  if (kind === 'day' || isNumeric(kind)) return 112
  if (choices !== undefined) return widthOf([label, ...choices.map((choice) => choice.label)])
  return kind === 'text' && max <= shortText ? widthOf([label, '0'.repeat(max)]) : 124
}

function columnOf(field: RecordField, priority: 1 | 2 | 3 | 4): ListColumn<RecordView> {
  return {
    id: field.name,
    header: field.label,
    kind: field.kind === 'day' ? 'date' : isNumeric(field.kind) ? 'number' : 'text',
    text: (row) => fieldText(row, field) || none,
    sort: field.name,
    priority,
    minWidth: leastOf(field),
    // what is chosen of a list is about as long in each row
    ...(field.kind === 'choice' && { weight: 0 }),
  }
}

/** Longest name in letters of a person or party. */
const partyName = 120

/** Room of the first column: one of a few short names leaves more of it to the provider, and a short code all of it. */
function nameRoom(screen: RecordScreen): { minWidth: number; weight?: number } {
  const max = fieldNamed(screen, screen.named)?.max ?? Infinity
  if (isNamedByChoice(screen)) return { minWidth: 130, weight: 1 }
  if (max <= shortText) return { minWidth: 168, weight: 0 }
  return max <= partyName ? { minWidth: 168, weight: 1 } : { minWidth: 200 }
}

/** How long an inquiry waits for its answer, or has waited. */
const answerTime: ListColumn<RecordView> = {
  id: 'answerDays',
  header: 'Answered in',
  kind: 'number',
  text: (row) => {
    const days = plural(Number(valueOf(row, 'answerDays')), 'day', 'days')
    return row.status === 'OPEN' ? `Waits ${days}` : days
  },
  priority: 3,
  minWidth: 120,
}

function statusColumn({ due, machine }: RecordScreen): ListColumn<RecordView> {
  return {
    id: 'status',
    header: 'Status',
    kind: 'status',
    fields: due ? ['status', 'overdue'] : ['status'],
    sort: 'status',
    text: (row) => (row.overdue ? `${row.statusLabel}, overdue` : row.statusLabel),
    cell: (row) => (
      <Inline gap={1}>
        <StatusBadge size="sm" tone={toneOf(row)} label={row.statusLabel} />
        {row.overdue ? <StatusBadge size="sm" tone="lapsed" label="Overdue" /> : null}
      </Inline>
    ),
    // both badges in one line
    minWidth: widthOf(Object.values(machine.statuses)) + room.badge + (due ? room.overdue : 0),
  }
}

/** The columns of a list of records: what each is called, whose it is, its own fields, its day and how it stands. */
export function columnsOf(screen: RecordScreen, isOwned: boolean): readonly ListColumn<RecordView>[] {
  const day = fieldNamed(screen, screen.day)
  const own = screen.columns.flatMap((name) => {
    const field = fieldNamed(screen, name)
    return name === 'answerDays' ? [answerTime] : field === undefined ? [] : [columnOf(field, 3)]
  })
  const named = fieldNamed(screen, screen.named)
  const columns: (ListColumn<RecordView> | undefined)[] = [
    {
      id: 'name',
      header: named?.label ?? screen.entity,
      fields: [screen.named],
      text: (row) => nameOf(screen, row),
      sort: screen.named,
      ...nameRoom(screen),
    },
    screen.code === undefined
      ? undefined
      : {
          id: 'code',
          header: 'Code',
          kind: 'code',
          text: (row) => row.code ?? none,
          sort: 'code',
          priority: 4,
          minWidth: 142,
        },
    isOwned || screen.owner === 'none'
      ? undefined
      : {
          id: 'owner',
          header: 'Provider',
          text: (row) => row.owner?.name ?? none,
          priority: 2,
          minWidth: 208,
          weight: 3,
        },
    statusColumn(screen),
    day === undefined || screen.columns.includes(day.name) ? undefined : columnOf(day, 2),
    ...own,
  ]
  return columns.filter((column) => column !== undefined)
}
