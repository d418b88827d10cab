import { escapeLike } from '@capiz/domain/search'
import { proofStates, type ProofState } from '@capiz/domain/verification'
import type { IsoDate } from '@capiz/domain/time'
import { and, inArray, sql, type SQL } from 'drizzle-orm'
import { facility, physician } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import type { KnownSource } from '../../engines/reference/verification-sources.ts'
import { isOpenFor } from '../../platform/access/decision.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import { manyOf } from '../../platform/list/page.ts'
import { searchText } from '../facility/keys.ts'
import {
  askedClaims,
  claimsSql,
  claimState,
  keptClaims,
  type AskedClaims,
  type ClaimOwner,
} from '../../engines/provider/claims-sql.ts'

/** Filters of the list of claims as they stand in the query. */
export type ClaimFilters = Partial<
  Record<
    | 'state'
    | 'sourceCode'
    | 'ownerType'
    | 'ownerCode'
    | 'owner'
    | 'docType'
    | 'accreditationStatusCode'
    | 'asked',
    string | undefined
  >
>

/** A claim as the database answers it. */
export interface ClaimRow extends Record<string, unknown> {
  ownerType: ClaimOwner
  ownerCode: string
  ownerName: string
  ownerStatus: string
  sourceCode: string
  documentTypeCode: string | null
  entity: string | null
  uuid: string | null
  fileName: string | null
  documentHash: string | null
  validityDate: IsoDate | null
  uploadedBy: string | null
  number: string | null
  isAsked: boolean
  verificationId: number | null
  result: string | null
  performedBy: string | null
  performedDate: string | Date | null
  nextDue: IsoDate | null
  state: ProofState
}

/** Tables the claims are read from, by which their counts are kept. */
export const claimTables = ['facility', 'physician', 'provider_claim', 'reference_item'] as const

/** Statuses of providers whose claims are verified unless others are asked for: those that are, or may come to be, in the network. */
const watched = ['ACCREDITED', 'ON_PROCESS', 'SUSPENDED'] as const

const owners = ['facility', 'physician'] as const

/** Returns the states of a filter; undefined when none is asked for. */
export function statesOf(text: string | undefined): string[] | undefined {
  const chosen = manyOf(text)
  const known: readonly string[] = proofStates
  if (chosen?.some((one) => !known.includes(one))) {
    refuse('VALIDATION', { errors: [{ field: 'state', message: `Choose among ${proofStates.join(', ')}.` }] })
  }
  return chosen
}

function ownerWhere(q: ClaimFilters, owner: ClaimOwner): SQL | undefined {
  const table = owner === 'facility' ? facility : physician
  const pattern = q.owner?.trim() ? `%${escapeLike(searchText(q.owner))}%` : undefined
  const sources = manyOf(q.sourceCode)
  const types = manyOf(q.docType)
  return and(
    inArray(sql`s.owner_status`, manyOf(q.accreditationStatusCode) ?? [...watched]),
    q.ownerCode ? sql`s.owner_code = ${q.ownerCode.trim().toUpperCase()}` : undefined,
    pattern ? sql`${table.searchName} like ${pattern}` : undefined,
    sources && inArray(sql`s.source_code`, sources),
    types && inArray(sql`s.doc_type`, types),
  )
}

/** Kinds of providers whose claims the running call is open for. */
export const openKinds = (principal: Principal): ClaimOwner[] =>
  owners.filter((owner) => isOpenFor(principal, { kind: owner }))

const kindsOf = (q: ClaimFilters, open: readonly ClaimOwner[]) =>
  open.filter((owner) => !q.ownerType || q.ownerType === owner)

/** The claims of one kind of provider as they are kept. */
export interface ClaimPart {
  owner: ClaimOwner
  /** everything from the `from` on, of rows `s`, with all filters but that for the state */
  from: SQL
  isAsked: AskedClaims
}

/** The kept claims that the filters leave but that for the state; the provider is read only where a filter needs it. */
export async function claimParts(
  db: Executor,
  sources: readonly KnownSource[],
  q: ClaimFilters,
  open: readonly ClaimOwner[],
  today: IsoDate,
): Promise<ClaimPart[]> {
  const parts: ClaimPart[] = []
  for (const owner of kindsOf(q, open)) {
    const isAsked = await askedClaims(db, owner, today)
    const kept = keptClaims(owner, sources, isAsked.isAny || Boolean(q.owner?.trim()))
    if (!kept) continue
    const where = and(ownerWhere(q, owner), q.asked === 'true' ? isAsked.where : undefined)
    parts.push({ owner, from: sql`${kept} and ${where ?? sql`true`}`, isAsked })
  }
  return parts
}

/** Condition on a kept claim: it is in one of the states. */
export const isInState = (states: readonly string[] | undefined, today: IsoDate): SQL =>
  states ? inArray(claimState(today), [...states]) : sql`true`

/** Everything the filters leave of the claims of some kinds of providers, as one query. */
export async function filteredClaims(
  db: Executor,
  sources: readonly KnownSource[],
  q: ClaimFilters,
  open: readonly ClaimOwner[],
  today: IsoDate,
): Promise<SQL> {
  const states = statesOf(q.state)
  const parts: SQL[] = []
  for (const owner of kindsOf(q, open)) {
    const part = await claimsSql(db, owner, sources, today, ownerWhere(q, owner))
    if (part) parts.push(part)
  }
  if (parts.length === 0) return filteredNothing
  const where = and(
    states && inArray(sql`c."state"`, states),
    q.asked === 'true' ? sql`c."isAsked"` : undefined,
  )
  return sql`select c.* from (${sql.join(parts, sql` union all `)}) c where ${where ?? sql`true`}`
}

const filteredNothing = sql`select null::text as "ownerType", null::text as "ownerCode", null::text as "sourceCode",
  null::text as "sortName", null::text as "state", null::text as "documentTypeCode", null::text as "ownerName",
  null::text as "nextDue", null::timestamptz as "performedDate", false as "isAsked" where false`
