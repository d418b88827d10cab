import { formatField } from '@capiz/domain/field'
import type { ReportDeclaration, ReportFilterField } from '@capiz/domain/report'
import { inArray, sql, type SQL } from 'drizzle-orm'
import { rowsOf } from '../../db/rows.ts'
import { referenceItem } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { refuse, type FieldProblem } from '../../platform/errors/refuse.ts'
import type { Filters, Line } from './source.ts'

/** The row a code stands for, by the kind of its filter; places are known by their name too, cities of a code by province. */
function rowOf({ kind, list, groups }: ReportFilterField, value: string): SQL | undefined {
  const place = (table: 'region' | 'province'): SQL =>
    sql`select description as words, code from ${sql.identifier(table)}
      where code = ${value} or lower(description) = lower(${value}) limit 1`
  switch (kind) {
    case 'term':
      return sql`select coalesce(description, value) as words, code from reference_item
        where list = ${list} and code = ${value}
          and ${groups === undefined ? sql`true` : inArray(referenceItem.groupBy, [...groups])} limit 1`
    case 'facility':
      return sql`select name as words, code from facility where code = ${value}`
    case 'physician':
      return sql`select concat_ws(' ', first_name, last_name) as words, code from physician where code = ${value}`
    case 'provider':
      return sql`select name as words, code from facility where code = ${value}
        union all select concat_ws(' ', first_name, last_name), code from physician where code = ${value}`
    case 'region':
    case 'province':
      return place(kind)
    case 'city':
      return sql`select case when c.code = ${value} then concat_ws(', ', c.description, p.description)
          else c.description end as words, c.code
        from city c left join province p on p.id = c.province_id
        where c.code = ${value} or lower(c.description) = lower(${value}) limit 1`
    default:
      return undefined
  }
}

type Value = string | number | boolean

/** Kinds whose names several may have: they are told apart by their code. */
const hasNamesakes: ReadonlySet<ReportFilterField['kind']> = new Set(['facility', 'physician', 'provider'])

/** A value in words; undefined where it is a code that nothing on record has. */
async function valueText(db: Executor, field: ReportFilterField, value: Value): Promise<string | undefined> {
  const query = rowOf(field, String(value))
  if (!query) return formatField(field, value)
  const [row] = await rowsOf<{ words: string | null; code: string }>(db, query)
  if (!row?.words) return row?.code
  return hasNamesakes.has(field.kind) ? `${row.words} (${row.code})` : row.words
}

const unknown = ({ label }: ReportFilterField, value: Value): string =>
  `No ${label.charAt(0).toLowerCase()}${label.slice(1)} is known as “${value}”. Choose another one.`

/** The filters in use, in words; a code that is not known is refused at its filter, not answered with no rows. */
export async function filterLines(
  db: Executor,
  { filters: fields }: ReportDeclaration,
  filters: Filters,
): Promise<Line[]> {
  const lines: Line[] = []
  const errors: FieldProblem[] = []
  for (const field of fields) {
    const value = filters[field.name]
    if (value === null || value === undefined) continue
    const text = await valueText(db, field, value)
    if (text === undefined) errors.push({ field: field.name, message: unknown(field, value) })
    else lines.push({ label: field.label, value: text })
  }
  if (errors.length > 0) refuse('VALIDATION', { errors })
  return lines
}
