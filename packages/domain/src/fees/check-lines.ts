import { toCentavos } from '../money/index.ts'
import { feeCodes, serviceTypes } from './codes.ts'
import type { ServiceType } from './codes.ts'
import { lineKey } from './keys.ts'
import { priceSheetKinds } from './kinds.ts'
import type { PriceSheetKindName } from './registry.ts'
import type { LineField } from './types.ts'

/** Something wrong with a line: its row (0 = first), the field and what to do. */
export type LineProblem = {
  row: number
  field: string
  message: string
  /** Row of the earlier line with the same key, when that is what is wrong. */
  sameAs?: number
}

type Line = Readonly<Record<string, unknown>>

/** What every line of a kind is checked under: the care setting of its sheet. */
export type LineSetting = { serviceType?: string | null }

/**
 * Checks one line after the other, as {@link checkLines} does; made anew for each sheet, since it remembers the keys
 * that were taken.
 */
export function lineChecker(
  kind: PriceSheetKindName,
  header: LineSetting = {},
): (line: Line, row: number) => LineProblem[] {
  const seen = new Map<string, number>()
  return (line, row) => {
    const problems: LineProblem[] = priceSheetKinds[kind].lineFields.flatMap((field) => {
      const message = fieldProblem(field, line[field.name])
      return message === undefined ? [] : [{ row, field: field.name, message }]
    })
    problems.push(...oneOfProblem(kind, line, row), ...feeProblem(line, row, header.serviceType))
    const key = lineKey(kind, line)
    const sameAs = seen.get(key)
    if (sameAs === undefined) seen.set(key, row)
    else {
      const message = `Already entered in row ${sameAs + 1}.`
      problems.push({ row, field: keyField(kind), message, sameAs })
    }
    return problems
  }
}

/**
 * Checks the lines of a sheet against its kind: required fields, kinds of values, bounds, one of the alternative
 * amounts, keys unique inside the sheet, fees that belong to the sheet's care setting. Whether a code is in its
 * reference list is for the caller to look up.
 */
export function checkLines(
  kind: PriceSheetKindName,
  lines: readonly Line[],
  header: LineSetting = {},
): LineProblem[] {
  return lines.flatMap(lineChecker(kind, header))
}

function keyField(kind: PriceSheetKindName): string {
  return priceSheetKinds[kind].lineKey[0] ?? ''
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}

function fieldProblem(field: LineField, value: unknown): string | undefined {
  if (isEmpty(value)) return field.required ? `${field.label} is missing.` : undefined
  switch (field.kind) {
    case 'peso':
      return isAmount(value)
        ? undefined
        : 'Enter an amount from 0 to 99,999,999.99 with at most two decimals.'
    case 'percent':
      return isPercent(value) ? undefined : 'Enter a percentage from 0 to 100 with at most two decimals.'
    case 'number':
      return isWithin(value, field.max ?? 0) ? undefined : `Enter a number from 0 to ${field.max ?? 0}.`
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'Enter yes or no.'
    case 'list':
      return isTextList(value, field.max ?? 50) ? undefined : `Enter up to ${field.max ?? 50} short texts.`
    case 'text':
    case 'code':
      return textProblem(field, value)
  }
}

function textProblem(field: LineField, value: unknown): string | undefined {
  if (typeof value !== 'string') return `${field.label} must be a text.`
  const text = value.trim()
  const max = field.max ?? 200
  if (text.length > max) return `Use at most ${max} characters.`
  if (field.choices && !field.choices.includes(text)) return `Use one of: ${field.choices.join(', ')}.`
  return field.pattern && !field.pattern.test(text)
    ? `${field.label} does not have the right form.`
    : undefined
}

function isAmount(value: unknown): boolean {
  if (typeof value !== 'number' || value < 0) return false
  try {
    return toCentavos(value) >= 0
  } catch {
    return false
  }
}

function isPercent(value: unknown): boolean {
  return isAmount(value) && (value as number) <= 100
}

function isWithin(value: unknown, max: number): boolean {
  return typeof value === 'number' && value >= 0 && value <= max
}

function isTextList(value: unknown, max: number): boolean {
  if (!Array.isArray(value) || value.length > max) return false
  return value.every((item) => typeof item === 'string' && item.trim() !== '' && item.length <= 200)
}

function oneOfProblem(kind: PriceSheetKindName, line: Line, row: number): LineProblem[] {
  const { oneOf, lineFields } = priceSheetKinds[kind]
  if (!oneOf || oneOf.filter((name) => !isEmpty(line[name])).length === 1) return []
  const labels = lineFields.filter(({ name }) => oneOf.includes(name)).map(({ label }) => label.toLowerCase())
  return [{ row, field: oneOf[0] ?? '', message: `Enter either ${labels.join(' or ')}, not both.` }]
}

function feeProblem(line: Line, row: number, setting: string | null | undefined): LineProblem[] {
  const fee = line['feeCode']
  if (typeof fee !== 'string' || !isServiceType(setting)) return []
  const codes: readonly string[] = feeCodes[setting]
  if (codes.includes(fee.trim())) return []
  return [{ row, field: 'feeCode', message: `Use one of: ${codes.join(', ')}.` }]
}

function isServiceType(text: string | null | undefined): text is ServiceType {
  return (serviceTypes as readonly (string | null | undefined)[]).includes(text)
}
