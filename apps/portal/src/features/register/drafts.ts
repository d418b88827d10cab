/** The owner of application drafts: no user is signed in, so drafts belong to the device. */
export const visitor = 'visitor'

/** Names of the drafts on the device, by kind of applicant. */
export const draftNames = {
  FACILITY: 'facility-application',
  PHYSICIAN: 'physician-application',
} as const
