import type { Tone } from '@capiz/ui/tokens'
import type { RecordView } from './calls.ts'

/** The tone of each status, by its code; the label comes with the record. */
const tones: Readonly<Record<string, Tone>> = {
  ACTIVE: 'positive',
  ACKNOWLEDGED: 'progress',
  ACTION_PLANNED: 'progress',
  ANSWERED: 'progress',
  CLOSED: 'neutral',
  CORRECTED: 'positive',
  CURRENT: 'positive',
  DEFECTIVE: 'attention',
  DISAPPROVED: 'stopped',
  DRAFT: 'neutral',
  EXPIRED: 'lapsed',
  FOR_APPROVAL: 'review',
  FOR_VERIFICATION: 'review',
  ISSUED: 'progress',
  LOST: 'stopped',
  NOTED: 'positive',
  OPEN: 'attention',
  PULLED_OUT: 'neutral',
  RECEIVED: 'positive',
  RESOLVED: 'positive',
  RETURNED: 'held',
  SENT: 'progress',
  SUBMITTED: 'review',
  SUPERSEDED: 'neutral',
  TERMINATED: 'stopped',
  VOID: 'neutral',
}

/** The tone of a record's status. */
export function toneOf({ status }: Pick<RecordView, 'status'>): Tone {
  return tones[status] ?? 'neutral'
}
