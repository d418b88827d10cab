import { ownerField, priceSheetKinds, serviceTypeLabels, serviceTypes, sheetKey } from '@capiz/domain/fees'
import type { HeaderField, PriceSheetKindName, ServiceType } from '@capiz/domain/fees'
import { isNoRoomCategory } from '@capiz/domain/reference'
import type { IsoDate } from '@capiz/domain/time'
import { and, desc, eq, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { Principal } from '../../platform/access/principal.ts'
import { priceLine, priceSheet } from '../../db/schema/index.ts'
import { priceLinesAt } from '../../db/price-lines.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import { liveItems } from '../../engines/reference/list.ts'
import { publicItem } from '../../engines/reference/row.ts'
import { wholeNumber } from '../../engines/reference/whole-number.ts'
import type { Services } from '../../platform/services.ts'
import { listedName } from '../../engines/reference/society.ts'
import { listedHeaderOf } from './check.ts'
import { knownMoment, sheetsKnownAt } from './known.ts'
import { linesOf, liveSheets, newestSheet, wholeSheet } from './read.ts'
import { lineReply, type Header, type StoredSheet } from './rows.ts'
import { checkOwner, findOwner, seesOwner } from './scope.ts'

type Query = Readonly<Record<string, string | undefined>>

/** Matches the sheets of exactly one header; header fields left out count as empty. */
function ofHeader(kind: PriceSheetKindName, header: Header): SQL {
  const own = Object.fromEntries(priceSheetKinds[kind].headerKey.map((name) => [name, header[name] ?? null]))
  return eq(priceSheet.headerKey, sheetKey(own))
}

/** Matches the sheets of a society under exactly this name, whatever their service type. */
function ofSociety(societyName: string): SQL {
  const keys = serviceTypes.map((serviceType) => sheetKey({ societyName, serviceType }))
  return inArray(priceSheet.headerKey, keys)
}

/** A sheet by its id; 404 when it is of another kind or not the caller's. */
export async function getSheet(
  services: Services,
  kind: PriceSheetKindName,
  id: number,
  principal: Principal,
  time: { day?: IsoDate | undefined; knownAt?: string | undefined } = {},
) {
  const { db, clock } = services
  const knownAt = knownMoment(time.knownAt)
  const [row] = await db
    .select()
    .from(sheetsKnownAt(db, knownAt))
    .where(and(liveSheets(kind), eq(priceSheet.id, wholeNumber(id))))
  if (!row || !seesOwner(principal, kind, row.ownerCode)) return refuse('NOT_FOUND')
  return wholeSheet(db, row, clock.today(), { day: time.day, knownAt })
}

const upToToday = ({ clock }: Services, query: Query) =>
  query['filterFutureDates'] === 'true' ? clock.today() : undefined

/**
 * The sheet with the greatest effective date, or null; with `filterFutureDates=true` of those up to today
 * (specification 2, 7.10). A kind whose `latest` names all header fields takes one left out as empty; elsewhere a
 * field left out does not limit the search. An owner that is not on record answers 404.
 */
export async function latestSheet(
  services: Services,
  kind: PriceSheetKindName,
  query: Query,
  principal: Principal,
) {
  const header = await listedHeaderOf(services.db, kind, query)
  const owner = ownerField(kind)
  if (owner && owner !== 'societyName') {
    const code = header[owner] ?? null
    checkOwner(principal, kind, code)
    if (code !== null && !(await findOwner(services.db, kind, code))) refuse('NOT_FOUND')
  }
  const { latestBy, headerKey } = priceSheetKinds[kind]
  const exact = latestBy.length === headerKey.length && latestBy.length > 0
  const limits = headerKey.map((name) => limitTo(name, header[name] ?? null))
  const filter = exact ? ofHeader(kind, header) : and(...limits)
  const row = await newestSheet(services.db, kind, filter, upToToday(services, query))
  return row ? wholeSheet(services.db, row, services.clock.today()) : null
}

function limitTo(name: HeaderField, value: string | null): SQL | undefined {
  if (value === null) return undefined
  if (name === 'societyName') return ofSociety(value)
  return sql`${priceSheet.header} ->> ${name} = ${value}`
}

/** The newest sheet of the society of exactly this name, or null. */
export async function exactSociety(services: Services, kind: PriceSheetKindName, societyName: string) {
  const row = await newestSheet(services.db, kind, ofSociety(await listedName(services.db, societyName)))
  return row ? wholeSheet(services.db, row, services.clock.today()) : null
}

const knownIn = (query: Query) => knownMoment(query['knownAt'])

async function sheetOfDate(services: Services, kind: PriceSheetKindName, query: Query, principal: Principal) {
  const header = await listedHeaderOf(services.db, kind, query)
  checkOwner(principal, kind, header[ownerField(kind) ?? 'healthFacilityCode'] ?? null)
  const [row] = await services.db
    .select()
    .from(sheetsKnownAt(services.db, knownIn(query)))
    .where(
      and(
        liveSheets(kind),
        ofHeader(kind, header),
        sql`${priceSheet.effectiveDate}::text = ${query['effectiveDate'] ?? ''}`,
      ),
    )
  return row
}

async function flatLines(services: Services, kind: PriceSheetKindName, sheet: StoredSheet, knownAt?: Date) {
  const rows = await services.db
    .select()
    .from(priceLine)
    .where(and(eq(priceLine.sheetId, sheet.id), priceLinesAt({ knownAt })))
    .orderBy(priceLine.position, priceLine.id)
  const { id: sheetId, effectiveDate, header } = sheet
  return rows.map((row) => ({ ...header, ...lineReply(kind, row), id: row.id, sheetId, effectiveDate }))
}

/** The lines of the sheet of one effective date, each with its date; none when no sheet has that date. */
export async function priceHistory(
  services: Services,
  kind: PriceSheetKindName,
  query: Query,
  principal: Principal,
) {
  const sheet = await sheetOfDate(services, kind, query, principal)
  return sheet ? flatLines(services, kind, sheet, knownIn(query)) : []
}

/** The same lines with the names a printed list needs (domain model 8). */
export async function priceHistoryWithNames(
  services: Services,
  kind: PriceSheetKindName,
  query: Query,
  principal: Principal,
) {
  const sheet = await sheetOfDate(services, kind, query, principal)
  if (!sheet) return []
  const owner = await findOwner(services.db, kind, sheet.ownerCode ?? '')
  const lines: Record<string, unknown>[] = await flatLines(services, kind, sheet, knownIn(query))
  return lines.map((line) => ({
    ...(line as Awaited<ReturnType<typeof flatLines>>[number]),
    healthFacilityName: owner?.name ?? null,
    serviceTypeName: serviceTypeLabels[line['serviceType'] as ServiceType] ?? null,
  }))
}

/** Effective dates of a header, newest first; with `filterFutureDates=true` those up to today. */
export async function availableDates(
  services: Services,
  kind: PriceSheetKindName,
  query: Query,
  principal: Principal,
) {
  const header = await listedHeaderOf(services.db, kind, query)
  checkOwner(principal, kind, header[ownerField(kind) ?? 'healthFacilityCode'] ?? null)
  const upTo = upToToday(services, query)
  const rows = await services.db
    .selectDistinct({ day: priceSheet.effectiveDate })
    .from(priceSheet)
    .where(
      and(
        liveSheets(kind),
        ofHeader(kind, header),
        upTo === undefined ? undefined : lte(priceSheet.effectiveDate, upTo),
      ),
    )
    .orderBy(desc(priceSheet.effectiveDate))
  return rows.map(({ day }) => day)
}

/** Price of one procedure in the newest standard list; 404 when that list does not have it. */
export async function latestProcedure(services: Services, procedure: string) {
  const kind = 'standard-procedure-rate'
  const sheet = await newestSheet(services.db, kind, undefined)
  const lines = sheet ? await linesOf(services.db, kind, sheet.id) : []
  const line = lines.find((one) => one['procedure'] === procedure.trim())
  if (!sheet || !line) return refuse('NOT_FOUND')
  const { description, ruv, amount } = line
  return {
    procedure: procedure.trim(),
    description: typeof description === 'string' ? description : null,
    ruv: typeof ruv === 'number' ? ruv : null,
    amount: typeof amount === 'number' ? amount : null,
    effectiveDate: sheet.effectiveDate,
  }
}

/** Live room categories whose name starts with "No" (specification 2, section 3). */
export async function noRoomCategories({ db }: Services) {
  const items = (await liveItems(db, 'hf-room-category')).map(publicItem)
  return items.filter(({ description }) => isNoRoomCategory(description))
}
