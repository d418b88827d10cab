import type { IsoDate } from '@capiz/domain/time'
import { sql, type SQL } from 'drizzle-orm'
import { rowsOf } from '../../db/rows.ts'
import type { Executor } from '../../db/types.ts'
import { claimsSql, type ClaimOwner } from '../../engines/provider/claims-sql.ts'
import type { KnownSource } from '../../engines/reference/verification-sources.ts'
import { isInState, claimParts, statesOf, type ClaimFilters, type ClaimRow, type ClaimPart } from './query.ts'

interface ClaimId extends Record<string, unknown> {
  owner_code: string
  source_code: string
  doc_type: string
}

/** Claims of one urgency in the order of an index: the last `order by` of the page merges them. */
interface Branch {
  where: SQL
  urgency: SQL
  lapse: SQL
  order: SQL
  /** stands behind all claims that are not late: it is read only for a page that those do not fill */
  isLate: boolean
}

const byCode = sql`s.owner_code, s.source_code, s.doc_type`
const never = sql`'9999-12-31'::date`

/**
 * The claims of a part in branches: those a source was asked about, which are few, and the others by the day they lapse,
 * and behind them those that lapsed or have no end, so that the first rows of each are the first of an index.
 */
function branchesOf({ isAsked }: ClaimPart, states: readonly string[] | undefined, today: IsoDate): Branch[] {
  const lapse = sql`case when s.validity_date >= ${today} then s.validity_date else ${never} end`
  // in ranges, which the index of results and days serves
  const isOpen = sql`(s.result < 'CONFIRMED' or s.result > 'CONFIRMED' or (s.result = 'CONFIRMED' and s.next_due <= ${today}))`
  const isVerified = sql`(s.result = 'CONFIRMED' and (s.next_due is null or s.next_due > ${today}))`
  const seenOf = (of: SQL, urgency: SQL, isLate: boolean): Branch => ({
    where: sql`s.verification_id is not null and ${of} and ${isInState(states, today)}`,
    urgency,
    lapse,
    order: sql`4, 5, ${byCode}`,
    isLate,
  })
  const seen = [
    seenOf(
      isOpen,
      sql`case when s.result <> 'CONFIRMED' then 0 when ${isAsked.where} then 1 else 2 end`,
      false,
    ),
    seenOf(isVerified, sql`4`, true),
  ]
  if (states && !states.includes('UNPROVEN')) return seen
  const last = { of: isAsked.isAny ? sql`not ${isAsked.where}` : sql`true`, urgency: sql`3`, isLast: true }
  const branches = isAsked.isAny ? [{ of: isAsked.where, urgency: sql`1`, isLast: false }, last] : [last]
  const unseen = branches.flatMap(({ of, urgency, isLast }): Branch[] => {
    const where = sql`s.verification_id is null and ${of}`
    return [
      {
        where: sql`${where} and s.validity_date >= ${today}`,
        urgency,
        lapse: sql`s.validity_date`,
        order: sql`s.validity_date, ${byCode}`,
        isLate: false,
      },
      {
        where: sql`${where} and (s.validity_date is null or s.validity_date < ${today})`,
        urgency,
        lapse: never,
        order: byCode,
        isLate: isLast,
      },
    ]
  })
  return [...seen, ...unseen]
}

async function pageOfIds(
  db: Executor,
  parts: readonly ClaimPart[],
  states: readonly string[] | undefined,
  today: IsoDate,
  { offset, size }: { offset: number; size: number },
): Promise<ClaimId[]> {
  const branches = parts.flatMap((part) =>
    branchesOf(part, states, today).map((branch) => ({ ...branch, from: part.from })),
  )
  const read = (some: typeof branches) => {
    const selects = some.map(
      ({
        from,
        where,
        urgency,
        lapse,
        order,
      }) => sql`(select ${byCode}, ${urgency} as urgency, ${lapse} as lapse
        ${from} and ${where} order by ${order} limit ${offset + size})`,
    )
    return rowsOf<ClaimId>(
      db,
      sql`select owner_code, source_code, doc_type from (${sql.join(selects, sql` union all `)}) s
        order by urgency, lapse, ${byCode} limit ${size} offset ${offset}`,
    )
  }
  if (branches.length === 0) return []
  const first = await read(branches.filter(({ isLate }) => !isLate))
  return first.length === size ? first : read(branches)
}

const idOf = (owner: string, source: string, type: string | null) => `${owner} ${source} ${type ?? ''}`

/** A page of claims, the most urgent first: their keys from the indexes of the kept claims, then the rows behind them. */
export async function urgentClaims(
  db: Executor,
  sources: readonly KnownSource[],
  filters: ClaimFilters,
  open: readonly ClaimOwner[],
  today: IsoDate,
  range: { offset: number; size: number },
): Promise<ClaimRow[]> {
  const parts = await claimParts(db, sources, filters, open, today)
  const ids = await pageOfIds(db, parts, statesOf(filters.state), today, range)
  if (ids.length === 0) return []
  const keys = sql.join(
    ids.map((id) => sql`(${id.owner_code}, ${id.source_code}, ${id.doc_type})`),
    sql`, `,
  )
  const found = new Map<string, ClaimRow>()
  for (const { owner } of parts) {
    const where = sql`(s.owner_code, s.source_code, s.doc_type) in (${keys})`
    const claims = await claimsSql(db, owner, sources, today, where)
    const rows = claims ? await rowsOf<ClaimRow>(db, claims) : []
    for (const row of rows) found.set(idOf(row.ownerCode, row.sourceCode, row.documentTypeCode), row)
  }
  return ids.flatMap((id) => found.get(idOf(id.owner_code, id.source_code, id.doc_type)) ?? [])
}
