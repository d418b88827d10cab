import { lookups } from '@capiz/api/contract/reference'
import { personName } from '@capiz/domain/text'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import type { ReactElement } from 'react'
import { useCall } from '../../../platform/data/query.tsx'
import type { AnswerLine, StepProps, Summary } from '../model/kind.ts'
import { missingDocuments, documentAnswers } from '../model/documents.ts'
import { CheckPage as Check } from '../pages/CheckPage.tsx'
import type { Answers } from './answers.ts'
import { requestedDocuments } from './documents.ts'
import { memberships, professions, sexes, labelOf } from '../../../patterns/physician-labels.ts'
import { associationOf } from './labels.ts'

const withDay = (number: string, label: string, day: IsoDate | null): string =>
  [number, day && `${label} ${formatDay(day)}`].filter(Boolean).join(', ')

function personLines({ person }: Answers): AnswerLine[] {
  const { birthDate } = person
  return [
    { label: 'Profession', value: labelOf(professions, person.phyTypeCode) },
    { label: 'Name', value: personName(person) },
    { label: 'Birth date', value: birthDate && formatDay(birthDate) },
    { label: 'Sex', value: labelOf(sexes, person.sex) },
  ]
}

function licenceLines({ person, licences }: Answers): AnswerLine[] {
  const { prcNumber, prcValidity, phicAccreditationNo, phicValidity, ptrNo, ptrDate } = licences
  const { associationNo, associationValidity, s2No, s2Validity, governmentDoctor } = licences
  const association = associationOf(person.phyTypeCode)
  const until = 'valid until'
  return [
    { label: 'PRC licence', value: withDay(prcNumber, until, prcValidity) },
    { label: 'PhilHealth accreditation', value: withDay(phicAccreditationNo, until, phicValidity) },
    governmentDoctor
      ? { label: 'Professional tax receipt', value: 'Not needed by a government doctor' }
      : { label: 'Professional tax receipt', value: withDay(ptrNo, 'issued on', ptrDate) },
    { label: `${association} membership`, value: withDay(associationNo, until, associationValidity) },
    { label: 'S2 licence', value: withDay(s2No, until, s2Validity) },
  ]
}

interface Item {
  code: string
  description: string
}

const nameIn = (list: readonly Item[] | undefined, code: string): string =>
  list?.find((one) => one.code === code)?.description ?? code

function specialtyLines(
  { specialties }: Answers,
  all: readonly Item[],
  schools: readonly Item[],
): AnswerLine[] {
  const { list, primary, medicalSchool, yearGraduated } = specialties
  return [
    ...list.map((one, at) => ({
      label: at === primary ? 'First specialty' : 'Specialty',
      value: [
        nameIn(all, one.specializationCode),
        one.membership !== 'NONE' && `${labelOf(memberships, one.membership)} of ${one.societyName}`,
        one.trainingInstitutionCode && nameIn(schools, one.trainingInstitutionCode),
        one.yearCompleted,
      ]
        .filter(Boolean)
        .join(', '),
    })),
    { label: 'School', value: [medicalSchool, yearGraduated].filter(Boolean).join(', ') },
  ]
}

function contactLines({ contacts }: Answers): AnswerLine[] {
  const { secretaryName, secretaryTelephone } = contacts
  return [
    { label: 'E-mail', value: contacts.emailAddress },
    { label: 'Mobile', value: contacts.mobileNumber },
    { label: 'Telephone', value: contacts.telephone },
    { label: 'Secretary', value: [secretaryName, secretaryTelephone].filter(Boolean).join(', ') },
    { label: 'TIN', value: contacts.tin },
    { label: 'VAT', value: contacts.vatRegistered ? 'Registered' : 'Not registered' },
  ]
}

/** Every answer of a physician or dentist, with names for codes. */
function useSummary(answers: Answers): Summary<Answers> {
  const specializations = useCall(lookups.publicSpecializations, { query: {} }).data ?? []
  const schools = useCall(lookups.publicTrainingInstitutions, { query: {} }).data ?? []
  const documentTypes =
    useCall(lookups.publicDocumentTypes, { query: requestedDocuments(answers) }).data ?? []
  const { documents } = answers.papers
  return {
    sections: [
      { step: 'person', lines: personLines(answers) },
      { step: 'licences', lines: licenceLines(answers) },
      { step: 'specialties', lines: specialtyLines(answers, specializations, schools) },
      { step: 'contacts', lines: contactLines(answers) },
      { step: 'papers', lines: documentAnswers(documentTypes, documents) },
    ],
    missing: missingDocuments(documentTypes, documents),
  }
}

/** The step before the consent: every answer once more. */
export function CheckPage({ application }: StepProps<Answers>): ReactElement {
  return <Check application={application} summary={useSummary(application.answers)} />
}
