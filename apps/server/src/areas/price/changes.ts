import type { PriceFieldChange } from '@capiz/api/schema/price-day'
import { lineDiffer, type LineChange } from '@capiz/domain/effective'
import { comparedFields, lineKey, priceSheetKinds } from '@capiz/domain/fees'
import type { PriceSheetKindName } from '@capiz/domain/fees'
import type { InferOutput } from 'valibot'
import type { Line } from './rows.ts'

/** How one field of a line differs, as it travels. */
export type FieldChange = InferOutput<typeof PriceFieldChange>

/** Changes of lines as they travel: fields by their labels, the difference in pesos and percent where there is one. */
export function fieldChanges(
  kind: PriceSheetKindName,
  changes: readonly Omit<LineChange<Line>, 'key'>[],
): FieldChange[] {
  return changes.map(({ field, before, after, change, percent }) => {
    const declared = priceSheetKinds[kind].lineFields.find(({ name }) => name === field)
    return {
      field,
      label: declared?.label ?? field,
      kind: declared?.kind ?? 'text',
      before: before[field] ?? null,
      after: after[field] ?? null,
      change: change ?? null,
      percent: percent ?? null,
    }
  })
}

/** Every value of a line as a change from nothing or to nothing: an added or a removed line is shown with its prices. */
export function wholeLine(kind: PriceSheetKindName, line: Line, state: 'added' | 'removed'): FieldChange[] {
  const { amounts, others } = comparedFields(kind)
  const fields = [...amounts, ...others].filter((field) => (line[field] ?? null) !== null)
  const [before, after] = state === 'added' ? [{}, line] : [line, {}]
  return fieldChanges(
    kind,
    fields.map((field) => ({ field, before, after })),
  )
}

/** Whether a line became dearer (1) or cheaper (-1): by its first amount that changed. */
export function directionOf(changes: readonly Pick<FieldChange, 'kind' | 'change'>[]): number {
  return Math.sign(changes.find(({ kind, change }) => kind === 'peso' && change !== null)?.change ?? 0)
}

/** Counts the lines a sheet adds, changes, leaves and leaves out, compared with the lines before it. */
export function countStates(kind: PriceSheetKindName, before: readonly Line[], lines: readonly Line[]) {
  const keyOf = (line: Line) => lineKey(kind, line)
  const stateOf = lineDiffer(before, { key: keyOf, ...comparedFields(kind) })
  const states = lines.map((line) => stateOf(line).state)
  const count = (state: string) => states.filter((one) => one === state).length
  const stored = new Set(lines.map(keyOf))
  return {
    new: count('added'),
    changed: count('changed'),
    same: count('same'),
    removed: before.filter((line) => !stored.has(keyOf(line))).length,
  }
}
