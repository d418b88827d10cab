import { addDays, type IsoDate } from '../time/index.ts'

/**
 * The kinds of entries in the price ledger: a sheet is entered, a coming one corrected or moved to another day, one
 * withdrawn, and one that has begun changed for days already priced.
 */
export const priceEntryKinds = ['ENTER', 'CORRECT', 'MOVE', 'WITHDRAW', 'RETRO'] as const

/** Kind of an entry in the price ledger. */
export type PriceEntryKind = (typeof priceEntryKinds)[number]

/** Kind of an entry that changes a sheet already entered. */
export type AmendmentKind = Exclude<PriceEntryKind, 'ENTER'>

/** The reasons a stored price may be amended for, by code. */
export const amendmentReasons = {
  TYPING_ERROR: 'Typing error',
  OWNER_REQUEST: 'Asked for by the owner',
  CONTRACT: 'Contract or agreement',
  REGULATION: 'Law or regulation',
  OTHER: 'Other',
} as const

/** Code of a reason for an amendment. */
export type AmendmentReason = keyof typeof amendmentReasons

/** Codes of the reasons for an amendment. */
export const amendmentReasonCodes = Object.keys(amendmentReasons) as AmendmentReason[]

/** Least length of the written reason of an amendment, in characters. */
export const leastAmendmentReason = 3

/**
 * The days of a sheet a stored line is valid on; null stands for the first or last day of the sheet, so that moving the
 * sheet moves its lines.
 */
export interface LineDays {
  validFrom: IsoDate | null
  validUntil: IsoDate | null
}

/**
 * Divides the lines of one key that a new amount takes the place of from a day on (null: from the first day of the
 * sheet). `ended` are no longer believed; `shortened` are those of them whose earlier days stay as they were.
 */
export function divideLines<L extends LineDays>(
  lines: readonly L[],
  from: IsoDate | null,
): { ended: L[]; shortened: L[] } {
  const ended = lines.filter(({ validUntil }) => from === null || validUntil === null || validUntil >= from)
  if (from === null) return { ended, shortened: [] }
  const earlier = ended.filter(({ validFrom }) => validFrom === null || validFrom < from)
  return { ended, shortened: earlier.map((line) => ({ ...line, validUntil: addDays(from, -1) })) }
}
