import type { LineField } from '@capiz/domain/fees'
import { writeXlsx, type DataValidation } from 'hucre/xlsx'
import type { Executor } from '../../db/types.ts'
import { liveItems } from '../reference/list.ts'
import { publicItem } from '../reference/row.ts'
import { columnLetters } from './grid.ts'
import { codeWithLabel, headingOf, type RowLayout } from './layout.ts'
import type { Line, LineValue } from './value.ts'

/** Rows below the headings that get drop-downs and checks of their own. */
const readyRows = 2000

interface Choices {
  field: string
  title: string
  values: string[]
  byCode: ReadonlyMap<string, string>
}

async function choicesOf(db: Executor, field: LineField): Promise<Choices | undefined> {
  const items = field.list
    ? (await liveItems(db, field.list)).map(publicItem)
    : field.choices?.map(({ code, label }) => ({ code, description: label }))
  if (!items) return undefined
  const pairs = items.map(({ code, description }) => [code, codeWithLabel(code, description)] as const)
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

function listRows(lists: readonly Choices[]): (string | null)[][] {
  const height = Math.max(0, ...lists.map(({ values }) => values.length))
  const body = Array.from({ length: height }, (_, row) => lists.map(({ values }) => values[row] ?? null))
  return [lists.map(({ title }) => title), ...body]
}

/** The parts of an upload workbook beside its layout. */
export interface WorkbookParts {
  /** name of the first sheet */
  name: string
  /** what stands beside the label of each fact above the table, by name */
  details: Readonly<Record<string, string | null>>
  lines: readonly Line[]
  /** how to fill it in, a line a row */
  notes: readonly string[]
}

/** An upload workbook: facts, headings, rows, drop-downs, notes and lists. */
export async function uploadWorkbook(
  db: Executor,
  layout: RowLayout,
  { name, details, lines, notes }: WorkbookParts,
): Promise<Uint8Array> {
  const { fields } = layout
  const found = await Promise.all(fields.map((field) => choicesOf(db, field)))
  const lists = found.filter((choices) => choices !== undefined)
  const facts = layout.details.map((detail) => [detail.label, details[detail.name] ?? null])
  const table = lines.map((line) => fields.map((field, at) => shown(line[field.name], found[at])))
  const headingRow = facts.length + 2
  const dataValidations = fields
    .map((field, at) => validationOf(field, at, headingRow + 1, lists))
    .filter((validation) => validation !== undefined)
  return writeXlsx({
    sheets: [
      {
        name: name.slice(0, 31),
        rows: [...facts, [], fields.map(headingOf), ...table],
        columns: fields.map(({ kind }) => ({ width: kind === 'peso' || kind === 'percent' ? 16 : 32 })),
        freezePane: { rows: headingRow },
        dataValidations,
      },
      { name: 'Notes', rows: notes.map((note) => [note]), columns: [{ width: 110 }] },
      { name: 'Lists', rows: listRows(lists), columns: lists.map(() => ({ width: 36 })) },
    ],
  })
}
