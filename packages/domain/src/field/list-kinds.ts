import { codeRules } from './code-kinds.ts'
import { type FormatContext, type KindRules, scalarText } from './rules.ts'
import type { Field } from './types.ts'

const mostTexts = 50

const isShortText = (item: unknown): boolean =>
  typeof item === 'string' && item.trim() !== '' && item.length <= 200

/** Rules of lists of short texts. */
export const listRules: KindRules = {
  format: (value) => [value].flat().map(scalarText).filter(Boolean).join(', '),
  parse: (typed) => ({
    ok: true,
    value: scalarText(typed)
      .split(/[;\n]/)
      .map((item) => item.trim())
      .filter(Boolean),
  }),
  check: (value, { max = mostTexts }) =>
    Array.isArray(value) && value.length <= max && value.every(isShortText)
      ? undefined
      : `Enter up to ${max} short texts.`,
  cell: 'text',
}

/** Rules of several codes. */
export const codesRules: KindRules = { ...listRules, format: codeRules.format }

/** Rules of ratings: a code of a group of texts with a score from 1 to 5. */
export const ratingsRules: KindRules = {
  ...listRules,
  format: (value, field, { labelOf }) =>
    (value as readonly { item: string; score: number }[])
      .map(({ item, score }) => `${labelOf(item, field) ?? item} ${score}`)
      .join(', '),
}

function groupText(value: unknown, { fields = [] }: Field, { format }: FormatContext): string {
  const values = value as Readonly<Record<string, unknown>>
  return fields
    .map((part) => format(part, values[part.name]))
    .filter((text) => text !== '')
    .join(', ')
}

/** Rules of a group of fields, shown as its values one after the other. */
export const groupRules: KindRules = { ...listRules, format: groupText }

/** Rules of a list of groups. */
export const groupsRules: KindRules = {
  ...listRules,
  format: (value, field, context) =>
    (value as readonly unknown[]).map((one) => groupText(one, field, context)).join('; '),
}
