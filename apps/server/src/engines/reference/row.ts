import {
  readReferenceItem,
  referenceLists,
  tidyReferenceItem,
  type ReferenceBase,
} from '@capiz/domain/reference'
import type { ReferenceList } from '@capiz/domain/reference'
import { foldAccents, normalise } from '@capiz/domain/text'
import type { referenceItem } from '../../db/schema/index.ts'

/** A reference item as it is stored. */
export type StoredItem = typeof referenceItem.$inferSelect

/** The columns of a reference item that follow from what was typed. */
export type ItemColumns = Pick<
  typeof referenceItem.$inferInsert,
  | 'list'
  | 'code'
  | 'description'
  | 'value'
  | 'groupBy'
  | 'medicalSociety'
  | 'sortOrder'
  | 'attributes'
  | 'codeKey'
  | 'descriptionKey'
  | 'searchText'
>

/** Fields of an item by name, as they travel. */
export type ItemFields = Readonly<Record<string, unknown>>

type Column = 'code' | 'description' | 'value' | 'groupBy' | 'medicalSociety' | 'sortOrder'

const sameName: readonly string[] = ['code', 'description', 'value', 'groupBy', 'medicalSociety', 'sortOrder']

/** The list whose rows a base works on: a base may share another one's table (domain model, ambiguity 21). */
export function listOf(base: ReferenceBase): ReferenceList {
  const list = referenceLists[base]
  return list.aliasOf ? referenceLists[list.aliasOf] : list
}

/**
 * The column a field of a list is kept in, or undefined when it lives among the attributes. The name of an item is
 * always in `description`, whatever the list calls it, so that every reader finds the words in one place.
 */
export function columnOf(list: ReferenceList, field: string): Column | undefined {
  if (sameName.includes(field)) return field as Column
  if (field === list.groupField) return 'groupBy'
  return field === list.titleField ? 'description' : undefined
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function keyOf(fields: readonly string[], item: ItemFields): string {
  return JSON.stringify(fields.map((name) => normalise(textOf(item[name]))))
}

function searchTextOf(list: ReferenceList, item: ItemFields): string {
  const searchText = list.fields
    .filter(({ kind }) => kind !== 'longText' && kind !== 'boolean')
    .map(({ name }) => item[name])
    .filter((value) => typeof value === 'string')
  return foldAccents(searchText.join(' ')).toUpperCase()
}

/**
 * The columns of an item of a list: every field in its place, and the keys its unique rules compare (the first rule in
 * `codeKey`, the second in `descriptionKey`).
 */
export function itemColumns(base: ReferenceBase, given: ItemFields): ItemColumns {
  const list = listOf(base)
  const item = tidyReferenceItem(list.base, given)
  const columns: Partial<Record<Column, unknown>> = {}
  const attributes: Record<string, unknown> = {}
  for (const { name } of list.fields) {
    const value = item[name] ?? null
    const column = columnOf(list, name)
    if (column) columns[column] = value
    else if (value !== null) attributes[name] = value
  }
  const [first, second] = list.unique
  return {
    description: null,
    value: null,
    groupBy: null,
    medicalSociety: null,
    sortOrder: null,
    ...(columns as { code: string }),
    list: list.base,
    attributes,
    codeKey: keyOf(first?.fields ?? ['code'], item),
    descriptionKey: second ? keyOf(second.fields, item) : null,
    searchText: searchTextOf(list, item),
  }
}

/** The fields of a stored item under the names its list gives them. */
export function itemFields(row: StoredItem): Record<string, unknown> {
  const list = listOf(row.list as ReferenceBase)
  const fields = list.fields.map(({ name }) => {
    const column = columnOf(list, name)
    return [name, column ? row[column] : (row.attributes[name] ?? null)] as const
  })
  return Object.fromEntries(fields)
}

/** An item as it travels: the fields of its list, the group under its common name too, and the record's own columns. */
export function itemReply(row: StoredItem) {
  return {
    ...itemFields(row),
    id: row.id,
    code: row.code,
    groupBy: row.groupBy,
    deleted: row.deleted,
    version: row.version,
    createdDate: row.createdDate,
    updatedDate: row.updatedDate,
    updatedBy: row.updatedBy,
  }
}

/** An item as visitors see it: code, words and group only. */
export function publicItem(row: StoredItem): { code: string; description: string; groupBy: string | null } {
  const { code, description, groupBy } = readReferenceItem({ ...itemFields(row), groupBy: row.groupBy })
  return { code, description: description || code, groupBy }
}
