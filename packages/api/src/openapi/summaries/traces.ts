import type { Summaries } from './types.ts'

/** Sentences about the calls of logs, mail, privacy, searches and figures. */
export const traces = {
  auditLog: {
    list: 'Audit rows',
    topics: 'Topics of a record',
    findByCode: 'One audit row by its transaction code',
  },
  auditCheck: { verify: 'Recompute every seal of the audit log' },
  activityLog: { list: 'Activities', get: 'One activity', create: 'Write an activity' },
  accreditationHistory: {
    list: 'Status changes',
    get: 'One status change',
    latest: 'Newest change into a status',
  },
  timeline: { list: 'Status, prices, documents, affiliations, requests and logs of a record, newest first' },
  outbox: {
    list: 'Mail that waits, failed or was sent, without its text',
    retry: 'Try a mail again that could not be sent',
  },
  reach: {
    ofUser: 'Whose data a user reached in a period, from the audit log',
    readers: 'Who read a record or took its files, the latest first',
  },
  dataUse: {
    get: 'Uses of the data of a physician, and what was objected to',
    state: 'Object to a use of the data of a physician, or withdraw it',
  },
  erasure: {
    effects: 'What an erasure does with the rows about a person; changes nothing',
    request: 'Request the erasure of a person, which a second administrator confirms',
  },
  retention: { list: 'Removals of data whose retention period was over, the latest first' },
  dashboard: { get: 'Figures of one kind' },
  work: { mine: 'What waits for the caller, ranked by who must act and how late it is' },
  search: { records: 'The records that answer a term best, at most 8 of each kind' },
  listExport: { file: 'All filtered rows of a list as CSV or XLSX; the file name says how many' },
  reportGroup: {
    list: 'List report groups',
    filter: 'Search report groups',
    availableReports: 'Reports the caller may run',
    isAvailable: 'May the caller run this report',
    save: 'Save a report group',
    remove: 'Delete a report group',
  },
} as const satisfies Partial<Summaries>
