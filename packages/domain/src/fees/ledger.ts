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

/** The kinds of entries that change a sheet already entered. */
export const amendmentKinds = [
  'CORRECT',
  'MOVE',
  'WITHDRAW',
  'RETRO',
] as const satisfies readonly AmendmentKind[]

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

/** An amendment of a sheet, as far as its days decide whether it may be made. */
export interface AmendmentDays {
  action: AmendmentKind
  /** first day of the sheet as stored */
  effectiveDate: IsoDate
  today: IsoDate
  /** of a move: the first day from now on */
  moveTo?: IsoDate | null | undefined
  /** of a change of days gone by: its first day; left out, that of the sheet */
  from?: IsoDate | null | undefined
}

/** The error of an amendment's days by field; undefined when it may be proposed. */
export function amendmentProblem(days: AmendmentDays): { field: string; message: string } | undefined {
  const { action, effectiveDate, today, moveTo = null, from = null } = days
  const problem = (field: string, message: string) => ({ field, message })
  const hasBegun = effectiveDate <= today
  if (action === 'RETRO' && !hasBegun) return problem('action', 'These prices have not begun. Correct them.')
  if ((action === 'CORRECT' || action === 'MOVE') && hasBegun)
    return problem('action', 'These prices have begun. Change them retroactively, or withdraw them.')
  if (action === 'MOVE' && (moveTo === null || moveTo === effectiveDate))
    return problem('effectiveDate', 'Enter another day.')
  if (action === 'MOVE' && moveTo !== null && moveTo < today)
    return problem('effectiveDate', 'Choose today or a later day.')
  if (action !== 'MOVE' && moveTo !== null && moveTo !== effectiveDate)
    return problem('effectiveDate', 'Only a move has another first day.')
  if (action !== 'RETRO' && from !== null)
    return problem('from', 'Only a retroactive change has a day of its own.')
  if (from !== null && (from < effectiveDate || from > today))
    return problem('from', 'Choose a day between the first day of the prices and today.')
  return undefined
}
