import type { Choice } from './types.ts'

/** A closed set from its codes and words, in the order given. */
function setOf<const L extends Readonly<Record<string, string>>>(
  labels: L,
): readonly Choice<keyof L & string>[] {
  return Object.entries(labels).map(([code, label]) => ({ code: code as keyof L & string, label }))
}

/** Why a check-in was made (domain model 9.2). */
export const checkInTypes = setOf({
  ROUTINE: 'Routine',
  RENEWAL: 'Renewal',
  FOLLOW_UP: 'Follow-up',
  CONCERN: 'Concern',
})

/** How a check-in was made. */
export const checkInModes = setOf({ ONSITE: 'On site', ONLINE: 'Online', PHONE: 'By telephone' })

/** What a check-in came to. */
export const checkInResults = setOf({
  SATISFACTORY: 'Satisfactory',
  NEEDS_IMPROVEMENT: 'Needs improvement',
  UNSATISFACTORY: 'Unsatisfactory',
})

/** Where a non-conformity was found (domain model 9.4). */
export const nonConformitySources = setOf({
  AUDIT_INTERNAL: 'Internal audit',
  AUDIT_EXTERNAL: 'External audit',
  COMPLAINT: 'Complaint',
  PROCESS: 'Process',
  OTHERS: 'Others',
})

/** What is sent and tracked (domain model 9.5). */
export const trackedDocumentTypes = setOf({
  LETTER: 'Letter',
  MEMO: 'Memo',
  MOA: 'Memorandum of agreement',
  CERTIFICATE: 'Certificate',
  BILL: 'Bill',
  OTHER: 'Other',
})

/** Whom a tracked document goes to. */
export const recipientTypes = setOf({
  PHYSICIAN: 'Physician',
  HEALTH_FACILITY: 'Health facility',
  ACCOUNT: 'Account',
  GOVERNMENT: 'Government office',
  INTERNAL: 'Own office',
})

/** Who asks (domain model 9.6). */
export const requesterTypes = setOf({
  MEMBER: 'Member',
  PHYSICIAN: 'Physician',
  HEALTH_FACILITY: 'Health facility',
  ACCOUNT: 'Account',
  INTERNAL: 'Own office',
})

/** Kinds of provider. */
export const applicantTypes = setOf({ HFC: 'Health facility', PHY: 'Physician' })

/** Care settings of a special arrangement. */
export const arrangementServices = setOf({
  OUTPATIENT: 'Outpatient',
  OP_OR: 'Outpatient operating room',
  INPATIENT: 'Inpatient',
  OTHER: 'Other',
})

/** How grave a violation is (domain model 9.8). */
export const severities = setOf({ MINOR: 'Minor', MAJOR: 'Major', GRAVE: 'Grave' })

/** What follows from a violation. */
export const sanctions = setOf({
  WARNING: 'Warning',
  CORRECTION_NOTICE: 'Correction notice',
  SUSPENSION: 'Suspension',
  DISACCREDITATION: 'Disaccreditation',
})
