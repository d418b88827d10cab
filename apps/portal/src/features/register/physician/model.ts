import type { ApplicationModel } from '../model/kind.ts'
import { stepsUnder } from '../model/steps.ts'
import { type Answers, answersOfDraft, noAnswers } from './answers.ts'
import { placeOf } from './body.ts'
import { problemsOf } from './checks.ts'

/** Pages of this kind lie under it. */
export const physicianBase = '/register/physician'

/** Steps, questions and checks of the application of a physician or dentist. */
export const physicianModel: ApplicationModel<Answers> = {
  steps: stepsUnder<Answers>(physicianBase, [
    { id: 'person', label: 'You', path: physicianBase },
    { id: 'licences', label: 'Licences', path: `${physicianBase}/licences` },
    { id: 'specialties', label: 'Specialties and training', path: `${physicianBase}/specialties` },
    { id: 'contacts', label: 'Contacts and tax', path: `${physicianBase}/contacts` },
    { id: 'papers', label: 'Documents', path: `${physicianBase}/documents` },
  ]),
  noAnswers,
  read: answersOfDraft,
  problemsOf,
  placeOf,
}
