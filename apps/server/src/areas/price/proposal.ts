import { diffLines } from '@capiz/domain/effective'
import { comparedFields, lineKey, priceSheetKinds } from '@capiz/domain/fees'
import type { PriceSheetKindName } from '@capiz/domain/fees'
import { formatPeso, toCentavos } from '@capiz/domain/money'
import { agreedAmounts, unsettledLines, type CounterOffer } from '@capiz/domain/request'
import { plural } from '@capiz/domain/text'
import { refuse, refuseField, type FieldProblem } from '../../platform/errors/refuse.ts'
import type { LineChoice } from '../../engines/request/kind.ts'
import type { FrozenLine, LineDecision } from '../../db/schema/index.ts'
import { fieldChanges, wholeLine, type FieldChange } from './changes.ts'
import { amountField, type Line } from './rows.ts'
import type { PriceLabels } from './labels.ts'

/** A line a proposed sheet adds, removes, changes or leaves as it is. */
export interface ProposedChange {
  key: string
  state: 'added' | 'removed' | 'changed' | 'same'
  /** as asked for; of a removed line as it is today */
  values: Line
  /** what differs; of an added or a removed line every value it has or had */
  changes: FieldChange[]
}

/** Every line of a proposed sheet beside the sheet it is a change against, then the lines it leaves out. */
export function proposedChanges(
  kind: PriceSheetKindName,
  before: readonly Line[],
  proposed: readonly Line[],
): ProposedChange[] {
  const keys = new Map([...before, ...proposed].map((line) => [line, lineKey(kind, line)]))
  const keyOf = (line: Line) => keys.get(line) ?? lineKey(kind, line)
  const diff = diffLines(before, proposed, { key: keyOf, ...comparedFields(kind) })
  const changed = Map.groupBy(diff.changed, ({ key }) => key)
  const added = new Set(diff.added.map(keyOf))
  const lines = proposed.map((values): ProposedChange => {
    const key = keyOf(values)
    const changes = changed.get(key)
    if (changes) return { key, state: 'changed', values, changes: fieldChanges(kind, changes) }
    return added.has(key)
      ? { key, state: 'added', values, changes: wholeLine(kind, values, 'added') }
      : { key, state: 'same', values, changes: [] }
  })
  const removed = diff.removed.map((values): ProposedChange => ({
    key: keyOf(values),
    state: 'removed',
    values,
    changes: wholeLine(kind, values, 'removed'),
  }))
  return [...lines, ...removed]
}

/** The lines of a proposed sheet with their names, as a decision sees and keeps them. */
export function namedLines(
  kind: PriceSheetKindName,
  before: readonly Line[],
  proposed: readonly Line[],
  labels: PriceLabels,
): FrozenLine[] {
  return proposedChanges(kind, before, proposed).map(({ key, state, values, changes }) => {
    return { key, name: labels.line(kind, values), state, values, changes }
  })
}

const leastReason = 3

/** Lines named in one message at most. */
const mostNamed = 20

/** Returns the errors of decisions on the lines of a proposed sheet, each with its place in the form. */
export function choiceProblems(
  changes: readonly ProposedChange[],
  choices: readonly LineChoice[],
  agreed: ReadonlyMap<string, number>,
): FieldProblem[] {
  const states = new Map(changes.map(({ key, state }) => [key, state]))
  return choices.flatMap(({ key, accepted, reason }, at) => {
    const state = states.get(key)
    if (state === undefined) return [{ field: `lines.${at}.key`, message: 'The sheet has no such line.' }]
    if (accepted) return []
    if (agreed.has(key)) {
      return [
        { field: `lines.${at}.accepted`, message: 'Your counter-offer was accepted; it binds both sides.' },
      ]
    }
    if (state === 'same') {
      return [{ field: `lines.${at}.key`, message: 'The line stays as it is; there is nothing to refuse.' }]
    }
    return (reason ?? '').trim().length >= leastReason
      ? []
      : [{ field: `lines.${at}.reason`, message: 'Say in 3 characters or more why the line is refused.' }]
  })
}

/** Lines whose counter-offer was not accepted need a decision of their own, since neither amount is agreed. */
function refuseUnsettled(
  changes: readonly ProposedChange[],
  decided: ReadonlySet<string>,
  { offer, nameOf }: { offer: CounterOffer | null; nameOf: (line: ProposedChange) => string },
): void {
  const unsettled = new Set(unsettledLines(offer))
  const open = changes.filter(({ key }) => unsettled.has(key) && !decided.has(key))
  if (open.length === 0) return
  const names = open.slice(0, mostNamed).map(nameOf)
  const more = open.length > mostNamed ? [`and ${open.length - mostNamed} more`] : []
  const message = `Accept or refuse the lines whose counter-offer was not accepted: ${[...names, ...more].join('; ')}.`
  refuseField('lines', message)
}

/** The decisions of now, over those kept while a counter-offer was out. */
function withSetAside(
  changes: readonly ProposedChange[],
  choices: readonly LineChoice[],
  offer: CounterOffer | null,
): LineChoice[] {
  const moving = new Set(changes.flatMap(({ key, state }) => (state === 'same' ? [] : [key])))
  const kept = (offer?.setAside ?? []).filter(({ key }) => moving.has(key))
  return [...new Map([...kept, ...choices].map((choice) => [choice.key, choice])).values()]
}

/** The part of a proposed sheet that is posted after the decisions on its lines. */
export interface DecidedSheet {
  lines: Line[]
  decisions: LineDecision[]
  /** what was refused and why, for the proposer; null when nothing was */
  text: string | null
}

/**
 * The sheet that is left when some lines are refused: a refused change or removal keeps the line of today, a refused
 * addition is left out. An agreed amount takes the place of the requested one. Refusing everything is a rejection, which
 * has its own call.
 */
export function decideLines(
  kind: PriceSheetKindName,
  before: readonly Line[],
  proposed: readonly Line[],
  choices: readonly LineChoice[],
  labels: PriceLabels,
  offer: CounterOffer | null = null,
): DecidedSheet {
  const changes = proposedChanges(kind, before, proposed)
  const agreed = agreedAmounts(offer)
  const errors = choiceProblems(changes, choices, agreed)
  if (errors.length > 0) refuse('VALIDATION', { errors })
  const taken = withSetAside(changes, choices, offer)
  const nameOf = (change: ProposedChange) => labels.line(kind, change.values)
  refuseUnsettled(changes, new Set(taken.map(({ key }) => key)), { offer, nameOf })
  const refused = new Map(taken.filter(({ accepted }) => !accepted).map((choice) => [choice.key, choice]))
  const moving = changes.filter(({ state }) => state !== 'same')
  if (moving.length > 0 && moving.every(({ key }) => refused.has(key))) {
    refuseField('lines', 'Every change is refused. Reject the request instead.')
  }
  const today = new Map(before.map((line) => [lineKey(kind, line), line]))
  const lines = changes.flatMap(({ key, state, values }) => {
    if (!refused.has(key)) return state === 'removed' ? [] : [withAmount(kind, values, agreed.get(key))]
    const line = today.get(key)
    return line ? [line] : []
  })
  const named = new Map(changes.map((change) => [change.key, nameOf(change)]))
  const settled = changes.flatMap(({ key }) =>
    agreed.has(key) ? [{ key, accepted: true, reason: null }] : [],
  )
  const others = taken.filter(({ key }) => !agreed.has(key))
  const decisions = [...settled, ...others].map(({ key, accepted, reason }) => {
    const amount = agreed.get(key)
    const decision = { key, name: named.get(key) ?? key, accepted, reason: reason?.trim() || null }
    return amount === undefined ? decision : { ...decision, amount }
  })
  return { lines, decisions, text: decisionMessage(kind, decisions) }
}

/** A line with the amount both sides agreed to. */
function withAmount(kind: PriceSheetKindName, values: Line, amount: number | undefined): Line {
  const field = amountField(kind)
  return amount === undefined || field === undefined ? values : { ...values, [field]: amount }
}

function listed(head: string, lines: readonly string[]): string {
  const more = lines.length > mostNamed ? [`and ${lines.length - mostNamed} more`] : []
  return `${head}:\n${[...lines.slice(0, mostNamed), ...more].join('\n')}`
}

/** The refused and the agreed lines, for the proposer; null when every line was accepted as requested. */
function decisionMessage(kind: PriceSheetKindName, decisions: readonly LineDecision[]): string | null {
  const title = priceSheetKinds[kind].title.toLowerCase()
  const refused = decisions.filter(({ accepted }) => !accepted)
  const agreed = decisions.flatMap(({ name, amount }) =>
    amount === undefined ? [] : [`${name}: ${formatPeso(toCentavos(amount))}`],
  )
  const parts = [
    refused.length > 0 &&
      listed(
        `Not accepted (${plural(refused.length, 'line', 'lines')} of ${title})`,
        refused.map(({ name, reason }) => `${name}: ${reason ?? ''}`),
      ),
    agreed.length > 0 &&
      listed(`Agreed by counter-offer (${plural(agreed.length, 'line', 'lines')} of ${title})`, agreed),
  ].filter(Boolean)
  return parts.length > 0 ? parts.join('\n') : null
}

/** Puts the refused lines as they were asked for into a sheet of today, to start the next proposal from. */
export function draftOf(
  kind: PriceSheetKindName,
  current: readonly Line[],
  refused: readonly ProposedChange[],
): Line[] {
  const again = new Map(refused.map((change) => [change.key, change]))
  const stored = current.flatMap((line) => {
    const change = again.get(lineKey(kind, line))
    if (!change) return [line]
    again.delete(change.key)
    return change.state === 'removed' ? [] : [change.values]
  })
  return [
    ...stored,
    ...[...again.values()].flatMap(({ state, values }) => (state === 'removed' ? [] : [values])),
  ]
}
