import { complianceBoard } from '@capiz/api/contract/record'
import { plural } from '@capiz/domain/text'
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

/** The open records of one kind in all departments. */
type KindTotal = ReturnType<typeof totalsOf>[number]

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

interface FiguresProps {
  line: BoardLine | undefined
  /** The figures of the kind in all departments: one that none has takes no room. */
  total: KindTotal
}

/** The open records of a kind in a department and beside them those late and due this week, each at one place in its column. */
function Figures({ line, total }: FiguresProps): ReactElement {
  const count = (value: number) => value.toLocaleString('en-PH')
  return (
    <span className={styles.figures}>
      <span className={styles.all}>
        {line === undefined || line.open === 0 ? (
          <span className={styles.zero}>0</span>
        ) : (
          <FigureLink line={line} figure="open" text={count(line.open)} />
        )}
      </span>
      {total.overdue === 0 ? null : (
        <span className={styles.late}>
          {line === undefined || line.overdue === 0 ? null : (
            <FigureLink line={line} figure="overdue" text={`${count(line.overdue)} late`} />
          )}
        </span>
      )}
      {total.dueSoon === 0 ? null : (
        <span className={styles.due}>
          {line === undefined || line.dueSoon === 0 ? null : (
            <FigureLink line={line} figure="dueSoon" text={`${count(line.dueSoon)} due`} />
          )}
        </span>
      )}
    </span>
  )
}

/** Least width in px of the column of a kind: its header, or the figures that a department has. */
const widthOf = ({ label, overdue, dueSoon }: KindTotal): number =>
  Math.max(label.length * 7 + 16, 60 + (overdue > 0 ? 64 : 0) + (dueSoon > 0 ? 56 : 0))

/** A column for each kind of record that is open somewhere, between the department and its oldest record. */
function columnsOf(kinds: readonly KindTotal[]): readonly Column<Department>[] {
  const lineOf = (kind: string) => (row: Department) => row.lines.find((line) => line.kind === kind)
  return [
    {
      id: 'department',
      header: 'Department',
      text: ({ department }) => department ?? withoutDepartment,
      minWidth: 160,
    },
    ...kinds.map((total): Column<Department> => ({
      id: total.kind,
      header: total.label,
      text: (row) => figuresText(lineOf(total.kind)(row)),
      cell: (row) => <Figures line={lineOf(total.kind)(row)} total={total} />,
      hasOwnLine: true,
      minWidth: widthOf(total),
    })),
    {
      id: 'oldest',
      header: 'Oldest',
      kind: 'number',
      text: ({ lines }) => plural(Math.max(...lines.map(({ oldestDays }) => oldestDays)), 'day', 'days'),
      hasOwnLine: true,
      minWidth: 96,
      priority: 4,
    },
  ]
}

/** The line of a tile below its number, after those that are late: those due next, or where no day is set the age of the oldest. */
function tileDetail({ open, overdue, dueSoon, oldestDays }: KindTotal): string {
  if (dueSoon > 0) return `${dueSoon.toLocaleString('en-PH')} due this week`
  return open > 0 && overdue === 0 ? `Oldest ${plural(oldestDays, 'day', 'days')}` : ''
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
