import { rosterFields, type RosterPerson } from '@capiz/domain/roster'
import type { Vocabulary } from '../../../engines/import/cells.ts'
import type { RowLayout } from '../../../engines/import/layout.ts'
import type { RowChecker, RowError } from '../../../engines/import/read-rows.ts'
import type { Line } from '../../../engines/import/value.ts'

/** The layout of a roster file. */
export const rosterLayout: RowLayout = {
  fields: rosterFields,
  details: [{ name: 'healthFacilityCode', label: 'Facility code' }],
}

/** A text of a row; null when the cell is empty. */
export function textOf(line: Line, field: string): string | null {
  const value = line[field]
  const text = value === null || value === undefined ? '' : String(value).trim()
  return text === '' ? null : text
}

/** A row with every field of the roster in its one way of writing: zeros in front of numbers that lost them. */
export function tidyRow(line: Line): Line {
  const tidy: Line = Object.fromEntries(rosterFields.map(({ name }) => [name, textOf(line, name)]))
  const licence = textOf(line, 'prcNumber')
  if (licence !== null && /^\d{1,7}$/.test(licence)) tidy['prcNumber'] = licence.padStart(7, '0')
  const mobile = textOf(line, 'mobileNumber')?.replaceAll(/[ -]/g, '') ?? null
  tidy['mobileNumber'] = mobile !== null && /^9\d{9}$/.test(mobile) ? `0${mobile}` : mobile
  for (const field of ['decision', 'phyTypeCode', 'sex', 'relation']) {
    tidy[field] = textOf(line, field)?.toUpperCase() ?? null
  }
  return tidy
}

/** Returns the person a tidy row describes. */
export function personOf(line: Line): RosterPerson {
  return {
    prcNumber: textOf(line, 'prcNumber'),
    phyTypeCode: textOf(line, 'phyTypeCode') ?? '',
    lastName: textOf(line, 'lastName') ?? '',
    firstName: textOf(line, 'firstName') ?? '',
    decision: textOf(line, 'decision'),
  }
}

/** Names a row by its person. */
export function rowName(line: Line): string {
  const { lastName, firstName } = personOf(line)
  return [lastName, firstName].filter(Boolean).join(', ')
}

/** Returns the key of a row within its file: the licence, else the name. */
export function rowKey(line: Line): string {
  const { prcNumber, phyTypeCode, lastName, firstName } = personOf(line)
  return prcNumber === null ? `${phyTypeCode} ${lastName}, ${firstName}` : `${phyTypeCode} ${prcNumber}`
}

const shapes: readonly { field: string; shape: RegExp; message: string }[] = [
  { field: 'prcNumber', shape: /^\d{7}$/, message: 'Enter the PRC number, up to 7 digits.' },
  {
    field: 'decision',
    shape: /^(?:NEW|SKIP|PHY\d{7})$/,
    message: 'Enter NEW, SKIP or the code of a physician on record.',
  },
]

function fieldErrors(line: Line, codes: ReadonlyMap<string, ReadonlySet<string>>): RowError[] {
  const errors: RowError[] = []
  const report = (field: string, message: string) => errors.push({ field, message })
  for (const { name, label, required, max = 0 } of rosterFields) {
    const text = textOf(line, name)
    if (text === null) {
      if (required) report(name, `Enter the ${label.toLowerCase()}.`)
      continue
    }
    const known = codes.get(name)
    if (known && !known.has(text)) report(name, `Choose one of the list for ${label.toLowerCase()}.`)
    else if (max > 0 && text.length > max && name !== 'prcNumber')
      report(name, `Use up to ${max} characters.`)
  }
  for (const { field, shape, message } of shapes) {
    const text = textOf(line, field)
    if (text !== null && !shape.test(text)) report(field, message)
  }
  return errors
}

const closed: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  rosterFields.flatMap(({ name, choices }) =>
    choices ? [[name, new Set(choices.map(({ code }) => code))] as const] : [],
  ),
)

/** Returns the check of a roster's rows by themselves: required fields, codes of lists, no person twice. */
export function rosterChecker(codeLists: ReadonlyMap<string, Vocabulary>): RowChecker {
  const specialties = new Set(codeLists.get('specializationCode')?.values())
  const codes = new Map([...closed, ['specializationCode', specialties] as const])
  const seen = new Map<string, number>()
  return (line, at) => {
    const errors = fieldErrors(line, codes)
    const key = rowKey(line)
    const before = seen.get(key)
    if (before === undefined) seen.set(key, at)
    else if (personOf(line).decision !== 'SKIP') {
      const field = personOf(line).prcNumber === null ? 'lastName' : 'prcNumber'
      errors.push({ field, message: 'This physician stands in the roster already.', sameAs: before })
    }
    return errors
  }
}
