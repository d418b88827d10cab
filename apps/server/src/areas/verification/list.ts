import { proofStates, type ProofState } from '@capiz/domain/verification'
import type { IsoDate } from '@capiz/domain/time'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/rows.ts'
import type { Executor } from '../../db/types.ts'
import { verificationSources } from '../../engines/reference/verification-sources.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { pagingOf, type PagingQuery, type SortColumns } from '../../platform/list/page.ts'
import type { Services } from '../../platform/services.ts'
import { claimState } from '../../engines/provider/claims-sql.ts'
import { urgentClaims } from './urgent.ts'
import {
  claimTables,
  filteredClaims,
  isInState,
  claimParts,
  openKinds,
  statesOf,
  type ClaimFilters,
  type ClaimRow,
} from './query.ts'
import { claimViews } from './view.ts'

/** Order of urgency: a contradiction, then what a rule asks for, then what was never looked at. */
const urgency = sql`case c."state" when 'CONTRADICTED' then 0 when 'VERIFIED' then 4
  else (case when c."isAsked" then 1 when c."state" = 'STALE' then 2 else 3 end) end`

const sorts: SortColumns = {
  urgency,
  ownerName: sql`c."sortName"`,
  ownerCode: sql`c."ownerCode"`,
  sourceCode: sql`c."sourceCode"`,
  documentTypeCode: sql`c."documentTypeCode"`,
  state: sql`c."state"`,
  performedDate: sql`c."performedDate"`,
  nextDue: sql`c."nextDue"`,
}

const byUrgency = 'urgency,ASC'

/** One page of claims, the most urgent first, and of these the documents that lapse first. */
export async function listClaims(
  services: Services,
  query: PagingQuery & ClaimFilters,
  principal: Principal,
) {
  const { db, clock, counts } = services
  const today = clock.today()
  const { page: _page, size: _size, sort: _sort, ...filters } = query
  const sources = await verificationSources(db)
  const open = openKinds(principal)
  // of equal claims the document that lapses first; what has lapsed already or has no end can wait
  const lapse = sql`case when c."validityDate" >= ${today} then c."validityDate" else '9999-12-31' end`
  const tie = sql`${lapse} || ' ' || c."ownerCode" || ' ' || c."sourceCode" || ' ' || coalesce(c."documentTypeCode", '')`
  const { page, size, offset, order } = pagingOf(query, sorts, byUrgency, tie)
  const isUrgentFirst = [query.sort ?? byUrgency].flat().join() === byUrgency
  const rows = isUrgentFirst
    ? await urgentClaims(db, sources, filters, open, today, { offset, size })
    : await rowsOf<ClaimRow>(
        db,
        sql`select c.* from (${await filteredClaims(db, sources, filters, open, today)}) c
          order by ${sql.join(order, sql`, `)} limit ${size} offset ${offset}`,
      )
  const key = JSON.stringify(['claims', open, today, filters])
  const totalElements = await counts.count(claimTables, key, async () => {
    const where = isInState(statesOf(filters.state), today)
    const parts = await claimParts(db, sources, filters, open, today)
    const selects = parts.map(({ from }) => sql`(select count(*) ${from} and ${where})`)
    if (selects.length === 0) return 0
    const [row] = await rowsOf<{ all: number }>(
      db,
      sql`select (${sql.join(selects, sql` + `)})::int as "all"`,
    )
    return row?.all ?? 0
  })
  return { content: await claimViews(db, rows, principal), totalElements, page, size }
}

/** Confirmations that came due again and were not followed by another look at the same claim. */
async function dueAndNotDone(db: Executor): Promise<{ count: number; since: IsoDate | null }> {
  const [row] = await rowsOf<{ count: number; since: IsoDate | null }>(
    db,
    sql`select count(*)::int as count, min(l.due_on)::text as since
      from verification_due l join verification v on v.id = l.verification_id
      where not exists (select 1 from verification x where x.id > v.id and x.owner_code = v.owner_code
        and x.source_code = v.source_code and x.document_type_code is not distinct from v.document_type_code
        and x.result <> 'SOURCE_DOWN')`,
  )
  return { count: row?.count ?? 0, since: row?.since ?? null }
}

interface Counted extends Record<string, unknown> {
  ownerType: 'facility' | 'physician'
  sourceCode: string
  state: ProofState
  count: number
}

/** Counts claims by state and source, with what is due and not yet done. */
export async function countClaims(services: Services, filters: ClaimFilters, principal: Principal) {
  const { db, clock, counts } = services
  const today = clock.today()
  const sources = await verificationSources(db)
  const key = JSON.stringify(['claim counts', openKinds(principal), today, filters])
  const rows = await counts.get(claimTables, key, async () => {
    const where = isInState(statesOf(filters.state), today)
    const parts = await claimParts(db, sources, filters, openKinds(principal), today)
    if (parts.length === 0) return []
    const selects = parts.map(
      ({ from }) => sql`select s.owner_kind as "ownerType", s.source_code as "sourceCode",
        ${claimState(today)} as "state", count(*)::int as count ${from} and ${where} group by 1, 2, 3`,
    )
    return rowsOf<Counted>(db, sql.join(selects, sql` union all `))
  })
  const sum = (some: readonly Counted[]) => some.reduce((total, { count }) => total + count, 0)
  const open = rows.filter(({ state }) => state !== 'VERIFIED')
  return {
    asOf: today,
    total: sum(rows),
    states: proofStates.map((state) => {
      const own = rows.filter((row) => row.state === state)
      const of = (kind: string) => sum(own.filter(({ ownerType }) => ownerType === kind))
      return { state, facilities: of('facility'), physicians: of('physician') }
    }),
    sources: sources.map(({ code, name }) => ({
      sourceCode: code,
      source: name,
      open: sum(open.filter(({ sourceCode }) => sourceCode === code)),
    })),
    due: await dueAndNotDone(db),
  }
}
