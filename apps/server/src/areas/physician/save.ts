import type { Actor } from '../../platform/access/actor.ts'
import { changesBetween } from '../../platform/audit/changes.ts'
import { physician } from '../../db/schema/index.ts'
import { inOrderOf } from '../../db/rows.ts'
import type { Transaction } from '../../db/types.ts'
import { writeHistory } from '../../engines/provider/history.ts'
import { loadTerms } from '../facility/labels.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import { auditOwner } from '../../engines/provider/owner.ts'
import type { Services } from '../../platform/services.ts'
import { detailsOf, formOf, type PhysicianForm } from './form.ts'
import { physicianLists, physicianProblems, withListedSocieties } from './rules.ts'
import { lockPhysician, type PhysicianRecord } from './scope.ts'
import { columnsOf, updatePhysician } from './write.ts'

/** Refuses forms that break a rule of domain model 7.1; returns them with the names of the list for their societies. */
async function checkForms(
  services: Services,
  tx: Transaction,
  forms: readonly PhysicianForm[],
  before: PhysicianRecord | undefined,
): Promise<PhysicianForm[]> {
  const context = {
    terms: await loadTerms(tx, ...physicianLists),
    accredited: before?.accreditationStatusCode === 'ACCREDITED',
    today: services.clock.today(),
    before: before && formOf(before),
  }
  const errors = forms.flatMap((form) => physicianProblems(form, context))
  if (errors.length > 0) refuse('VALIDATION', { errors })
  return forms.map((form) => withListedSocieties(form, context.terms))
}

/** Refuses a form that breaks a rule of domain model 7.1. */
export async function checkForm(
  services: Services,
  tx: Transaction,
  form: PhysicianForm,
  before: PhysicianRecord | undefined,
): Promise<void> {
  await checkForms(services, tx, [form], before)
}

/** The source of a new physician, its first status, and whether the work lists show it already. */
export interface PhysicianOrigin {
  source: 'STAFF' | 'PUBLIC' | 'IMPORT'
  accepted: boolean
  status?: 'ON_PROCESS' | 'FOR_PAYMENT_ONLY'
}

/**
 * Stores new physicians, in the order of their forms: allots the codes, checks every rule of domain model 7.1, writes
 * the first history rows and the audit rows. The one way physicians come into being, whether staff, the public or a
 * roster asks for them.
 */
export async function createPhysicians(
  services: Services,
  tx: Transaction,
  given: readonly PhysicianForm[],
  actor: Actor,
  { status = 'ON_PROCESS', ...origin }: PhysicianOrigin,
): Promise<PhysicianRecord[]> {
  if (given.length === 0) return []
  const forms = await checkForms(services, tx, given, undefined)
  const now = services.clock.now()
  const codes = await services.codes.nextMany(tx, 'physician', forms.length)
  const stamps = {
    createdDate: now,
    createdBy: actor.username,
    updatedDate: now,
    updatedBy: actor.username,
  }
  const coded = forms.map((form, at) => ({ form, code: codes[at] as string }))
  const rows = coded.map(({ form, code }) => ({
    ...columnsOf(form),
    ...origin,
    ...stamps,
    code,
    accreditationStatusCode: status,
  }))
  const stored = await tx.insert(physician).values(rows).returning()
  const effectiveDate = services.clock.today()
  const starts = codes.map((code) => ({
    applicantCode: code,
    fromStatus: null,
    toStatus: status,
    effectiveDate,
  }))
  await writeHistory(services, tx, 'PHY', starts, actor)
  for (const { form, code } of coded) {
    const changes = changesBetween(undefined, { ...form })
    await auditOwner(
      services,
      tx,
      'physician',
      { code, action: 'CREATE', topic: 'Physician', changes },
      actor,
    )
  }
  return inOrderOf(codes, stored)
}

/** Stores one new physician. */
export async function createPhysician(
  services: Services,
  tx: Transaction,
  form: PhysicianForm,
  actor: Actor,
  origin: PhysicianOrigin,
): Promise<PhysicianRecord> {
  const [record] = await createPhysicians(services, tx, [form], actor, origin)
  return record as PhysicianRecord
}

/** Puts a form in place of what a physician the caller holds locked had before. */
export async function replacePhysician(
  services: Services,
  tx: Transaction,
  record: PhysicianRecord,
  given: PhysicianForm,
  actor: Actor,
): Promise<PhysicianRecord> {
  const [form = given] = await checkForms(services, tx, [given], record)
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
