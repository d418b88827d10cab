import type { WorkItem } from '@capiz/api/schema/my-work'
import type { WorkActor } from '@capiz/domain/work'
import type { InferOutput } from 'valibot'

/** An item of work before its days are counted. */
export type Item = Omit<InferOutput<typeof WorkItem>, 'daysLate'>

/** Items of work, with the number of those that were not read as they come later. */
export interface Found {
  items: readonly Item[]
  unread?: { actor: WorkActor; count: number; late: number }
}

/** Returns the person who must act on pooled work: the role whose duty it is, else anyone with the permission. */
export const pooled = (isDuty: boolean): WorkActor => (isDuty ? 'role' : 'team')

/** Page of a provider by its code. */
export const recordPath = (code: string): string =>
  code.startsWith('HF') ? `/health-facility/${code}` : `/doctor/${code}`
