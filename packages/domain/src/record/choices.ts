import { choicesFrom } from '../field/index.ts'

/** Why a check-in was made (domain model 9.2). */
export const checkInTypes = choicesFrom({
  ROUTINE: 'Routine',
  RENEWAL: 'Renewal',
  FOLLOW_UP: 'Follow-up',
  CONCERN: 'Concern',
})

/** How a check-in was made. */
export const checkInModes = choicesFrom({ ONSITE: 'On site', ONLINE: 'Online', PHONE: 'By telephone' })

/** The results of a check-in. */
export const checkInResults = choicesFrom({
  SATISFACTORY: 'Satisfactory',
  NEEDS_IMPROVEMENT: 'Needs improvement',
  UNSATISFACTORY: 'Unsatisfactory',
})

/** The sources of a non-conformity (domain model 9.4). */
export const nonConformitySources = choicesFrom({
  AUDIT_INTERNAL: 'Internal audit',
  AUDIT_EXTERNAL: 'External audit',
  COMPLAINT: 'Complaint',
  PROCESS: 'Process',
  OTHERS: 'Others',
})

/** The types of document sent and tracked (domain model 9.5). */
export const trackedDocumentTypes = choicesFrom({
  LETTER: 'Letter',
  MEMO: 'Memo',
  MOA: 'Memorandum of agreement',
  CERTIFICATE: 'Certificate',
  BILL: 'Bill',
  OTHER: 'Other',
})

/** Whom a tracked document goes to. */
export const recipientTypes = choicesFrom({
  PHYSICIAN: 'Physician',
  HEALTH_FACILITY: 'Health facility',
  ACCOUNT: 'Account',
  GOVERNMENT: 'Government office',
  INTERNAL: 'Own office',
})

/** The types of requester (domain model 9.6). */
export const requesterTypes = choicesFrom({
  MEMBER: 'Member',
  PHYSICIAN: 'Physician',
  HEALTH_FACILITY: 'Health facility',
  ACCOUNT: 'Account',
  INTERNAL: 'Own office',
})

/** Kinds of provider. */
export const applicantTypes = choicesFrom({ HFC: 'Health facility', PHY: 'Physician' })

/** Care settings of a special arrangement. */
export const arrangementServices = choicesFrom({
  OUTPATIENT: 'Outpatient',
  OP_OR: 'Outpatient operating room',
  INPATIENT: 'Inpatient',
  OTHER: 'Other',
})

/** How grave a violation is (domain model 9.8). */
export const severities = choicesFrom({ MINOR: 'Minor', MAJOR: 'Major', GRAVE: 'Grave' })

/** The consequences of a violation. */
export const sanctions = choicesFrom({
  WARNING: 'Warning',
  CORRECTION_NOTICE: 'Correction notice',
  SUSPENSION: 'Suspension',
  DISACCREDITATION: 'Disaccreditation',
})
