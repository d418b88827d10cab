import {
  referenceCodePattern,
  type ReferenceField,
  type ReferenceList,
  type ReferenceBase,
} from '@capiz/domain/reference'
import { and, eq, inArray } from 'drizzle-orm'
import { referenceItem, region } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import type { FieldProblem } from '../../platform/errors/refuse.ts'
import type { ItemFields } from './row.ts'
import { societyNamed } from './society.ts'

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
  const codes = field.choices?.map(({ code }) => code)
  if (codes && !codes.includes(value)) return `Choose one of: ${codes.join(', ')}.`
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

async function isRegion(db: Executor, code: string): Promise<boolean> {
  return (await db.$count(region, eq(region.code, code))) > 0
}

/** Whether the list a field takes its codes from has a code; a field of its own words has every one. */
async function isKnownCode(
  db: Executor,
  field: ReferenceField<ReferenceBase>,
  code: string,
): Promise<boolean> {
  if (field.kind === 'region') return isRegion(db, code)
  // a text takes the names of the list, not its codes
  if (field.list && field.kind === 'text') return (await societyNamed(db, code))?.deleted === false
  return field.list === undefined || (await liveCodes(db, field.list, [code])).has(code)
}

/** Names every save may carry beside the fields of the list: the keys of the item and its state. */
const carried = new Set(['id', 'version', 'deleted', 'groupBy'])

/** Fields of other lists that carry a value: the wire takes the fields of all lists, and none may be dropped unsaid. */
function foreignFields(list: ReferenceList, item: ItemFields): FieldProblem[] {
  const own = new Set(list.fields.map(({ name }) => name))
  const foreign = Object.keys(item).filter(
    (name) => !own.has(name) && !carried.has(name) && !isEmpty(item[name]),
  )
  // the group of an item travels under its common name too; it may come back as it was read
  const group = list.groupField === undefined ? undefined : item[list.groupField]
  const isOther = list.groupField === undefined || (!isEmpty(group) && item['groupBy'] !== group)
  const isOtherGroup = !own.has('groupBy') && !isEmpty(item['groupBy']) && isOther
  return [...foreign, ...(isOtherGroup ? ['groupBy'] : [])].map((field) => ({
    field,
    message: `${list.entities} have no such field.`,
  }))
}

/**
 * Checks an item against the declaration of its list: its fields, and that it carries none of another list. A code it takes from another list must be live there, unless
 * the item had it already (an item keeps a group that was disabled since).
 */
export async function checkItem(
  db: Executor,
  list: ReferenceList,
  item: ItemFields,
  before?: ItemFields,
): Promise<FieldProblem[]> {
  const problems = foreignFields(list, item)
  for (const field of list.fields) {
    const value = item[field.name]
    const message = problemOf(field, value)
    if (message) problems.push({ field: field.name, message })
    else if (typeof value === 'string' && value !== '' && value !== before?.[field.name]) {
      const isKnown = await isKnownCode(db, field, value)
      if (!isKnown) problems.push({ field: field.name, message: 'Choose one of the list.' })
    }
  }
  return problems
}
