import { priceQuestionCodes } from '@capiz/domain/fees'
import * as v from 'valibot'
import { PriceAnswer } from './price.ts'

/** Answers as the text part of a form: JSON of a list of them. */
export const PriceAnswers = v.pipe(v.string(), v.parseJson(), v.array(PriceAnswer))

/** A preview of prices before they are stored: the persons and days they take, and the questions about them. */
export const PricePreview = v.object({
  /** one person is enough */
  isEnough: v.boolean(),
  /** why a second person decides, in sentences */
  because: v.array(v.string()),
  /** the days whose prices change, in a sentence */
  days: v.string(),
  /** effects on the versions around, in sentences: gaps, a later version that cuts these prices short */
  notes: v.array(v.string()),
  counts: v.object({ new: v.number(), changed: v.number(), same: v.number(), removed: v.number() }),
  /** questions without an answer; at most 200 are named */
  questions: v.array(v.object({ id: v.string(), code: v.picklist(priceQuestionCodes), text: v.string() })),
  questionCount: v.number(),
})
