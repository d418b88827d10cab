import { lineDiffer } from '@capiz/domain/effective'
import { comparedFields, lineKey, priceSheetKinds, type PriceSheetKindName } from '@capiz/domain/fees'
import { createHash } from 'node:crypto'
import type { AuditChange } from '../../db/schema/index.ts'
import type { PriceLabels } from './labels.ts'
import type { Line } from './rows.ts'

/** Values of lines that are named one by one; the others are counted and sealed by a hash. */
const mostNamed = 200

/** Every value that differs between two states of some lines, in words; added and removed lines with all their values. */
function valueChanges(
  kind: PriceSheetKindName,
  before: readonly Line[],
  after: readonly Line[],
  labels: PriceLabels,
): AuditChange[] {
  const keyOf = (line: Line) => lineKey(kind, line)
  const compared = comparedFields(kind)
  const declared = new Map(priceSheetKinds[kind].lineFields.map((field) => [field.name, field]))
  const change = (line: Line, field: string, from: unknown, to: unknown): AuditChange => {
    const label = declared.get(field)?.label ?? field
    return {
      field: `${labels.line(kind, line)}: ${label.toLowerCase()}`,
      before: from ?? null,
      after: to ?? null,
    }
  }
  const whole = (line: Line, isAdded: boolean) =>
    [...compared.amounts, ...compared.others].flatMap((field) => {
      const value = line[field] ?? null
      if (value === null) return []
      return [isAdded ? change(line, field, null, value) : change(line, field, value, null)]
    })
  const stateOf = lineDiffer(before, { key: keyOf, ...compared })
  const later = new Set(after.map(keyOf))
  return [
    ...after.flatMap((line) => {
      const { state, changes } = stateOf(line)
      if (state === 'added') return whole(line, true)
      return changes.map(({ field, before: old }) => change(line, field, old[field], line[field]))
    }),
    ...before.filter((line) => !later.has(keyOf(line))).flatMap((line) => whole(line, false)),
  ]
}

/**
 * Names changes one by one up to 200; the rest is counted, with the SHA-256 of its JSON, so that a list kept elsewhere
 * can be proven against the log.
 */
export function cappedChanges(changes: readonly AuditChange[]): AuditChange[] {
  const rest = changes.slice(mostNamed)
  if (rest.length === 0) return [...changes]
  const hash = createHash('sha256').update(JSON.stringify(rest)).digest('hex')
  const text = `${rest.length} more values, SHA-256 ${hash}`
  return [...changes.slice(0, mostNamed), { field: 'furtherLines', before: null, after: text }]
}

/** Names every changed value of some lines with before and after, capped as `cappedChanges` says. */
export function namedChanges(
  kind: PriceSheetKindName,
  before: readonly Line[],
  after: readonly Line[],
  labels: PriceLabels,
): AuditChange[] {
  return cappedChanges(valueChanges(kind, before, after, labels))
}
