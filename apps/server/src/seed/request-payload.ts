import type { PriceSheetKindName } from '@capiz/domain/fees'
import { addDays } from '@capiz/domain/time'
import { headerColumns, lineColumns, lineReply, type Header, type Line } from '../areas/price/rows.ts'
import { dayAt, type SeedInputs } from './context.ts'
import type { SeedFacility } from './facility.ts'
import { drawLines } from './price-lines.ts'
import { sheetsOfOwner } from './price.ts'
import type { Stream } from './random.ts'
import type { Level } from './size.ts'

/** The content of a request: the requested values and those in force when it was made. */
export interface RequestContent {
  payload: Record<string, unknown>
  before: Record<string, unknown> | null
}

/** An application holds the whole form, without what only staff enter. */
export function registrationContent({ form }: SeedFacility): RequestContent {
  const staffOnly = {
    hfCode: null,
    contractEffectiveDate: null,
    contractValidityDate: null,
    blocked: false,
    blockedReason: null,
    remarks: null,
  }
  return { payload: { ...form, ...staffOnly, payee: null }, before: null }
}

const knownAddresses = ({ emailAddress, contacts }: SeedFacility['form']): string[] => [
  ...new Set([emailAddress, ...contacts.map((one) => one.emailAddress)].filter((one) => one !== null)),
]

/** An account for a provider's person. */
export function accountContent({ code, form }: SeedFacility): RequestContent {
  return {
    payload: {
      hfName: form.name,
      code,
      tin: form.tin,
      // one of the record's: no account is made for another
      emailAddress: form.contacts[0]?.emailAddress ?? form.emailAddress,
      contactName: form.contacts[0]?.name ?? 'Coordinator',
    },
    before: { emailAddress: knownAddresses(form).join(', ') },
  }
}

/** Some protected fields; of an approved request the record already holds what was asked. */
export function updateContent({ form }: SeedFacility, isDone: boolean, source: Stream): RequestContent {
  const now = { emailAddress: form.emailAddress, creditTermDays: form.creditTermDays }
  const other = {
    emailAddress: form.emailAddress.replace('records', 'office'),
    creditTermDays: form.creditTermDays === 45 ? 60 : 45,
  }
  const [from, to] = isDone ? [other, now] : [now, other]
  if (source.chance(0.5)) return { payload: to, before: from }
  return { payload: { emailAddress: to.emailAddress }, before: { emailAddress: from.emailAddress } }
}

/** A document that is handed in. */
export function documentContent(
  inputs: SeedInputs,
  docType: string,
  fileName: string,
  source: Stream,
): RequestContent {
  const validityDate = dayAt(inputs, source.int(200, 400))
  return {
    payload: { docType, fileName, effectiveDate: null, validityDate, docRemarks: null },
    before: null,
  }
}

const asRead = (kind: PriceSheetKindName, line: Line, at: number) => {
  const { amount = null, fields = {} } = lineColumns(kind, line, at)
  return lineReply(kind, { amount, fields })
}

/** The header and the owner a price sheet is requested for. */
export interface SheetPlace {
  kind: PriceSheetKindName
  header: Header
  owner: number
  level: Level
  beds: boolean
}

/** A new sheet some weeks ahead, dearer than the one before it; the sheet of the owner's header, when there is one. */
export function sheetContent(inputs: SeedInputs, place: SheetPlace, source: Stream): RequestContent {
  const { kind, header, level, beds } = place
  const effectiveDate = dayAt(inputs, source.int(61, 90))
  const { headerKey } = headerColumns(kind, header)
  const eve = addDays(effectiveDate, -1)
  const earlier = sheetsOfOwner(inputs, kind, place.owner)
    .filter(
      (sheet) => headerColumns(kind, sheet.header).headerKey === headerKey && sheet.effectiveDate <= eve,
    )
    .at(-1)
  const lines = earlier
    ? earlier.lines.map(raised)
    : drawLines(kind, { source, header, level, version: 4, beds })
  return {
    payload: { ...header, effectiveDate, remarks: null, lines },
    before: earlier
      ? {
          effectiveDate: earlier.effectiveDate,
          remarks: null,
          lines: earlier.lines.map((line, at) => asRead(kind, line, at)),
        }
      : null,
  }
}

const amounts = ['rate', 'price', 'amount'] as const

/** The same line at 4 to 12 percent more, told by its price, in steps of five pesos. */
function raised(line: Line): Line {
  const field = amounts.find((name) => typeof line[name] === 'number')
  if (!field) return line
  const price = line[field] as number
  return { ...line, [field]: Math.round((price * (104 + ((price / 5) % 9))) / 500) * 5 }
}
