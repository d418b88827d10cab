import { formatField, type Rating } from '@capiz/domain/field'
import { recordKind, type RecordField, type RecordKindName } from '@capiz/domain/record'
import { and, eq, inArray, or, type SQL } from 'drizzle-orm'
import { referenceItem } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import type { FieldProblem } from '../../platform/errors/refuse.ts'

type Values = Readonly<Record<string, unknown>>

interface Item {
  list: string
  code: string
  groupBy: string | null
  label: string
  deleted: boolean
}

/** Items of the lists a kind takes codes from, disabled ones too: old records keep showing them. */
export type Vocabulary = readonly Item[]

const listOf = (field: RecordField) => (field.kind === 'ratings' ? 'text-template' : field.list)

/** Reads the items a kind's fields point at; nothing for a kind without such fields. */
export async function vocabularyOf(db: Executor, kind: RecordKindName): Promise<Vocabulary> {
  const wanted = recordKind(kind).fields.flatMap((field): SQL[] => {
    const list = listOf(field)
    if (list === undefined) return []
    const group = field.group === undefined ? undefined : eq(referenceItem.groupBy, field.group)
    const condition = and(eq(referenceItem.list, list), group)
    return condition ? [condition] : []
  })
  if (wanted.length === 0) return []
  const rows = await db
    .select({
      list: referenceItem.list,
      code: referenceItem.code,
      groupBy: referenceItem.groupBy,
      description: referenceItem.description,
      value: referenceItem.value,
      deleted: referenceItem.deleted,
    })
    .from(referenceItem)
    .where(and(inArray(referenceItem.list, ['text-template', 'hf-mace-type']), or(...wanted)))
  return rows.map(({ description, value, ...row }) => ({ ...row, label: description ?? value ?? row.code }))
}

function find(vocabulary: Vocabulary, field: RecordField, code: string): Item | undefined {
  return vocabulary.find(
    (item) =>
      item.list === listOf(field) &&
      item.code === code &&
      (field.group === undefined || item.groupBy === field.group),
  )
}

const ratingsIn = (value: unknown): readonly Rating[] => (Array.isArray(value) ? (value as Rating[]) : [])

/** Codes that are in none of the lists; one a record already had may stay although it was disabled since. */
export function termProblems(
  kind: RecordKindName,
  vocabulary: Vocabulary,
  after: Values,
  before: Values | undefined,
): FieldProblem[] {
  const problems: FieldProblem[] = []
  const check = (field: RecordField, at: string, code: string, had: boolean) => {
    const item = find(vocabulary, field, code)
    if (!item || (item.deleted && !had)) problems.push({ field: at, message: 'Choose one of the list.' })
  }
  for (const field of recordKind(kind).fields) {
    const value = after[field.name]
    if (field.kind === 'term' && typeof value === 'string') {
      check(field, field.name, value, before?.[field.name] === value)
    }
    if (field.kind === 'ratings') {
      const had = new Set(ratingsIn(before?.[field.name]).map(({ item }) => item))
      for (const [at, { item }] of ratingsIn(value).entries()) {
        check(field, `${field.name}.${at}.item`, item, had.has(item))
      }
    }
  }
  return problems
}

/** The words of the codes a record holds, by field; those of a rating under `ratings.CODE`. */
export function labelsOf(
  kind: RecordKindName,
  vocabulary: Vocabulary,
  fields: Values,
): Record<string, string> {
  const found: [string, string][] = []
  for (const field of recordKind(kind).fields) {
    const value = fields[field.name]
    if (field.kind === 'ratings') {
      for (const { item } of ratingsIn(value)) {
        found.push([`${field.name}.${item}`, find(vocabulary, field, item)?.label ?? item])
      }
    } else if (typeof value === 'string' && field.kind === 'term') {
      found.push([field.name, find(vocabulary, field, value)?.label ?? value])
    } else if (typeof value === 'string' && field.choices) {
      found.push([field.name, field.choices.find(({ code }) => code === value)?.label ?? value])
    }
  }
  return Object.fromEntries(found)
}

/** One field as a person reads it; null for nothing. */
export function shownField(
  field: RecordField,
  fields: Values,
  labels: Record<string, string>,
): string | null {
  const labelOf = (code: string) =>
    field.kind === 'ratings' ? labels[`${field.name}.${code}`] : labels[field.name]
  return formatField(field, fields[field.name], labelOf) || null
}
