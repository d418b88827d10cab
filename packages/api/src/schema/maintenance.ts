import { pageTypes } from '@capiz/domain/reference'
import * as v from 'valibot'
import { Day, Id, Instant, OptionalText, ReplyDay, Text, Version } from './common.ts'
import { AuditChange } from './log.ts'

/** A code that a rule may look at, or not. */
const OptionalCode = v.nullish(
  v.pipe(
    v.string(),
    v.trim(),
    v.toUpperCase(),
    v.maxLength(30, 'Use 30 characters or fewer.'),
    v.transform((code) => (code === '' ? null : code)),
  ),
  null,
)

/** Body of a requirement rule: which document, of whom, required or not, from which day. */
export const RequirementRuleInput = v.object({
  id: v.optional(Id),
  version: v.optional(Version),
  pageType: v.picklist(
    pageTypes.map(({ code }) => code),
    'Choose whose document it is.',
  ),
  documentTypeCode: v.pipe(Text(30), v.toUpperCase()),
  facilityTypeCode: OptionalCode,
  categoryCode: OptionalCode,
  specializationCode: OptionalCode,
  required: v.boolean('Choose whether it is required.'),
  sourceCode: OptionalCode,
  effectiveDate: Day,
  remarks: OptionalText(500),
  deleted: v.optional(v.boolean(), false),
})

/** A requirement rule, its codes in words. */
export const RequirementRule = v.object({
  id: Id,
  pageType: v.string(),
  documentTypeCode: v.string(),
  document: v.string(),
  facilityTypeCode: v.nullable(v.string()),
  categoryCode: v.nullable(v.string()),
  specializationCode: v.nullable(v.string()),
  /** of whom, in words: "Hospital, Level 2" */
  scope: v.string(),
  required: v.boolean(),
  /** the source it has to be verified against, and its name */
  sourceCode: v.nullable(v.string()),
  source: v.nullable(v.string()),
  effectiveDate: ReplyDay,
  remarks: v.nullable(v.string()),
  deleted: v.boolean(),
  version: v.number(),
  createdBy: v.string(),
  updatedBy: v.nullable(v.string()),
  updatedDate: Instant,
})

/** The providers a rule would concern on its day, before it is saved. */
export const RequirementEffect = v.object({
  /** providers in use the rule is about */
  concerned: v.number(),
  /** of these, who must hand the document in and did not have to before */
  newlyRequired: v.number(),
  /** of these, who has not handed it in */
  missing: v.number(),
  /** who does not have to hand it in any more */
  noLonger: v.number(),
  /** the first of those who still have to hand it in */
  examples: v.array(v.object({ code: v.string(), name: v.string() })),
})

/** Records that hold a code, by kind; a label is in the number of its count: `Physician`, `Physicians`. */
const Usage = v.array(v.object({ label: v.string(), count: v.number() }))
const SimilarItems = v.array(v.object({ code: v.string(), description: v.string(), disabled: v.boolean() }))

/** A society whose spelling nobody has decided on yet. */
export const SocietySpelling = v.object({
  code: v.string(),
  name: v.string(),
  /** records that hold its name, by kind */
  usage: Usage,
  /** societies of the list that may be meant */
  similar: SimilarItems,
})

/** The decision on a spelling in doubt: the society it is a spelling of, or null for one of its own. */
export const SocietyDecision = v.object({
  code: v.pipe(Text(30), v.toUpperCase()),
  into: v.nullable(v.pipe(Text(30), v.toUpperCase())),
})

/** The insight into an item of a list beside its fields. */
export const ReferenceInsight = v.object({
  /** records that hold its code, by kind */
  usage: Usage,
  /** what was done to it, newest first */
  history: v.array(
    v.object({
      code: v.string(),
      action: v.string(),
      actor: v.string(),
      actorName: v.string(),
      at: Instant,
      changes: v.array(AuditChange),
    }),
  ),
  /** items of the list that may be the same */
  similar: SimilarItems,
})
