import { documentTypes, isRequired, physicianSubject } from '@capiz/domain/checklist'
import type { PaperPage, PaperType } from '../model/papers.ts'
import type { Answers } from './answers.ts'

/** Whose documents are asked for: dentists hand in some that physicians do not. */
export function pageOf({ person }: Pick<Answers, 'person'>): PaperPage {
  return person.phyTypeCode === 'DMD' ? 'DENTIST_CREDENTIAL' : 'PHY_CREDENTIAL'
}

/** The types with what this applicant must hand in, by what has been answered so far (domain model 4.5). */
export function requiredFor<T extends PaperType>(types: readonly T[], answers: Answers): T[] {
  const { person, licences, specialties } = answers
  const page = pageOf(answers)
  const subject = physicianSubject({
    phyTypeCode: person.phyTypeCode,
    governmentDoctor: licences.governmentDoctor,
    specializations: specialties.list,
  })
  return types.map((type) => {
    const rule = documentTypes.find(({ pageType, code }) => pageType === page && code === type.code)
    return rule === undefined ? type : { ...type, required: isRequired(rule.requirement, subject) }
  })
}
