import {
  confirmationChannels,
  confirmationSections,
  freshnessStates,
  linkSections,
} from '@capiz/domain/confirmation'
import * as v from 'valibot'
import { ReplyDay } from './basics.ts'
import { CodeOf, Name, Text } from './common.ts'
import { LinkToken } from './link-token.ts'

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
  /** day of the report that reopened it, the way it came, and the inquiry it became */
  reopenedOn: v.nullable(ReplyDay),
  reopenedBy: v.nullable(Channel),
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

/** The record whose link is mailed. */
export const ConfirmationOwner = v.object({ ownerCode: CodeOf('facility', 'physician') })

/** A record as the page behind a mailed link shows it: its sections without bank data. */
export const LinkedRecord = v.object({
  subject: v.picklist(['facility', 'physician']),
  code: v.string(),
  name: v.string(),
  /** last day on which the link works */
  until: ReplyDay,
  sections: v.array(SectionFreshness),
})

/** A reply of the holder of a mailed link on a section as it was seen: still right, or the error in it. */
export const LinkConfirmation = v.object({
  token: LinkToken,
  section: v.picklist(linkSections, 'Choose the section.'),
  hash: Hash,
  /** what is wrong and how it should be; null confirms the section */
  problem: v.nullish(Text(1000, 5), null),
})
