import * as v from 'valibot'
import { PublicConfirmation } from './public-confirmation.ts'
import { ClosedHoliday, Coded, ReplyDay } from './common.ts'
import { OpeningBlock, OpeningExceptionView } from './opening.ts'

/** The public fields of a facility that is or was accredited; no e-mail, TIN, document or remark. */
export const PublicFacility = v.object({
  code: v.string(),
  name: v.string(),
  type: Coded,
  category: Coded,
  address: v.nullable(v.string()),
  city: v.nullable(v.string()),
  province: v.nullable(v.string()),
  region: v.nullable(v.string()),
  telephone: v.array(v.string()),
  website: v.nullable(v.string()),
  openAlways: v.boolean(),
  openOnHolidays: v.boolean(),
  openingHours: v.array(OpeningBlock),
  /** days from `day` on that differ from the week */
  openingExceptions: v.array(OpeningExceptionView),
  /** holidays of the coming year that close it */
  holidays: v.array(ClosedHoliday),
  /** notes on the opening hours */
  clinicHours: v.nullable(v.string()),
  serviceTypes: v.array(v.string()),
  /** whether it takes members of its covered accounts alone; which they are is not public */
  coveredAccountsOnly: v.boolean(),
  /** whether it is accredited on `day`; else nothing is said but what it is and where */
  accredited: v.boolean(),
  /** the day the answer is for: today in Manila */
  day: ReplyDay,
  accreditedUntil: v.nullable(ReplyDay),
  /** how fresh what visitors see is, by section */
  confirmed: v.array(PublicConfirmation),
})
