import { checkField, isAbsent } from '../field/index.ts'
import { feeCodes, serviceTypes } from './codes.ts'
import type { ServiceType } from './codes.ts'
import { lineKey } from './keys.ts'
import { priceSheetKinds } from './kinds.ts'
import type { PriceSheetKindName } from '../sheet-kind/index.ts'

/** An error in a line: its row (0 = first), the field and the correction. */
export type LineProblem = {
  row: number
  field: string
  message: string
  /** Row of the earlier line with the same key, when that is what is wrong. */
  sameAs?: number
}

type Line = Readonly<Record<string, unknown>>

/** The setting every line of a kind is checked under: the care setting of its sheet. */
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
      const message = checkField(field, line[field.name])
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

function oneOfProblem(kind: PriceSheetKindName, line: Line, row: number): LineProblem[] {
  const { oneOf, lineFields } = priceSheetKinds[kind]
  if (!oneOf || oneOf.filter((name) => !isAbsent(line[name])).length === 1) return []
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
