import type { RecordMachine } from './types.ts'

/** A check-in waits for the decision on its request; a returned one can be mended and sent again. */
export const checkInMachine = {
  initial: 'SUBMITTED',
  statuses: { SUBMITTED: 'Submitted', NOTED: 'Noted', RETURNED: 'Returned' },
  moves: { SUBMITTED: ['NOTED', 'RETURNED'], RETURNED: ['SUBMITTED'], NOTED: [] },
  final: ['NOTED'],
  decidedBy: 'request',
} as const satisfies RecordMachine

/** Non-conformities (domain model 9.4). */
export const nonConformityMachine = {
  initial: 'OPEN',
  statuses: {
    OPEN: 'Open',
    ACTION_PLANNED: 'Action planned',
    FOR_VERIFICATION: 'For verification',
    CLOSED: 'Closed',
  },
  moves: {
    OPEN: ['ACTION_PLANNED'],
    ACTION_PLANNED: ['FOR_VERIFICATION'],
    FOR_VERIFICATION: ['CLOSED', 'ACTION_PLANNED'],
    CLOSED: [],
  },
  final: ['CLOSED'],
  decidedBy: 'form',
} as const satisfies RecordMachine

/** Tracked documents; the dates decide (domain model 9.5). */
export const trackerMachine = {
  initial: 'ISSUED',
  statuses: { ISSUED: 'Issued', SENT: 'Sent', RECEIVED: 'Received', RETURNED: 'Returned' },
  moves: { ISSUED: ['SENT'], SENT: ['RECEIVED', 'RETURNED'], RETURNED: ['SENT'], RECEIVED: [] },
  final: [],
  decidedBy: 'dates',
} as const satisfies RecordMachine

/** Inquiry reports (domain model 9.6). */
export const inquiryMachine = {
  initial: 'OPEN',
  statuses: { OPEN: 'Open', ANSWERED: 'Answered', CLOSED: 'Closed' },
  moves: { OPEN: ['ANSWERED'], ANSWERED: ['CLOSED', 'OPEN'], CLOSED: [] },
  final: ['CLOSED'],
  decidedBy: 'form',
} as const satisfies RecordMachine

/** Correction notices (domain model 9.7). */
export const noticeMachine = {
  initial: 'ISSUED',
  statuses: { ISSUED: 'Issued', ACKNOWLEDGED: 'Acknowledged', CORRECTED: 'Corrected', CLOSED: 'Closed' },
  moves: { ISSUED: ['ACKNOWLEDGED'], ACKNOWLEDGED: ['CORRECTED'], CORRECTED: ['CLOSED'], CLOSED: [] },
  final: ['CLOSED'],
  decidedBy: 'form',
} as const satisfies RecordMachine

/** Violations (domain model 9.8). */
export const violationMachine = {
  initial: 'OPEN',
  statuses: { OPEN: 'Open', RESOLVED: 'Resolved', VOID: 'Void' },
  moves: { OPEN: ['RESOLVED', 'VOID'], RESOLVED: [], VOID: [] },
  final: ['RESOLVED', 'VOID'],
  decidedBy: 'form',
} as const satisfies RecordMachine

/** Mobile access devices (domain model 9.10). */
export const deviceMachine = {
  initial: 'ISSUED',
  statuses: { ISSUED: 'Issued', RETURNED: 'Returned', LOST: 'Lost' },
  moves: { ISSUED: ['RETURNED', 'LOST'], RETURNED: ['ISSUED'], LOST: ['RETURNED'] },
  final: [],
  decidedBy: 'form',
} as const satisfies RecordMachine

/** Settlement terminals (domain model 9.10). */
export const terminalMachine = {
  initial: 'ACTIVE',
  statuses: { ACTIVE: 'Active', PULLED_OUT: 'Pulled out', DEFECTIVE: 'Defective' },
  moves: { ACTIVE: ['PULLED_OUT', 'DEFECTIVE'], DEFECTIVE: ['ACTIVE', 'PULLED_OUT'], PULLED_OUT: ['ACTIVE'] },
  final: [],
  decidedBy: 'form',
} as const satisfies RecordMachine

/** Medical service team records: the one of a year and area that counts, and those it replaced. */
export const teamMachine = {
  initial: 'CURRENT',
  statuses: { CURRENT: 'Current', SUPERSEDED: 'Replaced' },
  moves: { CURRENT: ['SUPERSEDED'], SUPERSEDED: [] },
  final: ['SUPERSEDED'],
  decidedBy: 'request',
} as const satisfies RecordMachine

/**
 * Special arrangements (domain model 9.9): only a draft can be changed, and another person than its author decides.
 * That an active one has run out its days say; it is stored as active.
 */
export const arrangementMachine = {
  initial: 'DRAFT',
  statuses: {
    DRAFT: 'Draft',
    FOR_APPROVAL: 'For approval',
    ACTIVE: 'Active',
    DISAPPROVED: 'Disapproved',
    TERMINATED: 'Terminated',
  },
  moves: {
    DRAFT: ['FOR_APPROVAL'],
    FOR_APPROVAL: ['ACTIVE', 'DISAPPROVED'],
    ACTIVE: ['TERMINATED'],
    DISAPPROVED: ['DRAFT'],
    TERMINATED: [],
  },
  final: ['TERMINATED'],
  locked: ['FOR_APPROVAL', 'ACTIVE', 'DISAPPROVED'],
  decidedBy: 'form',
} as const satisfies RecordMachine
