import { addDays } from '../time/index.ts'
import type { IsoDate } from '../time/index.ts'

/** Bounds of counter-offers: rounds in the life of a request, and days to answer one. */
export const counterOfferLimits = { rounds: 3, minDays: 1, maxDays: 90, usualDays: 7 } as const

/** The answer of the requester to the amount offered for one line. */
export type OfferAnswer = 'ACCEPTED' | 'DECLINED'

/** An amount offered for one line in place of the requested one, in pesos. */
export type OfferedLine = {
  key: string
  name: string
  requested: number
  amount: number
  /** Why the requested amount is not accepted. */
  reason: string | null
  /** Null until the requester answers. */
  answer: OfferAnswer | null
}

/** One round: the lines offered together, and the last day of the answer. */
export type CounterRound = {
  offeredOn: IsoDate
  /** Code of the user who made the offer. */
  offeredBy: string
  dueDate: IsoDate
  answeredOn: IsoDate | null
  lines: readonly OfferedLine[]
}

/** A decision on a line that was not countered, kept until the request is decided. */
export type SetAside = { key: string; accepted: boolean; reason: string | null }

/** The counter-offers of a request, oldest round first. */
export type CounterOffer = { rounds: readonly CounterRound[]; setAside: readonly SetAside[] }

/** State of the newest round: `expired` once its last day has passed without an answer. */
export type OfferState = 'none' | 'waiting' | 'answered' | 'expired'

/** Returns the state of the counter-offers of a request on a day. */
export function offerState(offer: CounterOffer | null, today: IsoDate): OfferState {
  const newest = offer?.rounds.at(-1)
  if (newest === undefined) return 'none'
  if (newest.answeredOn !== null) return 'answered'
  return newest.dueDate < today ? 'expired' : 'waiting'
}

/**
 * Returns the offers with one more round, to be answered within so many days after today. Decisions kept from earlier
 * rounds stay, unless the line is decided anew or countered.
 */
export function withRound(
  offer: CounterOffer | null,
  round: { lines: readonly Omit<OfferedLine, 'answer'>[]; days: number; by: string },
  setAside: readonly SetAside[],
  today: IsoDate,
): CounterOffer {
  const lines = round.lines.map((line) => ({ ...line, answer: null }))
  const dueDate = addDays(today, round.days)
  const made = { offeredOn: today, offeredBy: round.by, dueDate, answeredOn: null, lines }
  const countered = new Set(lines.map(({ key }) => key))
  const kept = new Map([...(offer?.setAside ?? []), ...setAside].map((one) => [one.key, one]))
  return {
    rounds: [...(offer?.rounds ?? []), made],
    setAside: [...kept.values()].filter(({ key }) => !countered.has(key)),
  }
}

/** Returns the offers with the newest round answered; a line without an answer counts as declined. */
export function withOfferAnswers(
  offer: CounterOffer,
  accepted: ReadonlySet<string>,
  today: IsoDate,
): CounterOffer {
  const rounds = offer.rounds.map((round, at): CounterRound => {
    if (at < offer.rounds.length - 1) return round
    const lines = round.lines.map((line): OfferedLine => {
      return { ...line, answer: accepted.has(line.key) ? 'ACCEPTED' : 'DECLINED' }
    })
    return { ...round, answeredOn: today, lines }
  })
  return { ...offer, rounds }
}

/** Returns the agreed amounts in pesos by line: offered by the approver and accepted by the requester. */
export function agreedAmounts(offer: CounterOffer | null): ReadonlyMap<string, number> {
  const accepted = (offer?.rounds ?? []).flatMap(({ lines }) =>
    lines.filter(({ answer }) => answer === 'ACCEPTED'),
  )
  return new Map(accepted.map(({ key, amount }) => [key, amount]))
}

/** An offered amount in the history of a line. */
export type LineOffer = { round: number; amount: number; reason: string | null; answer: OfferAnswer | null }

/** Returns the offers made for each line, oldest first. */
export function offersByLine(offer: CounterOffer | null): ReadonlyMap<string, readonly LineOffer[]> {
  const all = (offer?.rounds ?? []).flatMap(({ lines }, at) =>
    lines.map(({ key, amount, reason, answer }) => ({
      key,
      offer: { round: at + 1, amount, reason, answer },
    })),
  )
  const grouped = Map.groupBy(all, ({ key }) => key)
  return new Map([...grouped].map(([key, rows]) => [key, rows.map((row) => row.offer)]))
}

/** Returns the lines that were offered an amount nobody agreed to; each needs a decision of its own. */
export function unsettledLines(offer: CounterOffer | null): readonly string[] {
  const agreed = agreedAmounts(offer)
  return [...offersByLine(offer).keys()].filter((key) => !agreed.has(key))
}
