import { normalise } from '../text/index.ts'
import { choiceLabel } from './choices.ts'
import { type KindRules, type KnownCodes, type Parsed, refused, scalarText } from './rules.ts'
import { textRules } from './text-kinds.ts'
import type { Field } from './types.ts'

const yes = new Set(['yes', 'y', 'true', '1', 'oo'])
const no = new Set(['no', 'n', 'false', '0', 'hindi'])

/** Rules of answers with yes or no. */
export const booleanRules: KindRules = {
  format: (value) => (value === true ? 'Yes' : 'No'),
  parse: (typed) => {
    if (typeof typed === 'boolean') return { ok: true, value: typed }
    const text = scalarText(typed).toLowerCase()
    if (yes.has(text)) return { ok: true, value: true }
    return no.has(text) ? { ok: true, value: false } : refused('Enter yes or no.')
  },
  check: (value) => (typeof value === 'boolean' ? undefined : 'Enter yes or no.'),
  cell: 'text',
}

/** Reads a code as it was written, by its label, or as "code - label". */
function parseCode(typed: unknown, { pattern }: Field, known: KnownCodes | undefined): Parsed {
  const text = scalarText(typed)
  const found = known?.get(normalise(text)) ?? known?.get(normalise(text.split(' - ')[0] ?? ''))
  if (found !== undefined) return { ok: true, value: found }
  // A number format drops the zeros in front of a five-figure code.
  const padded = text.padStart(5, '0')
  const fits = pattern && !pattern.test(text) && pattern.test(padded)
  return { ok: true, value: fits ? padded : text.toUpperCase() }
}

function codeProblem(value: unknown, field: Field): string | undefined {
  const problem = textRules.check(value, { ...field, pattern: undefined })
  if (problem !== undefined || typeof value !== 'string') return problem
  const codes = field.choices?.map(({ code }) => code)
  if (codes && !codes.includes(value.trim())) return field.message ?? `Use one of: ${codes.join(', ')}.`
  return textRules.check(value, field)
}

/** Rules of codes, shown by the label of their choice or list. */
export const codeRules: KindRules = {
  format: (value, field, { labelOf }) =>
    [value]
      .flat()
      .map(scalarText)
      .map((code) => choiceLabel(field.choices, code) ?? labelOf(code, field) ?? code)
      .join(', '),
  parse: parseCode,
  check: codeProblem,
  cell: 'text',
}
