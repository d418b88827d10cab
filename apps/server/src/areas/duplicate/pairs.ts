import type { DuplicatePair } from '@capiz/api/schema/duplicate'
import { matchTiers, type MatchTier } from '@capiz/domain/duplicate'
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Principal } from '../../platform/access/principal.ts'
import { duplicatePair, facility, physician } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { refuseField } from '../../platform/errors/refuse.ts'
import { pagingOf, type PagingQuery } from '../../platform/list/page.ts'
import type { Services } from '../../platform/services.ts'
import { loadTerms } from '../facility/labels.ts'
import { placesOf } from '../facility/places.ts'
import { physicianName } from '../physician/scope.ts'

type Pair = InferOutput<typeof DuplicatePair>
type Row = typeof duplicatePair.$inferSelect
type Side = Pair['first']

interface PairQuery extends PagingQuery {
  kind?: string | undefined
  tier?: string | undefined
  code?: string | undefined
}

/** Tables that decide which pairs are open, by which their number is cached. */
const pairTables = ['duplicate_pair', 'facility', 'not_duplicate', 'physician']

/** Pairs still to be decided: both records live and their own, and nobody said that they differ. */
const isOpen: SQL = sql`not exists (select 1 from not_duplicate different where not different.deleted
    and different.first_code = ${duplicatePair.firstCode} and different.second_code = ${duplicatePair.secondCode})
  and (select count(*) from (
    select code from facility where not deleted and duplicate_of is null
    union all select code from physician where not deleted and duplicate_of is null) live
    where live.code in (${duplicatePair.firstCode}, ${duplicatePair.secondCode})) = 2`

function oneOf<T extends string>(
  field: string,
  value: string | undefined,
  allowed: readonly T[],
): T | undefined {
  if (value === undefined || value === '') return undefined
  return allowed.find((one) => one === value) ?? refuseField(field, `Choose one of ${allowed.join(', ')}.`)
}

function kindsOf(principal: Principal): ('hf' | 'phy')[] {
  const kinds = [
    ['hf', 'HF_EDIT'],
    ['phy', 'PHY_EDIT'],
  ] as const
  return kinds.filter(([, permission]) => principal.permissions.has(permission)).map(([kind]) => kind)
}

function conditionsOf(query: PairQuery, principal: Principal): SQL | undefined {
  const kind = oneOf('kind', query.kind, ['hf', 'phy'])
  const tier = oneOf('tier', query.tier, matchTiers)
  return and(
    inArray(duplicatePair.kind, kindsOf(principal)),
    kind ? eq(duplicatePair.kind, kind) : undefined,
    tier ? eq(duplicatePair.tier, tier) : undefined,
    query.code
      ? or(eq(duplicatePair.firstCode, query.code), eq(duplicatePair.secondCode, query.code))
      : undefined,
    isOpen,
  )
}

async function sidesOf(db: Executor, rows: readonly Row[]): Promise<Map<string, Side>> {
  const codes = rows.flatMap(({ firstCode, secondCode }) => [firstCode, secondCode])
  const [facilities, people] = await Promise.all([
    db.select().from(facility).where(inArray(facility.code, codes)),
    db.select().from(physician).where(inArray(physician.code, codes)),
  ])
  const sides = [
    ...facilities.map(({ code, name, accreditationStatusCode }) => ({ code, name, accreditationStatusCode })),
    ...people.map((one) => ({
      code: one.code,
      name: physicianName(one),
      accreditationStatusCode: one.accreditationStatusCode,
    })),
  ]
  return new Map(sides.map((side) => [side.code, side]))
}

async function labelsOf(db: Executor, rows: readonly Row[]) {
  const cities = rows.flatMap(({ levels }) =>
    levels
      .filter(({ signal }) => signal === 'city')
      .flatMap(({ candidateValue, existingValue }) => [Number(candidateValue), Number(existingValue)]),
  )
  const [terms, places] = [await loadTerms(db, 'hf-type'), await placesOf(db, cities)]
  return (signal: string, value: string): string => {
    if (signal === 'city') return places.get(Number(value))?.city ?? value
    return signal === 'type' ? terms.coded('hf-type', value).description : value
  }
}

/** One page of the pairs that nobody has decided yet, the likeliest first. */
export async function listPairs(services: Services, query: PairQuery, principal: Principal) {
  const { db, counts } = services
  const { size, offset, page, order } = pagingOf(
    query,
    { bits: duplicatePair.bits },
    'bits,DESC',
    duplicatePair.id,
  )
  const where = conditionsOf(query, principal)
  const rows = await db
    .select()
    .from(duplicatePair)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset(offset)
  const { page: _page, size: _size, sort: _sort, ...filters } = query
  const key = JSON.stringify(['duplicate pairs', kindsOf(principal), filters])
  const totalElements = await counts.count(pairTables, key, () => db.$count(duplicatePair, where))
  const [sides, textOf] = [await sidesOf(db, rows), await labelsOf(db, rows)]
  const sideOf = (code: string): Side => sides.get(code) ?? { code, name: code, accreditationStatusCode: '' }
  const content: Pair[] = rows.map((row) => ({
    id: row.id,
    kind: row.kind as Pair['kind'],
    first: sideOf(row.firstCode),
    second: sideOf(row.secondCode),
    tier: row.tier as MatchTier,
    bits: row.bits,
    weightsVersion: row.weightsVersion,
    comparedDate: row.comparedDate.toISOString(),
    reasons: row.levels.map((one) => ({
      ...one,
      candidateValue: textOf(one.signal, one.candidateValue),
      existingValue: textOf(one.signal, one.existingValue),
    })),
  }))
  return { content, totalElements, page, size }
}
