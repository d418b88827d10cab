import type { PaperPage } from '../model/papers.ts'
import type { Answers } from './answers.ts'

/** Whose documents are asked for: dentists hand in some that physicians do not. */
export function pageOf({ person }: Pick<Answers, 'person'>): PaperPage {
  return person.phyTypeCode === 'DMD' ? 'DENTIST_CREDENTIAL' : 'PHY_CREDENTIAL'
}

/** What decides the documents of this applicant, by what has been answered so far; the server knows the rules. */
export function papersAsked(answers: Answers) {
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
