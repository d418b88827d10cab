import { sheetKindsOf } from '@capiz/domain/fees'
import type { HeaderField, PriceSheetKind, PriceSheetKindName } from '@capiz/domain/fees'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Principal } from '../../../platform/access/principal.ts'
import { priceSheet } from '../../../db/schema/index.ts'
import type { Executor } from '../../../db/types.ts'
import { refuse } from '../../../platform/errors/refuse.ts'
import { societyNamed } from '../../../engines/reference/society.ts'
import { checkOwner, findOwner } from '../scope.ts'

/** The owner of prices. */
export interface PriceOwner {
  kind: 'facility' | 'physician' | 'society'
  code: string
  name: string
}

/** How a call names an owner. */
export interface OwnerQuery {
  healthFacilityCode?: string | undefined
  physicianCode?: string | undefined
  societyName?: string | undefined
  kind?: PriceSheetKindName | undefined
}

/** How a call names the moment its prices were known at: a day, or an instant; now when left out. */
export interface KnownQuery {
  knownAt?: string | undefined
}

const ways = [
  ['healthFacilityCode', 'facility'],
  ['physicianCode', 'physician'],
  ['societyName', 'society'],
] as const satisfies readonly (readonly [HeaderField, PriceSheetKind['owner']])[]

/** The kinds of sheets an owner can have, or the one that is asked for. */
export function kindsOf(owner: PriceOwner['kind'], only?: PriceSheetKindName): PriceSheetKindName[] {
  const kinds = sheetKindsOf(owner)
  return only === undefined ? kinds : kinds.filter((kind) => kind === only)
}

/** Matches the live sheets of an owner, of all its kinds or some of them. */
export function ownedSheets(owner: PriceOwner, kinds: readonly PriceSheetKindName[]): SQL {
  const whose =
    owner.kind === 'society'
      ? sql`lower(${priceSheet.ownerCode}) = lower(${owner.code})`
      : eq(priceSheet.ownerCode, owner.code)
  return and(inArray(priceSheet.kind, [...kinds]), whose, eq(priceSheet.deleted, false)) as SQL
}

function named(query: OwnerQuery, principal: Principal): { kind: PriceOwner['kind']; code: string } {
  const given = ways.flatMap(([field, kind]) => {
    const text = query[field]?.replaceAll(/\s+/g, ' ').trim() ?? ''
    return text === '' ? [] : [{ kind, code: kind === 'society' ? text : text.toUpperCase() }]
  })
  const [only] = given
  if (given.length > 1) return refuse('BAD_REQUEST', { message: 'Name one facility, physician or society.' })
  if (only) return only
  // A provider need not name the own record.
  const own = principal.marker === 'HFC' ? 'facility' : 'physician'
  if (principal.marker !== 'ADMIN' && principal.linkedCode !== null)
    return { kind: own, code: principal.linkedCode }
  return refuse('BAD_REQUEST', { message: 'Name a facility, a physician or a society.' })
}

/** The society of a name: one of the list, also without a sheet, or one that has sheets under a name of its own. */
async function findSociety(db: Executor, text: string): Promise<PriceOwner | undefined> {
  const listed = await societyNamed(db, text)
  if (listed?.description) return { kind: 'society', code: listed.description, name: listed.description }
  const society = { kind: 'society', code: text, name: text } as const
  const [row] = await db
    .select({ name: priceSheet.ownerCode })
    .from(priceSheet)
    .where(ownedSheets(society, kindsOf('society')))
    .limit(1)
  return row?.name ? { ...society, name: row.name } : undefined
}

/** The owner a call is about; 404 when there is none or it is not the caller's. */
export async function ownerOf(db: Executor, query: OwnerQuery, principal: Principal): Promise<PriceOwner> {
  const { kind, code } = named(query, principal)
  const [first] = kindsOf(kind)
  if (!first) return refuse('NOT_FOUND')
  checkOwner(principal, first, code)
  if (kind === 'society') return (await findSociety(db, code)) ?? refuse('NOT_FOUND')
  const found = (await findOwner(db, first, code)) ?? refuse('NOT_FOUND')
  return { kind, code: found.code, name: found.name }
}
