import { codeLabel, feeCodes, priceSheetKinds, serviceTypes } from '@capiz/domain/fees'
import type { LineField, PriceSheetKindName } from '@capiz/domain/fees'
import { eq } from 'drizzle-orm'
import { priceSheet } from '../../../db/schema/index.ts'
import { liveItems } from '../../../engines/reference/list.ts'
import type { Services } from '../../../platform/services.ts'
import { codeWithLabel, headingOf } from '../../../engines/import/layout.ts'
import { uploadWorkbook } from '../../../engines/import/template.ts'
import { headerLabels, headerLists } from '../check.ts'
import { linesOf, newestSheet } from '../read.ts'
import { headerColumns, type Header } from '../rows.ts'
import { detailFields, sheetLayout } from './layout.ts'

function notesOf(kind: PriceSheetKindName, current: string | null): string[] {
  const { title, lineFields, optionalHeader } = priceSheetKinds[kind]
  const needs = (field: LineField) => (field.required ? 'needed' : 'may be empty')
  return [
    `${title}: how to fill in this workbook`,
    'Fill in the facts above the table on the first sheet. Dates are written year-month-day, for example 2027-01-31.',
    'One line per row. Columns may stand in any order; their headings must stay as they are.',
    'The whole sheet replaces the earlier one from its effective date: a line that is left out has no price any more.',
    'Amounts are in pesos with at most two decimals. Formulas are not taken: paste them as values.',
    current
      ? `The lines are those in force since ${current}.`
      : 'There is no earlier sheet; the table is empty.',
    ...optionalHeader.map((field) => `${headerLabels[field]} may be empty.`),
    '',
    ...lineFields.map((field) => `${headingOf(field)}: ${needs(field)}`),
  ]
}

async function headerText(services: Services, header: Header, field: keyof Header): Promise<string | null> {
  const value = header[field] ?? null
  const list = headerLists[field]
  if (value === null) return null
  if (!list) return codeWithLabel(value, codeLabel(value))
  const item = (await liveItems(services.db, list)).find(({ code }) => code === value)
  return codeWithLabel(value, item?.description ?? undefined)
}

/** A fee with the codes of one care setting to choose from, since a sheet of that setting takes no others. */
function withinSetting(field: LineField, serviceType: string | null | undefined): LineField {
  const setting = serviceTypes.find((one) => one === serviceType)
  if (field.name !== 'feeCode' || !setting || !field.choices) return field
  const codes: readonly string[] = feeCodes[setting]
  return { ...field, choices: field.choices.filter(({ code }) => codes.includes(code)) }
}

/** The upload workbook of a kind: facts, headings, the lines in force, drop-downs, notes and lists. */
export async function buildTemplate(services: Services, kind: PriceSheetKindName, header: Header) {
  const { headerKey } = headerColumns(kind, header)
  const current = await newestSheet(
    services.db,
    kind,
    eq(priceSheet.headerKey, headerKey),
    services.clock.today(),
  )
  const details: Record<string, string | null> = {}
  for (const field of detailFields(kind)) {
    const own = field === 'effectiveDate' || field === 'validityDate' || field === 'remarks'
    details[field] = own ? null : await headerText(services, header, field)
  }
  const layout = sheetLayout(kind)
  const fields = layout.fields.map((field) => withinSetting(field, header.serviceType))
  return uploadWorkbook(
    services.db,
    { ...layout, fields },
    {
      name: priceSheetKinds[kind].title,
      details,
      lines: current ? await linesOf(services.db, kind, current.id) : [],
      notes: notesOf(kind, current?.effectiveDate ?? null),
    },
  )
}
