import type { PhysicianInput } from '@capiz/api/schema/physician'
import type { InferOutput } from 'valibot'
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
  return { contractNo: contractNo ?? '', effectiveDate: from as Day, validityDate: to as Day }
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
  const details = detailsOf(row)
  return {
    lastName: row.lastName,
    firstName: row.firstName,
    middleName: row.middleName,
    suffix: row.suffix,
    emailAddress: row.emailAddress ?? '',
    birthDate: (row.birthDate ?? '') as Day,
    sex: (row.sex ?? '') as PhysicianForm['sex'],
    phyTypeCode: row.phyTypeCode as PhysicianForm['phyTypeCode'],
    prcNumber: row.prcNumber,
    prcValidity: (row.prcValidity ?? '') as Day,
    phicAccreditationNo: row.phicAccreditationNo,
    phicValidity: row.phicValidity as Day | null,
    phicCategoryCode: row.phicCategoryCode,
    ptrNo: row.ptrNo,
    ptrDate: row.ptrDate as Day | null,
    governmentDoctor: row.governmentDoctor,
    s2No: row.s2No,
    s2Validity: row.s2Validity as Day | null,
    associationNo: row.associationNo,
    associationValidity: row.associationValidity as Day | null,
    tin: row.tin,
    vatRegistered: row.vatRegistered ?? false,
    withholdingRate: row.withholdingRate,
    payee: payeeOf(row),
    medicalSchool: details.medicalSchool ?? null,
    yearGraduated: details.yearGraduated ?? null,
    specializations: specializationsOf(row),
    mobileNumber: row.mobileNumber ?? '',
    telephone: row.telephone,
    secretary: details.secretary ?? null,
    providerCategoryCode: row.providerCategoryCode,
    contract: contractOf(row),
    remarks: row.remarks,
  }
}

/** What was sent, without the parts that steer the save or move the status. */
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
