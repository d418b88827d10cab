import { eq } from 'drizzle-orm'
import type { Actor } from '../../platform/access/actor.ts'
import { changesBetween } from '../../platform/audit/changes.ts'
import { facility, type AuditChange } from '../../db/schema/index.ts'
import type { Transaction } from '../../db/types.ts'
import { auditOwner, type OwnerEntry } from '../../engines/provider/owner.ts'
import type { Services } from '../../platform/services.ts'
import type { FacilityForm } from './form.ts'
import { mainCityOf } from './addresses.ts'
import { facilityNameKey, searchText } from './keys.ts'
import type { FacilityRecord } from './scope.ts'

/** The columns a form fills. */
export function columnsOf(
  form: FacilityForm,
): Omit<typeof facility.$inferInsert, 'code' | 'accreditationStatusCode'> {
  const { addresses, medicalDirector, contacts, payee, ...plain } = form
  return {
    ...plain,
    nameKey: facilityNameKey(form.name),
    searchName: searchText(form.name),
    mainCityId: mainCityOf(addresses),
    medicalDirector: medicalDirector && {
      name: medicalDirector.name,
      ...(medicalDirector.prcNumber ? { prcNumber: medicalDirector.prcNumber } : {}),
    },
    contacts: contacts.map((contact) => ({
      name: contact.name,
      coordinator: contact.coordinator,
      ...(contact.position ? { position: contact.position } : {}),
      ...(contact.telephone ? { telephone: contact.telephone } : {}),
      ...(contact.emailAddress ? { emailAddress: contact.emailAddress } : {}),
    })),
    payee: payee && {
      name: payee.name,
      paymentTypeCode: payee.paymentTypeCode,
      ...(payee.bank ? { bank: payee.bank } : {}),
      ...(payee.accountNo ? { accountNo: payee.accountNo } : {}),
    },
  }
}

/** Writes changed columns of a facility: its version and stamps move with every change. */
export async function updateFacility(
  services: Services,
  tx: Transaction,
  record: FacilityRecord,
  values: Partial<typeof facility.$inferInsert>,
  actor: Actor,
): Promise<FacilityRecord> {
  const [updated] = await tx
    .update(facility)
    .set({
      ...values,
      version: record.version + 1,
      updatedDate: services.clock.now(),
      updatedBy: actor.username,
    })
    .where(eq(facility.id, record.id))
    .returning()
  if (!updated) throw new Error(`Facility ${record.code} went away while it was locked.`)
  return updated
}

/** Writes what happened to a facility into the audit log. */
export async function auditFacility(
  services: Services,
  tx: Transaction,
  entry: OwnerEntry,
  actor: Actor,
): Promise<void> {
  await auditOwner(services, tx, 'health-facility', entry, actor)
}

/** The fields in which two states of a facility differ, for the audit log. */
export function facilityChanges(before: FacilityForm | undefined, after: FacilityForm): AuditChange[] {
  return changesBetween(before && { ...before }, { ...after })
}
