import type { DocumentPage } from '../model/documents.ts'
import type { Answers } from './answers.ts'

/** Whose documents are asked for: dentists hand in some that physicians do not. */
export function pageOf({ person }: Pick<Answers, 'person'>): DocumentPage {
  return person.phyTypeCode === 'DMD' ? 'DENTIST_CREDENTIAL' : 'PHY_CREDENTIAL'
}

/** Returns the answers so far that decide the documents of this applicant; the server has the rules. */
export function requestedDocuments(answers: Answers) {
  const { licences, specialties } = answers
  const named = specialties.list.filter(({ specializationCode }) => specializationCode !== '')
  return {
    pageType: pageOf(answers),
    governmentDoctor: String(licences.governmentDoctor),
    specializations: named
      .map(({ specializationCode, membership }) => `${specializationCode}:${membership}`)
      .join(','),
  }
}
