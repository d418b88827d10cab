import { confirmationChannels, confirmationSections, freshnessStates } from '@capiz/domain/confirmation'
import * as v from 'valibot'
import { ReplyDay } from './basics.ts'
import { CodeOf, Name } from './common.ts'

const Section = v.picklist(confirmationSections, 'Choose the section.')
const Channel = v.picklist(confirmationChannels.map(({ code }) => code))
const Hash = v.pipe(
  v.string('Send the hash of the section that was seen.'),
  v.regex(/^[\da-f]{64}$/, 'Send the hash of the section that was seen.'),
)

/** A section of a record with what it holds and how fresh it is (our addition). */
export const SectionFreshness = v.object({
  section: Section,
  label: v.string(),
  state: v.picklist(freshnessStates),
  /** day of the last confirmation, whatever happened since */
  confirmedOn: v.nullable(ReplyDay),
  channel: v.nullable(Channel),
  /** person who confirmed in a call; null otherwise */
  spokenTo: v.nullable(v.string()),
  /** first day on which it has to be confirmed again */
  dueOn: v.nullable(ReplyDay),
  cycleDays: v.number(),
  /** whether it was changed after its last confirmation */
  isChanged: v.boolean(),
  /** day of the report of a visitor that reopened it, and the inquiry it became */
  reopenedOn: v.nullable(ReplyDay),
  inquiryCode: v.nullable(v.string()),
  /** what it holds, line by line */
  facts: v.array(v.object({ label: v.string(), value: v.string() })),
  /** names what it holds; sent back with the confirmation */
  hash: v.string(),
  canConfirm: v.boolean(),
})

/** A confirmation of one section as it was seen. */
export const ConfirmationInput = v.object({
  ownerCode: CodeOf('facility', 'physician'),
  section: Section,
  hash: Hash,
  /** person who confirmed, where staff record a call */
  spokenTo: v.nullish(Name(120, 2), null),
})
