import { publicFacility } from '@capiz/api/contract/public-facility'
import { call } from '../../../platform/calls/api.ts'
import { draftNames } from '../drafts.ts'
import type { ApplicationKind, StepId } from '../model/kind.ts'
import { fetchAhead, lazyPage } from '../model/lazy-page.ts'
import type { Answers } from './answers.ts'
import { bodyOf } from './body.ts'
import { facilityModel } from './model.ts'

const loadFacility = () => import('./FacilityPage.tsx')
const loadAddress = () => import('./AddressPage.tsx')
const loadContacts = () => import('./ContactsPage.tsx')
const loadDocuments = () => import('./DocumentsPage.tsx')
const loadCheck = () => import('./CheckPage.tsx')

/** The loader of the page that follows each step, where it is not loaded with the frame of the steps. */
const after: Partial<Record<StepId<Answers>, () => Promise<unknown>>> = {
  who: loadFacility,
  facility: loadAddress,
  address: loadContacts,
  contacts: loadDocuments,
  papers: loadCheck,
}

/** The application of a health facility. */
export const facilityKind: ApplicationKind<Answers> = {
  draft: draftNames.FACILITY,
  subject: 'facility',
  matches: {
    title: 'Is this your facility?',
    advice:
      'Compare what they have in common with yours. If one of them is your facility, ask for its account instead of applying again.',
    same: 'This is my facility',
    different: 'This is a different facility, send my application',
  },
  receiptLabel: 'Facility',
  consentText: 'I may enter them on behalf of the facility.',
  base: '/register',
  accountPath: (match) =>
    match.code === '' ? '/register/account' : `/register/account?${new URLSearchParams(match).toString()}`,
  ...facilityModel,
  send(answers, consent, confirmDuplicates, idempotencyKey) {
    const body = bodyOf(answers, consent, confirmDuplicates)
    return call(publicFacility.register, { body }, { idempotencyKey })
  },
  receiptOf: ({ facility, contacts }) => ({ name: facility.name, emailAddress: contacts.emailAddress }),
  pages: {
    facility: lazyPage(loadFacility, (m) => m.FacilityPage),
    address: lazyPage(loadAddress, (m) => m.AddressPage),
    contacts: lazyPage(loadContacts, (m) => m.ContactsPage),
    papers: lazyPage(loadDocuments, (m) => m.DocumentsPage),
  },
  checkPage: lazyPage(loadCheck, (m) => m.CheckPage),
  loadAhead(step) {
    const next = after[step]
    if (next !== undefined) fetchAhead(next)
  },
}
