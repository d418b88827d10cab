import type { InputOf } from '@capiz/api/contract/define'
import type { publicPhysician } from '@capiz/api/contract/public-physician'
import type { ConsentText } from '../model/kind.ts'
import { documentsOf } from '../model/documents.ts'
import { placeBy } from '../model/place.ts'
import type { Answers, Specialty } from './answers.ts'
import { pageOf } from './documents.ts'

type Body = InputOf<typeof publicPhysician.register>['body']
type Specialization = Body['specializations'][number]

function specializationOf(one: Specialty, isPrimary: boolean): Specialization {
  const { specializationCode, subSpecializationCode, trainingInstitutionCode, yearCompleted } = one
  const membership = one.membership as Specialization['membership']
  return {
    specializationCode,
    subSpecializationCode,
    trainingInstitutionCode,
    yearCompleted,
    membership,
    societyName: membership === 'NONE' ? '' : one.societyName,
    primary: isPrimary,
  }
}

/** The application as it is sent; a government doctor hands in no tax receipt. */
export function bodyOf(answers: Answers, consent: ConsentText, confirmDuplicates: boolean): Body {
  const { person, licences, specialties, contacts, papers: documents } = answers
  const { ptrNo, ptrDate, ...numbers } = licences
  const { secretaryName, secretaryTelephone, ...reach } = contacts
  const { list, primary, ...school } = specialties
  return {
    ...person,
    ...numbers,
    ...reach,
    ...school,
    // the checks of the steps let nothing else through
    phyTypeCode: person.phyTypeCode as Body['phyTypeCode'],
    sex: person.sex as Body['sex'],
    birthDate: person.birthDate ?? '',
    prcValidity: licences.prcValidity ?? '',
    ptrNo: licences.governmentDoctor ? '' : ptrNo,
    ptrDate: licences.governmentDoctor ? null : ptrDate,
    secretary: secretaryName.trim() === '' ? null : { name: secretaryName, telephone: secretaryTelephone },
    specializations: list.map((one, at) => specializationOf(one, at === primary)),
    documents: documentsOf(pageOf(answers), documents.documents),
    consent: { accepted: true, textCode: consent.code, textVersion: consent.version },
    confirmDuplicates,
  }
}

/** The step and field of a problem of the server. */
export const placeOf = placeBy<Answers>([
  [/^(phyTypeCode|lastName|firstName|middleName|suffix|birthDate|sex)$/, 'person', '$1'],
  [
    /^(prcNumber|prcValidity|phicAccreditationNo|phicValidity|governmentDoctor|ptrNo|ptrDate|associationNo|associationValidity|s2No|s2Validity)$/,
    'licences',
    '$1',
  ],
  [/^specializations\.(\d+)\.(\w+)$/, 'specialties', 'list.$1.$2'],
  [/^specializations$/, 'specialties', 'list.0.specializationCode'],
  [/^(medicalSchool|yearGraduated)$/, 'specialties', '$1'],
  [/^secretary\.name$/, 'contacts', 'secretaryName'],
  [/^secretary\b.*$/, 'contacts', 'secretaryTelephone'],
  [/^(emailAddress|mobileNumber|telephone|tin|vatRegistered)$/, 'contacts', '$1'],
])
