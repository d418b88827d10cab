import type { ApplicationModel } from '../model/kind.ts'
import { stepsUnder } from '../model/steps.ts'
import { type Answers, answersOfDraft, noAnswers } from './answers.ts'
import { placeOf } from './body.ts'
import { problemsOf } from './checks.ts'

/** Steps, questions and checks of the application of a health facility. */
export const facilityModel: ApplicationModel<Answers> = {
  steps: stepsUnder<Answers>('/register', [
    { id: 'facility', label: 'Facility', path: '/register/facility' },
    { id: 'address', label: 'Address', path: '/register/address' },
    { id: 'contacts', label: 'Contacts and tax', path: '/register/contacts' },
    { id: 'papers', label: 'Licences and documents', path: '/register/documents' },
  ]),
  noAnswers,
  read: answersOfDraft,
  problemsOf,
  placeOf,
}
