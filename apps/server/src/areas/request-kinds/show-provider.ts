import type { EntityField, Field, LabelOf } from '@capiz/domain/field'
import type { Executor } from '../../db/types.ts'
import { phicCategories } from '../../engines/reference/fixed-lists.ts'
import type { Shown } from '../../engines/request/kind.ts'
import { shown } from '../../engines/request/format-value.ts'
import { loadTerms } from '../facility/labels.ts'

type Values = Readonly<Record<string, unknown>>

const listsIn = (fields: readonly Field[]): string[] =>
  fields.flatMap(({ list, fields: parts = [] }) => [...(list ? [list] : []), ...listsIn(parts)])

/** Reads the lists the fields take codes from, and returns the lookup of their labels. */
export async function loadLabels(db: Executor, fields: readonly Field[]): Promise<LabelOf> {
  const lists = new Set(listsIn(fields))
  const terms = await loadTerms(db, ...lists)
  return (code, { list = '' }) =>
    list === 'phic-category'
      ? phicCategories.find((category) => category.code === code)?.description
      : terms.find(list, code)?.description
}

/** Returns the fields of a payee, each on a line of its own; other groups are one line. */
function showGroup(field: EntityField, value: unknown, labelOf: LabelOf): Shown[] {
  if (field.name !== 'payee') return [shown(field, value, labelOf)]
  const values = (value ?? {}) as Values
  return (field.fields ?? []).map((part) => ({
    ...shown(part, values[part.name], labelOf),
    field: `${field.name}.${part.name}`,
  }))
}

/** Returns the declared fields among the values as people read them, without lists of groups. */
export function showFields(fields: readonly EntityField[], values: Values, labelOf: LabelOf): Shown[] {
  return fields
    .filter(({ name, kind }) => name in values && kind !== 'groups')
    .flatMap((field) =>
      field.kind === 'group'
        ? showGroup(field, values[field.name], labelOf)
        : [shown(field, values[field.name], labelOf)],
    )
}
