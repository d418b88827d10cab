import { formatDay, type IsoDate } from '../time/index.ts'

/** Kinds of memo by code, in the order of their lists (domain model 3). */
export const memoTypes = {
  RATE_INCREASE: 'Rate increase',
  POLICY: 'Policy',
  NETWORK: 'Network',
  DISACCREDITATION: 'Disaccreditation',
  GENERAL: 'General',
} as const

/** Code of a kind of memo. */
export type MemoType = keyof typeof memoTypes

/** Codes of the kinds of memo. */
export const memoTypeCodes = Object.keys(memoTypes) as MemoType[]

/** The days of a memo: its date, its sending, its arrival (domain model 9.1). */
export interface MemoDays {
  dateOfMemo: IsoDate | null
  dateSent: IsoDate | null
  dateReceived: IsoDate | null
}

/** A message about one field of a memo. */
export interface MemoProblem {
  field: keyof MemoDays | 'memoType'
  message: string
}

/** Steps of a memo after it was entered. */
export const memoSteps = ['SENT', 'RECEIVED'] as const

/** Step of a memo after it was entered. */
export type MemoStep = (typeof memoSteps)[number]

function receivedProblem({ dateSent, dateReceived }: MemoDays, today: IsoDate): string | undefined {
  if (!dateReceived || !dateSent) return undefined
  if (dateReceived < dateSent) return 'A memo is received when it was sent or later.'
  return dateReceived > today ? 'A memo cannot be received after today.' : undefined
}

function sentProblem({ dateOfMemo, dateSent, dateReceived }: MemoDays, today: IsoDate): string | undefined {
  if (!dateSent) return dateReceived ? 'Enter when the memo was sent.' : undefined
  if (dateOfMemo && dateSent < dateOfMemo) return 'A memo is sent on its date or later.'
  return dateSent > today ? 'A memo cannot be sent after today.' : undefined
}

/** Returns the errors of a memo: its kind and date are needed, its days follow each other (domain model 9.1). */
export function memoProblems(memo: MemoDays & { memoType: string | null }, today: IsoDate): MemoProblem[] {
  const found: readonly (readonly [MemoProblem['field'], string | undefined])[] = [
    ['memoType', memo.memoType ? undefined : 'Choose the kind of memo.'],
    ['dateOfMemo', memo.dateOfMemo ? undefined : 'Enter the date of the memo.'],
    ['dateSent', sentProblem(memo, today)],
    ['dateReceived', receivedProblem(memo, today)],
  ]
  return found.flatMap(([field, message]) => (message ? [{ field, message }] : []))
}

/** Returns why a memo cannot be marked as sent or received on a day, or its days with that step. */
export function markMemo(
  memo: MemoDays,
  step: MemoStep,
  day: IsoDate,
  today: IsoDate,
): { ok: true; days: MemoDays } | { ok: false; reason: string } {
  const field = step === 'SENT' ? 'dateSent' : 'dateReceived'
  const done = memo[field]
  if (done) {
    return {
      ok: false,
      reason: `It was ${step === 'SENT' ? 'sent' : 'received'} on ${formatDay(done)} already.`,
    }
  }
  if (step === 'RECEIVED' && !memo.dateSent) return { ok: false, reason: 'It has not been sent yet.' }
  const days = { ...memo, [field]: day }
  const [problem] = memoProblems({ ...days, memoType: 'any' }, today)
  return problem ? { ok: false, reason: problem.message } : { ok: true, days }
}
