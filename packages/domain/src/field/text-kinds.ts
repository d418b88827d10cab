import { type KindRules, scalarText } from './rules.ts'
import type { Field } from './types.ts'

const longest = 200

function textProblem(value: unknown, { label, max = longest, pattern, message }: Field): string | undefined {
  if (typeof value !== 'string') return `${label} must be a text.`
  const text = value.trim()
  if (text.length > max) return `Use at most ${max} characters.`
  return pattern && !pattern.test(text) ? (message ?? `${label} does not have the right form.`) : undefined
}

/** Rules of texts. */
export const textRules: KindRules = {
  format: scalarText,
  parse: (typed) => ({ ok: true, value: scalarText(typed) }),
  check: textProblem,
  cell: 'text',
}
