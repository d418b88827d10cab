import { seesBankNumbers } from '@capiz/domain/access'
import type { Physician } from '@capiz/api/schema/physician'
import { physicianFields } from '@capiz/domain/physician'
import type { InferOutput } from 'valibot'
import type { Principal } from '../../platform/access/principal.ts'
import type { Executor } from '../../db/types.ts'
import { loadTerms, type Terms } from '../facility/labels.ts'
import type { Outgoing } from '../../platform/http/types.ts'
import { hiddenFields, withoutStaffFields } from '../../engines/provider/form.ts'
import { maskedPayee, withAccount } from '../../engines/provider/view.ts'
import { physicianActions } from './actions.ts'
import { detailsOf, formOf, type PhysicianForm } from './form.ts'
import { seesWholePhysician, type PhysicianRecord } from './scope.ts'

/** A physician as it is answered. */
export type PhysicianView = Outgoing<InferOutput<typeof Physician>>

interface Surroundings {
  terms: Terms
  withAccount: ReadonlySet<string>
}

async function surroundingsOf(db: Executor, records: readonly PhysicianRecord[]): Promise<Surroundings> {
  const codes = records.map(({ code }) => code)
  return {
    terms: await loadTerms(db, 'specialization', 'subspecialization', 'training-institution'),
    withAccount: await withAccount(db, codes),
  }
}

function specialtyView(one: PhysicianForm['specializations'][number], terms: Terms) {
  const labelOf = (list: string, code: string | null) =>
    code === null ? null : terms.coded(list, code).description
  return {
    ...one,
    specialization: terms.coded('specialization', one.specializationCode).description,
    subSpecialization: labelOf('subspecialization', one.subSpecializationCode),
    trainingInstitution: labelOf('training-institution', one.trainingInstitutionCode),
  }
}

/** The values that replace fields of a physician hidden from a coordinator (domain model 5.2, "Scope"). */
const hiddenFromOthers: Partial<PhysicianView> = {
  ...hiddenFields(physicianFields),
  hasAccount: false,
  createdBy: '',
  updatedBy: '',
}

function wholeView(record: PhysicianRecord, around: Surroundings): PhysicianView {
  const form = formOf(record)
  const orNull = (text: string) => text || null
  return {
    ...form,
    emailAddress: orNull(form.emailAddress),
    birthDate: orNull(form.birthDate),
    sex: orNull(form.sex),
    prcValidity: orNull(form.prcValidity),
    mobileNumber: orNull(form.mobileNumber),
    id: record.id,
    code: record.code,
    dentist: record.phyTypeCode === 'DMD',
    specializations: form.specializations.map((one) => specialtyView(one, around.terms)),
    accreditationStatusCode: record.accreditationStatusCode,
    accreditationDate: record.accreditationDate,
    profilePic: detailsOf(record).profilePic ?? null,
    duplicateOf: record.duplicateOf,
    source: record.source as PhysicianView['source'],
    hasAccount: around.withAccount.has(record.code),
    version: record.version,
    createdDate: record.createdDate,
    createdBy: record.createdBy,
    updatedDate: record.updatedDate,
    updatedBy: record.updatedBy,
    allowedActions: [],
  }
}

function viewFor(record: PhysicianRecord, around: Surroundings, principal: Principal): PhysicianView {
  const whole = { ...wholeView(record, around), allowedActions: physicianActions(record, principal) }
  if (principal.marker === 'ADMIN') {
    return seesBankNumbers(principal) ? whole : { ...whole, payee: maskedPayee(whole.payee, record.payee) }
  }
  const own = withoutStaffFields(whole, physicianFields)
  return seesWholePhysician(principal, record.code) ? own : { ...own, ...hiddenFromOthers }
}

/** Physicians as the caller may see them; account numbers are masked because these are lists. */
export async function physicianViews(
  db: Executor,
  records: readonly PhysicianRecord[],
  principal: Principal,
): Promise<PhysicianView[]> {
  if (records.length === 0) return []
  const around = await surroundingsOf(db, records)
  return records.map((record) => {
    const view = viewFor(record, around, principal)
    return { ...view, payee: maskedPayee(view.payee, record.payee) }
  })
}

/** One physician as the caller may see it. */
export async function physicianView(
  db: Executor,
  record: PhysicianRecord,
  principal: Principal,
): Promise<PhysicianView> {
  return viewFor(record, await surroundingsOf(db, [record]), principal)
}
