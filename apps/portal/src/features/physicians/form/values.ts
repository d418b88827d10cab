import { PhysicianInput } from '@capiz/api/schema/physician'
import * as v from 'valibot'
import { withNames } from '../../../patterns/provider/form/named.ts'
import type { Physician } from '../record/physician-data.ts'
import { physicianNames } from './names.ts'

/** A specialty in the form. */
export interface SpecialtyValues {
  specializationCode: string
  subSpecializationCode: string
  subSubSpecialization: string
  societyName: string
  membership: string
  trainingInstitutionCode: string
  yearCompleted: number | null
  validityDate: string
  primary: boolean
}

/** Everything that is typed into the form; text that is not given is empty, a day too. */
export interface PhysicianValues {
  code: string | null
  version: number | null
  lastName: string
  firstName: string
  middleName: string
  suffix: string
  emailAddress: string
  birthDate: string
  sex: string
  phyTypeCode: string
  prcNumber: string
  prcValidity: string
  phicAccreditationNo: string
  phicValidity: string
  phicCategoryCode: string
  ptrNo: string
  ptrDate: string
  governmentDoctor: boolean
  s2No: string
  s2Validity: string
  associationNo: string
  associationValidity: string
  tin: string
  vatRegistered: boolean
  withholdingRate: number | null
  payee: { name: string; bank: string; accountNo: string; paymentTypeCode: string }
  medicalSchool: string
  yearGraduated: number | null
  specializations: SpecialtyValues[]
  mobileNumber: string
  telephone: string
  secretary: { name: string; telephone: string }
  providerCategoryCode: string
  contract: { contractNo: string; effectiveDate: string; validityDate: string }
  remarks: string
}

/** A specialty nothing is known of yet. */
export const emptySpecialty: SpecialtyValues = {
  specializationCode: '',
  subSpecializationCode: '',
  subSubSpecialization: '',
  societyName: '',
  membership: 'NONE',
  trainingInstitutionCode: '',
  yearCompleted: null,
  validityDate: '',
  primary: false,
}

/** The form of a physician who is added. */
export const emptyPhysician: PhysicianValues = {
  code: null,
  version: null,
  lastName: '',
  firstName: '',
  middleName: '',
  suffix: '',
  emailAddress: '',
  birthDate: '',
  sex: '',
  phyTypeCode: 'MD',
  prcNumber: '',
  prcValidity: '',
  phicAccreditationNo: '',
  phicValidity: '',
  phicCategoryCode: '',
  ptrNo: '',
  ptrDate: '',
  governmentDoctor: false,
  s2No: '',
  s2Validity: '',
  associationNo: '',
  associationValidity: '',
  tin: '',
  vatRegistered: false,
  withholdingRate: null,
  payee: { name: '', bank: '', accountNo: '', paymentTypeCode: 'CHECK' },
  medicalSchool: '',
  yearGraduated: null,
  specializations: [{ ...emptySpecialty, primary: true }],
  mobileNumber: '',
  telephone: '',
  secretary: { name: '', telephone: '' },
  providerCategoryCode: '',
  contract: { contractNo: '', effectiveDate: '', validityDate: '' },
  remarks: '',
}

/** The same object with empty text where nothing is known, in the fields the form has as text. */
function withText<T extends object, R extends object>(form: T, record: R): T {
  const known = record as Readonly<Record<string, unknown>>
  const entries = Object.entries(form).map(([name, empty]) => [
    name,
    typeof empty === 'object' && empty !== null ? empty : (known[name] ?? empty),
  ])
  return Object.fromEntries(entries) as T
}

/** The form of a physician who is on record. */
export function valuesOf(record: Physician): PhysicianValues {
  const { payee, secretary, contract } = record
  return {
    ...withText(emptyPhysician, record),
    payee: withText(emptyPhysician.payee, payee ?? {}),
    secretary: withText(emptyPhysician.secretary, secretary ?? {}),
    contract: withText(emptyPhysician.contract, contract ?? {}),
    specializations: record.specializations.map((one) => withText(emptySpecialty, one)),
  }
}

const isBlank = (part: object): boolean =>
  Object.entries(part).every(([name, value]) => name === 'paymentTypeCode' || value === '')

/** The body of the save: parts of which nothing was given are left out as a whole. */
export function bodyOf(values: PhysicianValues) {
  const { payee, secretary, contract } = values
  return {
    ...values,
    payee: isBlank(payee) ? null : payee,
    secretary: isBlank(secretary) ? null : secretary,
    contract: isBlank(contract) ? null : contract,
  }
}

/** Checks what was typed by the very schema of the wire, so that both sides say the same. */
export const PhysicianForm = withNames(
  v.pipe(
    v.custom<PhysicianValues>(() => true),
    v.transform(bodyOf),
    PhysicianInput as v.GenericSchema<unknown, unknown> as v.GenericSchema<
      ReturnType<typeof bodyOf>,
      unknown
    >,
  ),
  physicianNames,
)
