import type { Database } from '../../src/db/types.ts'
import { loadSeed } from '../../src/seed/load.ts'
import { samplePassword, sampleUsers } from '../../src/seed/user.ts'

/** The password of every user of the tests. */
export const tinyPassword = samplePassword

/** Username per role; the tiny sample has second ones too: officer2, coordinator2 and physician2. */
export const tinyUsers = sampleUsers

/** The day the tiny sample takes for today, which is where the clock of the tests begins. */
export const tinyToday = '2026-11-20'

/** The smallest sample: twelve facilities and whatever belongs to them (domain model 13). */
export async function tinySeed(db: Database): Promise<void> {
  await loadSeed(db, { size: 'tiny', asOf: tinyToday })
}
