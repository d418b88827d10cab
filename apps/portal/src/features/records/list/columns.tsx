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

function columnOf(field: RecordField, priority: 1 | 2 | 3 | 4): ListColumn<RecordView> {
  const isNumber = isNumeric(field.kind)
  return {
    id: field.name,
    header: field.label,
    kind: field.kind === 'day' ? 'date' : isNumber ? 'number' : 'text',
    text: (row) => fieldText(row, field) || none,
    sort: field.name,
    priority,
    minWidth: field.kind === 'day' || isNumber ? 112 : 124,
    // what is chosen of a list is about as long in each row
    ...(field.kind === 'choice' && { weight: 0 }),
  }
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

function statusColumn(hasDue: boolean): ListColumn<RecordView> {
  return {
    id: 'status',
    header: 'Status',
    kind: 'status',
    fields: hasDue ? ['status', 'overdue'] : ['status'],
    sort: 'status',
    text: (row) => (row.overdue ? `${row.statusLabel}, overdue` : row.statusLabel),
    cell: (row) => (
      <Inline gap={1}>
        <StatusBadge size="sm" tone={toneOf(row)} label={row.statusLabel} />
        {row.overdue ? <StatusBadge size="sm" tone="lapsed" label="Overdue" /> : null}
      </Inline>
    ),
    // both badges in one line
    minWidth: hasDue ? 236 : 156,
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
      minWidth: isNamedByChoice(screen) ? 130 : 200,
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
          minWidth: 160,
          weight: 3,
        },
    statusColumn(screen.due !== undefined),
    day === undefined || screen.columns.includes(day.name) ? undefined : columnOf(day, 2),
    ...own,
  ]
  return columns.filter((column) => column !== undefined)
}
