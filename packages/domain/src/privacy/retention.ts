/** The label of each kind of data that is removed once its retention period is over. */
export const retentionKinds = {
  MAIL: 'Mail sent or given up',
  SESSIONS: 'Sessions ended',
  REMINDERS: 'Reminders',
  REMOVED_DOCUMENTS: 'Documents removed or replaced',
  UNREFERENCED_FILES: 'Stored files without a reference',
} as const

/** A kind of data with a retention period. */
export type RetentionKind = keyof typeof retentionKinds

/** Codes of the kinds, in the order in which they are removed. */
export const retentionKindCodes = Object.keys(retentionKinds) as RetentionKind[]

/** How a removal was started: by the daily schedule of the server, or by a command of the operator. */
export const retentionStarts = ['SCHEDULE', 'COMMAND'] as const

/** One of the ways to start a removal. */
export type RetentionStart = (typeof retentionStarts)[number]
