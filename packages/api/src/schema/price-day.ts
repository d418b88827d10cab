import { discountTypes, priceQuestionCodes, priceSheetKindNames } from '@capiz/domain/fees'
import * as v from 'valibot'
import { Id, Instant, ReplyDay } from './basics.ts'
import { PriceLine } from './price.ts'

/** An answered question as it is kept with prices. */
export const PriceOverride = v.object({
  code: v.picklist(priceQuestionCodes),
  text: v.string(),
  answer: v.string(),
  by: v.string(),
  at: Instant,
})

/** Whose prices they are. */
const PriceOwner = v.object({
  kind: v.picklist(['facility', 'physician', 'society']),
  code: v.string(),
  name: v.string(),
})

/** A line with its name in words and the key that tells it apart inside its sheet. */
const NamedLine = v.object({ key: v.string(), name: v.string(), values: PriceLine })

/** The facts of a sheet a price comes from. */
const sheetRef = {
  kind: v.picklist(priceSheetKindNames),
  /** what the kind is called, and its header in words, for example "Outpatient, Laboratory" */
  title: v.string(),
  subtitle: v.string(),
}

/** Everything an owner charges on a day, each sheet with its lines (our addition: price time machine). */
export const PriceDay = v.object({
  owner: PriceOwner,
  day: ReplyDay,
  /** the moment the prices were known at; null for now */
  knownAt: v.nullable(Instant),
  sheets: v.array(
    v.object({
      ...sheetRef,
      sheetId: Id,
      effectiveDate: ReplyDay,
      /** last day it rules, null while no later sheet is known */
      until: v.nullable(ReplyDay),
      remarks: v.nullable(v.string()),
      requestCode: v.nullable(v.string()),
      lines: v.array(NamedLine),
    }),
  ),
  /** sheets that had begun but ended before the day, with nothing in their place */
  lapsed: v.array(v.object({ ...sheetRef, sheetId: Id, effectiveDate: ReplyDay, validityDate: ReplyDay })),
})

/** One field of a line on two days; pesos and percent where both days have an amount. */
export const PriceFieldChange = v.object({
  field: v.string(),
  label: v.string(),
  kind: v.string(),
  before: v.unknown(),
  after: v.unknown(),
  change: v.nullable(v.number()),
  percent: v.nullable(v.number()),
})

const SheetOfDay = v.object({ sheetId: Id, effectiveDate: ReplyDay })

/** The changes in an owner's prices between two days (our addition: price time machine). */
export const PriceComparison = v.object({
  owner: PriceOwner,
  from: ReplyDay,
  to: ReplyDay,
  totals: v.object({
    added: v.number(),
    removed: v.number(),
    changed: v.number(),
    same: v.number(),
    /** changed lines whose amount rose, and fell */
    dearer: v.number(),
    cheaper: v.number(),
  }),
  sheets: v.array(
    v.object({
      ...sheetRef,
      before: v.nullable(SheetOfDay),
      after: v.nullable(SheetOfDay),
      same: v.number(),
      lines: v.array(
        v.object({
          key: v.string(),
          name: v.string(),
          state: v.picklist(['added', 'removed', 'changed']),
          values: PriceLine,
          /** what differs; of an added or a removed line every value it has or had */
          changes: v.array(PriceFieldChange),
        }),
      ),
    }),
  ),
})

/** One rung of the ladder a fee is looked for on (domain model 8). */
const FeeRung = v.object({
  source: v.picklist(priceSheetKindNames),
  sourceName: v.string(),
  outcome: v.picklist(['found', 'notAsked', 'noSheet', 'lapsed', 'noLine', 'noMultiplier', 'notReached']),
  /** what was found or is missing, in words */
  words: v.string(),
  sheetId: v.nullable(Id),
  since: v.nullable(ReplyDay),
  amount: v.nullable(v.number()),
  percent: v.nullable(v.number()),
})

/** The fee of a physician for an item on a day, and the ladder it was found on (our addition). */
export const FeeAnswer = v.object({
  physician: v.object({ code: v.string(), name: v.string() }),
  facility: v.nullable(v.object({ code: v.string(), name: v.string(), affiliated: v.boolean() })),
  day: ReplyDay,
  serviceType: v.string(),
  item: v.string(),
  itemName: v.string(),
  societyName: v.nullable(v.string()),
  membership: v.nullable(v.string()),
  fee: v.nullable(
    v.object({
      amount: v.nullable(v.number()),
      percent: v.nullable(v.number()),
      source: v.picklist(priceSheetKindNames),
      sourceName: v.string(),
      sheetId: v.nullable(Id),
      since: ReplyDay,
    }),
  ),
  /** discount the facility gives on professional fees that day */
  discount: v.nullable(
    v.object({
      discountType: v.picklist(discountTypes),
      percent: v.nullable(v.number()),
      amount: v.nullable(v.number()),
      sheetId: Id,
      since: ReplyDay,
      conditions: v.nullable(v.string()),
    }),
  ),
  /** pesos after the discount; null when the fee is a share of another */
  payable: v.nullable(v.number()),
  ladder: v.array(FeeRung),
})

/** The possible events of prices on a future day. */
export const priceEvents = ['STARTS', 'LAPSES', 'GAP', 'OVERLAP'] as const

/** A word of {@link priceEvents}. */
export type PriceEvent = (typeof priceEvents)[number]

/** A row of the future price board (our addition). */
export const PriceBoardRow = v.object({
  event: v.picklist(priceEvents),
  /** day it happens, and for a gap or an overlap its last day */
  day: ReplyDay,
  until: v.nullable(ReplyDay),
  daysAway: v.number(),
  ...sheetRef,
  owner: v.nullable(PriceOwner),
  sheetId: Id,
  effectiveDate: ReplyDay,
  validityDate: v.nullable(ReplyDay),
  /** the sheet before a coming one, or after an ending one */
  otherSheetId: v.nullable(Id),
  otherDate: v.nullable(ReplyDay),
  lineCount: v.number(),
  requestCode: v.nullable(v.string()),
  /** what it means, in a sentence */
  words: v.string(),
  /** questions that were answered when the prices were entered or amended */
  overrides: v.array(PriceOverride),
})

/** How much of each the board holds. */
export const PriceBoardCounts = v.object({
  events: v.array(v.object({ event: v.picklist(priceEvents), count: v.number() })),
  /** sheets that begin, and sheets that end with nothing after them, within so many days */
  within: v.array(v.object({ days: v.number(), starts: v.number(), lapses: v.number() })),
})
