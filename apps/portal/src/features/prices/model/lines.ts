import { type LineField, lineKey } from '@capiz/domain/fees'
import { toCentavos } from '@capiz/domain/money'
import { plural } from '@capiz/domain/text'
import type { AmountField, PriceRow, PriceVersion } from '@capiz/ui/accreditation/PriceHistory'
import type { Line, Sheet } from './calls.ts'
import type { PriceScreen } from './kinds.ts'
import type { Names } from './names.ts'

const units: Partial<Record<LineField['kind'], AmountField['unit']>> = {
  peso: 'peso',
  percent: 'percent',
  number: 'number',
}

/** Whether a field says what is paid: pesos, percents, and units that stand in the place of an amount. */
function isAmount({ oneOf }: PriceScreen, { name, kind }: LineField): boolean {
  return kind === 'peso' || kind === 'percent' || (kind === 'number' && oneOf?.includes(name) === true)
}

/** The fields of a kind that say what is paid. */
export function amountFields(screen: PriceScreen): (AmountField & { name: string })[] {
  return screen.lineFields
    .filter((field) => isAmount(screen, field))
    .map(({ name, label, kind }) => ({ name, label, unit: units[kind] }))
}

/** Returns the amount fields that at least one version gives; empty columns are left out, unless all are empty. */
export function givenFields(screen: PriceScreen, versions: readonly PriceVersion[]) {
  const all = amountFields(screen)
  const given = all.filter(({ name }) =>
    versions.some(({ rows }) => rows.some(({ amounts }) => typeof amounts[name] === 'number')),
  )
  return given.length > 0 ? given : all
}

function fieldNamed(screen: PriceScreen, name: string): LineField | undefined {
  return screen.lineFields.find((field) => field.name === name)
}

/** The words a person knows a line by: its key in words. */
export function lineLabel(screen: PriceScreen, line: Line, names: Names): string {
  // the standard list brings the words with the code
  const own = line['description']
  if (typeof own === 'string' && own !== '') return own
  return screen.lineKey
    .flatMap((name) => {
      const value = line[name]
      return typeof value === 'string' && value !== '' ? [names.nameOf(name, value)] : []
    })
    .join(', ')
}

/** The code people know an item by; keys that only this product uses are no codes to read. */
function lineCode(screen: PriceScreen, line: Line): string | undefined {
  const [first = ''] = screen.lineKey
  const field = fieldNamed(screen, first)
  const value = line[first]
  return field?.kind === 'code' && field.choices === undefined && typeof value === 'string'
    ? value
    : undefined
}

function noteOf(field: LineField, value: Line[string], names: Names): string {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'boolean') return value ? field.label : ''
  if (field.name === 'beds') return plural(Number(value), 'bed', 'beds')
  return field.kind === 'code' ? names.nameOf(field.name, String(value)) : String(value)
}

/** Returns the text of a line's other fields, beside its name and its amounts. */
export function lineNote(screen: PriceScreen, line: Line, names: Names): string {
  return screen.lineFields
    .filter((field) => !screen.lineKey.includes(field.name) && !isAmount(screen, field))
    .filter(({ name }) => name !== 'description')
    .map((field) => noteOf(field, line[field.name], names))
    .filter(Boolean)
    .join(' · ')
}

/** A line as a row of the price history. */
export function rowOf(screen: PriceScreen, line: Line, names: Names): PriceRow {
  const note = lineNote(screen, line, names)
  const label = lineLabel(screen, line, names)
  const known = lineCode(screen, line)
  // a code without a name stands for itself once
  const code = known === label ? undefined : known
  const amounts = amountFields(screen).map(({ name }) => {
    const value = line[name]
    return [name, typeof value === 'number' ? toCentavos(value) : null] as const
  })
  return {
    key: lineKey(screen.kind, line),
    label,
    amounts: Object.fromEntries(amounts),
    ...(code === undefined ? {} : { code }),
    ...(note === '' ? {} : { note }),
  }
}

/** The fields of a sheet needed to show it as a version. */
export type SheetFacts = Pick<Sheet, 'id' | 'effectiveDate' | 'state' | 'createdBy' | 'lines'> &
  Partial<Pick<Sheet, 'validityDate'>>

/** A sheet as a version of the price history; items keep the order of the sheet. */
export function versionOf(screen: PriceScreen, sheet: SheetFacts, names: Names): PriceVersion {
  return {
    id: String(sheet.id),
    effectiveDate: sheet.effectiveDate,
    validityDate: sheet.validityDate ?? null,
    state: sheet.state,
    author: sheet.createdBy,
    rows: sheet.lines.map((line) => rowOf(screen, line, names)),
  }
}
