import type { PhysicianInput } from '@capiz/api/schema/physician'
import { physicianFields } from '@capiz/domain/physician'
import type { InferOutput } from 'valibot'
import { plainForm } from '../../engines/provider/form.ts'
import type { PhysicianRecord } from './scope.ts'

/** A physician as the save call takes it, checked. */
export type PhysicianBody = InferOutput<typeof PhysicianInput>

type Steering =
  | 'code'
  | 'version'
  | 'confirmDuplicates'
  | 'accreditationStatusCode'
  | 'effectiveDate'
  | 'reason'
  | 'statusRemarks'
  | 'until'

/** Everything of a physician that a person can enter; the form a record, a save and a request share. */
export type PhysicianForm = Omit<PhysicianBody, Steering>

type Day = NonNullable<PhysicianForm['phicValidity']>
type Specialization = PhysicianForm['specializations'][number]

/** Fields asked for too seldom to have columns of their own. */
export interface PhysicianDetails {
  medicalSchool?: string | null
  yearGraduated?: number | null
  secretary?: PhysicianForm['secretary']
  /** uuid of the picture */
  profilePic?: string | null
}

/** The seldom fields of a record. */
export function detailsOf(record: Pick<PhysicianRecord, 'details'>): PhysicianDetails {
  return record.details
}

function payeeOf({ payee }: PhysicianRecord): PhysicianForm['payee'] {
  if (!payee) return null
  return {
    name: payee.name,
    bank: payee.bank ?? null,
    accountNo: payee.accountNo ?? null,
    paymentTypeCode: (payee.paymentTypeCode ?? 'CHECK') as NonNullable<
      PhysicianForm['payee']
    >['paymentTypeCode'],
  }
}

function contractOf(row: PhysicianRecord): PhysicianForm['contract'] {
  const { contractNo, contractEffectiveDate: from, contractValidityDate: to } = row
  if (!from || !to) return null
  return { contractNo: contractNo ?? '', effectiveDate: from, validityDate: to }
}

function specializationsOf({ specializations }: PhysicianRecord): Specialization[] {
  return specializations.map((one) => ({
    specializationCode: one.specializationCode,
    subSpecializationCode: one.subSpecializationCode ?? null,
    subSubSpecialization: one.subSubSpecialization ?? null,
    societyName: one.societyName ?? null,
    membership: (one.membership ?? 'NONE') as Specialization['membership'],
    trainingInstitutionCode: one.trainingInstitutionCode ?? null,
    yearCompleted: one.yearCompleted ?? null,
    validityDate: (one.validityDate ?? null) as Day | null,
    primary: one.primary ?? false,
  }))
}

/** The stored record in the form in which it would be entered. */
export function formOf(row: PhysicianRecord): PhysicianForm {
  const { medicalSchool = null, yearGraduated = null, secretary = null } = detailsOf(row)
  return {
    ...plainForm(physicianFields, { ...row, medicalSchool, yearGraduated }),
    payee: payeeOf(row),
    specializations: specializationsOf(row),
    secretary,
    contract: contractOf(row),
  }
}

/** Returns the body without the fields that control the save or move the status. */
export function formOfBody(body: PhysicianBody): PhysicianForm {
  const {
    code: _code,
    version: _version,
    confirmDuplicates: _confirm,
    accreditationStatusCode: _status,
    effectiveDate: _day,
    reason: _reason,
    statusRemarks: _statusRemarks,
    until: _until,
    ...fields
  } = body
  return fields
}
