import type { FacilityInput } from '@capiz/api/schema/facility-form'
import { facilityFields } from '@capiz/domain/facility'
import { and, eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { readUnder } from '../../db/held-rows.ts'
import { facilityAddress } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { plainForm } from '../../engines/provider/form.ts'
import { lockOf, type FacilityRecord } from './scope.ts'

/** A facility as the save call takes it, checked. */
export type FacilityBody = InferOutput<typeof FacilityInput>

/** Everything of a facility that a person can enter; the form a record, a save and a request share. */
export type FacilityForm = Omit<FacilityBody, 'code' | 'version' | 'confirmDuplicates' | 'blocked'> & {
  blocked: boolean
}

/** One address as it is stored. */
export type AddressRecord = typeof facilityAddress.$inferSelect

/** The live addresses of a facility, the main one first; they change only under the lock on the facility. */
export function addressesOf(
  db: Executor,
  { id, code }: Pick<FacilityRecord, 'id' | 'code'>,
): Promise<readonly AddressRecord[]> {
  return readUnder(db, lockOf(code), { key: `addresses ${id}`, tables: ['facility_address'] }, async () => {
    const rows = await db
      .select()
      .from(facilityAddress)
      .where(and(eq(facilityAddress.facilityId, id), eq(facilityAddress.deleted, false)))
      .orderBy(facilityAddress.id)
    return rows.sort((a, b) => Number(b.addressType === 'MAIN') - Number(a.addressType === 'MAIN'))
  })
}

function addressForm(row: AddressRecord): FacilityForm['addresses'][number] {
  const { id, line, barangay, cityId, zipCode, latitude, longitude } = row
  const addressType = row.addressType as FacilityForm['addresses'][number]['addressType']
  return { id, addressType, line, barangay, cityId, zipCode, latitude, longitude }
}

/** The stored record in the form in which it would be entered. */
export function formOf(row: FacilityRecord, addresses: readonly AddressRecord[]): FacilityForm {
  return {
    ...plainForm(facilityFields, row),
    serviceTypes: row.serviceTypes as FacilityForm['serviceTypes'],
    payee: payeeOf(row),
    telephone: row.telephone,
    openingHours: row.openingHours,
    openingExceptions: row.openingExceptions,
    medicalDirector: row.medicalDirector && {
      name: row.medicalDirector.name,
      prcNumber: row.medicalDirector.prcNumber ?? null,
    },
    contacts: contactsOf(row),
    addresses: addresses.map(addressForm),
  }
}

function payeeOf({ payee }: FacilityRecord): FacilityForm['payee'] {
  if (!payee) return null
  return {
    name: payee.name,
    bank: payee.bank ?? null,
    accountNo: payee.accountNo ?? null,
    paymentTypeCode: (payee.paymentTypeCode ?? 'CHECK') as NonNullable<
      FacilityForm['payee']
    >['paymentTypeCode'],
  }
}

function contactsOf({ contacts }: FacilityRecord): FacilityForm['contacts'] {
  return contacts.map((contact) => ({
    name: contact.name,
    position: contact.position ?? null,
    telephone: contact.telephone ?? null,
    emailAddress: contact.emailAddress ?? null,
    coordinator: contact.coordinator ?? false,
  }))
}

/** The stored record as a form, with its addresses read. */
export async function currentForm(db: Executor, row: FacilityRecord): Promise<FacilityForm> {
  return formOf(row, await addressesOf(db, row))
}

/** Returns the body without its control fields; a block that is missing keeps its value. */
export function formOfBody(body: FacilityBody, before: FacilityForm | undefined): FacilityForm {
  const { code: _code, version: _version, confirmDuplicates: _confirm, blocked, ...fields } = body
  return { ...fields, blocked: blocked ?? before?.blocked ?? false }
}
