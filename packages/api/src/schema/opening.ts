import { weekdays } from '@capiz/domain/schedule'
import * as v from 'valibot'
import { ReplyDay } from './basics.ts'

/** One block of the opening hours of a facility. */
export const OpeningBlock = v.object({
  day: v.picklist(weekdays),
  startTime: v.string(),
  endTime: v.string(),
})

/** A day on which the opening hours differ from the week; without times it is closed. */
export const OpeningExceptionView = v.object({
  date: ReplyDay,
  startTime: v.nullable(v.string()),
  endTime: v.nullable(v.string()),
  occasion: v.string(),
})
