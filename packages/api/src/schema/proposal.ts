import * as v from 'valibot'
import { CodeOf, OptionalText, ReplyDay, Version } from './common.ts'
import { PriceFieldChange } from './price-day.ts'
import { PriceLine } from './price.ts'

/** One line a proposed sheet would change, with what was decided on it (our addition). */
export const ProposedLine = v.object({
  key: v.string(),
  name: v.string(),
  state: v.picklist(['added', 'removed', 'changed', 'same']),
  values: PriceLine,
  changes: v.array(PriceFieldChange),
  decision: v.nullable(v.object({ accepted: v.boolean(), reason: v.nullable(v.string()) })),
})

/** Approval of a proposed sheet line by line: lines not named are accepted, a refused one needs a reason. */
export const LineDecisions = v.object({
  code: CodeOf('request'),
  version: v.nullish(Version),
  remarks: OptionalText(1000),
  acceptMoved: v.optional(v.boolean(), false),
  lines: v.pipe(
    v.array(
      v.object({
        key: v.pipe(v.string(), v.minLength(1), v.maxLength(800)),
        accepted: v.boolean(),
        reason: OptionalText(500),
      }),
    ),
    v.minLength(1, 'Decide on at least one line.'),
    v.maxLength(20_000),
  ),
})

/** The proposal returned to the proposer: the refused lines as requested, with the reasons (our addition). */
export const ReturnedProposal = v.object({
  requestCode: v.string(),
  kind: v.string(),
  header: v.record(v.string(), v.nullable(v.string())),
  effectiveDate: ReplyDay,
  lines: v.array(
    v.object({
      key: v.string(),
      name: v.string(),
      state: v.picklist(['added', 'removed', 'changed', 'same']),
      reason: v.nullable(v.string()),
      /** the line as it was asked for; null when its removal was asked for */
      values: v.nullable(PriceLine),
    }),
  ),
  /** a whole sheet to start the next proposal from: the posted lines with the refused ones as asked for */
  draft: v.array(PriceLine),
})
