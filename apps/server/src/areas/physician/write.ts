import { eq } from 'drizzle-orm'
import type { Actor } from '../../platform/access/actor.ts'
import { physician } from '../../db/schema/index.ts'
import type { PhysicianSpecialization } from '../../db/schema/physician.ts'
import type { Transaction } from '../../db/types.ts'
import { searchText } from '../facility/keys.ts'
import type { Services } from '../../platform/services.ts'
import type { PhysicianDetails, PhysicianForm } from './form.ts'
import type { PhysicianRecord } from './scope.ts'

/** Leaves out what is not there, as the stored JSON does. */
function present(one: PhysicianForm['specializations'][number]): PhysicianSpecialization {
  const entries = Object.entries(one).filter(([, value]) => value !== null)
  return Object.fromEntries(entries) as unknown as PhysicianSpecialization
}

/** The columns a form fills. */
export function columnsOf(
  form: PhysicianForm,
  details: PhysicianDetails = {},
): Omit<typeof physician.$inferInsert, 'code' | 'accreditationStatusCode'> {
  const { medicalSchool, yearGraduated, secretary, contract, payee, specializations, ...plain } = form
  const primary = specializations.find((one) => one.primary)
  return {
    ...plain,
    searchName: searchText([form.lastName, form.firstName, form.middleName].filter(Boolean).join(' ')),
    specializations: specializations.map(present),
    primarySpecializationCode: primary?.specializationCode ?? null,
    contractNo: contract?.contractNo ?? null,
    contractEffectiveDate: contract?.effectiveDate ?? null,
    contractValidityDate: contract?.validityDate ?? null,
    details: { ...details, medicalSchool, yearGraduated, secretary },
    payee: payee && {
      name: payee.name,
      paymentTypeCode: payee.paymentTypeCode,
      ...(payee.bank ? { bank: payee.bank } : {}),
      ...(payee.accountNo ? { accountNo: payee.accountNo } : {}),
    },
  }
}

/** Writes changed columns of a physician: its version and stamps move with every change. */
export async function updatePhysician(
  services: Services,
  tx: Transaction,
  record: PhysicianRecord,
  values: Partial<typeof physician.$inferInsert>,
  actor: Actor,
): Promise<PhysicianRecord> {
  const [updated] = await tx
    .update(physician)
    .set({
      ...values,
      version: record.version + 1,
      updatedDate: services.clock.now(),
      updatedBy: actor.username,
    })
    .where(eq(physician.id, record.id))
    .returning()
  if (!updated) throw new Error(`Physician ${record.code} went away while it was locked.`)
  return updated
}
