import type { ReferenceBase } from '@capiz/domain/reference'
import { foldAccents } from '@capiz/domain/text'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { withLabels } from '../../platform/audit/change-labels.ts'
import { auditLog, referenceItem } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import type { Services } from '../../platform/services.ts'
import { namesOfUsers } from '../../platform/access/user-names.ts'
import { listOf, publicItem } from './row.ts'
import { usageOf } from './usage.ts'

/** Entries and look-alikes that are shown. */
const latest = 20
const mostSimilar = 5

/** How alike two names must be, from 0 to 1, to be shown beside each other. */
const alike = 0.45

async function historyOf(db: Executor, base: ReferenceBase, code: string) {
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entityType, base), eq(auditLog.entityCode, code)))
    .orderBy(desc(auditLog.id))
    .limit(latest)
  const changes = await withLabels(
    db,
    rows.map((row) => row.changes),
  )
  const people = await namesOfUsers(
    db,
    rows.map(({ actor }) => actor),
  )
  const names = new Map(people.map(({ username, name }) => [username, name]))
  return rows.map((row, place) => ({
    code: row.code,
    action: row.action,
    actor: row.actor,
    actorName: names.get(row.actor) ?? row.actor,
    at: row.updatedDate,
    changes: changes[place] ?? [],
  }))
}

/** Returns the items of a list whose name is much like some words, the most alike first. */
export async function similarTo(db: Executor, base: ReferenceBase, typed: string, except: string) {
  const text = foldAccents(typed.trim())
  const likeness = sql<number>`similarity(unaccent(coalesce(${referenceItem.description}, '')), ${text})`
  const rows = await db
    .select()
    .from(referenceItem)
    .where(
      and(
        eq(referenceItem.list, base),
        except === '' ? undefined : ne(referenceItem.code, except),
        sql`${likeness} >= ${alike}`,
      ),
    )
    .orderBy(desc(likeness), referenceItem.code)
    .limit(mostSimilar)
  return rows.map((row) => {
    const { code, description } = publicItem(row)
    return { code, description, disabled: row.deleted }
  })
}

/** How often a code is used, what was done to its item, and which items of the list have a like name. */
export async function insightOf(
  { db }: Services,
  query: { list: ReferenceBase; code?: string | undefined; words?: string | undefined },
) {
  const { base } = listOf(query.list)
  const code = query.code?.trim().toUpperCase() ?? ''
  const typed = query.words?.trim() ?? ''
  return {
    usage: code === '' ? [] : await usageOf(db, base, code),
    history: code === '' ? [] : await historyOf(db, base, code),
    similar: typed.length < 3 ? [] : await similarTo(db, base, typed, code),
  }
}
