import { type ComponentType, lazy } from 'react'
import { load } from '../../../app/lazy-screen.ts'
import type { StepId } from '../model/steps.ts'

function page<M, P>(start: () => Promise<M>, pick: (module: M) => ComponentType<P>) {
  return lazy(async () => ({ default: pick(await load(start)) }))
}

const loadFacilityPage = () => import('./FacilityPage.tsx')
const loadAddressPage = () => import('./AddressPage.tsx')
const loadContactsPage = () => import('./ContactsPage.tsx')
const loadPapersPage = () => import('./PapersPage.tsx')
const loadCheckPage = () => import('./CheckPage.tsx')
const loadConsentPage = () => import('./ConsentPage.tsx')
const loadDuplicatesPage = () => import('./DuplicatesPage.tsx')
const loadSentPage = () => import('./SentPage.tsx')

export const FacilityPage = page(loadFacilityPage, (m) => m.FacilityPage)
export const AddressPage = page(loadAddressPage, (m) => m.AddressPage)
export const ContactsPage = page(loadContactsPage, (m) => m.ContactsPage)
export const PapersPage = page(loadPapersPage, (m) => m.PapersPage)
export const CheckPage = page(loadCheckPage, (m) => m.CheckPage)
export const ConsentPage = page(loadConsentPage, (m) => m.ConsentPage)
export const DuplicatesPage = page(loadDuplicatesPage, (m) => m.DuplicatesPage)
export const SentPage = page(loadSentPage, (m) => m.SentPage)

/** What comes after a step; fetched while the step is answered, so that going on does not wait. */
const after: Readonly<Record<StepId, () => Promise<unknown>>> = {
  who: loadFacilityPage,
  facility: loadAddressPage,
  address: loadContactsPage,
  contacts: loadPapersPage,
  papers: loadCheckPage,
  check: loadConsentPage,
  consent: loadSentPage,
}

/** Fetches the page that follows a step; a failure shows when the page itself is opened. */
export function loadAhead(step: StepId): void {
  after[step]().catch(() => undefined)
}
