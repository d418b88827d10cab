import { recordKind, type RecordField, type RecordKindName } from '@capiz/domain/record'
import { escapeLike } from '@capiz/domain/search'
import { parseIsoDate, type IsoDate } from '@capiz/domain/time'
import { and, eq, gte, inArray, lt, lte, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { caseRecord } from '../../db/schema/index.ts'
import { placeContains, startOfDay, type Conditions } from '../facility/filters.ts'
import { searchText } from '../facility/keys.ts'
import { codesPractisingAt } from '../../engines/provider/practice.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import { manyOf } from '../../platform/list/page.ts'

/** Filters as they stand in the query; those a kind has no field for ask for nothing (domain model 11.9). */
type RecordFilters = Readonly<Record<string, string | undefined>>

/** A field of a record as SQL text. */
export const fieldText = (name: string): SQL => sql`${caseRecord.fields} ->> ${sql.raw(`'${name}'`)}`

const given = (text: string | undefined): text is string => text !== undefined && text.trim() !== ''

const contained = (text: string): string => `%${escapeLike(searchText(text))}%`

/** Whether a field holds the code of a provider whose name contains a text; undefined for other fields. */
function namesProvider({ kind, name }: RecordField, text: string): SQL | undefined {
  if (kind !== 'facility' && kind !== 'physician') return undefined
  const table = sql.identifier(kind)
  return sql`${fieldText(name)} in (select code from ${table} where search_name like ${contained(text)})`
}

function fieldCondition(field: RecordField, value: string): SQL | undefined {
  if (field.filter === 'contains' || field.filter === 'starts') {
    const text = escapeLike(value.trim().toUpperCase())
    const held = sql`upper(${fieldText(field.name)}) like ${field.filter === 'starts' ? `${text}%` : `%${text}%`}`
    return or(held, namesProvider(field, value))
  }
  const values = manyOf(value)
  return values && inArray(fieldText(field.name), values)
}

/** Names under which a filter travels when they are not those of the field. */
const aliases: Readonly<Record<string, string>> = { violationCategory: 'category' }

function declaredConditions(kind: RecordKindName, filters: RecordFilters): (SQL | undefined)[] {
  const { fields, ownerField } = recordKind(kind)
  return Object.entries(filters).map(([name, value]) => {
    if (!given(value)) return undefined
    const field = fields.find((one) => one.name === (aliases[name] ?? name))
    if (!field) return undefined
    if (field.name === ownerField) return eq(caseRecord.ownerCode, value.trim().toUpperCase())
    return field.filter || aliases[name] ? fieldCondition({ filter: 'is', ...field }, value) : undefined
  })
}

const codeStarts = (code: string): SQL =>
  sql`${caseRecord.code} like ${`${escapeLike(code.trim().toUpperCase())}%`}`

function termCondition(term: string): SQL | undefined {
  const pattern = contained(term)
  return or(
    sql`${caseRecord.searchText} like ${pattern}`,
    codeStarts(term),
    sql`${caseRecord.ownerCode} in (select code from facility where search_name like ${pattern}
      union all select code from physician where search_name like ${pattern})`,
  )
}

/** Records whose facility lies in a place, or whose physician practises in one. */
function ownerIn(place: string): SQL | undefined {
  const here = placeContains(place)
  return (
    here &&
    sql`${caseRecord.ownerCode} in (select facility.code from facility where ${here}
      union all ${codesPractisingAt(here)})`
  )
}

function numberOf(name: string, text: string, least: number, most: number): number {
  const number = Number(text)
  return Number.isInteger(number) && number >= least && number <= most
    ? number
    : refuseField(name, `Enter a number from ${least} to ${most}.`)
}

function dayOf(name: string, text: string): IsoDate {
  return parseIsoDate(text) ?? refuseField(name, 'Enter a date as year-month-day.')
}

const padded = (number: number): string => String(number).padStart(2, '0')

function dayConditions(kind: RecordKindName, q: RecordFilters): (SQL | undefined)[] {
  const ownYear = recordKind(kind).fields.some(({ name }) => name === 'year')
  const { day } = caseRecord
  const year = given(q['year']) && !ownYear ? numberOf('year', q['year'], 1900, 2100) : undefined
  const month = given(q['month']) ? numberOf('month', q['month'], 1, 12) : undefined
  return [
    year === undefined ? undefined : and(gte(day, `${year}-01-01`), lte(day, `${year}-12-31`)),
    month === undefined ? undefined : sql`to_char(${day}, 'MM') = ${padded(month)}`,
    given(q['from']) ? gte(day, dayOf('from', q['from'])) : undefined,
    given(q['to']) ? lte(day, dayOf('to', q['to'])) : undefined,
    given(q['dueFrom']) ? gte(caseRecord.dueDate, dayOf('dueFrom', q['dueFrom'])) : undefined,
    given(q['dueTo']) ? lte(caseRecord.dueDate, dayOf('dueTo', q['dueTo'])) : undefined,
    given(q['updatedFrom'])
      ? gte(caseRecord.updatedDate, startOfDay('updatedFrom', q['updatedFrom']))
      : undefined,
    given(q['updatedTo'])
      ? lt(caseRecord.updatedDate, startOfDay('updatedTo', q['updatedTo'], 1))
      : undefined,
  ]
}

function overdueCondition(kind: RecordKindName, value: string, today: IsoDate): SQL | undefined {
  const { due } = recordKind(kind)
  if (value !== 'true' && value !== 'false') {
    return refuse('VALIDATION', { errors: [{ field: 'overdue', message: 'Choose true or false.' }] })
  }
  if (!due) return value === 'true' ? sql`false` : undefined
  const late = and(lt(caseRecord.dueDate, today), notInArray(caseRecord.status, [...due.settled]))
  return value === 'true' ? late : sql`not coalesce(${late}, false)`
}

/** The department that has to act on a record, as the board counts it. */
export const actingDepartment = sql`coalesce(${fieldText('departmentResponsible')}, ${fieldText('initiatingDepartment')})`

/** Status of a record on a day: a special arrangement whose last day is over is expired, whatever is stored (domain model 9.9). */
export function statusOn(kind: RecordKindName, today: IsoDate): SQL {
  if (kind !== 'special-arrangement') return sql`${caseRecord.status}`
  const isOver = sql`${caseRecord.status} = 'ACTIVE' and ${fieldText('validityDate')} < ${today}`
  return sql`case when ${isOver} then 'EXPIRED' else ${caseRecord.status} end`
}

/** Reads the filters of a list of records. */
export function recordConditions(kind: RecordKindName, q: RecordFilters, today: IsoDate): Conditions {
  const statuses = manyOf(q['status'])
  const ownPlace = recordKind(kind).fields.some(({ name }) => name === 'location')
  const byPlace = given(q['location']) && !ownPlace
  const where = [
    ...declaredConditions(kind, q),
    statuses && inArray(statusOn(kind, today), statuses),
    given(q['term']) ? termCondition(q['term']) : undefined,
    given(q['code']) ? codeStarts(q['code']) : undefined,
    byPlace ? ownerIn(q['location'] ?? '') : undefined,
    given(q['department']) ? eq(actingDepartment, q['department']) : undefined,
    given(q['overdue']) ? overdueCondition(kind, q['overdue'], today) : undefined,
    ...dayConditions(kind, q),
  ].filter((condition): condition is SQL => condition !== undefined)
  const others = given(q['term']) || byPlace ? ['affiliation', 'facility', 'physician'] : []
  return { where, tables: ['case_record', ...others] }
}
