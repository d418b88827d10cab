import { accreditationStatusCodes } from '@capiz/domain/accreditation'
import { bucketDays, expiryBuckets, type ExpiryBucket } from '@capiz/domain/credentials'
import { escapeLike } from '@capiz/domain/search'
import type { IsoDate } from '@capiz/domain/time'
import { addDays, isIsoDate } from '@capiz/domain/time'
import { and, eq, gte, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Principal } from '../auth/principal.ts'
import { attachment, facility, physician } from '../db/schema/index.ts'
import { placeContains, placeIs } from '../facility/filters.ts'
import { searchText } from '../facility/keys.ts'
import { refuse } from '../http/refuse.ts'
import { manyOf } from '../list/page.ts'

/** Filters of the expiry radar as they stand in the query. */
export type ExpiryFilters = Partial<
  Record<
    | 'bucket'
    | 'ownerType'
    | 'ownerCode'
    | 'owner'
    | 'docType'
    | 'entity'
    | 'facilityTypeCode'
    | 'accreditationStatusCode'
    | 'location'
    | 'region'
    | 'from'
    | 'to',
    string | undefined
  >
>

/** How a paper finds its facility. */
export const ofFacility = and(
  inArray(attachment.ownerKind, ['hf/document', 'hf/contract']),
  eq(facility.code, attachment.ownerCode),
)
/** How a paper finds its physician. */
export const ofPhysician = and(
  inArray(attachment.ownerKind, ['phy/document', 'phy/contract']),
  eq(physician.code, attachment.ownerCode),
)

/** Whoever left the network is not asked for papers any more. */
const gone = ['WITHDRAWN', 'DISAPPROVED', 'DISACCREDITED', 'CLOSED']

/** Whether a provider of this status has left the network. */
export const hasLeft = (status: string): boolean => gone.includes(status)

const inNetwork = accreditationStatusCodes.filter((code) => !hasLeft(code))

/** Days ahead the radar looks when no group is asked for. */
const horizonDays = 90

function bucketsOf(text: string | undefined): ExpiryBucket[] {
  const asked = manyOf(text)
  if (!asked) return []
  const known = asked.filter((one): one is ExpiryBucket => (expiryBuckets as readonly string[]).includes(one))
  if (known.length < asked.length) {
    refuse('VALIDATION', {
      errors: [{ field: 'bucket', message: `Choose among ${expiryBuckets.join(', ')}.` }],
    })
  }
  return known
}

function dayNamed(field: string, text: string): IsoDate {
  if (isIsoDate(text)) return text
  return refuse('VALIDATION', { errors: [{ field, message: 'Enter a date as year-month-day.' }] })
}

/** Papers whose last day lies between two days, both included; either may be open. */
function between(from: string | undefined, to: string | undefined): SQL | undefined {
  const { validityDate } = attachment
  return and(
    from ? gte(validityDate, dayNamed('from', from)) : undefined,
    to ? lte(validityDate, dayNamed('to', to)) : undefined,
  )
}

function within(bucket: ExpiryBucket, today: IsoDate): SQL | undefined {
  const { from, to } = bucketDays(bucket, today)
  const { validityDate } = attachment
  return and(from ? gte(validityDate, from) : undefined, to ? lte(validityDate, to) : undefined)
}

/** Where a provider is: a facility's main address, or any facility a physician practises at. */
function inPlace(here: SQL | undefined): SQL | undefined {
  if (!here) return undefined
  return or(
    and(sql`${facility.id} is not null`, here),
    sql`exists (select 1 from affiliation a join facility on facility.id = a.facility_id
      where a.physician_id = ${physician.id} and not a.deleted and ${here})`,
  )
}

function ownerNamed(text: string): SQL | undefined {
  const pattern = `%${escapeLike(searchText(text))}%`
  return or(sql`${facility.searchName} like ${pattern}`, sql`${physician.searchName} like ${pattern}`)
}

/** The paper's owner is live and of one of these statuses. */
function ownerStands(
  table: typeof facility | typeof physician,
  statuses: readonly string[],
): SQL | undefined {
  return and(
    sql`${table.id} is not null`,
    eq(table.deleted, false),
    eq(table.accepted, true),
    isNull(table.duplicateOf),
    inArray(table.accreditationStatusCode, [...statuses]),
  )
}

/** The paper is live and its owner, facility or physician, is in the network. */
export const paperInNetwork = (): SQL | undefined =>
  and(
    eq(attachment.deleted, false),
    isNull(attachment.supersededBy),
    or(ownerStands(facility, inNetwork), ownerStands(physician, inNetwork)),
  )

function liveOwner({ permissions }: Principal, statuses: readonly string[]): SQL | undefined {
  return or(
    permissions.has('HF_VIEW') ? ownerStands(facility, statuses) : undefined,
    permissions.has('PHY_VIEW') ? ownerStands(physician, statuses) : undefined,
  )
}

/** Which papers the radar shows: live, running out, of a provider in the network, as the filters narrow it. */
export function expiryConditions(q: ExpiryFilters, principal: Principal, today: IsoDate): SQL | undefined {
  const buckets = bucketsOf(q.bucket)
  const entities = manyOf(q.entity)
  const docTypes = manyOf(q.docType)
  const types = manyOf(q.facilityTypeCode)
  const statuses = manyOf(q.accreditationStatusCode) ?? inNetwork
  return and(
    eq(attachment.deleted, false),
    isNull(attachment.supersededBy),
    buckets.length > 0
      ? or(...buckets.map((bucket) => within(bucket, today)))
      : lte(attachment.validityDate, addDays(today, horizonDays)),
    between(q.from, q.to),
    liveOwner(principal, statuses),
    q.ownerType
      ? sql`${attachment.ownerKind} like ${q.ownerType === 'physician' ? 'phy/%' : 'hf/%'}`
      : undefined,
    q.ownerCode ? eq(attachment.ownerCode, q.ownerCode.trim().toUpperCase()) : undefined,
    q.owner?.trim() ? ownerNamed(q.owner) : undefined,
    entities && inArray(attachment.ownerKind, entities),
    docTypes && inArray(attachment.docType, docTypes),
    types && inArray(facility.typeCode, types),
    q.location ? inPlace(placeContains(q.location)) : undefined,
    q.region ? inPlace(placeIs('region', q.region)) : undefined,
  )
}

/** What of the caller decides which papers are seen: part of the key of every kept figure. */
export const rightsOf = ({ permissions }: Principal): string[] =>
  (['HF_VIEW', 'PHY_VIEW'] as const).filter((one) => permissions.has(one))

/** Tables the radar looks at, by which its counts are kept. */
export const expiryTables = ['affiliation', 'attachment', 'facility', 'physician'] as const
