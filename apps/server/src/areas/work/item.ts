import type { Work, WorkItem } from '@capiz/api/schema/my-work'
import { plural } from '@capiz/domain/text'
import type { WorkActor } from '@capiz/domain/work'
import type { InferOutput } from 'valibot'

/** An item of work before its days are counted. */
export type Item = Omit<InferOutput<typeof WorkItem>, 'daysLate'>

/** A list of the portal that holds exactly what its label names. */
export type List = InferOutput<typeof Work>['groups'][number]['lists'][number]

/** Items of work, with the number of those that were not read as they come later, and the list of all of a kind. */
export interface Found {
  items: readonly Item[]
  unread?: { actor: WorkActor; count: number; late: number }
  /** shown where items of the kind are left out */
  list?: List & { actor: WorkActor; kind: Item['kind'] }
  /** what is assigned to the reader and waits for others; shown below the items for the reader */
  others?: List
}

/** Returns the person who must act on pooled work: the role whose duty it is, else anyone with the permission. */
export const pooled = (isDuty: boolean): WorkActor => (isDuty ? 'role' : 'team')

/** Returns the label of a list of all items of a kind: "All 14 requests"; of a single one without "All". */
export const allLabel = (count: number, one: string, many: string): string =>
  count === 1 ? plural(count, one, many) : `All ${plural(count, one, many)}`

/** Page of a provider by its code. */
export const recordPath = (code: string): string =>
  code.startsWith('HF') ? `/health-facility/${code}` : `/doctor/${code}`
