import type { Choice } from './types.ts'

/** Returns the choices of a closed set from the labels of its codes, in the order given. */
export function choicesFrom<const L extends Readonly<Record<string, string>>>(
  labels: L,
): readonly Choice<keyof L & string>[] {
  return Object.entries(labels).map(([code, label]) => ({ code: code as keyof L & string, label }))
}

/** Returns the label of a code of a closed set; undefined where the set does not have it. */
export function choiceLabel(choices: readonly Choice[] | undefined, code: unknown): string | undefined {
  return choices?.find((choice) => choice.code === code)?.label
}
