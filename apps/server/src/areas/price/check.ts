import type { ReferenceBase } from '@capiz/domain/reference'
import { lineChecker, priceSheetKinds, serviceTypes } from '@capiz/domain/fees'
import type { HeaderField, LineProblem, PriceSheetKindName } from '@capiz/domain/fees'
import type { Executor } from '../../db/types.ts'
import type { FieldProblem } from '../../platform/errors/refuse.ts'
import { liveCodes } from '../../engines/reference/check.ts'
import { liveItems } from '../../engines/reference/list.ts'
import { listedName, societyNamed } from '../../engines/reference/society.ts'
import { yieldToEventLoop } from '../../engines/import/read-rows.ts'
import type { Header, Line } from './rows.ts'
import { findOwner } from './scope.ts'

/** Words for the header fields. */
export const headerLabels: Record<HeaderField, string> = {
  healthFacilityCode: 'Health facility code',
  physicianCode: 'Physician code',
  societyName: 'Society',
  serviceType: 'Service type',
  costCenter: 'Cost center',
  roomCategoryCode: 'Room category',
}

/** Lists the header fields take their codes from. */
export const headerLists: Partial<Record<HeaderField, ReferenceBase>> = {
  costCenter: 'hf-cost-center',
  roomCategoryCode: 'hf-room-category',
}

/** The header fields of a kind out of a form: trimmed, single-spaced, codes in capitals, blank ones null. */
export function headerOf(kind: PriceSheetKindName, form: Readonly<Record<string, unknown>>): Header {
  const fields = priceSheetKinds[kind].headerKey.map((name) => {
    const value = form[name]
    const text = typeof value === 'string' ? value.normalize('NFC').replaceAll(/\s+/g, ' ').trim() : ''
    return [name, text === '' ? null : name === 'societyName' ? text : text.toUpperCase()] as const
  })
  return Object.fromEntries(fields)
}

/** The header fields out of a form, a society under the name the list has for it. */
export async function listedHeaderOf(
  db: Executor,
  kind: PriceSheetKindName,
  form: Readonly<Record<string, unknown>>,
): Promise<Header> {
  const header = headerOf(kind, form)
  const { societyName } = header
  return societyName ? { ...header, societyName: await listedName(db, societyName) } : header
}

async function headerProblem(
  db: Executor,
  kind: PriceSheetKindName,
  field: HeaderField,
  value: string,
): Promise<string | undefined> {
  if (field === 'healthFacilityCode' || field === 'physicianCode') {
    if (await findOwner(db, kind, value)) return undefined
    return field === 'physicianCode'
      ? 'There is no physician with this code.'
      : 'There is no facility with this code.'
  }
  if (field === 'societyName') {
    return (await societyNamed(db, value))?.deleted === false
      ? undefined
      : `${value} is not in the list of societies, or is no longer in use.`
  }
  if (field === 'serviceType') {
    return (serviceTypes as readonly string[]).includes(value)
      ? undefined
      : `Use one of: ${serviceTypes.join(', ')}.`
  }
  const list = headerLists[field]
  if (!list || (await liveCodes(db, list, [value])).has(value)) return undefined
  return `${value} is not in the list, or is no longer in use.`
}

/** Returns the errors of fields that sheets of this kind do not have: the wire takes those of all kinds. */
export function foreignHeader(
  kind: PriceSheetKindName,
  form: Readonly<Record<string, unknown>>,
): FieldProblem[] {
  const { headerKey, validity } = priceSheetKinds[kind]
  const own: readonly string[] = headerKey
  const names = Object.keys(headerLabels).filter((name) => !own.includes(name))
  return [...names, ...(validity ? [] : ['validityDate'])]
    .filter((name) => typeof form[name] === 'string' && form[name] !== '')
    .map((field) => ({ field, message: 'Sheets of this kind have no such field.' }))
}

/** Returns the errors of a care setting under the name `type`: where sheets have none, or where another one is sent beside. */
export function foreignType(
  kind: PriceSheetKindName,
  form: Readonly<Record<string, unknown>>,
): FieldProblem[] {
  const { type, serviceType } = form
  if (!type) return []
  if (!priceSheetKinds[kind].headerKey.some((name) => name === 'serviceType'))
    return [{ field: 'type', message: 'Sheets of this kind have no care setting.' }]
  return serviceType && serviceType !== type
    ? [{ field: 'type', message: 'Type and service type name two care settings. Send one of them.' }]
    : []
}

/** Returns the errors of a header: missing fields, owners and codes that do not exist. */
export async function checkHeader(
  db: Executor,
  kind: PriceSheetKindName,
  header: Header,
): Promise<FieldProblem[]> {
  const { headerKey, optionalHeader } = priceSheetKinds[kind]
  const problems: FieldProblem[] = []
  for (const field of headerKey) {
    const value = header[field]
    if (!value) {
      if (!optionalHeader.includes(field))
        problems.push({ field, message: `${headerLabels[field]} is missing.` })
      continue
    }
    const message = await headerProblem(db, kind, field, value)
    if (message) problems.push({ field, message })
  }
  return problems
}

/** Returns the errors of tidied lines: the rules of the kind, and codes that are in no list or no longer in use. */
export async function checkSheetLines(
  db: Executor,
  kind: PriceSheetKindName,
  lines: readonly Line[],
  header: Header,
): Promise<LineProblem[]> {
  const check = sheetRowChecker(kind, await liveCodesOf(db, kind), header)
  const errors: LineProblem[] = []
  for (const [row, line] of lines.entries()) {
    errors.push(...check(line, row))
    if (row % 500 === 499) await yieldToEventLoop()
  }
  return errors
}

/** Codes in use of every list the lines of a kind take codes from, by field; all of them, since lists are short. */
async function liveCodesOf(db: Executor, kind: PriceSheetKindName): Promise<Map<string, Set<string>>> {
  const codes = new Map<string, Set<string>>()
  for (const { name, list } of priceSheetKinds[kind].lineFields) {
    if (list) codes.set(name, new Set((await liveItems(db, list)).map(({ code }) => code)))
  }
  return codes
}

/** The rules of a kind's lines and the codes of its lists, checked line after line. */
export function sheetRowChecker(
  kind: PriceSheetKindName,
  codes: ReadonlyMap<string, ReadonlySet<string>>,
  header: Header,
): (line: Line, row: number) => LineProblem[] {
  const check = lineChecker(kind, { serviceType: header.serviceType ?? null })
  return (line, row) => {
    const errors = check(line, row)
    for (const [field, known] of codes) {
      const code = line[field]
      if (typeof code !== 'string' || known.has(code) || errors.some((rowError) => rowError.field === field))
        continue
      errors.push({ row, field, message: `${code} is not in the list, or is no longer in use.` })
    }
    return errors
  }
}
