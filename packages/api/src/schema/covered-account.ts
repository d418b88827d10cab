import * as v from 'valibot'
import { Day, Id, Instant, OptionalDay, OptionalText, ReplyDay, Text } from './common.ts'

/** An account whose members may use a facility closed to others (domain model 6.4). */
export const CoveredAccountInput = v.object({
  accountCode: v.pipe(
    v.string('Enter the account code.'),
    v.trim(),
    v.regex(/^[A-Z0-9-]{2,20}$/, 'Use 2 to 20 capital letters, digits or dashes.'),
  ),
  company: Text(150, 2),
  effectiveDate: Day,
  validityDate: OptionalDay,
  remarks: OptionalText(2000),
})

/** A covered account as it is read. */
export const CoveredAccount = v.object({
  id: Id,
  accountCode: v.string(),
  company: v.string(),
  effectiveDate: ReplyDay,
  validityDate: v.nullable(ReplyDay),
  remarks: v.nullable(v.string()),
  updatedDate: Instant,
  updatedBy: v.string(),
})

/** Body of a covered account update: the stored one as the caller saw it, and the new one. */
export const CoveredAccountUpdate = v.object({
  existingAccount: CoveredAccountInput,
  updatedAccount: CoveredAccountInput,
})
