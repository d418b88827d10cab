import type { ReportDeclaration, ReportFilterField } from '@capiz/domain/report'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../db/rows.ts'
import type { Executor } from '../db/types.ts'
import type { Filters } from './source.ts'

/** One line above the rows of a report. */
export interface Line {
  label: string
  value: string
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

async function wordsOfTerm(db: Executor, field: ReportFilterField, code: string): Promise<string> {
  const named = {
    term: sql`select coalesce(description, value) as words from reference_item where list = ${field.list} and code = ${code}`,
    facility: sql`select name as words from facility where code = ${code}`,
    physician: sql`select concat_ws(' ', first_name, last_name) as words from physician where code = ${code}`,
  }
  if (!(field.kind in named)) return code
  const [row] = await rowsOf<{ words: string | null }>(db, named[field.kind as keyof typeof named])
  return row?.words ? `${row.words} (${code})` : code
}

async function valueInWords(db: Executor, field: ReportFilterField, value: string | number | boolean) {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (field.kind === 'day') return formatDay(value as IsoDate)
  if (field.kind === 'month') return months[Number(value) - 1] ?? String(value)
  const choice = field.choices?.find(({ code }) => code === value)
  return choice ? choice.label : wordsOfTerm(db, field, String(value))
}

/** The filters in use, in words. */
export async function filterLines(
  db: Executor,
  { filters: fields }: ReportDeclaration,
  filters: Filters,
): Promise<Line[]> {
  const lines: Line[] = []
  for (const field of fields) {
    const value = filters[field.name]
    if (value !== null && value !== undefined)
      lines.push({ label: field.label, value: await valueInWords(db, field, value) })
  }
  return lines
}
