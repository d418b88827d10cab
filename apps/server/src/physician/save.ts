import type { Actor } from '../actor.ts'
import { changesBetween } from '../audit/changes.ts'
import { physician } from '../db/schema/index.ts'
import type { Transaction } from '../db/types.ts'
import { writeHistory } from '../facility/history.ts'
import { loadTerms } from '../facility/labels.ts'
import { refuse } from '../http/refuse.ts'
import { auditOwner } from '../provider/owner.ts'
import type { Services } from '../services.ts'
import { detailsOf, formOf, type PhysicianForm } from './form.ts'
import { physicianLists, physicianProblems } from './rules.ts'
import { lockPhysician, type PhysicianRecord } from './scope.ts'
import { columnsOf, updatePhysician } from './write.ts'

/** Refuses a form that breaks a rule of domain model 7.1. */
export async function checkForm(
  services: Services,
  tx: Transaction,
  form: PhysicianForm,
  before: PhysicianRecord | undefined,
): Promise<void> {
  const errors = physicianProblems(form, {
    terms: await loadTerms(tx, ...physicianLists),
    accredited: before?.accreditationStatusCode === 'ACCREDITED',
    today: services.clock.today(),
    before: before && formOf(before),
  })
  if (errors.length > 0) refuse('VALIDATION', { errors })
}

/** Where a new physician comes from, in which status it begins, and whether the work lists show it already. */
export interface PhysicianOrigin {
  source: 'STAFF' | 'PUBLIC' | 'IMPORT'
  accepted: boolean
  status?: 'ON_PROCESS' | 'FOR_PAYMENT_ONLY'
}

/**
 * Stores a new physician: allots the code, checks every rule of domain model 7.1, writes the first history row and the
 * audit row. The one way a physician comes into being, whether staff, the public or a roster asks for it.
 */
export async function createPhysician(
  services: Services,
  tx: Transaction,
  form: PhysicianForm,
  actor: Actor,
  { status = 'ON_PROCESS', ...origin }: PhysicianOrigin,
): Promise<PhysicianRecord> {
  await checkForm(services, tx, form, undefined)
  const now = services.clock.now()
  const code = await services.codes.next(tx, 'physician')
  const stamps = {
    createdDate: now,
    createdBy: actor.username,
    updatedDate: now,
    updatedBy: actor.username,
  }
  const [record] = await tx
    .insert(physician)
    .values({ ...columnsOf(form), ...origin, ...stamps, code, accreditationStatusCode: status })
    .returning()
  if (!record) throw new Error(`Physician ${code} was not stored.`)
  const start = { fromStatus: null, toStatus: status, effectiveDate: services.clock.today() }
  await writeHistory(services, tx, { type: 'PHY', code }, [start], actor)
  const changes = changesBetween(undefined, { ...form })
  await auditOwner(services, tx, 'physician', { code, action: 'CREATE', topic: 'Physician', changes }, actor)
  return record
}

/** Puts a form in place of what a physician the caller holds locked had before. */
export async function replacePhysician(
  services: Services,
  tx: Transaction,
  record: PhysicianRecord,
  form: PhysicianForm,
  actor: Actor,
): Promise<PhysicianRecord> {
  await checkForm(services, tx, form, record)
  const updated = await updatePhysician(services, tx, record, columnsOf(form, detailsOf(record)), actor)
  const changes = changesBetween({ ...formOf(record) }, { ...formOf(updated) })
  const entry = { code: record.code, action: 'UPDATE', topic: 'Physician', changes } as const
  await auditOwner(services, tx, 'physician', entry, actor)
  return updated
}

/**
 * Applies some fields to a physician as it is now, through the very save of a direct edit; this is what the approval
 * of a `phy-update` request runs. Fields that are not named keep today's values.
 */
export async function applyPhysicianFields(
  services: Services,
  tx: Transaction,
  code: string,
  fields: Partial<PhysicianForm>,
  actor: Actor,
): Promise<PhysicianRecord> {
  const record = await lockPhysician(tx, code)
  return replacePhysician(services, tx, record, { ...formOf(record), ...fields }, actor)
}
