import { complianceBoard } from '@capiz/api/contract/record'
import { plural } from '@capiz/domain/text'
import type { Column } from '@capiz/ui/DataTable'
import { EmptyState } from '@capiz/ui/EmptyState'
import { Link } from '@capiz/ui/Link'
import { Numeric } from '@capiz/ui/Numeric'
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

function figureColumn(id: Figure, header: string): Column<BoardLine> {
  return {
    id,
    header,
    kind: 'number',
    text: (line) => line[id].toLocaleString('en-PH'),
    cell: (line) =>
      line[id] === 0 ? (
        <Numeric format="count" value={0} />
      ) : (
        <Link href={figureHref(line, id, today())}>
          <Numeric format="count" value={line[id]} />
        </Link>
      ),
    minWidth: 96,
  }
}

const columns: readonly Column<BoardLine>[] = [
  {
    id: 'department',
    header: 'Department',
    text: ({ department }) => department ?? withoutDepartment,
    minWidth: 180,
  },
  { id: 'label', header: 'Kind', text: ({ label }) => label, minWidth: 150 },
  figureColumn('open', 'Open'),
  figureColumn('overdue', 'Overdue'),
  figureColumn('dueSoon', 'Due this week'),
  {
    id: 'oldestDays',
    header: 'Oldest',
    kind: 'number',
    text: ({ oldestDays }) => plural(oldestDays, 'day', 'days'),
    minWidth: 96,
    priority: 3,
  },
]

/** Shows the work that is open, overdue and due within seven days: the kinds at a glance, then each department. */
export function Board(): ReactElement {
  usePageTitle('Compliance')
  const answer = useCall(complianceBoard.get)
  const lines = useMemo(() => byDepartment(answer.data ?? []).flatMap(({ lines: own }) => own), [answer.data])
  return (
    <Stack gap={5}>
      <PageHeader title="Compliance" description="What is open, overdue and due within seven days." />
      <div className={styles.tiles}>
        {totalsOf(answer.data ?? []).map((total) => (
          <StatTile
            key={total.kind}
            label={total.label}
            value={total.open}
            detail={[
              total.overdue > 0 ? `${total.overdue} overdue` : '',
              total.dueSoon > 0 ? `${total.dueSoon} due this week` : '',
              total.open > 0 ? `oldest ${plural(total.oldestDays, 'day', 'days')}` : '',
            ]
              .filter(Boolean)
              .join(', ')}
            href={figureHref({ kind: total.kind, department: null }, 'open', today())}
          />
        ))}
      </div>
      <Section title="By department">
        <WholeTable
          label="Open records by department"
          columns={columns}
          rows={lines}
          rowKey={(line) => `${line.kind}-${line.department ?? ''}`}
          source={{ answer, many: 'open records' }}
          empty={<EmptyState title="Nothing is open">No record waits for a department.</EmptyState>}
        />
      </Section>
    </Stack>
  )
}
