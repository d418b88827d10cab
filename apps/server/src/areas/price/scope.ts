import { priceSheetKinds } from '@capiz/domain/fees'
import type { PriceSheetKindName } from '@capiz/domain/fees'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Principal } from '../../platform/access/principal.ts'
import { facility, physician, priceSheet } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { refuse } from '../../platform/errors/refuse.ts'

/**
 * Whether the caller may see the sheets of an owner: staff see all, a coordinator those of the own facility, a
 * physician the own ones (domain model 5.2, "Scope").
 */
export function seesOwner(principal: Principal, kind: PriceSheetKindName, ownerCode: string | null): boolean {
  if (principal.reach === 'all') return true
  const ownKind = principal.marker === 'HFC' ? 'facility' : 'physician'
  return priceSheetKinds[kind].owner === ownKind && ownerCode !== null && ownerCode === principal.linkedCode
}

/** Limits a query on sheets to what the caller may see; undefined for staff. */
export function sheetScope(principal: Principal, kind: PriceSheetKindName): SQL | undefined {
  if (principal.reach === 'all') return undefined
  if (!seesOwner(principal, kind, principal.linkedCode)) return sql`false`
  return eq(priceSheet.ownerCode, principal.linkedCode ?? '')
}

/** Answers 404 for an owner outside the caller's scope, as if it did not exist. */
export function checkOwner(principal: Principal, kind: PriceSheetKindName, ownerCode: string | null): void {
  if (!seesOwner(principal, kind, ownerCode)) refuse('NOT_FOUND')
}

/** A facility or physician that sheets belong to. */
export interface Owner {
  code: string
  name: string
  version: number
}

/** The live facility or physician of a code, for kinds that have one. */
export async function findOwner(
  db: Executor,
  kind: PriceSheetKindName,
  ownerCode: string,
): Promise<Owner | undefined> {
  if (priceSheetKinds[kind].owner === 'physician') {
    const { code, version, lastName, firstName } = physician
    const [row] = await db
      .select({ code, version, lastName, firstName })
      .from(physician)
      .where(and(eq(code, ownerCode), eq(physician.deleted, false)))
    return row && { code: row.code, version: row.version, name: `${row.lastName}, ${row.firstName}` }
  }
  const { code, version, name } = facility
  const [row] = await db
    .select({ code, version, name })
    .from(facility)
    .where(and(eq(code, ownerCode), eq(facility.deleted, false)))
  return row
}

/** Names of the facilities or physicians of some codes; empty for kinds that belong to neither. */
export async function ownerNames(
  db: Executor,
  kind: PriceSheetKindName,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { owner } = priceSheetKinds[kind]
  if (codes.length === 0 || (owner !== 'facility' && owner !== 'physician')) return new Map()
  const unique = [...new Set(codes)]
  if (owner === 'facility') {
    const { code, name } = facility
    const rows = await db.select({ code, name }).from(facility).where(inArray(code, unique))
    return new Map(rows.map((row) => [row.code, row.name]))
  }
  const { code, lastName, firstName } = physician
  const rows = await db.select({ code, lastName, firstName }).from(physician).where(inArray(code, unique))
  return new Map(rows.map((row) => [row.code, `${row.lastName}, ${row.firstName}`]))
}
