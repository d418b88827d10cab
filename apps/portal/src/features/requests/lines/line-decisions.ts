import type { OutputOf } from '@capiz/api/contract/define'
import type { proposal } from '@capiz/api/contract/proposal'
import {
  lineDistance,
  type LineGroup,
  mainChange,
  marketLimits,
  summedImpact,
  usedMonths,
  yearlyImpact,
} from '@capiz/domain/fees'
import { type Centavos, formatPercentChange, formatPeso, toCentavos, fromCentavos } from '@capiz/domain/money'
import type { StatusTone } from '@capiz/domain/status'
import { plural } from '@capiz/domain/text'
import type { CellTint } from '@capiz/ui/DataTable'
import { changeText, valueText } from '../../../patterns/price-change.ts'

/** A line a proposed sheet would change. */
export type ProposedLine = OutputOf<typeof proposal.lines>[number]

/** The decision on a line before it is sent. */
export interface LineDraft {
  choice: 'accept' | 'refuse' | 'counter'
  /** reason of a refusal or of a counter-offer */
  reason: string
  /** the amount offered; null until one is entered */
  amount?: Centavos | null
}

/** The decided lines by their key; a line that is not in it is undecided and approved as requested. */
export type LineDrafts = ReadonlyMap<string, LineDraft>

/** Fewest characters of a reason. */
const leastReason = 3

/** The label and tone of a group of lines. */
export const lineGroupLabels: Record<LineGroup, { label: string; tone: StatusTone }> = {
  outlier: { label: 'Outlier', tone: 'attention' },
  added: { label: 'Added', tone: 'positive' },
  removed: { label: 'Removed', tone: 'stopped' },
  within: { label: 'Within limits', tone: 'neutral' },
  same: { label: 'The same', tone: 'neutral' },
}

const distanceTints: Record<ReturnType<typeof lineDistance>, CellTint | undefined> = {
  far: 'held',
  raised: 'attention',
  lowered: 'progress',
  near: undefined,
}

/** Returns the ground of the difference of a line: how far it is from the price in force, never which direction. */
export const distanceTint = (line: ProposedLine): CellTint | undefined => distanceTints[lineDistance(line)]

type Value = ProposedLine['changes'][number]

/** Returns a value of a line with its label, as a price needs none: "₱1,200.00", "Discount 5%"; empty without one. */
function labelled({ field, label, kind, ...change }: Value, side: 'before' | 'after'): string {
  const text = valueText(field, kind, change[side])
  if (text === undefined) return ''
  return kind === 'peso' ? text : `${label} ${text}`
}

/** The amount of a line in force or as requested; empty where there is none. */
export function amountText(line: ProposedLine, side: 'before' | 'after'): string {
  const main = mainChange(line)
  return main ? labelled(main, side) : ''
}

/** Names what differs besides the amount: "Discount 5%, requested Discount 10%"; of an added or a removed line its values. */
export function otherText(line: ProposedLine): string {
  const main = mainChange(line)
  return line.changes
    .filter((change) => change !== main)
    .map((change) => {
      const [before, after] = [labelled(change, 'before'), labelled(change, 'after')]
      return line.state === 'changed' ? `${before || 'none'}, requested ${after || 'none'}` : before || after
    })
    .join('; ')
}

/** Percent of peers that cost less than the requested amount; -1 where it is not known. */
export const positionOf = ({ position }: ProposedLine): number => position?.requested ?? -1

const bandLabels = { LOW: 'Lowest quarter', MIDDLE: 'Middle half', HIGH: 'Highest quarter' } as const

/** The place of a line among its peers: to staff the share that costs less, to its owner the quarter. */
export function positionText(line: ProposedLine): string {
  if (line.state === 'removed') return '—'
  if (line.position === null) return line.band === null ? 'Too few peers' : bandLabels[line.band]
  const { requested, inForce, peers } = line.position
  const now = inForce === null ? '' : `, now ${inForce}%`
  return `Above ${requested ?? 0}% of ${peers}${now}`
}

/** Returns the ground of a position: high, very high or low among the peers. */
export function positionTint(line: ProposedLine): CellTint | undefined {
  const percent = positionOf(line)
  if (percent >= marketLimits.veryHigh) return 'held'
  if (percent >= marketLimits.high) return 'attention'
  return percent >= 0 && percent <= marketLimits.low ? 'progress' : undefined
}

const signedPesos = (amount: Centavos): string =>
  amount === 0 ? 'No change' : `${amount > 0 ? '+' : ''}${formatPeso(amount)}`

/** Returns the yearly impact of a changed price with the use it is counted by, or that nothing was counted. */
export function impactText(line: ProposedLine): string {
  if (line.state !== 'changed') return '—'
  if (line.uses === null) return 'No counts'
  const impact = yearlyImpact(line)
  if (impact === undefined) return '—'
  const { count, months } = line.uses
  const part = months < usedMonths ? ` in ${plural(months, 'month', 'months')}` : ''
  return `${signedPesos(impact)}, ${plural(count, 'use', 'uses')}${part}`
}

/** Returns the yearly impact of a proposed sheet in one sentence for staff, or that nothing was counted. */
export function impactSentence(lines: readonly ProposedLine[]): string {
  const { impact, counted } = summedImpact(lines)
  const changed = lines.filter(({ state }) => state === 'changed').length
  if (counted === 0) return 'Yearly impact: no counts of use.'
  const months = Math.max(...lines.map(({ uses }) => uses?.months ?? 0))
  const part = months < usedMonths ? `, from ${plural(months, 'month', 'months')} of counts` : ''
  return `Yearly impact: ${signedPesos(impact)} on ${counted} of ${plural(changed, 'changed price', 'changed prices')}${part}.`
}

/** The difference of the amount of a line: "+₱150.00", "new" or "removed"; a dash where nothing can be subtracted. */
export function differenceText(line: ProposedLine): string {
  if (line.state === 'added') return 'new'
  if (line.state === 'removed') return 'removed'
  const main = mainChange(line)
  return (main && changeText({ ...main, percent: null })) || '—'
}

/** The difference of the amount of a line in percent; a dash without one. */
export function percentText(line: ProposedLine): string {
  return formatPercentChange(mainChange(line)?.percent ?? undefined) || '—'
}

/** The refused lines by their key. */
export function refusedIn(drafts: LineDrafts): string[] {
  return [...drafts].flatMap(([key, { choice }]) => (choice === 'refuse' ? [key] : []))
}

/** The lines refused without a reason that says something. */
function withoutReason(drafts: LineDrafts): string[] {
  return refusedIn(drafts).filter((key) => (drafts.get(key)?.reason ?? '').trim().length < leastReason)
}

/** The lines another amount is offered for. */
export function counteredIn(drafts: LineDrafts): string[] {
  return [...drafts].flatMap(([key, { choice }]) => (choice === 'counter' ? [key] : []))
}

/** Returns why an amount cannot be offered for a line; undefined when it can. */
export function amountProblem(line: ProposedLine, amount: Centavos | null | undefined): string | undefined {
  if (amount === null || amount === undefined) return 'Enter an amount.'
  if (amount === requestedAmount(line)) return 'This amount is requested.'
  const before = mainChange(line)?.before
  if (typeof before === 'number' && amount === toCentavos(before)) return 'This is the price in force.'
  const isRepeated = line.offers.some((offer) => toCentavos(offer.amount) === amount)
  return isRepeated ? 'This amount was declined.' : undefined
}

/** The counter-offers whose amount cannot be offered. */
function withoutAmount(drafts: LineDrafts, lines: readonly ProposedLine[]): string[] {
  return lines.flatMap((line) => {
    const draft = drafts.get(line.key)
    const isWrong = draft?.choice === 'counter' && amountProblem(line, draft.amount) !== undefined
    return isWrong ? [line.key] : []
  })
}

/** The decisions that cannot be sent yet: refusals without a reason, counter-offers without an amount. */
export function incompleteIn(drafts: LineDrafts, lines: readonly ProposedLine[]): string[] {
  return [...withoutReason(drafts), ...withoutAmount(drafts, lines)]
}

/** The requested amount of a line; undefined where no amount can be offered in its place. */
export function requestedAmount(line: ProposedLine): Centavos | undefined {
  const main = mainChange(line)
  const isPriced = (line.state === 'added' || line.state === 'changed') && main?.kind === 'peso'
  return isPriced && typeof main.after === 'number' ? toCentavos(main.after) : undefined
}

/** The newest offer for a line; undefined without one. */
export const newestOffer = ({ offers }: ProposedLine): ProposedLine['offers'][number] | undefined =>
  offers.at(-1)

/** Whether both sides agreed on an amount for the line. */
export const isAgreed = (line: ProposedLine): boolean =>
  line.offers.some(({ answer }) => answer === 'ACCEPTED')

const answerLabels = { ACCEPTED: 'accepted', DECLINED: 'declined' } as const

/** The newest offer for a line in words: "₱1,000.00, declined"; empty without one. */
export function offerText(line: ProposedLine): string {
  const offer = newestOffer(line)
  if (offer === undefined) return ''
  const answer = offer.answer === null ? 'no answer yet' : answerLabels[offer.answer]
  return `${formatPeso(toCentavos(offer.amount))}, ${answer}`
}

/** The decisions kept while a counter-offer was out, as drafts to go on from. */
export function keptDrafts(lines: readonly ProposedLine[]): LineDrafts {
  return new Map(
    lines.flatMap(({ key, decision }) =>
      decision === null
        ? []
        : [
            [
              key,
              { choice: decision.accepted ? 'accept' : 'refuse', reason: decision.reason ?? '' },
            ] as const,
          ],
    ),
  )
}

/** The lines whose counter-offer was not accepted and that are not decided. */
export function unsettledIn(drafts: LineDrafts, lines: readonly ProposedLine[]): readonly ProposedLine[] {
  return lines.filter((line) => line.offers.length > 0 && !isAgreed(line) && !drafts.has(line.key))
}

/** The decisions as they are sent; a kept one that was taken back is an acceptance, as of every undecided line. */
export function sentDecisions(drafts: LineDrafts, kept: LineDrafts) {
  const takenBack = [...kept.keys()].filter((key) => !drafts.has(key))
  const decided = [...drafts].map(([key, { choice, reason }]) => {
    return { key, accepted: choice !== 'refuse', reason: choice === 'refuse' ? reason.trim() : null }
  })
  return [...decided, ...takenBack.map((key) => ({ key, accepted: true, reason: null }))]
}

/** The lines of a counter-offer as they are sent, with the decisions on further lines. */
export function sentOffers(drafts: LineDrafts, kept: LineDrafts) {
  const takenBack = [...kept.keys()].filter((key) => !drafts.has(key))
  const lines = [...drafts].map(([key, { choice, reason, amount = null }]) => ({
    key,
    choice,
    reason: choice === 'accept' ? null : reason.trim(),
    amount: choice === 'counter' && amount !== null ? fromCentavos(amount) : null,
  }))
  return [
    ...lines,
    ...takenBack.map((key) => ({ key, choice: 'accept' as const, reason: null, amount: null })),
  ]
}
