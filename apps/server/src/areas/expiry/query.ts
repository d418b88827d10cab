import { accreditationStatusCodes, leftNetworkStatuses } from '@capiz/domain/accreditation'
import {
  bucketDays,
  expiryBuckets,
  lapseEffects,
  type ExpiryBucket,
  type LapseEffect,
} from '@capiz/domain/credentials'
import { escapeLike } from '@capiz/domain/search'
import type { IsoDate } from '@capiz/domain/time'
import { addDays, isIsoDate } from '@capiz/domain/time'
import { and, eq, gte, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { isOpenFor } from '../../platform/access/decision.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { facility, lastDocument, physician } from '../../db/schema/index.ts'
import { placeContains, placeIs } from '../facility/filters.ts'
import { searchText } from '../facility/keys.ts'
import type { Executor } from '../../db/types.ts'
import { facilityDocuments, physicianDocuments } from '../../engines/provider/document-owners.ts'
import { isCountedWithLastDay } from '../../engines/provider/document-state-sql.ts'
import { lapseEffectIs } from '../../engines/provider/lapses.ts'
import {
  lastDocuments,
  lastDocumentTables,
  type LastDocuments,
} from '../../engines/provider/last-documents.ts'
import { practisesAt } from '../../engines/provider/practice.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import { manyOf } from '../../platform/list/page.ts'

/** Filters of the list of expiring documents as they stand in the query. */
export type ExpiryFilters = Partial<
  Record<
    | 'bucket'
    | 'effect'
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

/** Whether a provider of this status has left the network. */
export const isOutOfNetwork = (status: string): boolean => leftNetworkStatuses.includes(status)

/** Statuses of providers in the network, whose documents are followed. */
export const inNetwork = accreditationStatusCodes.filter((code) => !isOutOfNetwork(code))

/** Days ahead the list looks when no group is asked for. */
const horizonDays = 90

function bucketsOf(text: string | undefined): ExpiryBucket[] {
  const chosen = manyOf(text)
  if (!chosen) return []
  const known = chosen.filter((one): one is ExpiryBucket =>
    (expiryBuckets as readonly string[]).includes(one),
  )
  if (known.length < chosen.length) {
    refuse('VALIDATION', {
      errors: [{ field: 'bucket', message: `Choose among ${expiryBuckets.join(', ')}.` }],
    })
  }
  return known
}

function effectsOf(text: string | undefined): LapseEffect[] | undefined {
  const chosen = manyOf(text)
  const known = lapseEffects.map(({ code }) => code)
  return chosen?.map((one) => {
    const effect = known.find((code) => code === one)
    return effect ?? refuseField('effect', `Choose among ${known.join(', ')}.`)
  })
}

function dayNamed(field: string, text: string): IsoDate {
  if (isIsoDate(text)) return text
  return refuse('VALIDATION', { errors: [{ field, message: 'Enter a date as year-month-day.' }] })
}

/** Documents whose last day lies between two days, both included; either may be open. */
function between(from: string | undefined, to: string | undefined): SQL | undefined {
  const { validityDate } = lastDocument
  return and(
    from ? gte(validityDate, dayNamed('from', from)) : undefined,
    to ? lte(validityDate, dayNamed('to', to)) : undefined,
  )
}

function within(bucket: ExpiryBucket, today: IsoDate): SQL | undefined {
  const { from, to } = bucketDays(bucket, today)
  const { validityDate } = lastDocument
  return and(from ? gte(validityDate, from) : undefined, to ? lte(validityDate, to) : undefined)
}

const practisesIn = (here: SQL): SQL => practisesAt(sql`${physician.id}`, here)

/** Matches the location of a provider: a facility's main address, or any facility a physician practises at. */
function inPlace(here: SQL | undefined): SQL | undefined {
  if (!here) return undefined
  return or(and(sql`${facility.id} is not null`, here), practisesIn(here))
}

function ownerNamed(text: string): SQL | undefined {
  const pattern = `%${escapeLike(searchText(text))}%`
  return or(sql`${facility.searchName} like ${pattern}`, sql`${physician.searchName} like ${pattern}`)
}

/** The document's owner is live and of one of these statuses. */
function ownerCondition(
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

/** The document counts with its last day, and its owner, facility or physician, is in the network. */
export async function documentInNetwork(db: Executor, today: IsoDate): Promise<SQL | undefined> {
  return and(
    await isCountedWithLastDay(db, today),
    or(ownerCondition(facility, inNetwork), ownerCondition(physician, inNetwork)),
  )
}

/** Documents of the kinds of provider the caller may see, whose status is one of these; they are kept of live ones only. */
function ownerOpen(principal: Principal, statuses: readonly string[]): SQL | undefined {
  const kinds = [
    ...(isOpenFor(principal, { kind: 'facility' }) ? facilityDocuments : []),
    ...(isOpenFor(principal, { kind: 'physician' }) ? physicianDocuments : []),
  ]
  return and(inArray(lastDocument.ownerKind, kinds), inArray(lastDocument.ownerStatus, [...statuses]))
}

/** Which facilities or physicians the filters leave, apart from those about one document. */
export function ownerConditions(q: ExpiryFilters, owner: 'facility' | 'physician'): SQL | undefined {
  const table = owner === 'facility' ? facility : physician
  const types = manyOf(q.facilityTypeCode)
  const name = q.owner?.trim() ? `%${escapeLike(searchText(q.owner))}%` : undefined
  const place = (here: SQL | undefined) => here && (owner === 'facility' ? here : practisesIn(here))
  return and(
    ownerCondition(table, manyOf(q.accreditationStatusCode) ?? inNetwork),
    q.ownerCode ? eq(table.code, q.ownerCode.trim().toUpperCase()) : undefined,
    name ? sql`${table.searchName} like ${name}` : undefined,
    types && inArray(facility.typeCode, types),
    place(q.location ? placeContains(q.location) : undefined),
    place(q.region ? placeIs('region', q.region) : undefined),
  )
}

/** Which documents the list shows: counted, running out, of a provider in the network, as the filters narrow it. */
export async function expiringDocuments(
  db: Executor,
  q: ExpiryFilters,
  principal: Principal,
  today: IsoDate,
): Promise<Pick<LastDocuments, 'reader'> & { where: SQL | undefined }> {
  const { reader, where: isCounted } = await lastDocuments(db, today)
  const buckets = bucketsOf(q.bucket)
  const effects = effectsOf(q.effect)
  const entities = manyOf(q.entity)
  const docTypes = manyOf(q.docType)
  const types = manyOf(q.facilityTypeCode)
  const statuses = manyOf(q.accreditationStatusCode) ?? inNetwork
  const where = and(
    isCounted,
    buckets.length > 0
      ? or(...buckets.map((bucket) => within(bucket, today)))
      : lte(lastDocument.validityDate, addDays(today, horizonDays)),
    between(q.from, q.to),
    effects && (await lapseEffectIs(db, effects, today)),
    ownerOpen(principal, statuses),
    q.ownerType
      ? sql`${lastDocument.ownerKind} like ${q.ownerType === 'physician' ? 'phy/%' : 'hf/%'}`
      : undefined,
    q.ownerCode ? eq(lastDocument.ownerCode, q.ownerCode.trim().toUpperCase()) : undefined,
    q.owner?.trim() ? ownerNamed(q.owner) : undefined,
    entities && inArray(lastDocument.ownerKind, entities),
    docTypes && inArray(lastDocument.docType, docTypes),
    types && inArray(facility.typeCode, types),
    q.location ? inPlace(placeContains(q.location)) : undefined,
    q.region ? inPlace(placeIs('region', q.region)) : undefined,
  )
  return { reader, where }
}

/** Tables by which figures of expiring documents are counted: those of providers only where a filter looks at them. */
export function expiringTables({ owner, facilityTypeCode, location, region }: ExpiryFilters): string[] {
  const looksAtOwners = [owner, facilityTypeCode, location, region].some((filter) => filter?.trim())
  const ownerTables = ['affiliation', 'facility', 'facility_address', 'physician']
  return [...lastDocumentTables, 'document_grace', ...(looksAtOwners ? ownerTables : [])]
}

/** Returns the rights of the caller that decide which documents are seen: part of the key of every cached figure. */
export const rightsOf = (principal: Principal): string[] =>
  ['facility', 'physician'].filter((kind) => isOpenFor(principal, { kind }))

/** Tables by which figures of missing documents are counted. */
export const expiryTables = [
  'affiliation',
  'attachment',
  'document_grace',
  'facility',
  'physician',
  'reference_item',
] as const
