import { seesBankNumbers } from '@capiz/domain/access'
import type { Address, Facility } from '@capiz/api/schema/facility'
import { facilityFields } from '@capiz/domain/facility'
import { and, eq, inArray } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Principal } from '../../platform/access/principal.ts'
import { facilityAddress } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import type { Outgoing } from '../../platform/http/types.ts'
import { hiddenFields, withoutStaffFields } from '../../engines/provider/form.ts'
import { maskedPayee, withAccount } from '../../engines/provider/view.ts'
import { facilityActions } from './actions.ts'
import { formOf, type AddressRecord } from './form.ts'
import { loadTerms, type Terms } from './labels.ts'
import { placesOf, type Place } from './places.ts'
import { seesWholeRecord, type FacilityRecord } from './scope.ts'

/** A facility as it is answered. */
export type FacilityView = Outgoing<InferOutput<typeof Facility>>
type AddressView = Outgoing<InferOutput<typeof Address>>

interface Surroundings {
  terms: Terms
  places: ReadonlyMap<number, Place>
  addresses: ReadonlyMap<number, AddressRecord[]>
  withAccount: ReadonlySet<string>
}

async function surroundingsOf(db: Executor, records: readonly FacilityRecord[]): Promise<Surroundings> {
  const ids = records.map(({ id }) => id)
  const codes = records.map(({ code }) => code)
  const rows = await db
    .select()
    .from(facilityAddress)
    .where(and(inArray(facilityAddress.facilityId, ids), eq(facilityAddress.deleted, false)))
    .orderBy(facilityAddress.id)
  return {
    terms: await loadTerms(db, 'hf-type', 'hf-category'),
    places: await placesOf(
      db,
      rows.map(({ cityId }) => cityId),
    ),
    addresses: Map.groupBy(rows, ({ facilityId }) => facilityId),
    withAccount: await withAccount(db, codes),
  }
}

function addressView(row: AddressRecord, places: ReadonlyMap<number, Place>): AddressView {
  const place = places.get(row.cityId)
  if (!place) throw new Error(`Address ${row.id} is in an unknown city.`)
  const { id, line, barangay, zipCode, latitude, longitude } = row
  const addressType = row.addressType as AddressView['addressType']
  return { id, addressType, line, barangay, zipCode, latitude, longitude, ...place }
}

/** The values that replace fields hidden from an affiliated physician (domain model 5.2, "Never sent"). */
const hiddenFromOthers: Partial<FacilityView> = {
  ...hiddenFields(facilityFields),
  createdBy: '',
  updatedBy: '',
  hasCoordinatorAccount: false,
}

function wholeView(record: FacilityRecord, around: Surroundings): FacilityView {
  const addresses = around.addresses.get(record.id) ?? []
  const main = (row: AddressRecord) => Number(row.addressType === 'MAIN')
  return {
    ...formOf(record, addresses),
    id: record.id,
    code: record.code,
    type: around.terms.coded('hf-type', record.typeCode),
    category: around.terms.coded('hf-category', record.categoryCode),
    accreditationStatusCode: record.accreditationStatusCode,
    accreditationDate: record.accreditationDate,
    preferredNetwork: record.preferredNetwork,
    preferredNetworkCategory: record.preferredNetworkCategory,
    blockedSince: record.blockedSince,
    duplicateOf: record.duplicateOf,
    source: record.source as FacilityView['source'],
    addresses: addresses.toSorted((a, b) => main(b) - main(a)).map((row) => addressView(row, around.places)),
    hasCoordinatorAccount: around.withAccount.has(record.code),
    version: record.version,
    createdDate: record.createdDate,
    createdBy: record.createdBy,
    updatedDate: record.updatedDate,
    updatedBy: record.updatedBy,
    allowedActions: [],
  }
}

function viewFor(record: FacilityRecord, around: Surroundings, principal: Principal): FacilityView {
  const whole = { ...wholeView(record, around), allowedActions: facilityActions(record, principal) }
  if (principal.marker === 'ADMIN') {
    return seesBankNumbers(principal) ? whole : { ...whole, payee: maskedPayee(whole.payee, record.payee) }
  }
  const own = withoutStaffFields(whole, facilityFields)
  return seesWholeRecord(principal, record.code) ? own : { ...own, ...hiddenFromOthers }
}

/** Facilities as the caller may see them; account numbers are masked because these are lists. */
export async function facilityViews(
  db: Executor,
  records: readonly FacilityRecord[],
  principal: Principal,
): Promise<FacilityView[]> {
  if (records.length === 0) return []
  const around = await surroundingsOf(db, records)
  return records.map((record) => {
    const view = viewFor(record, around, principal)
    return { ...view, payee: maskedPayee(view.payee, record.payee) }
  })
}

/** One facility as the caller may see it. */
export async function facilityView(
  db: Executor,
  record: FacilityRecord,
  principal: Principal,
): Promise<FacilityView> {
  return viewFor(record, await surroundingsOf(db, [record]), principal)
}
