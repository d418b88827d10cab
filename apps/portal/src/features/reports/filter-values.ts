import { reportFilterSchema } from '@capiz/api/schema/report'
import type { ReportDeclaration, ReportFilterField } from '@capiz/domain/report'
import { isIsoDate, type IsoDate } from '@capiz/domain/time'
import { checkValues } from '../../platform/forms/form-problems.ts'

/** Filters of a report as they stand in the form and in the address: text by name, empty when not used. */
export type FilterTexts = Readonly<Record<string, string>>

/** Reads the filters a report knows from an address; the rest of the address is left alone. */
export function readFilters({ filters }: ReportDeclaration, params: URLSearchParams): FilterTexts {
  return Object.fromEntries(filters.map(({ name }) => [name, params.get(name) ?? '']))
}

/** The value a filter begins with: the day, year and month of today, where the report cannot do without or counts as of a day. */
function firstText({ name, kind, required }: ReportFilterField, today: IsoDate): string {
  if (name === 'asOf') return today
  if (required !== true) return ''
  if (kind === 'day') return today
  if (kind === 'year') return today.slice(0, 4)
  return kind === 'month' ? String(Number(today.slice(5, 7))) : ''
}

/** The filters a report begins with, so that it runs at once; what the address says stays. */
export function firstFilters(
  { filters }: ReportDeclaration,
  texts: FilterTexts,
  today: IsoDate,
): FilterTexts {
  return Object.fromEntries(
    filters.map((field) => [field.name, texts[field.name] || firstText(field, today)]),
  )
}

/** Filters that are typed: their fields show whatever was asked for. */
const typed = new Set<ReportFilterField['kind']>(['text', 'facility', 'physician', 'provider'])

function canShow({ kind }: ReportFilterField, text: string): boolean {
  if (kind === 'day') return isIsoDate(text)
  return kind === 'whole' ? Number.isFinite(Number(text)) : typed.has(kind)
}

/** The filters below a place, which are cleared when it changes. */
const below: Readonly<Record<string, readonly string[]>> = {
  region: ['province', 'city'],
  province: ['city'],
}

/** Another choice of a filter: what lay below a place before is no longer in it. */
export function chosen(name: string, text: string): FilterTexts {
  return { ...Object.fromEntries((below[name] ?? []).map((one) => [one, ''])), [name]: text }
}

/** The filters as fields can show them: a day that is none, and a code that is on no list, leave their field empty. */
export function fieldTexts(
  { filters }: ReportDeclaration,
  texts: FilterTexts,
  problems: Readonly<Record<string, string>>,
): FilterTexts {
  const invalid = filters.filter(({ name }) => problems[name] !== undefined)
  const emptied = invalid.filter((field) => !canShow(field, texts[field.name] ?? ''))
  return emptied.reduce<FilterTexts>((now, { name }) => ({ ...now, ...chosen(name, '') }), texts)
}

/** Writes filters into an address, and that the report is to be shown. */
export function writeFilters(params: URLSearchParams, texts: FilterTexts): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, text] of Object.entries(texts)) {
    if (text === '') next.delete(name)
    else next.set(name, text)
  }
  next.set('show', '1')
  return next
}

const numbers = new Set<ReportFilterField['kind']>(['year', 'month', 'whole'])

const answers = new Map([
  ['true', true],
  ['false', false],
])

/** The filters as the call takes them; empty ones are left out. */
export function filterBody({ filters }: ReportDeclaration, texts: FilterTexts): Record<string, unknown> {
  const given = filters.filter(({ name }) => (texts[name] ?? '') !== '')
  return Object.fromEntries(
    given.map(({ name, kind }) => {
      const text = texts[name] ?? ''
      if (numbers.has(kind)) return [name, Number(text)]
      return [name, kind === 'boolean' ? (answers.get(text) ?? text) : text]
    }),
  )
}

/** Returns the message of one filter's error in the words of the screen, otherwise the call's own message. */
function messageFor({ kind, required }: ReportFilterField, text: string, refused: string): string {
  if (text === '' && required === true) return 'Choose this first.'
  if (kind === 'choice') return 'Choose one from the list.'
  return kind === 'day' && !isIsoDate(text) ? 'Enter a day of the calendar.' : refused
}

/** Returns the errors of the filters, by filter: missing ones, and values the call itself would reject. */
export function filterProblems(report: ReportDeclaration, texts: FilterTexts): Record<string, string> {
  const refused = checkValues(reportFilterSchema(report), filterBody(report, texts))
  return Object.fromEntries(
    report.filters.flatMap((field) => {
      const message = refused[field.name]
      return message === undefined ? [] : [[field.name, messageFor(field, texts[field.name] ?? '', message)]]
    }),
  )
}
