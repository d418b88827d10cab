import { errorMessages } from '@capiz/domain/errors'
import { eq } from 'drizzle-orm'
import type { Actor } from '../../platform/access/actor.ts'
import { city, facilityAddress } from '../../db/schema/index.ts'
import type { Transaction } from '../../db/types.ts'
import { cachedFromStart } from '../../platform/cache/call-start.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import type { Services } from '../../platform/services.ts'
import { addressesOf, type AddressRecord, type FacilityForm } from './form.ts'
import { addressLineKey } from './keys.ts'
import type { FacilityRecord } from './scope.ts'

type AddressForm = FacilityForm['addresses'][number]

const keyOf = (lineKey: string, cityId: number) => `${cityId} ${lineKey}`
const formKey = (form: AddressForm) => keyOf(addressLineKey(form.line), form.cityId)

const cityIds = (tx: Transaction): Promise<ReadonlySet<number>> =>
  cachedFromStart(['city'], 'city ids', async () => {
    const rows = await tx.select({ id: city.id }).from(city)
    return new Set(rows.map(({ id }) => id))
  })

/** Refuses two addresses that are the same, and cities that do not exist (domain model 6.2). */
export async function checkAddresses(tx: Transaction, forms: readonly AddressForm[]): Promise<void> {
  const keys = forms.map(formKey)
  const again = keys.findIndex((key, at) => keys.indexOf(key) < at)
  if (again >= 0) {
    const message = errorMessages.HF_ADDRESS_UK
    refuse('HF_ADDRESS_UK', { errors: [{ field: `addresses.${again}.line`, message }] })
  }
  const knownIds = await cityIds(tx)
  const errors = forms.flatMap(({ cityId }, at) =>
    knownIds.has(cityId)
      ? []
      : [{ field: `addresses.${at}.cityId`, message: 'Choose a city or municipality of the list.' }],
  )
  if (errors.length > 0) refuse('VALIDATION', { errors })
}

function sameContent(row: AddressRecord, form: AddressForm): boolean {
  return (
    row.addressType === form.addressType &&
    row.line === form.line &&
    row.barangay === form.barangay &&
    row.zipCode === form.zipCode &&
    row.latitude === form.latitude &&
    row.longitude === form.longitude
  )
}

/**
 * Makes the stored addresses those of the form. An address is known by its line and city: one that moved is a new
 * row, so that two addresses can also change places without ever being the same.
 */
export async function saveAddresses(
  services: Services,
  tx: Transaction,
  facility: Pick<FacilityRecord, 'id' | 'code'>,
  forms: readonly AddressForm[],
  actor: Actor,
): Promise<readonly AddressRecord[]> {
  const stamps = { updatedDate: services.clock.now(), updatedBy: actor.username }
  const stored = await addressesOf(tx, facility)
  const wanted = new Map(forms.map((form) => [formKey(form), form]))
  const cachedRows = new Set<string>()
  for (const row of stored) {
    const key = keyOf(row.lineKey, row.cityId)
    const form = wanted.get(key)
    if (form && sameContent(row, form)) cachedRows.add(key)
    else if (form) {
      cachedRows.add(key)
      const { id: _id, ...values } = form
      await tx
        .update(facilityAddress)
        .set({ ...values, ...stamps, version: row.version + 1 })
        .where(eq(facilityAddress.id, row.id))
    } else {
      await tx
        .update(facilityAddress)
        .set({ deleted: true, ...stamps, version: row.version + 1 })
        .where(eq(facilityAddress.id, row.id))
    }
  }
  const added = [...wanted].filter(([key]) => !cachedRows.has(key)).map(([, form]) => form)
  if (added.length > 0) {
    const { updatedDate, updatedBy } = stamps
    const created = { createdDate: updatedDate, createdBy: updatedBy }
    await tx.insert(facilityAddress).values(
      added.map(({ id: _id, ...values }) => ({
        ...values,
        facilityId: facility.id,
        lineKey: addressLineKey(values.line),
        ...created,
        ...stamps,
      })),
    )
  }
  return addressesOf(tx, facility)
}

/** City of the main address. */
export function mainCityOf(forms: readonly AddressForm[]): number | null {
  return forms.find(({ addressType }) => addressType === 'MAIN')?.cityId ?? null
}
