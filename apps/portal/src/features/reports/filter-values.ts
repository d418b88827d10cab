import type { ReportDeclaration, ReportFilterField } from '@capiz/domain/report'

/** Filters of a report as they stand in the form and in the address: text by name, empty when not used. */
export type FilterTexts = Readonly<Record<string, string>>

/** Reads the filters a report knows from an address; the rest of the address is left alone. */
export function readFilters({ filters }: ReportDeclaration, params: URLSearchParams): FilterTexts {
  return Object.fromEntries(filters.map(({ name }) => [name, params.get(name) ?? '']))
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

const numbers = new Set<ReportFilterField['kind']>(['year', 'month', 'days'])

/** The filters as the call takes them; empty ones are left out. */
export function filterBody({ filters }: ReportDeclaration, texts: FilterTexts): Record<string, unknown> {
  const given = filters.filter(({ name }) => (texts[name] ?? '') !== '')
  return Object.fromEntries(
    given.map(({ name, kind }) => {
      const text = texts[name] ?? ''
      if (numbers.has(kind)) return [name, Number(text)]
      return [name, kind === 'yesNo' ? text === 'true' : text]
    }),
  )
}

/** What is missing before the report can be run, by filter. */
export function missingFilters({ filters }: ReportDeclaration, texts: FilterTexts): Record<string, string> {
  const missing = filters.filter(({ name, required }) => required === true && (texts[name] ?? '') === '')
  return Object.fromEntries(missing.map(({ name }) => [name, 'Choose this first.']))
}
