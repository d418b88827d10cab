import type { ReportDeclaration, ReportFilterField } from '@capiz/domain/report'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import { sql, type SQL } from 'drizzle-orm'
import { rowsOf } from '../db/rows.ts'
import type { Executor } from '../db/types.ts'
import { refuse, type FieldProblem } from '../http/refuse.ts'
import type { Filters } from './source.ts'

/** One line above the rows of a report. */
export interface Line {
  label: string
  value: string
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** The row a code stands for, by the kind of its filter; places are known by their name too. */
function rowOf({ kind, list }: ReportFilterField, value: string): SQL | undefined {
  const place = (table: 'region' | 'province' | 'city'): SQL =>
    sql`select description as words, code from ${sql.identifier(table)}
      where code = ${value} or lower(description) = lower(${value}) limit 1`
  switch (kind) {
    case 'term':
      return sql`select coalesce(description, value) as words, code from reference_item
        where list = ${list} and code = ${value}`
    case 'facility':
      return sql`select name as words, code from facility where code = ${value}`
    case 'physician':
      return sql`select concat_ws(' ', first_name, last_name) as words, code from physician where code = ${value}`
    case 'provider':
      return sql`select name as words, code from facility where code = ${value}
        union all select concat_ws(' ', first_name, last_name), code from physician where code = ${value}`
    case 'region':
    case 'province':
    case 'city':
      return place(kind)
    default:
      return undefined
  }
}

type Value = string | number | boolean

/** A value that needs no look into the database, in words. */
function plainWords(field: ReportFilterField, value: Value): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (field.kind === 'day') return formatDay(value as IsoDate)
  if (field.kind === 'month') return months[Number(value) - 1] ?? String(value)
  return field.choices?.find(({ code }) => code === value)?.label ?? String(value)
}

/** A value in words; undefined where it is a code that nothing on record has. */
async function valueInWords(
  db: Executor,
  field: ReportFilterField,
  value: Value,
): Promise<string | undefined> {
  const query = rowOf(field, String(value))
  if (!query) return plainWords(field, value)
  const [row] = await rowsOf<{ words: string | null; code: string }>(db, query)
  // a place asked for by its name may be several
  return row && (row.words && row.code === value ? `${row.words} (${row.code})` : (row.words ?? row.code))
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
    const words = await valueInWords(db, field, value)
    if (words === undefined) errors.push({ field: field.name, message: unknown(field, value) })
    else lines.push({ label: field.label, value: words })
  }
  if (errors.length > 0) refuse('VALIDATION', { errors })
  return lines
}
