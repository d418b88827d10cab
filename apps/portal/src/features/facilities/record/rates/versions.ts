import { toCentavos } from '@capiz/domain/money'
import { plural } from '@capiz/domain/text'
import { type IsoDate, isIsoDate } from '@capiz/domain/time'
import type { PriceRow, PriceVersion } from '@capiz/ui/PriceHistory'

/** A line of a room rate sheet as it travels; amounts in pesos. */
export interface Line {
  roomCategoryCode: string
  rate: number
  beds?: number | null
  inclusions?: string[] | null
}

/** What is needed of a sheet to show it. */
interface SheetFacts {
  id: number
  effectiveDate: string
  state: PriceVersion['state']
  createdBy: string
  lines: readonly unknown[]
}

function isLine(value: unknown): value is Line {
  if (typeof value !== 'object' || value === null) return false
  const { roomCategoryCode, rate } = value as Partial<Record<keyof Line, unknown>>
  return typeof roomCategoryCode === 'string' && typeof rate === 'number'
}

/** The lines of a sheet that are room rates. */
export function linesOf(lines: readonly unknown[]): Line[] {
  return lines.filter(isLine)
}

function rowOf(line: Line, names: ReadonlyMap<string, string>): PriceRow {
  const beds = line.beds === undefined || line.beds === null ? '' : plural(line.beds, 'bed', 'beds')
  const note = [beds, ...(line.inclusions ?? [])].filter(Boolean).join(', ')
  return {
    key: line.roomCategoryCode,
    label: names.get(line.roomCategoryCode) ?? line.roomCategoryCode,
    code: line.roomCategoryCode,
    amounts: { rate: toCentavos(line.rate) },
    ...(note === '' ? {} : { note }),
  }
}

/** A sheet as a version of the price history; rooms keep the order of the sheet. */
export function versionOf(sheet: SheetFacts, names: ReadonlyMap<string, string>): PriceVersion {
  return {
    id: String(sheet.id),
    effectiveDate: sheet.effectiveDate as IsoDate,
    state: sheet.state,
    author: sheet.createdBy,
    rows: linesOf(sheet.lines).map((line) => rowOf(line, names)),
  }
}

/** The proposed sheet of a request as a version that waits; nothing when the request cannot be read as one. */
export function pendingVersion(
  request: { code: string; requesterName: string; payload: unknown },
  names: ReadonlyMap<string, string>,
): PriceVersion[] {
  if (typeof request.payload !== 'object' || request.payload === null) return []
  const { effectiveDate, lines } = request.payload as Record<string, unknown>
  if (typeof effectiveDate !== 'string' || !isIsoDate(effectiveDate) || !Array.isArray(lines)) return []
  const rows = linesOf(lines).map((line) => rowOf(line, names))
  return [{ id: request.code, effectiveDate, state: 'pending', author: request.requesterName, rows }]
}
