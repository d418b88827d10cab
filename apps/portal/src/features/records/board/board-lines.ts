import type { complianceBoard } from '@capiz/api/contract/record'
import type { OutputOf } from '@capiz/api/contract/define'
import { recordKind } from '@capiz/domain/record'
import { addDays, type IsoDate } from '@capiz/domain/time'
import { complianceBase } from '../model/areas.ts'
import { recordScreens } from '../model/screens.ts'

/** The open records of one kind in one department. */
export type BoardLine = OutputOf<typeof complianceBoard.get>[number]

/** A figure of the board. */
export type Figure = 'open' | 'overdue' | 'dueSoon'

/** Statuses in which something is still to be done; what the board counts as settled is left out. */
const settled: readonly string[] = ['CLOSED', 'CORRECTED', 'RECEIVED']

/** Days ahead in which something counts as due soon. */
const soonDays = 7

/** The list a figure counts: the same records, the same number. */
export function figureHref(
  line: Pick<BoardLine, 'kind' | 'department'>,
  figure: Figure,
  today: IsoDate,
): string {
  const { machine } = recordKind(line.kind)
  const open = Object.keys(machine.statuses).filter((status) => !settled.includes(status))
  const query = new URLSearchParams({
    status: open.join(','),
    ...(line.department !== null && { department: line.department }),
    ...(figure === 'overdue' && { overdue: 'true' }),
    ...(figure === 'dueSoon' && { dueFrom: today, dueTo: addDays(today, soonDays) }),
  })
  return `${complianceBase}/${recordScreens[line.kind].path}?${query.toString()}`
}

/** The lines with a total of each kind over its departments. */
export function totalsOf(lines: readonly BoardLine[]) {
  return [...Map.groupBy(lines, ({ kind }) => kind)].map(([kind, own]) => ({
    kind,
    label: own[0]?.label ?? kind,
    open: own.reduce((sum, { open }) => sum + open, 0),
    overdue: own.reduce((sum, { overdue }) => sum + overdue, 0),
    dueSoon: own.reduce((sum, { dueSoon }) => sum + dueSoon, 0),
    oldestDays: Math.max(...own.map(({ oldestDays }) => oldestDays)),
  }))
}

/** The lines of one department after the other, those with most overdue first; what has no department comes last. */
export function byDepartment(
  lines: readonly BoardLine[],
): { department: string | null; lines: BoardLine[] }[] {
  const late = (own: readonly BoardLine[]) => own.reduce((sum, { overdue }) => sum + overdue, 0)
  return [...Map.groupBy(lines, ({ department }) => department)]
    .map(([department, own]) => ({ department, lines: own }))
    .toSorted((a, b) => {
      if ((a.department === null) !== (b.department === null)) return a.department === null ? 1 : -1
      return late(b.lines) - late(a.lines) || (a.department ?? '').localeCompare(b.department ?? '')
    })
}
