import * as v from 'valibot'
import { DraftDay as day, UploadedDocument, readAnswers } from '../model/uploaded.ts'

const Specialty = v.object({
  specializationCode: v.string(),
  subSpecializationCode: v.string(),
  membership: v.string(),
  societyName: v.string(),
  trainingInstitutionCode: v.string(),
  yearCompleted: v.nullable(v.number()),
})

/** Everything an applicant has entered, as typed; also the shape of the draft on the device. */
const Answers = v.object({
  /** index of the furthest step that was opened */
  reached: v.number(),
  person: v.object({
    phyTypeCode: v.string(),
    lastName: v.string(),
    firstName: v.string(),
    middleName: v.string(),
    suffix: v.string(),
    birthDate: day,
    sex: v.string(),
  }),
  licences: v.object({
    prcNumber: v.string(),
    prcValidity: day,
    phicAccreditationNo: v.string(),
    phicValidity: day,
    governmentDoctor: v.boolean(),
    ptrNo: v.string(),
    ptrDate: day,
    associationNo: v.string(),
    associationValidity: day,
    s2No: v.string(),
    s2Validity: day,
  }),
  specialties: v.object({
    list: v.array(Specialty),
    /** place in the list of the first specialty */
    primary: v.number(),
    medicalSchool: v.string(),
    yearGraduated: v.nullable(v.number()),
  }),
  contacts: v.object({
    emailAddress: v.string(),
    mobileNumber: v.string(),
    telephone: v.string(),
    secretaryName: v.string(),
    secretaryTelephone: v.string(),
    tin: v.string(),
    vatRegistered: v.boolean(),
  }),
  papers: v.object({ documents: v.array(UploadedDocument) }),
})

/** Everything an applicant has entered. */
export type Answers = v.InferOutput<typeof Answers>
/** One specialty as it is entered. */
export type Specialty = v.InferOutput<typeof Specialty>

/** A specialty nothing is known of yet. */
export const noSpecialty: Specialty = {
  specializationCode: '',
  subSpecializationCode: '',
  membership: 'NONE',
  societyName: '',
  trainingInstitutionCode: '',
  yearCompleted: null,
}

/** The empty answers of a new application. */
export const noAnswers: Answers = {
  reached: 0,
  person: {
    phyTypeCode: '',
    lastName: '',
    firstName: '',
    middleName: '',
    suffix: '',
    birthDate: null,
    sex: '',
  },
  licences: {
    prcNumber: '',
    prcValidity: null,
    phicAccreditationNo: '',
    phicValidity: null,
    governmentDoctor: false,
    ptrNo: '',
    ptrDate: null,
    associationNo: '',
    associationValidity: null,
    s2No: '',
    s2Validity: null,
  },
  specialties: { list: [noSpecialty], primary: 0, medicalSchool: '', yearGraduated: null },
  contacts: {
    emailAddress: '',
    mobileNumber: '',
    telephone: '',
    secretaryName: '',
    secretaryTelephone: '',
    tin: '',
    vatRegistered: false,
  },
  papers: { documents: [] },
}

/** Answers out of a draft of this device. */
export function answersOfDraft(values: unknown, now: number): Answers | undefined {
  return readAnswers(Answers, values, now)
}
