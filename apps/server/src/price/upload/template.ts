import { codeLabel, priceSheetKinds } from '@capiz/domain/fees'
import type { LineField, PriceSheetKindName } from '@capiz/domain/fees'
import { eq } from 'drizzle-orm'
import { writeXlsx, type DataValidation } from 'hucre/xlsx'
import { priceSheet } from '../../db/schema/index.ts'
import { liveItems } from '../../reference/list.ts'
import { publicItem } from '../../reference/row.ts'
import type { Services } from '../../services.ts'
import { headerLabels, headerLists } from '../check.ts'
import { linesOf, newestSheet } from '../read.ts'
import { headerColumns, type Header, type Line, type LineValue } from '../rows.ts'
import { columnLetters } from '../../upload/grid.ts'
import { codeWithWords, headingOf } from '../../upload/layout.ts'
import { detailFields, detailLabels } from './layout.ts'

/** Rows below the headings that get drop-downs and checks of their own. */
const readyRows = 2000

interface Choices {
  field: string
  title: string
  values: string[]
  byCode: ReadonlyMap<string, string>
}

async function choicesOf(services: Services, field: LineField): Promise<Choices | undefined> {
  const items = field.reference
    ? (await liveItems(services.db, field.reference)).map(publicItem)
    : field.choices?.map((code) => ({ code, description: codeLabel(code) ?? code }))
  if (!items) return undefined
  const pairs = items.map(({ code, description }) => [code, codeWithWords(code, description)] as const)
  return {
    field: field.name,
    title: field.label,
    values: pairs.map(([, text]) => text),
    byCode: new Map(pairs),
  }
}

function shown(value: LineValue | undefined, choices: Choices | undefined): string | number | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.join('; ')
  return typeof value === 'string' ? (choices?.byCode.get(value) ?? value) : value
}

function validationOf(
  field: LineField,
  at: number,
  firstRow: number,
  lists: readonly Choices[],
): DataValidation | undefined {
  const range = `${columnLetters(at)}${firstRow}:${columnLetters(at)}${firstRow + readyRows}`
  const common = { range, allowBlank: true, showErrorMessage: true, errorTitle: field.label }
  const list = lists.findIndex((choices) => choices.field === field.name)
  if (list >= 0) {
    const letters = columnLetters(list)
    const formula1 = `Lists!$${letters}$2:$${letters}$${(lists[list]?.values.length ?? 0) + 1}`
    return { ...common, type: 'list', formula1, errorMessage: 'Choose one of the list.' }
  }
  if (field.kind === 'boolean')
    return { ...common, type: 'list', values: ['Yes', 'No'], errorMessage: 'Enter yes or no.' }
  const greatest = { peso: 99_999_999.99, percent: 100, number: field.max ?? 0 } as Partial<
    Record<string, number>
  >
  const max = greatest[field.kind]
  if (max === undefined) return undefined
  const errorMessage = `Enter a number from 0 to ${max}.`
  return {
    ...common,
    type: 'decimal',
    operator: 'between',
    formula1: '0',
    formula2: String(max),
    errorMessage,
  }
}

function notesOf(kind: PriceSheetKindName, current: string | null): string[] {
  const { entities, lineFields, optionalHeader } = priceSheetKinds[kind]
  const needs = (field: LineField) => (field.required ? 'needed' : 'may be empty')
  return [
    `${entities}: how to fill in this workbook`,
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

function listRows(lists: readonly Choices[]): (string | null)[][] {
  const height = Math.max(0, ...lists.map(({ values }) => values.length))
  const body = Array.from({ length: height }, (_, row) => lists.map(({ values }) => values[row] ?? null))
  return [lists.map(({ title }) => title), ...body]
}

async function headerText(services: Services, header: Header, field: keyof Header): Promise<string | null> {
  const value = header[field] ?? null
  const list = headerLists[field]
  if (value === null) return null
  if (!list) return codeWithWords(value, codeLabel(value))
  const item = (await liveItems(services.db, list)).find(({ code }) => code === value)
  return codeWithWords(value, item?.description ?? undefined)
}

/** The upload workbook of a kind: facts, headings, the lines in force, drop-downs, notes and lists. */
export async function buildTemplate(services: Services, kind: PriceSheetKindName, header: Header) {
  const { lineFields, entities } = priceSheetKinds[kind]
  const { headerKey } = headerColumns(kind, header)
  const current = await newestSheet(
    services.db,
    kind,
    eq(priceSheet.headerKey, headerKey),
    services.clock.today(),
  )
  const lines: readonly Line[] = current ? await linesOf(services.db, kind, current.id) : []
  const found = await Promise.all(lineFields.map((field) => choicesOf(services, field)))
  const lists = found.filter((choices) => choices !== undefined)
  const details: (string | null)[][] = []
  for (const field of detailFields(kind)) {
    const own = field === 'effectiveDate' || field === 'validityDate' || field === 'remarks'
    details.push([detailLabels[field], own ? null : await headerText(services, header, field)])
  }
  const table = lines.map((line) => lineFields.map((field, at) => shown(line[field.name], found[at])))
  const headingRow = details.length + 2
  const dataValidations = lineFields
    .map((field, at) => validationOf(field, at, headingRow + 1, lists))
    .filter((validation) => validation !== undefined)
  return writeXlsx({
    sheets: [
      {
        name: entities.slice(0, 31),
        rows: [...details, [], lineFields.map(headingOf), ...table],
        columns: lineFields.map(({ kind: type }) => ({
          width: type === 'peso' || type === 'percent' ? 16 : 32,
        })),
        freezePane: { rows: headingRow },
        dataValidations,
      },
      {
        name: 'Notes',
        rows: notesOf(kind, current?.effectiveDate ?? null).map((note) => [note]),
        columns: [{ width: 110 }],
      },
      { name: 'Lists', rows: listRows(lists), columns: lists.map(() => ({ width: 36 })) },
    ],
  })
}
