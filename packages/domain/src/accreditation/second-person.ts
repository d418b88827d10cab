import { plural } from '../text/index.ts'
import { choicesFrom } from '../field/index.ts'
import type { AccreditationStatusCode } from './statuses.ts'
import type { AccreditationSubject } from './transitions.ts'

/** Changes of the status of a provider that take two persons. */
export const guardedMoves = choicesFrom({
  ACCREDIT: 'Accrediting',
  REINSTATE: 'Reinstating after a suspension',
  DISACCREDIT: 'Disaccrediting',
  CLOSE: 'Closing',
  OVERTURN: 'Undoing a disaccreditation or closing of a coming day',
})

/** A change of the status of a provider that takes two persons. */
export type GuardedMove = (typeof guardedMoves)[number]['code']

/** Kinds of provider a rule for one person may name. */
export const providerSubjects = choicesFrom({ FACILITY: 'Facilities', PHYSICIAN: 'Physicians' })

/** A rule of the maintained list: what one person may decide alone (ADR 40). */
export type OnePersonRule = {
  move: GuardedMove
  /** null for both kinds of provider */
  subject: (typeof providerSubjects)[number]['code'] | null
  /** physicians of a facility, or places of a physician, it may touch at most; null for any number */
  mostAffected: number | null
  /** a rule is off until somebody turns it on */
  isActive: boolean
}

/** A change of status as far as the number of persons depends on it. */
export type HandsQuestion = {
  subject: AccreditationSubject
  from: AccreditationStatusCode | null
  to: AccreditationStatusCode
  /** statuses of coming days the change takes the place of */
  overturned: readonly AccreditationStatusCode[]
  /** physicians of the facility, or places of the physician, it touches */
  affected: number
  /** whether the caller verified the last required claim */
  isLastVerifier: boolean
  rules: readonly OnePersonRule[]
}

const ended: ReadonlySet<AccreditationStatusCode> = new Set(['DISACCREDITED', 'CLOSED'])

/** Returns which of the changes for two persons this is; undefined for one that a single person decides. */
export function guardedMoveOf({
  subject,
  from,
  to,
  overturned,
}: Pick<HandsQuestion, 'subject' | 'from' | 'to' | 'overturned'>): GuardedMove | undefined {
  // an affiliation has requests of its own, in two steps
  if (subject === 'affiliation') return undefined
  if (to === 'ACCREDITED') return from === 'SUSPENDED' ? 'REINSTATE' : 'ACCREDIT'
  if (to === 'DISACCREDITED') return 'DISACCREDIT'
  if (to === 'CLOSED') return 'CLOSE'
  return overturned.some((status) => ended.has(status)) ? 'OVERTURN' : undefined
}

/**
 * Returns why a change of status waits for a second person, as a sentence; undefined where one person is enough: for a
 * change no rule guards, or one the maintained list leaves to one person. Who verified the last required claim never
 * accredits alone.
 */
export function secondPersonNeed(question: HandsQuestion): string | undefined {
  const move = guardedMoveOf(question)
  if (move === undefined) return undefined
  const label = guardedMoves.find(({ code }) => code === move)?.label ?? move
  const subject = question.subject === 'facility' ? 'FACILITY' : 'PHYSICIAN'
  const rules = question.rules.filter(
    (rule) => rule.isActive && rule.move === move && (rule.subject ?? subject) === subject,
  )
  if (rules.length === 0) return `${label} takes two persons.`
  const { affected } = question
  if (rules.some(({ mostAffected }) => mostAffected === null || affected <= mostAffected)) {
    const verifiedLast = question.to === 'ACCREDITED' && question.isLastVerifier
    return verifiedLast
      ? `${label} takes two persons when who asks verified the last required claim.`
      : undefined
  }
  const most = Math.max(...rules.map(({ mostAffected }) => mostAffected ?? 0))
  const touched =
    subject === 'FACILITY' ? plural(affected, 'physician', 'physicians') : plural(affected, 'place', 'places')
  return `${label} takes two persons: it touches ${touched}, and one person decides up to ${most}.`
}

/** A look at a required claim: by whom, and when. */
export type ClaimLook = { by: string; at: Date }

/** Returns who verified last; several when their looks are of the same moment. */
export function lastVerifiers(looks: readonly ClaimLook[]): string[] {
  const latest = Math.max(...looks.map(({ at }) => at.getTime()))
  return [...new Set(looks.filter(({ at }) => at.getTime() === latest).map(({ by }) => by))]
}
