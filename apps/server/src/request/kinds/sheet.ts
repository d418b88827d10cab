import { lineKey, priceSheetKinds, type LineField, type PriceSheetKindName } from '@capiz/domain/fees'
import type { Executor } from '../../db/types.ts'
import { loadTerms, type Terms } from '../../facility/labels.ts'
import { refuse } from '../../http/refuse.ts'
import { savePriceSheet } from '../../price/save.ts'
import { findSheetInForce } from '../../price/read.ts'
import type { PriceSheetBody } from '../../price/types.ts'
import type { RequestKind, Shown } from './kind.ts'
import { inWords } from './words.ts'

type Line = Record<string, unknown>

const referencesOf = (kind: PriceSheetKindName) =>
  priceSheetKinds[kind].lineFields.flatMap((field) => (field.reference ? [field.reference] : []))

function fieldWords(field: LineField, value: unknown, terms: Terms): string | null {
  if (field.reference && typeof value === 'string') return terms.coded(field.reference, value).description
  return inWords(field.kind, value)
}

/** What a line is called: its key fields in words. */
function lineName(kind: PriceSheetKindName, line: Line, terms: Terms): string {
  const { lineKey: keys, lineFields } = priceSheetKinds[kind]
  const named = keys.map((key) => {
    const field = lineFields.find(({ name }) => name === key)
    return field ? fieldWords(field, line[key], terms) : String(line[key] ?? '')
  })
  return named.filter(Boolean).join(', ')
}

/** One row per line and field that is not part of its name, so that a changed price stands alone. */
function showLine(kind: PriceSheetKindName, line: Line, terms: Terms): Shown[] {
  const { lineKey: keys, lineFields } = priceSheetKinds[kind]
  const name = lineName(kind, line, terms)
  return lineFields
    .filter((field) => !keys.includes(field.name))
    .map((field) => ({
      field: `${lineKey(kind, line)} ${field.name}`,
      label: `${name}: ${field.label.toLowerCase()}`,
      kind: field.kind,
      value: fieldWords(field, line[field.name], terms),
    }))
    .filter(({ value }) => value !== null)
}

async function show(
  kind: PriceSheetKindName,
  db: Executor,
  values: Record<string, unknown>,
): Promise<Shown[]> {
  const terms = await loadTerms(db, ...referencesOf(kind))
  const lines = (values['lines'] ?? []) as Line[]
  const head = [
    {
      field: 'effectiveDate',
      label: 'In force from',
      kind: 'date',
      value: inWords('date', values['effectiveDate']),
    },
    { field: 'remarks', label: 'Remarks', kind: 'text', value: inWords('text', values['remarks']) },
  ].filter(({ value }) => value !== null)
  return [...head, ...lines.flatMap((line) => showLine(kind, line, terms))]
}

/** A price sheet that waits for approval: compared line by line with the sheet in force, posted by the direct save. */
export function sheetKind(kind: PriceSheetKindName): RequestKind {
  return {
    show: (_services, db, values) => show(kind, db, values),
    current: async (services, db, request) => {
      const inForce = await findSheetInForce(services, db, kind, request.payload as PriceSheetBody)
      if (!inForce) return null
      const { effectiveDate, remarks, lines } = inForce
      return { effectiveDate, remarks, lines }
    },
    apply: async (services, tx, request, actor) => {
      const sheet = request.payload as PriceSheetBody
      if (sheet.effectiveDate < services.clock.today()) refuse('REQUEST_DATE_PASSED')
      await savePriceSheet(services, tx, kind, sheet, actor, { viaRequest: request.code })
    },
  }
}
