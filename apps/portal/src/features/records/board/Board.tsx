import { complianceBoard } from '@capiz/api/contract/record'
import { capitalise, plural } from '@capiz/domain/text'
import type { Column } from '@capiz/ui/DataTable'
import { EmptyState } from '@capiz/ui/EmptyState'
import { Link } from '@capiz/ui/Link'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Section } from '@capiz/ui/Section'
import { Stack } from '@capiz/ui/Stack'
import { StatTile } from '@capiz/ui/StatTile'
import { type ReactElement, useMemo } from 'react'
import { WholeTable } from '../../../patterns/WholeTable.tsx'
import { usePageTitle } from '../../../platform/routing/page-title.ts'
import { useCall } from '../../../platform/data/query.tsx'
import { today } from '../../../patterns/today.ts'
import { type BoardLine, byDepartment, type Figure, figureHref, totalsOf } from './board-lines.ts'
import * as styles from './board.css.ts'

const withoutDepartment = 'Not given to a department'

/** The open records of one department. */
type Department = ReturnType<typeof byDepartment>[number]

/** A figure with the way to the records it counts. */
function FigureLink({ line, figure, text }: { line: BoardLine; figure: Figure; text: string }): ReactElement {
  return (
    <Link href={figureHref(line, figure, today())} data-late={figure === 'overdue' ? '' : undefined}>
      {text}
    </Link>
  )
}

/** The same as plain text, for copies and for the room it takes in a card. */
const figuresText = ({ open = 0, overdue = 0, dueSoon = 0 }: Partial<BoardLine> = {}): string =>
  [String(open), overdue > 0 ? `${overdue} late` : '', dueSoon > 0 ? `${dueSoon} due` : '']
    .filter(Boolean)
    .join(', ')

/** The open records of a kind in a department, and below them those that are late and those due this week. */
function Figures({ line }: { line: BoardLine | undefined }): ReactElement {
  if (line === undefined || line.open === 0) return <span className={styles.zero}>0</span>
  const count = (value: number) => value.toLocaleString('en-PH')
  return (
    <span className={styles.figures} data-counts>
      <span className={styles.all}>
        <FigureLink line={line} figure="open" text={count(line.open)} />
      </span>
      {line.overdue === 0 ? null : (
        <FigureLink line={line} figure="overdue" text={`${count(line.overdue)} late`} />
      )}
      {line.dueSoon === 0 ? null : (
        <FigureLink line={line} figure="dueSoon" text={`${count(line.dueSoon)} due`} />
      )}
    </span>
  )
}

/** A column for each kind of record that is open somewhere, between the department and its oldest record. */
function columnsOf(kinds: ReturnType<typeof totalsOf>): readonly Column<Department>[] {
  const lineOf = (kind: string) => (row: Department) => row.lines.find((line) => line.kind === kind)
  return [
    {
      id: 'department',
      header: 'Department',
      text: ({ department }) => department ?? withoutDepartment,
      minWidth: 160,
    },
    ...kinds.map(({ kind, label }): Column<Department> => ({
      id: kind,
      header: label,
      kind: 'number',
      text: (row) => figuresText(lineOf(kind)(row)),
      cell: (row) => <Figures line={lineOf(kind)(row)} />,
      minWidth: 136,
    })),
    {
      id: 'oldest',
      header: 'Oldest',
      kind: 'number',
      text: ({ lines }) => plural(Math.max(...lines.map(({ oldestDays }) => oldestDays)), 'day', 'days'),
      minWidth: 96,
      priority: 4,
    },
  ]
}

/** The line of a tile below its number, after those that are late. */
function tileDetail({ open, overdue, dueSoon, oldestDays }: ReturnType<typeof totalsOf>[number]): string {
  const text = [
    dueSoon > 0 ? `${dueSoon} due this week` : '',
    open > 0 ? `oldest ${plural(oldestDays, 'day', 'days')}` : '',
  ]
    .filter(Boolean)
    .join(', ')
  return overdue > 0 ? text : capitalise(text)
}

/** Shows the work that is open, late and due within seven days: the kinds at a glance, then each department in a line. */
export function Board(): ReactElement {
  usePageTitle('Compliance')
  const answer = useCall(complianceBoard.get)
  const totals = useMemo(() => totalsOf(answer.data ?? []), [answer.data])
  const columns = useMemo(() => columnsOf(totals), [totals])
  const departments = useMemo(() => byDepartment(answer.data ?? []), [answer.data])
  return (
    <Stack gap={5}>
      <PageHeader title="Compliance" description="What is open, late and due within seven days." />
      <div className={styles.tiles}>
        {totals.map((total) => (
          <StatTile
            key={total.kind}
            label={total.label}
            value={total.open}
            late={total.overdue > 0 ? `${total.overdue.toLocaleString('en-PH')} late` : undefined}
            detail={tileDetail(total)}
            href={figureHref({ kind: total.kind, department: null }, 'open', today())}
          />
        ))}
      </div>
      <Section title="By department">
        <WholeTable
          label="Open records by department"
          columns={columns}
          rows={departments}
          rowKey={({ department }) => department ?? ''}
          source={{ answer, many: 'open records' }}
          empty={<EmptyState title="Nothing is open">No record waits for a department.</EmptyState>}
        />
      </Section>
    </Stack>
  )
}
