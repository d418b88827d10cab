import * as v from 'valibot'
import { CodeOf, OptionalEmail, OptionalText, Text } from './common.ts'

/** The parts of an entry of the directory that may be wrong. */
export const reportParts = ['HOURS', 'PLACE', 'CONTACT', 'NOT_ACCEPTED', 'OTHER'] as const

/** Body of the report of an error in the public directory. */
export const DirectoryReport = v.object({
  /** the physician or facility the entry is about */
  code: CodeOf('physician', 'facility'),
  /** the facility, when it is about a physician at one place */
  healthFacilityCode: v.nullish(CodeOf('facility')),
  part: v.picklist(reportParts, 'Choose what is wrong.'),
  details: Text(2000, 5),
  name: OptionalText(120),
  /** where to answer, for those who want an answer */
  emailAddress: OptionalEmail,
})

/** The number under which a report was taken. */
export const DirectoryReportReceipt = v.object({ code: v.string() })
