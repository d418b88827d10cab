import type { ImportRowState } from '@capiz/api/schema/row-import'
import { lineDiffer } from '@capiz/domain/effective'
import { sameValue } from '@capiz/domain/text'
import type { Services } from '../../../platform/services.ts'
import { joinErrors, yieldToEventLoop, readRows } from '../read-rows.ts'
import type { MatchedGrid } from '../match.ts'
import type { Line } from '../value.ts'
import { vocabularies } from '../vocabulary.ts'
import type { Details, ImportKind, Judgement } from './kind.ts'
import { stateLetters } from './store.ts'
import { type ImportRow } from './row.ts'

/** Every row of a file with where it stands, and the sums of it. */
export interface Assessment {
  rows: ImportRow[]
  states: string
  counts: Record<ImportRowState, number>
  problemCount: number
  comparedWith: string | null
}

function stateOf(errors: ImportRow['faults'], lineDiff: Judgement['state']): ImportRowState {
  if (errors.some(({ sameAs }) => sameAs !== undefined)) return 'conflict'
  return errors.length > 0 && lineDiff !== 'conflict' ? 'bad' : lineDiff
}

/** Returns a comparison of a row with the rows in force: added, changed or the same. */
function against(kind: ImportKind, before: readonly Line[]): (line: Line) => Judgement {
  const lineDiff = lineDiffer<Line>(before, { key: kind.keyOf, ...kind.compared })
  return (line) => {
    const { state, changes } = lineDiff(line)
    return {
      state: state === 'added' ? 'new' : state,
      errors: [],
      changes: changes.map(({ before: was, after: is, field, change, percent }) => ({
        field,
        before: was[field],
        after: is[field],
        ...(change === undefined ? {} : { change }),
        ...(percent === undefined ? {} : { percent }),
      })),
    }
  }
}

/** Reads and checks all rows and compares them with what is in force today; saves nothing. */
export async function assess(
  services: Services,
  kind: ImportKind,
  given: Pick<MatchedGrid, 'rows' | 'columns'> & {
    details: Details
    /** false while columns are missing: then no row can be judged */
    usable: boolean
  },
  onPause: (done: number) => void,
): Promise<Assessment> {
  const codeLists = await vocabularies(services.db, kind.layout)
  const check = kind.checker(codeLists, given.details, services.clock.today())
  const read = await readRows({ layout: kind.layout, codeLists, check, tidy: kind.tidy }, given, onPause)
  const { lines: before, since } = await kind.inForce(services, given.details)
  const lines = read.map(({ values }) => values)
  const judge = (await kind.judge?.(services, given.details, lines)) ?? against(kind, before)
  const rows: ImportRow[] = []
  const stored = new Set<string>()
  for (const [at, { row, cells, values, errors: unread }] of read.entries()) {
    const { state, errors: found, ...judged } = judge(values)
    const errors = joinErrors(unread, found)
    stored.add(kind.keyOf(values))
    rows.push({
      row,
      cells: [...cells],
      state: given.usable ? stateOf(errors, state) : 'bad',
      values,
      faults: errors,
      ...judged,
    })
    if (at % 500 === 499) await yieldToEventLoop()
  }
  markDuplicates(rows)
  for (const values of given.usable ? before : []) {
    if (stored.has(kind.keyOf(values))) continue
    rows.push({ row: null, cells: [], state: 'removed', values, faults: [], changes: [] })
  }
  return { rows, ...sumsOf(rows), comparedWith: since }
}

/**
 * Of two rows for one thing with different contents neither can be taken: the earlier one is marked as well. Every row that
 * repeats another names the first of them, so that they can be shown beside each other.
 */
function markDuplicates(rows: readonly ImportRow[]): void {
  for (const repeating of rows) {
    const { row, values, faults: errors } = repeating
    const place = errors.find(({ sameAs }) => sameAs !== undefined)?.sameAs
    const earlier = place === undefined ? undefined : rows[place]
    if (!earlier || earlier.row === null) continue
    repeating.repeats = earlier.row
    if (sameValue(earlier.values, values)) continue
    earlier.repeats = earlier.row
    if (earlier.faults.length > 0) continue
    const [field = ''] = Object.keys(values)
    earlier.state = 'conflict'
    earlier.faults.push({ field, message: `Entered again in row ${row} with other contents.` })
  }
}

function sumsOf(rows: readonly ImportRow[]): Pick<Assessment, 'states' | 'counts' | 'problemCount'> {
  const counts = { new: 0, changed: 0, same: 0, conflict: 0, bad: 0, removed: 0 }
  let problemCount = 0
  for (const { state, faults: errors } of rows) {
    counts[state] += 1
    problemCount += errors.length
  }
  return { counts, problemCount, states: rows.map(({ state }) => stateLetters[state]).join('') }
}
