import type { referenceItem } from '../db/schema/index.ts'
import { itemColumns, listOf } from '../engines/reference/row.ts'
import { stampsAt, type SeedInputs } from './context.ts'
import { holidayLists } from './data/holidays.ts'
import { lapseRules } from './data/lapse-rules.ts'
import { onePersonMoves } from './data/one-person-moves.ts'
import { plainLists, type SeedList } from './data/lists.ts'
import { medicineLists } from './data/medicine.ts'
import { priceLimits } from './data/price-limits.ts'
import { serviceList } from './data/services.ts'
import { signInGroups } from './data/sign-in-groups.ts'
import { textLists } from './data/texts.ts'
import { verificationSourceLists } from './data/verification-sources.ts'

type Row = typeof referenceItem.$inferInsert & { id: number }

const lists: readonly SeedList[] = [
  ...plainLists,
  ...medicineLists,
  serviceList,
  ...textLists,
  ...holidayLists,
  ...verificationSourceLists,
  priceLimits,
  onePersonMoves,
  lapseRules,
  signInGroups,
]

/** An item that was deleted and can be enabled again, in every list. */
function retired({ base, entries, retired: more }: SeedList): Record<string, unknown> {
  const list = listOf(base)
  const deletedLabel = 'Old entry, no longer used'
  return {
    ...entries[0],
    name: deletedLabel,
    value: deletedLabel,
    [list.titleField]: deletedLabel,
    code: 'OLD',
    ...more,
  }
}

/** Items of every maintained list: those every size has first, then the rest (domain model 4.3). */
export function* referenceRows(inputs: SeedInputs): Generator<Row> {
  let id = 0
  const row = (base: SeedList['base'], entry: Readonly<Record<string, unknown>>, deleted: boolean): Row => {
    id += 1
    // the items of a list came at one moment, so that the newest change is one that somebody made
    const stamps = stampsAt(inputs, { offset: -500, by: 'SYSTEM' })
    return { id, ...itemColumns(base, entry), ...stamps, deleted }
  }
  for (const list of lists) {
    for (const entry of list.entries.slice(0, list.tiny)) yield row(list.base, entry, false)
    yield row(list.base, retired(list), true)
  }
  if (inputs.size === 'tiny') return
  for (const list of lists) {
    for (const entry of list.entries.slice(list.tiny)) yield row(list.base, entry, false)
  }
}
