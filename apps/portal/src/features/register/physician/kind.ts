import { publicPhysician } from '@capiz/api/contract/public-physician'
import { call } from '../../../platform/calls/api.ts'
import { draftNames } from '../drafts.ts'
import type { ApplicationKind, StepId } from '../model/kind.ts'
import { fetchAhead, lazyPage } from '../model/lazy-page.ts'
import type { Answers } from './answers.ts'
import { bodyOf } from './body.ts'
import { physicianModel, physicianBase as base } from './model.ts'

const loadPerson = () => import('./PersonPage.tsx')
const loadLicences = () => import('./LicencesPage.tsx')
const loadSpecialties = () => import('./SpecialtiesPage.tsx')
const loadContacts = () => import('./ContactsPage.tsx')
const loadDocuments = () => import('./DocumentsPage.tsx')
const loadCheck = () => import('./CheckPage.tsx')

/** The loader of the page that follows each step, where it is not loaded with the frame of the steps. */
const after: Partial<Record<StepId<Answers>, () => Promise<unknown>>> = {
  who: loadPerson,
  person: loadLicences,
  licences: loadSpecialties,
  specialties: loadContacts,
  contacts: loadDocuments,
  papers: loadCheck,
}

/** The application of a physician or dentist. */
export const physicianKind: ApplicationKind<Answers> = {
  draft: draftNames.PHYSICIAN,
  subject: 'physician or dentist',
  matches: {
    title: 'Is this you?',
    advice:
      'Compare what they have in common with your answers. If one of them is you, ask for your account instead of applying again.',
    same: 'This is me',
    different: 'This is somebody else, send my application',
  },
  receiptLabel: 'Physician or dentist',
  consentText: 'I may enter them for the person who applies.',
  base,
  accountPath: ({ code }) =>
    code === '' ? `${base}/account` : `${base}/account?${new URLSearchParams({ code }).toString()}`,
  ...physicianModel,
  send(answers, consent, confirmDuplicates, idempotencyKey) {
    const body = bodyOf(answers, consent, confirmDuplicates)
    return call(publicPhysician.register, { body }, { idempotencyKey })
  },
  receiptOf: ({ person, contacts }) => ({
    name: `${person.lastName}, ${person.firstName}`,
    emailAddress: contacts.emailAddress,
  }),
  pages: {
    person: lazyPage(loadPerson, (m) => m.PersonPage),
    licences: lazyPage(loadLicences, (m) => m.LicencesPage),
    specialties: lazyPage(loadSpecialties, (m) => m.SpecialtiesPage),
    contacts: lazyPage(loadContacts, (m) => m.ContactsPage),
    papers: lazyPage(loadDocuments, (m) => m.DocumentsPage),
  },
  checkPage: lazyPage(loadCheck, (m) => m.CheckPage),
  loadAhead(step) {
    const next = after[step]
    if (next !== undefined) fetchAhead(next)
  },
}
