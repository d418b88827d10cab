import { inForce } from '../effective/index.ts'
import type { Version } from '../effective/index.ts'
import { fromCentavos, toCentavos } from '../money/index.ts'
import { normalise } from '../text/index.ts'
import type { IsoDate } from '../time/index.ts'
import type { Membership, ServiceType } from './codes.ts'
import { sheetKey } from './keys.ts'
import type { PriceSheetKindName } from './types.ts'

/** A price sheet with its lines as they travel: amounts in pesos, shares in percent. */
export type FeeSheet = Version & {
  kind: PriceSheetKindName
  physicianCode?: string | null
  societyName?: string | null
  serviceType?: string | null
  lines: readonly Readonly<Record<string, unknown>>[]
}

/** Whose fee is asked for, and for what. `item` is a fee code, a procedure code or an instrument code. */
export type FeeQuestion = {
  day: IsoDate
  physicianCode: string
  serviceType: ServiceType
  item: string
  /** Society and membership of the physician's primary specialization. */
  societyName?: string | null
  membership?: Membership
}

/** A fee with where it comes from: pesos or percent, the kind of sheet and the day it began. */
export type ResolvedFee = { amount?: number; percent?: number; source: PriceSheetKindName; since: IsoDate }

type Line = Readonly<Record<string, unknown>>

/**
 * The fee on a day, by the first kind of sheet that has one (domain model 8): the physician's own fee schedule, own
 * procedure rates or instrument fees, the rates agreed with the society, the standard fees of the society, the standard
 * procedure rates. A standard procedure without an amount of its own is its units times the peso per unit found likewise.
 */
export function resolveFee(sheets: readonly FeeSheet[], question: FeeQuestion): ResolvedFee | undefined {
  const listed = listedFee(sheets, question)
  if (listed) return listed
  const found = lineOf(sheets, question, 'standard-procedure-rate', 'procedure')
  if (!found) return undefined
  const { line, since } = found
  if (typeof line['amount'] === 'number')
    return { amount: line['amount'], source: 'standard-procedure-rate', since }
  const units = line['ruv']
  const perUnit = listedFee(sheets, { ...question, serviceType: 'OP_OR', item: 'RUV_MULTIPLIER' })
  if (typeof units !== 'number' || perUnit?.amount === undefined) return undefined
  // Counted in centavos, since a unit count may be a fraction.
  return {
    amount: fromCentavos(Math.round(units * toCentavos(perUnit.amount))),
    source: 'standard-procedure-rate',
    since,
  }
}

function listedFee(sheets: readonly FeeSheet[], question: FeeQuestion): ResolvedFee | undefined {
  const ways: readonly [PriceSheetKindName, string][] = [
    ['pf-management', 'feeCode'],
    ['procedure-rate', 'procedureCode'],
    ['special-instrument-fee', 'instrumentCode'],
    ['ahmopi-rate', 'feeCode'],
    ['standard-pf', 'feeCode'],
  ]
  for (const [kind, field] of ways) {
    const found = lineOf(sheets, question, kind, field)
    const { amount, percent } = found?.line ?? {}
    if (found && typeof amount === 'number') return { amount, source: kind, since: found.since }
    if (found && typeof percent === 'number') return { percent, source: kind, since: found.since }
  }
  return undefined
}

function lineOf(
  sheets: readonly FeeSheet[],
  question: FeeQuestion,
  kind: PriceSheetKindName,
  field: string,
): { line: Line; since: IsoDate } | undefined {
  const header = headerOf(kind, question)
  if (!header) return undefined
  const key = sheetKey(header)
  const sheet = inForce(
    sheets.filter((each) => each.kind === kind && sheetKey(each) === key),
    question.day,
  )
  const item = normalise(question.item)
  const line = sheet?.lines.find((each) => {
    const anyMember = kind !== 'ahmopi-rate' && kind !== 'standard-pf'
    return (
      normalise(textOf(each[field])) === item && (anyMember || each['membership'] === question.membership)
    )
  })
  return sheet && line ? { line, since: sheet.effectiveDate } : undefined
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function headerOf(
  kind: PriceSheetKindName,
  { physicianCode, serviceType, societyName }: FeeQuestion,
): Partial<Pick<FeeSheet, 'physicianCode' | 'societyName' | 'serviceType'>> | undefined {
  if (kind === 'pf-management') return { physicianCode, serviceType }
  if (kind === 'standard-procedure-rate') return {}
  if (kind === 'procedure-rate' || kind === 'special-instrument-fee') return { physicianCode }
  return societyName ? { societyName, serviceType } : undefined
}
