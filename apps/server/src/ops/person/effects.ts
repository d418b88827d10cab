import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/rows.ts'
import type { Executor } from '../../db/types.ts'
import { listOf, type PersonKeys } from './keys.ts'
import { personPlaces } from './places.ts'
import { erasureRefusals } from './refusals.ts'

/** Effect of an erasure on the rows of one kind. */
interface ErasureEffect {
  what: string
  action: 'REMOVED' | 'REWRITTEN' | 'KEPT'
  rows: number
  /** reason to keep them, with or without the person */
  why: string | null
}

const actions = { remove: 'REMOVED', rewrite: 'REWRITTEN', keep: 'KEPT' } as const

/** The name by which somebody who decides recognises the person. */
async function nameOf(db: Executor, { codes }: PersonKeys): Promise<string> {
  const [row] = await rowsOf<{ name: string }>(
    db,
    sql`select first_name || ' ' || last_name as name from physician where code in ${listOf(codes)}
        union all select first_name || ' ' || last_name from app_user where code in ${listOf(codes)} limit 1`,
  )
  return row?.name ?? ''
}

/**
 * Counts the rows about a person and says what an erasure does with them, without changing anything: what a second person
 * sees before confirming. Kinds without rows are left out.
 */
export async function erasureEffects(db: Executor, keys: PersonKeys) {
  const lines: ErasureEffect[] = []
  for (const { what, table, where, erase, why } of personPlaces) {
    const [row] = await rowsOf<{ rows: number }>(
      db,
      sql`select count(*)::int as rows from ${sql.identifier(table)} where ${where(keys)}`,
    )
    const rows = row?.rows ?? 0
    if (rows > 0) lines.push({ what, action: actions[erase], rows, why: why ?? null })
  }
  return { name: await nameOf(db, keys), refusals: await erasureRefusals(db, keys), lines }
}
