import type { OutputOf } from '@capiz/api/contract/define'
import { priceDay } from '@capiz/api/contract/price-day'
import { plural } from '@capiz/domain/text'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import type { Column } from '@capiz/ui/DataTable'
import { EmptyState } from '@capiz/ui/EmptyState'
import { Inline, Stack } from '@capiz/ui/Stack'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { Text } from '@capiz/ui/Text'
import type { StatusTone } from '@capiz/domain/status'
import { type ReactElement, useMemo } from 'react'
import { call } from '../../../platform/calls/api.ts'
import { useCall } from '../../../platform/data/query.tsx'
import { LoadingLines } from '../../../patterns/LoadingLines.tsx'
import { pricesHref } from '../model/addresses.ts'
import { knownPlace, type OwnerQuery, searched } from './DayPrices.tsx'
import { ExportMenu } from '../../../patterns/ExportMenu.tsx'
import { SheetTable } from './SheetTable.tsx'
import { changeText, type FieldChange, valueText } from '../../../patterns/price-change.ts'
import { ReadError } from '../../../patterns/ReadError.tsx'

type Comparison = OutputOf<typeof priceDay.compare>
type ComparedSheet = Comparison['sheets'][number]
type ComparedLine = ComparedSheet['lines'][number]

interface ChangeRow {
  key: string
  name: string
  state: ComparedLine['state']
  change: FieldChange
}

const states: Record<ComparedLine['state'], { label: string; tone: StatusTone }> = {
  added: { label: 'Added', tone: 'positive' },
  removed: { label: 'Removed', tone: 'stopped' },
  changed: { label: 'Changed', tone: 'progress' },
}

const columnsOf = (from: IsoDate, to: IsoDate): readonly Column<ChangeRow>[] => [
  { id: 'item', header: 'Item', text: ({ name }) => name, minWidth: 180 },
  {
    id: 'state',
    header: 'What happened',
    kind: 'status',
    text: ({ state }) => states[state].label,
    cell: ({ state }) => <StatusBadge size="sm" {...states[state]} />,
    priority: 2,
  },
  { id: 'field', header: 'Field', text: ({ change }) => change.label, priority: 3, minWidth: 110 },
  {
    id: 'before',
    header: formatDay(from),
    kind: 'number',
    text: ({ change }) => valueText(change.field, change.kind, change.before) ?? '—',
    minWidth: 120,
  },
  {
    id: 'after',
    header: formatDay(to),
    kind: 'number',
    text: ({ change }) => valueText(change.field, change.kind, change.after) ?? '—',
    minWidth: 120,
  },
  {
    id: 'change',
    header: 'Difference',
    kind: 'number',
    text: ({ change }) => changeText(change) || '—',
    minWidth: 190,
  },
]

function rowsOf(lines: readonly ComparedLine[]): ChangeRow[] {
  return lines.flatMap(({ key, name, state, changes }) =>
    changes.map((change) => ({ key: `${key} ${change.field}`, name, state, change })),
  )
}

function sourceText({ before, after }: ComparedSheet): string {
  const from = before === null ? 'no sheet' : formatDay(before.effectiveDate)
  const to = after === null ? 'no sheet' : formatDay(after.effectiveDate)
  return from === to ? `Sheet from ${from}` : `Sheets: ${from} to ${to}`
}

function totalText({ totals }: Comparison): string {
  const { added, removed, changed, same, dearer, cheaper } = totals
  const moved = changed === 0 ? '' : ` (${dearer} up, ${cheaper} down)`
  return `${changed} changed${moved}, ${added} added, ${removed} removed, ${same} the same`
}

interface DaysComparedProps {
  query: OwnerQuery
  from: IsoDate
  to: IsoDate
  term: string
}

/** Shows the prices of an owner that were added, removed or changed between two days, with pesos and percent. */
export function DaysCompared({ query, from, to, term }: DaysComparedProps): ReactElement {
  const answer = useCall(priceDay.compare, { query: { ...query, from, to } }, { keepsPrevious: true })
  const columns = useMemo(() => columnsOf(from, to), [from, to])
  if (answer.isError) {
    return <ReadError title="The two days could not be compared" answer={answer} />
  }
  if (answer.data === undefined) return <LoadingLines count={8} />
  const { owner, sheets } = answer.data
  const moved = sheets.filter(({ lines }) => lines.length > 0)
  const count = moved.reduce((sum, { lines }) => sum + lines.length, 0)
  const shown = searched(moved, term)
  return (
    <Stack gap={4}>
      <Inline gap={3} justify="between">
        <Text>{`From ${formatDay(from)} to ${formatDay(to)}: ${totalText(answer.data)}.`}</Text>
        <ExportMenu
          what={plural(count, 'change was', 'changes were')}
          isDisabled={count === 0}
          fetchFile={(format) => call(priceDay.compareExport, { query: { ...query, from, to, format } })}
        />
      </Inline>
      {shown.map((sheet) => (
        <SheetTable
          key={`${sheet.kind} ${sheet.subtitle}`}
          title={sheet.title}
          subtitle={sheet.subtitle}
          source={sourceText(sheet)}
          href={pricesHref(sheet.kind, owner.code, {
            sheetId: (sheet.after ?? sheet.before)?.sheetId,
            ...knownPlace(query),
          })}
          columns={columns}
          rows={rowsOf(sheet.lines)}
          rowKey={({ key }) => key}
        />
      ))}
      {count === 0 ? (
        <EmptyState title="The two days have the same prices">
          {`Nothing was added, removed or changed between ${formatDay(from)} and ${formatDay(to)}.`}
        </EmptyState>
      ) : shown.length === 0 ? (
        <EmptyState title="No change matches">No change between the two days holds these words.</EmptyState>
      ) : null}
    </Stack>
  )
}
