/** The sections of a record that its provider confirms, in the order they are asked for. */
export const confirmationSections = ['PLACES', 'HOURS', 'SPECIALTIES', 'CONTACTS', 'PAYEE'] as const

/** A section of a record that its provider confirms as a whole. */
export type ConfirmationSection = (typeof confirmationSections)[number]

/** The kinds of records with sections to confirm. */
export type ConfirmationSubject = 'facility' | 'physician'

const labels: Readonly<Record<ConfirmationSubject, Record<ConfirmationSection, string>>> = {
  facility: {
    PLACES: 'Addresses and telephone',
    HOURS: 'Opening hours',
    SPECIALTIES: 'Care settings',
    CONTACTS: 'Contact persons',
    PAYEE: 'Payee',
  },
  physician: {
    PLACES: 'Clinics',
    HOURS: 'Clinic hours',
    SPECIALTIES: 'Specialties',
    CONTACTS: 'E-mail and telephone',
    PAYEE: 'Payee',
  },
}

/** Returns the name of a section on screens and in mails. */
export function sectionLabel(subject: ConfirmationSubject, section: ConfirmationSection): string {
  return labels[subject][section]
}

/** Days for which a confirmation of each section holds. */
export type ConfirmationCycles = Readonly<Record<ConfirmationSection, number>>

/** The days an installation begins with: what members rely on is confirmed every quarter. */
export const defaultCycles: ConfirmationCycles = {
  PLACES: 90,
  HOURS: 90,
  SPECIALTIES: 180,
  CONTACTS: 180,
  PAYEE: 365,
}

const isSection = (text: string): text is ConfirmationSection =>
  confirmationSections.some((section) => section === text)

/**
 * Reads cycles out of text such as `HOURS=60,PAYEE=365`; a section that is not named keeps its default. Undefined for an
 * unknown section, or days outside 1 to 3650.
 */
export function cyclesOf(text: string): ConfirmationCycles | undefined {
  const cycles = { ...defaultCycles }
  for (const part of text.split(',').filter((one) => one.trim() !== '')) {
    const [name = '', days = ''] = part.split('=').map((one) => one.trim())
    if (!isSection(name) || !/^\d{1,4}$/.test(days)) return undefined
    const count = Number(days)
    if (count < 1 || count > 3650) return undefined
    cycles[name] = count
  }
  return cycles
}
