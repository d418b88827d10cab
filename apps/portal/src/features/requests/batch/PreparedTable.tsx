import type { OutputOf } from '@capiz/api/contract/define'
import type { requestDesk } from '@capiz/api/contract/request-desk'
import { formatPeso, toCentavos } from '@capiz/domain/money'
import { requestTypeInfo } from '@capiz/domain/request'
import { plural } from '@capiz/domain/text'
import { formatDay } from '@capiz/domain/time'
import { Button } from '@capiz/ui/Button'
import { Checkbox } from '@capiz/ui/Checkbox'
import type { Column } from '@capiz/ui/DataTable'
import { VisuallyHidden } from '@capiz/ui/VisuallyHidden'
import { type ReactElement, useMemo } from 'react'
import { WholeTable } from '../../../patterns/WholeTable.tsx'
import { queuePath } from '../queue-path.ts'

type Row = OutputOf<typeof requestDesk.prepareBatch>['requests'][number]

interface PreparedTableProps {
  title: string
  /** heading of the table: the title with the number of rows */
  caption: string
  rows: readonly Row[]
  /** codes left out by the reader; undefined where nothing can be chosen */
  excluded: ReadonlySet<string> | undefined
  onToggle: (codes: readonly string[], isIncluded: boolean) => void
}

const impactText = ({ impact }: Row): string =>
  impact === null ? '' : `${impact > 0 ? '+' : ''}${formatPeso(toCentavos(impact))}`

const facts: readonly Column<Row>[] = [
  { id: 'target', header: 'About', text: (row) => row.targetName, minWidth: 180, weight: 2 },
  { id: 'kind', header: 'Kind', text: ({ type }) => requestTypeInfo[type].label, minWidth: 180, weight: 0 },
  { id: 'code', header: 'Request', text: ({ code }) => code, kind: 'code', priority: 3, minWidth: 132 },
  { id: 'impact', header: 'A year', text: impactText, kind: 'number', priority: 2, minWidth: 96 },
  {
    id: 'day',
    header: 'From',
    text: ({ firstDay }) => (firstDay === null ? '' : formatDay(firstDay)),
    kind: 'date',
    priority: 4,
    minWidth: 104,
  },
  {
    id: 'waiting',
    header: 'Waiting',
    text: ({ ageDays }) => (ageDays === 0 ? 'Today' : plural(ageDays, 'day', 'days')),
    priority: 3,
    minWidth: 84,
    weight: 0,
  },
]

type IncludeProps = Required<Pick<PreparedTableProps, 'onToggle'>> & { excluded: ReadonlySet<string> }

/** The field that leaves a request out. */
function Include({ row, excluded, onToggle }: IncludeProps & { row: Row }): ReactElement {
  const { code, targetName } = row
  return (
    <Checkbox isSelected={!excluded.has(code)} onChange={(next) => onToggle([code], next)}>
      <VisuallyHidden>{`Include ${targetName}, ${code}`}</VisuallyHidden>
    </Checkbox>
  )
}

/** The columns of a group: the facts, where requests can be left out the field for it, and what to look at. */
function columnsOf(props: Pick<PreparedTableProps, 'excluded' | 'onToggle'>): readonly Column<Row>[] {
  const { excluded, onToggle } = props
  const why: Column<Row> = {
    id: 'why',
    header: excluded === undefined ? 'Why' : 'Look at',
    text: ({ code, reasons }) => (excluded?.has(code) ? 'Excluded by you' : reasons.join('; ')),
    minWidth: 216,
    weight: 6,
  }
  if (excluded === undefined) return [...facts, why]
  const include: Column<Row> = {
    id: 'include',
    header: 'Include',
    text: ({ code }) => (excluded.has(code) ? 'No' : 'Yes'),
    cell: (row) => <Include {...{ row, excluded, onToggle }} />,
    minWidth: 76,
    weight: 0,
  }
  return [...facts, include, why]
}

/** One group of a prepared batch, with a field to leave single requests out. */
export function PreparedTable(props: PreparedTableProps): ReactElement {
  const { title, caption, rows, excluded, onToggle } = props
  const columns = useMemo(() => columnsOf({ excluded, onToggle }), [excluded, onToggle])
  const codes = rows.map(({ code }) => code)
  const areAllOut = excluded !== undefined && codes.every((code) => excluded.has(code))
  return (
    <WholeTable
      label={title}
      caption={caption}
      actions={
        excluded === undefined ? undefined : (
          <Button size="sm" variant="quiet" onPress={() => onToggle(codes, areAllOut)}>
            {areAllOut ? 'Include all' : 'Exclude all'}
          </Button>
        )
      }
      columns={columns}
      rows={rows}
      rowKey={({ code }) => code}
      rowHref={({ code }) => `${queuePath}/${code}`}
    />
  )
}
