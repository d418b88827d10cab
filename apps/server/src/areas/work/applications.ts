import type { Found } from '@capiz/api/schema/work'
import { requestTypeInfo } from '@capiz/domain/request'
import type { SearchedKind } from '@capiz/domain/search'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { userRequest } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { searchFor } from '../../engines/search/search.ts'
import { facilityTarget, physicianTarget, type SearchTarget } from '../../engines/search/target.ts'

type Row = InferOutput<typeof Found>

/** Requests a search by name answers at most. */
const most = 4

async function openRegistrations<K extends SearchedKind>(
  db: Executor,
  target: SearchTarget<K>,
  type: 'hf-registration' | 'phy-registration',
  text: string,
): Promise<Row[]> {
  const { table } = target
  const base = and(eq(table.deleted, false), eq(table.accepted, false), isNull(table.duplicateOf))
  const search = await searchFor(db, target, { text, searcher: 'staff', parts: 'all' }, base)
  if (!search) return []
  const isOpen = and(
    eq(userRequest.targetCode, target.code),
    eq(userRequest.type, type),
    eq(userRequest.deleted, false),
    inArray(userRequest.status, ['PENDING', 'REVIEWED']),
  )
  const rows = await db
    .select({ code: userRequest.code, name: userRequest.targetName })
    .from(table)
    .innerJoin(userRequest, isOpen)
    .where(and(base, search.where))
    .orderBy(...search.order, userRequest.id)
    .limit(most)
  const { label } = requestTypeInfo[type]
  return rows.map(({ code, name }) => ({ kind: 'request', code, name: label, hint: name, matched: null }))
}

/** Open applications by the name of their applicant, who is in no list before the approval. */
export async function applications(db: Executor, text: string): Promise<Row[]> {
  const facilities = await openRegistrations(db, facilityTarget, 'hf-registration', text)
  const physicians = await openRegistrations(db, physicianTarget, 'phy-registration', text)
  return [...facilities, ...physicians]
}
