import type { EntityField, Field } from '@capiz/domain/field'

/** Fields that stand beside each other; a row of one keeps a field to the width of a column. */
export interface FieldRowOf {
  paths: readonly string[]
  columns?: 2 | 3
}

/** A field of a form with the path of its value; `owner` is the declared field it is a part of. */
export interface FieldPath {
  path: string
  field: Field
  owner: string
}

/** A group is entered field by field; what it needs is needed only when the group is. */
function pathsOf(field: EntityField, isWhole: boolean): readonly FieldPath[] {
  const { name, kind, fields = [], required } = field
  if (kind !== 'group' || isWhole) return [{ path: name, field, owner: name }]
  return fields.map((part) => ({
    path: `${name}.${part.name}`,
    field: { ...part, required: required === true && part.required === true },
    owner: name,
  }))
}

/** A line of a section: fields beside each other, or one that takes the line. */
export interface FieldLine {
  /** Fields beside each other; undefined for a field that takes the line. */
  columns: 2 | 3 | undefined
  fields: FieldPath[]
}

/**
 * Returns the lines of the fields in their order.
 *
 * @param whole names of groups that are entered by a control of their own
 */
export function fieldLines(
  fields: readonly EntityField[],
  rows: readonly FieldRowOf[],
  whole: ReadonlySet<string>,
): FieldLine[] {
  const lines: FieldLine[] = []
  let last: FieldRowOf | undefined
  for (const one of fields.flatMap((field) => pathsOf(field, whole.has(field.name)))) {
    const row = rows.find(({ paths }) => paths.includes(one.path))
    if (row !== undefined && row === last) lines.at(-1)?.fields.push(one)
    else lines.push({ columns: row && (row.columns ?? 2), fields: [one] })
    last = row
  }
  return lines
}
