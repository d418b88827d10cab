import type { ConfirmationSection } from './sections.ts'

/** The sections visitors of the directory see; a mailed link opens no others, for a mail can be passed on. */
export const publicSections = ['PLACES', 'HOURS', 'SPECIALTIES'] as const satisfies ConfirmationSection[]
