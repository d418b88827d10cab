import type { IsoDate } from '@capiz/domain/time'
import * as v from 'valibot'

/** Time stamp, ISO 8601 with offset. */
export const Instant = v.string()

const isDayText = (text: string): text is IsoDate => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** A calendar day in a reply, checked by its shape alone: stored days may lie outside what forms accept. */
export const ReplyDay = v.pipe(v.string(), v.guard(isDayText))

/** Database id. */
export const Id = v.pipe(v.number(), v.integer(), v.minValue(1))

/** A code with its words. */
export const Coded = v.object({ code: v.string(), description: v.string() })

/** A holiday on which weekly hours do not hold. */
export const ClosedHoliday = v.object({ day: ReplyDay, name: v.string() })
