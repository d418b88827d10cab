/** Lawful bases of a processing, in the words of the Data Privacy Act of 2012 (Republic Act 10173, sections 12 and 13). */
export const lawfulBases = {
  CONTRACT: 'Needed for the accreditation contract',
  LAW: 'Required by law',
  INTEREST: 'Legitimate interest of the HMO and its members',
} as const

/** One of the lawful bases. */
export type LawfulBasis = keyof typeof lawfulBases

/** A use of the data of a physician: of which data, by whom, and on which basis. */
export interface Purpose {
  label: string
  basis: LawfulBasis
  /** the data that is used, as a sentence */
  data: string
  /** who gets it, as a sentence */
  recipients: string
  /** what ends when the physician objects, as a sentence; null where the basis leaves no right to object */
  ends: string | null
}

/**
 * Every use the product makes of the data of a physician. An objection acts on the uses that name what it ends:
 * `DIRECTORY` on the public pages, `REMINDERS` on the mails of the schedule.
 */
export const purposes = {
  ACCREDITATION: {
    label: 'Accreditation',
    basis: 'CONTRACT',
    data: 'Name, birth date, licences, specialties, documents and what their sources said of them.',
    recipients: 'Staff who accredit.',
    ends: null,
  },
  PAYMENT: {
    label: 'Payment of fees',
    basis: 'CONTRACT',
    data: 'Agreed fees, tax number, payee and bank account.',
    recipients: 'Staff who agree on fees or pay them.',
    ends: null,
  },
  COMPLIANCE: {
    label: 'Quality and complaints',
    basis: 'CONTRACT',
    data: 'Check-ins, violations, correction notices and reports of visitors.',
    recipients: 'Staff who look after compliance.',
    ends: null,
  },
  TRAIL: {
    label: 'Record of who did and who saw what',
    basis: 'LAW',
    data: 'Sign-ins, changes, and the days on which the record was read.',
    recipients: 'Administrators, and the physician.',
    ends: null,
  },
  DIRECTORY: {
    label: 'Public directory',
    basis: 'INTEREST',
    data: 'Name, specialties, places and clinic hours; no number, address or telephone of the physician.',
    recipients: 'Anybody.',
    ends: 'The physician is no longer found in the public directory. Members are still referred by staff.',
  },
  REMINDERS: {
    label: 'Reminders by mail',
    basis: 'INTEREST',
    data: 'E-mail address, documents that expire and details that are to be confirmed.',
    recipients: 'The physician.',
    ends: 'No reminders are mailed. What is due still shows in the portal.',
  },
} as const satisfies Readonly<Record<string, Purpose>>

/** Code of a use of the data of a physician. */
export type PurposeCode = keyof typeof purposes

/** The codes, in the order in which they are shown. */
export const purposeCodes = Object.keys(purposes) as PurposeCode[]

/** Whether a physician may object to a use (Republic Act 10173, section 16 b). */
export function mayObject(code: PurposeCode): boolean {
  return purposes[code].ends !== null
}

/** A statement of a physician about one use, or its withdrawal. */
export interface Objection {
  purpose: string
  /** false withdraws the objection */
  objects: boolean
}

/** The uses a physician objects to, by the statements in the order in which they were made: the last one counts. */
export function objectedPurposes(statements: readonly Objection[]): ReadonlySet<PurposeCode> {
  const last = new Map(statements.map(({ purpose, objects }) => [purpose, objects]))
  return new Set(purposeCodes.filter((code) => mayObject(code) && last.get(code) === true))
}
