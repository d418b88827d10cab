import type { ConfirmationSection } from './sections.ts'

/** The sections visitors of the directory see. */
export const publicSections = ['PLACES', 'HOURS', 'SPECIALTIES'] as const satisfies ConfirmationSection[]

/** The sections that are shown and confirmed through a mailed link: bank data need a sign-in. */
export const linkSections = [
  'PLACES',
  'HOURS',
  'SPECIALTIES',
  'CONTACTS',
] as const satisfies ConfirmationSection[]

/** Whether a section is confirmed through a mailed link. */
export const isLinkSection = (section: ConfirmationSection): section is (typeof linkSections)[number] =>
  linkSections.some((one) => one === section)

/** The states in which visitors see a section. */
export const publicStates = ['CONFIRMED', 'UNCONFIRMED', 'REPORTED'] as const
