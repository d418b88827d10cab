import * as v from 'valibot'
import { ReplyDay } from './basics.ts'

/** The reply to a change of status: the record, and the request where the change waits for a second person. */
export const statusOutcome = <E extends v.ObjectEntries>(record: v.ObjectSchema<E, undefined>) =>
  v.object({
    ...record.entries,
    /** code of the request that waits; null where the change was made (our addition) */
    requestCode: v.nullable(v.string()),
    message: v.nullable(v.string()),
  })

/** A change of status before it is made: whom it takes, what it touches, who is told, and what is still open. */
export const StatusOutlook = v.object({
  status: v.string(),
  effectiveDate: ReplyDay,
  /** why a second person decides; null where one is enough */
  secondPerson: v.nullable(v.string()),
  consequences: v.array(v.string()),
  told: v.array(v.string()),
  unmet: v.array(
    v.object({
      message: v.string(),
      /** part of the record, or the queue, in which it is met */
      part: v.picklist(['documents', 'checklist', 'verification', 'edit']),
    }),
  ),
})
