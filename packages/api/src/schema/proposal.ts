import { counterOfferLimits } from '@capiz/domain/request'
import * as v from 'valibot'
import { CodeOf, OptionalText, Peso, ReplyDay, Version, Whole } from './common.ts'
import { PriceFieldChange } from './price-day.ts'
import { PriceLine } from './price.ts'

const Key = v.pipe(v.string(), v.minLength(1), v.maxLength(800))

/** One line a proposed sheet would change, with what was decided on it (our addition). */
export const ProposedLine = v.object({
  key: v.string(),
  name: v.string(),
  state: v.picklist(['added', 'removed', 'changed', 'same']),
  values: PriceLine,
  changes: v.array(PriceFieldChange),
  /** amounts offered in place of the requested one, oldest first, in pesos */
  offers: v.array(
    v.object({
      round: v.number(),
      amount: v.number(),
      reason: v.nullable(v.string()),
      answer: v.nullable(v.picklist(['ACCEPTED', 'DECLINED'])),
    }),
  ),
  /** percent of peers that cost less, on the first day of the sheet; for staff, and null under five peers */
  position: v.nullable(
    v.object({ peers: v.number(), requested: v.nullable(v.number()), inForce: v.nullable(v.number()) }),
  ),
  /** quarter of the market the requested amount lies in; null under five peers */
  band: v.nullable(v.picklist(['LOW', 'MIDDLE', 'HIGH'])),
  /** use of the item in the twelve whole months before, for staff alone; null where nothing was counted */
  uses: v.nullable(v.object({ count: v.number(), months: v.number() })),
  /** the decision taken; to staff also one kept while a counter-offer was out. `amount` is the one agreed to, in pesos */
  decision: v.nullable(
    v.object({ accepted: v.boolean(), reason: v.nullable(v.string()), amount: v.nullable(v.number()) }),
  ),
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
        key: Key,
        accepted: v.boolean(),
        reason: OptionalText(500),
      }),
    ),
    v.minLength(1, 'Decide on at least one line.'),
    v.maxLength(20_000),
  ),
})

/** Other amounts offered for lines of a proposed sheet; decisions on further lines are kept until all are settled. */
export const CounterOfferForm = v.object({
  code: CodeOf('request'),
  version: v.nullish(Version),
  days: Whole(counterOfferLimits.minDays, counterOfferLimits.maxDays),
  lines: v.pipe(
    v.array(
      v.object({
        key: Key,
        choice: v.picklist(['accept', 'refuse', 'counter'], 'Choose accept, refuse or counter.'),
        /** offered for the line, in pesos; of a counter-offer alone */
        amount: v.nullish(Peso),
        reason: OptionalText(500),
      }),
    ),
    v.minLength(1, 'Offer an amount for at least one line.'),
    v.maxLength(20_000),
  ),
})

/** The answer to a counter-offer: each offered line accepted or declined. */
export const CounterOfferAnswer = v.object({
  code: CodeOf('request'),
  version: v.nullish(Version),
  remarks: OptionalText(1000),
  lines: v.pipe(
    v.array(v.object({ key: Key, accepted: v.boolean() })),
    v.minLength(1, 'Accept or decline each line.'),
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
