import { seedRoleCodes, type SeedRoleCode } from '@capiz/domain/access'
import { getTableName } from 'drizzle-orm'
import type * as tables from '../../src/db/schema/index.ts'
import type { SeedInputs } from '../../src/seed/context.ts'
import { generateSeed } from '../../src/seed/generate.ts'
import type { SeedSize } from '../../src/seed/size.ts'
import { tinyToday } from '../setup/tiny-seed.ts'

const roleIds = Object.fromEntries(seedRoleCodes.map((code, at) => [code, at + 1])) as Record<
  SeedRoleCode,
  number
>

/** The inputs of a sample of a size for the day of the tests. */
export function sampleInputs(size: SeedSize, more: Partial<SeedInputs> = {}): SeedInputs {
  return { size, seedNumber: 1, asOf: tinyToday, passwordHash: 'hash', roleIds, ...more }
}

interface Rows {
  app_user: typeof tables.appUser
  facility: typeof tables.facility
  facility_address: typeof tables.facilityAddress
  physician: typeof tables.physician
  affiliation: typeof tables.affiliation
  attachment: typeof tables.attachment
  checklist_mark: typeof tables.checklistMark
  price_sheet: typeof tables.priceSheet
  price_line: typeof tables.priceLine
  user_request: typeof tables.userRequest
  case_record: typeof tables.caseRecord
  accreditation_history: typeof tables.accreditationHistory
  activity_log: typeof tables.activityLog
  remark: typeof tables.remark
  reference_item: typeof tables.referenceItem
}

/** All rows of a sample by the names of their tables. */
export type Sample = { [Name in keyof Rows]: Rows[Name]['$inferSelect'][] }

/** Makes the sample of a size without a database. */
export function sampleOf(inputs: SeedInputs): Sample {
  const found: Record<string, unknown[]> = {}
  for (const { table, rows } of generateSeed(inputs)) found[getTableName(table)] = [...rows]
  return found as unknown as Sample
}

/** Counts the rows of a sample by what a function says of each, without keeping them. */
export function countSample<Name extends keyof Rows>(
  inputs: SeedInputs,
  name: Name,
  key: (row: Rows[Name]['$inferSelect']) => string,
): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { table, rows } of generateSeed(inputs)) {
    if (getTableName(table) !== name) continue
    for (const row of rows) {
      const of = key(row as Rows[Name]['$inferSelect'])
      counts.set(of, (counts.get(of) ?? 0) + 1)
    }
    return counts
  }
  return counts
}
