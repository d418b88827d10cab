import { amountProblems, formatPeso, fromCentavos, parseAmount, toCentavos } from '../money/index.ts'
import { monthNames } from '../time/index.ts'
import { type KindRules, type Parsed, refused, scalarText } from './rules.ts'
import type { Field } from './types.ts'

const counts = new Intl.NumberFormat('en-PH', { maximumFractionDigits: 2 })

/** Spreadsheets store 450.10 as 450.09999999999997; two decimals are meant, a real third one stays. */
function withoutNoise(number: number): number {
  const rounded = Math.round(number * 100) / 100
  return Math.abs(rounded - number) < 1e-7 ? rounded : number
}

/** Reads a figure of the given shape; numbers of a spreadsheet are taken as they are. */
function figure(typed: unknown, shape: RegExp, message: string): Parsed {
  if (typeof typed === 'number') return { ok: true, value: withoutNoise(typed) }
  const text = scalarText(typed).replaceAll(',', '')
  return shape.test(text) ? { ok: true, value: Number(text) } : refused(message)
}

const bounds = ({ min = 0, max }: Field): string =>
  max === undefined ? `Enter ${min} or more.` : `Enter a number from ${min} to ${max}.`

function isWithin(value: unknown, { min = 0, max = Number.MAX_SAFE_INTEGER }: Field): boolean {
  return typeof value === 'number' && value >= min && value <= max
}

function isAmount(value: unknown): boolean {
  if (typeof value !== 'number' || value < 0) return false
  try {
    return toCentavos(value) >= 0
  } catch {
    return false
  }
}

const grouped = (value: unknown): string =>
  typeof value === 'number' ? counts.format(value) : scalarText(value)

/** Rules of numbers with at most two decimals. */
export const numberRules: KindRules = {
  format: grouped,
  parse: (typed, field) => figure(typed, /^\d{1,9}(?:\.\d{1,2})?$/, bounds(field)),
  check: (value, field) => (isWithin(value, field) ? undefined : (field.message ?? bounds(field))),
  cell: 'number',
}

/** Rules of whole numbers. */
export const wholeRules: KindRules = {
  ...numberRules,
  parse: (typed, field) => figure(typed, /^\d{1,9}$/, bounds(field)),
  check: (value, field) =>
    Number.isInteger(value) && isWithin(value, field) ? undefined : (field.message ?? bounds(field)),
}

/** Rules of years, which are not grouped by thousands. */
export const yearRules: KindRules = { ...wholeRules, format: scalarText }

/** Rules of months, 1 to 12. */
export const monthRules: KindRules = {
  ...wholeRules,
  format: (value) => monthNames[Number(value) - 1] ?? scalarText(value),
  check: (value, field) => wholeRules.check(value, { ...field, min: 1, max: 12 }),
}

const amountHint = 'Enter an amount in pesos, for example 1,250.00.'

function parsePeso(typed: unknown): Parsed {
  if (typeof typed === 'number') return { ok: true, value: withoutNoise(typed) }
  if (typeof typed !== 'string') return refused(amountHint)
  const amount = parseAmount(typed)
  return amount.ok ? { ok: true, value: fromCentavos(amount.value) } : refused(amountProblems[amount.reason])
}

/** Rules of amounts in pesos, 0 to 99,999,999.99. */
export const pesoRules: KindRules = {
  format: (value) =>
    Number.isFinite(Number(value)) ? formatPeso(toCentavos(Number(value))) : scalarText(value),
  parse: parsePeso,
  check: (value) =>
    isAmount(value) ? undefined : 'Enter an amount from 0 to 99,999,999.99 with at most two decimals.',
  cell: 'peso',
}

const percentHint = 'Enter a percentage from 0 to 100 with at most two decimals.'

/** Rules of percentages, 0 to 100. */
export const percentRules: KindRules = {
  format: (value) => `${grouped(value)}%`,
  parse: (typed) =>
    figure(
      typeof typed === 'number' ? typed : scalarText(typed).replace(/\s*%$/, ''),
      /^\d{1,3}(?:\.\d{1,2})?$/,
      percentHint,
    ),
  check: (value, { max = 100, message }) =>
    isAmount(value) && (value as number) <= max ? undefined : (message ?? percentHint),
  cell: 'number',
}
