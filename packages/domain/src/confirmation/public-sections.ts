import type { ConfirmationSection } from './sections.ts'

/** The sections visitors of the directory see. */
export const publicSections = ['PLACES', 'HOURS', 'SPECIALTIES'] as const satisfies ConfirmationSection[]
