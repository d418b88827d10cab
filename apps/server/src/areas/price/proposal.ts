import { diffLines } from '@capiz/domain/effective'
import { comparedFields, lineKey, priceSheetKinds } from '@capiz/domain/fees'
import type { PriceSheetKindName } from '@capiz/domain/fees'
import { plural } from '@capiz/domain/text'
import { refuse, refuseField, type FieldProblem } from '../../platform/errors/refuse.ts'
import type { LineChoice } from '../../engines/request/kind.ts'
import type { FrozenLine, LineDecision } from '../../db/schema/index.ts'
import { fieldChanges, type FieldChange } from './changes.ts'
import type { Line } from './rows.ts'
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

/** Every value of a line as a change from nothing or to nothing, so that its prices are seen where it is decided. */
function wholeLine(kind: PriceSheetKindName, line: Line, state: 'added' | 'removed'): FieldChange[] {
  const { amounts, others } = comparedFields(kind)
  const fields = [...amounts, ...others].filter((field) => (line[field] ?? null) !== null)
  const [before, after] = state === 'added' ? [{}, line] : [line, {}]
  return fieldChanges(
    kind,
    fields.map((field) => ({ field, before, after })),
  )
}

/** Every line of a proposed sheet beside the sheet it is a change against, then the lines it leaves out. */
export function proposedChanges(
  kind: PriceSheetKindName,
  before: readonly Line[],
  proposed: readonly Line[],
): ProposedChange[] {
  const keyOf = (line: Line) => lineKey(kind, line)
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

function choiceProblems(changes: readonly ProposedChange[], choices: readonly LineChoice[]): FieldProblem[] {
  const states = new Map(changes.map(({ key, state }) => [key, state]))
  return choices.flatMap(({ key, accepted, reason }, at) => {
    const state = states.get(key)
    if (state === undefined) return [{ field: `lines.${at}.key`, message: 'The sheet has no such line.' }]
    if (accepted) return []
    if (state === 'same') {
      return [{ field: `lines.${at}.key`, message: 'The line stays as it is; there is nothing to refuse.' }]
    }
    return (reason ?? '').trim().length >= leastReason
      ? []
      : [{ field: `lines.${at}.reason`, message: 'Say in 3 characters or more why the line is refused.' }]
  })
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
 * addition is left out. Refusing everything is a rejection, which has its own call.
 */
export function decideLines(
  kind: PriceSheetKindName,
  before: readonly Line[],
  proposed: readonly Line[],
  choices: readonly LineChoice[],
  labels: PriceLabels,
): DecidedSheet {
  const changes = proposedChanges(kind, before, proposed)
  const errors = choiceProblems(changes, choices)
  if (errors.length > 0) refuse('VALIDATION', { errors })
  const refused = new Map(choices.filter(({ accepted }) => !accepted).map((choice) => [choice.key, choice]))
  const moving = changes.filter(({ state }) => state !== 'same')
  if (moving.length > 0 && moving.every(({ key }) => refused.has(key))) {
    refuseField('lines', 'Every change is refused. Reject the request instead.')
  }
  const today = new Map(before.map((line) => [lineKey(kind, line), line]))
  const lines = changes.flatMap(({ key, state, values }) => {
    if (!refused.has(key)) return state === 'removed' ? [] : [values]
    const line = today.get(key)
    return line ? [line] : []
  })
  const named = new Map(changes.map((change) => [change.key, labels.line(kind, change.values)]))
  const decisions = choices.map(({ key, accepted, reason }) => {
    return { key, name: named.get(key) ?? key, accepted, reason: reason?.trim() || null }
  })
  return { lines, decisions, text: refusalMessage(kind, decisions) }
}

const mostNamed = 20

function refusalMessage(kind: PriceSheetKindName, decisions: readonly LineDecision[]): string | null {
  const refused = decisions.filter(({ accepted }) => !accepted)
  if (refused.length === 0) return null
  const list = refused.slice(0, mostNamed).map(({ name, reason }) => `${name}: ${reason ?? ''}`)
  const more = refused.length > mostNamed ? [`and ${refused.length - mostNamed} more`] : []
  const head = `Not accepted (${plural(refused.length, 'line', 'lines')} of ${priceSheetKinds[kind].title.toLowerCase()})`
  return `${head}:\n${[...list, ...more].join('\n')}`
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
