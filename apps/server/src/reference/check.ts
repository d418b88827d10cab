import { referenceCodePattern, type ReferenceField, type ReferenceList } from '@capiz/domain/reference'
import { and, eq, inArray } from 'drizzle-orm'
import { referenceItem } from '../db/schema/index.ts'
import type { Executor } from '../db/types.ts'
import type { FieldProblem } from '../http/refuse.ts'
import type { ReferenceBase } from '@capiz/domain/errors'
import type { ItemFields } from './row.ts'

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}

function problemOf(field: ReferenceField, value: unknown): string | undefined {
  if (isEmpty(value)) return field.required ? `Enter the ${field.label.toLowerCase()}.` : undefined
  switch (field.kind) {
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'Choose yes or no.'
    case 'number':
      return typeof value === 'number' && value >= 0 && value <= field.max
        ? undefined
        : `Enter a number from 0 to ${field.max}.`
    default:
      return textProblem(field, value)
  }
}

function textProblem(field: ReferenceField, value: unknown): string | undefined {
  if (typeof value !== 'string') return 'Enter text here.'
  if (value.length > field.max) return `Use ${field.max} characters or fewer.`
  if (field.choices && !field.choices.includes(value)) return `Choose one of: ${field.choices.join(', ')}.`
  if (field.kind === 'code' && !referenceCodePattern.test(value)) {
    return 'Begin with a letter or figure, then use letters, figures and _ . / - only.'
  }
  return undefined
}

/** The live codes among some codes of a list. */
export async function liveCodes(
  db: Executor,
  base: ReferenceBase,
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  if (codes.length === 0) return new Set()
  const rows = await db
    .select({ code: referenceItem.code })
    .from(referenceItem)
    .where(
      and(
        eq(referenceItem.list, base),
        eq(referenceItem.deleted, false),
        inArray(referenceItem.code, [...codes]),
      ),
    )
  return new Set(rows.map(({ code }) => code))
}

/**
 * Checks an item against the declaration of its list. A code it takes from another list must be live there, unless
 * the item had it already (an item keeps a group that was disabled since).
 */
export async function checkItem(
  db: Executor,
  list: ReferenceList,
  item: ItemFields,
  before?: ItemFields,
): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = []
  for (const field of list.fields) {
    const value = item[field.name]
    const message = problemOf(field, value)
    if (message) problems.push({ field: field.name, message })
    else if (field.reference && typeof value === 'string' && value !== before?.[field.name]) {
      const live = await liveCodes(db, field.reference, [value])
      if (!live.has(value)) problems.push({ field: field.name, message: 'Choose one of the list.' })
    }
  }
  return problems
}
