import {
  amendmentKinds,
  amendmentReasonCodes,
  leastAmendmentReason,
  lineEndChoices,
  priceSheetKindNames,
} from '@capiz/domain/fees'
import * as v from 'valibot'
import { Day, FieldProblem, Id, Instant, OptionalDay, OptionalText, ReplyDay, Version } from './common.ts'

/** A value of a price line as it travels: text, number, yes/no, a list of short texts, or nothing. */
const LineValue = v.nullish(
  v.union([
    v.pipe(
      v.number(),
      v.check((amount) => Number.isFinite(amount)),
    ),
    v.pipe(v.string(), v.maxLength(4000)),
    v.boolean(),
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(50)),
  ]),
)

/**
 * Lines of a price sheet: an object a line whose field names are those of the kind's declaration in
 * `@capiz/domain/fees`. Types, ranges and required fields of each kind are checked by that declaration (422).
 */
export const PriceLine = v.record(v.pipe(v.string(), v.maxLength(60)), LineValue)

/** Header fields any kind may carry; which are needed is named by the kind. */
const headerEntries = {
  healthFacilityCode: OptionalText(20),
  physicianCode: OptionalText(20),
  serviceType: OptionalText(30),
  costCenter: OptionalText(30),
  roomCategoryCode: OptionalText(30),
  societyName: OptionalText(160),
}

/** Why a stored price is amended: a reason of the list and what happened in words. */
export const amendmentGrounds = {
  reasonCode: v.nullish(v.picklist(amendmentReasonCodes)),
  reason: OptionalText(500),
}

/** An answer to a question about prices: of a line its reason, of lines that end whether they do. */
export const PriceAnswer = v.object({
  /** id of the question, or the code of questions that share an answer */
  id: v.pipe(v.string(), v.maxLength(700)),
  reason: OptionalText(500),
  choice: v.nullish(v.picklist(lineEndChoices)),
})

/** The answers to what was asked about prices; none when left out. */
export const answers = v.optional(v.pipe(v.array(PriceAnswer), v.maxLength(2000)), [])

/** Body of a price sheet save: `id` and `version` only to correct a sheet that is still scheduled. */
export const PriceSheetInput = v.object({
  id: v.nullish(Id),
  version: v.nullish(Version),
  ...headerEntries,
  effectiveDate: Day,
  validityDate: OptionalDay,
  remarks: OptionalText(2000),
  /** why a sheet is dated in the past; needs the right to back-date */
  backdateReason: OptionalText(500),
  /** why a scheduled sheet is corrected; only with `id`, and then needed */
  ...amendmentGrounds,
  answers,
  lines: v.pipe(
    v.array(PriceLine),
    v.minLength(1, 'A sheet needs at least one line.'),
    v.maxLength(20_000, 'A sheet can hold 20,000 lines.'),
  ),
})

/**
 * Payload of a request that amends a stored sheet: what is done, from which version, why, and the lines it touches. A
 * move names the new first day; a retroactive change the first day it holds for, that of the sheet when left out.
 */
export const PriceAmendmentForm = v.object({
  sheetId: Id,
  version: Version,
  action: v.picklist(amendmentKinds, `Use one of: ${amendmentKinds.join(', ')}.`),
  reasonCode: v.picklist(amendmentReasonCodes, `Choose one of ${amendmentReasonCodes.join(', ')}.`),
  reason: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(leastAmendmentReason, 'Say in 3 characters or more why the stored prices change.'),
    v.maxLength(500),
  ),
  effectiveDate: OptionalDay,
  from: OptionalDay,
  /** of a correction: the last day and the remarks of the sheet from now on; those left out stay */
  validityDate: v.optional(v.nullable(Day)),
  remarks: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(2000)))),
  /** lines that are added or take the place of those of their key */
  lines: v.optional(v.pipe(v.array(PriceLine), v.maxLength(20_000)), []),
  /** keys of the lines that end */
  removed: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(500))), v.maxLength(20_000)), []),
  answers,
})

/** Payload of a request that enters new prices: the sheet as a save takes it, and its kind. */
export const PriceEntryForm = v.object({
  ...v.omit(PriceSheetInput, ['id', 'version', 'reasonCode', 'reason', 'answers']).entries,
  action: v.literal('ENTER'),
  kind: v.picklist(priceSheetKindNames, `Use one of: ${priceSheetKindNames.join(', ')}.`),
})

/** The fields of every read of a price sheet, with the state it has today. */
const sheetEntries = {
  id: Id,
  kind: v.string(),
  code: v.nullish(v.string()),
  healthFacilityCode: v.nullish(v.string()),
  physicianCode: v.nullish(v.string()),
  serviceType: v.nullish(v.string()),
  costCenter: v.nullish(v.string()),
  roomCategoryCode: v.nullish(v.string()),
  societyName: v.nullish(v.string()),
  effectiveDate: ReplyDay,
  validityDate: v.nullable(ReplyDay),
  encodedDate: ReplyDay,
  /** last day in force, null while no later sheet is known */
  until: v.nullish(ReplyDay),
  state: v.picklist(['past', 'inForce', 'scheduled', 'lapsed']),
  remarks: v.nullable(v.string()),
  requestCode: v.nullish(v.string()),
  version: v.number(),
  createdBy: v.string(),
  createdDate: Instant,
  updatedBy: v.nullish(v.string()),
  updatedDate: Instant,
}

/** A whole price sheet; a standard fee names its out-patient lines apart as well. */
export const PriceSheet = v.object({
  ...sheetEntries,
  lines: v.array(PriceLine),
  outpatientRates: v.optional(v.array(PriceLine)),
})

/** A price sheet in a list: how many lines it has and between which amounts they lie, not the lines themselves. */
export const PriceSheetRow = v.object({
  ...sheetEntries,
  /** name of the facility or physician it belongs to; null for societies, whose name is the code, and for none */
  ownerName: v.nullish(v.string()),
  lineCount: v.number(),
  lowest: v.nullable(v.number()),
  highest: v.nullable(v.number()),
})

/** One line of a price history answer, flat, with its date. */
export const PriceHistoryLine = v.looseObject({
  id: Id,
  sheetId: Id,
  effectiveDate: ReplyDay,
})

/** Plain parts of a price upload. */
export const PriceUpload = v.object({
  type: OptionalText(30),
  ...headerEntries,
  effectiveDate: OptionalDay,
  validityDate: OptionalDay,
  remarks: OptionalText(2000),
  backdateReason: OptionalText(500),
})

/** Plain parts of a price upload that is saved at once; `answers` is JSON, as in the body of a save. */
export const PriceUploadNow = v.object({ ...PriceUpload.entries, answers: OptionalText(200_000) })

/** One bad cell of an upload: where it is and what to do. Rows count as the spreadsheet shows them. */
export const CellProblem = v.object({
  sheet: v.string(),
  row: v.number(),
  column: v.string(),
  field: v.string(),
  value: v.nullish(v.string()),
  message: v.string(),
})

/** The result of an import (specification 2, 7.10; shape ours). */
export const ImportSummary = v.object({
  imported: v.number(),
  rejected: v.array(v.object({ row: v.number(), field: v.string(), message: v.string() })),
  sheetId: v.nullish(Id),
  /** the request the sheet waits in, where a second person decides */
  requestCode: v.nullish(v.string()),
})

/** A checked upload: nothing is saved; `lines` is what a save would send (our addition). */
export const UploadCheck = v.object({
  fileName: v.string(),
  sheet: v.string(),
  rows: v.number(),
  lines: v.array(PriceLine),
  problems: v.array(CellProblem),
  /** header and dates as the file and the form fields name them; a save would send these too */
  header: v.record(v.string(), v.nullable(v.string())),
  headerProblems: v.array(FieldProblem),
  /** how many bad cells there are in all; `problems` names the first 500 */
  problemCount: v.number(),
  summary: v.object({ new: v.number(), changed: v.number(), same: v.number(), removed: v.number() }),
  comparedWith: v.nullable(v.string()),
})

/** Latest price of one standard procedure. */
export const ProcedureRate = v.object({
  procedure: v.string(),
  description: v.nullish(v.string()),
  ruv: v.nullish(v.number()),
  amount: v.nullish(v.number()),
  effectiveDate: ReplyDay,
})

/** A procedure by name, without its amount. */
export const ProcedureName = v.object({
  code: v.string(),
  description: v.string(),
  /** whether the standard list in force has it */
  offered: v.boolean(),
})

/** Society rate (specification 2, section 3). */
export const SocietyRate = v.object({
  code: v.nullish(v.string()),
  societyName: v.string(),
  effectiveDate: ReplyDay,
  validityDate: v.nullable(ReplyDay),
  encodedDate: ReplyDay,
})
