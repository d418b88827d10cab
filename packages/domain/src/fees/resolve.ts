import { inForce, latest } from '../effective/index.ts'
import type { Version } from '../effective/index.ts'
import { fromCentavos, toCentavos } from '../money/index.ts'
import { normalise } from '../text/index.ts'
import type { IsoDate } from '../time/index.ts'
import type { Membership, ServiceType } from './codes.ts'
import { sheetKey } from './keys.ts'
import type { PriceSheetKindName } from '../sheet-kind/index.ts'

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

/**
 * The outcome of one rung: a fee; nothing because no society is known, no sheet has begun, the begun one has ended, the
 * sheet has no such line, or a procedure's units have no price; or it was not looked at, since a fee was found.
 */
export type RungOutcome =
  | 'found'
  | 'notAsked'
  | 'noSheet'
  | 'lapsed'
  | 'noLine'
  | 'noMultiplier'
  | 'notReached'

/** One rung of the ladder: a kind of sheet, what was met there, and the sheet that was looked into. */
export type FeeRung<S extends FeeSheet = FeeSheet> = {
  source: PriceSheetKindName
  outcome: RungOutcome
  sheet?: S
  amount?: number
  percent?: number
  /** Of a procedure priced by its units: how many, and the peso per unit with the rung it was found on. */
  units?: number
  perUnit?: { amount: number; source: PriceSheetKindName; since: IsoDate }
}

type Line = Readonly<Record<string, unknown>>

const listed: readonly (readonly [PriceSheetKindName, string])[] = [
  ['pf-management', 'feeCode'],
  ['procedure-rate', 'procedureCode'],
  ['special-instrument-fee', 'instrumentCode'],
  ['ahmopi-rate', 'feeCode'],
  ['standard-pf', 'feeCode'],
]

/** The fee a ladder ends with, if it ends with one. */
export function feeOf(ladder: readonly FeeRung[]): ResolvedFee | undefined {
  const found = ladder.find(({ outcome }) => outcome === 'found')
  if (!found?.sheet) return undefined
  const { source, sheet, amount, percent } = found
  return {
    ...(amount === undefined ? {} : { amount }),
    ...(percent === undefined ? {} : { percent }),
    source,
    since: sheet.effectiveDate,
  }
}

/**
 * Returns every rung of the fee ladder in order, with what was met on it. The fee on a day is that of the first kind of
 * sheet that has one (domain model 8): the physician's own fee schedule, own procedure rates or instrument fees, the rates
 * agreed with the society, the standard fees of the society, the standard procedure rates. A standard procedure without an
 * amount of its own is its units times the peso per unit found likewise.
 */
export function feeLadder<S extends FeeSheet>(sheets: readonly S[], question: FeeQuestion): FeeRung<S>[] {
  const rungs: FeeRung<S>[] = listed.map(([source, field]) => listedRung(sheets, question, source, field))
  rungs.push(procedureRung(sheets, question))
  const first = rungs.findIndex(({ outcome }) => outcome === 'found')
  return rungs.map((rung, at) =>
    first >= 0 && at > first ? { source: rung.source, outcome: 'notReached' } : rung,
  )
}

function listedRung<S extends FeeSheet>(
  sheets: readonly S[],
  question: FeeQuestion,
  source: PriceSheetKindName,
  field: string,
): FeeRung<S> {
  const { outcome, sheet, line } = lineOf(sheets, question, source, field)
  const { amount, percent } = line ?? {}
  const rung = { source, ...(sheet ? { sheet } : {}) }
  if (outcome !== 'found') return { ...rung, outcome }
  if (typeof amount === 'number') return { ...rung, outcome, amount }
  return typeof percent === 'number' ? { ...rung, outcome, percent } : { ...rung, outcome: 'noLine' }
}

function procedureRung<S extends FeeSheet>(sheets: readonly S[], question: FeeQuestion): FeeRung<S> {
  const source = 'standard-procedure-rate'
  const { outcome, sheet, line } = lineOf(sheets, question, source, 'procedure')
  const rung = { source, ...(sheet ? { sheet } : {}) } as const
  if (!line) return { ...rung, outcome }
  if (typeof line['amount'] === 'number') return { ...rung, outcome, amount: line['amount'] }
  const units = line['ruv']
  const perUnit = perUnitOf(sheets, question)
  if (typeof units !== 'number' || !perUnit) return { ...rung, outcome: 'noMultiplier' }
  // Counted in centavos, since a unit count may be a fraction.
  const amount = fromCentavos(Math.round(units * toCentavos(perUnit.amount)))
  return { ...rung, outcome, amount, units, perUnit }
}

function perUnitOf(sheets: readonly FeeSheet[], question: FeeQuestion): FeeRung['perUnit'] {
  const multiplierQuestion: FeeQuestion = { ...question, serviceType: 'OP_OR', item: 'RUV_MULTIPLIER' }
  const found = listed
    .map(([source, field]) => listedRung(sheets, multiplierQuestion, source, field))
    .find(({ outcome }) => outcome === 'found')
  if (found?.amount === undefined || !found.sheet) return undefined
  return { amount: found.amount, source: found.source, since: found.sheet.effectiveDate }
}

function lineOf<S extends FeeSheet>(
  sheets: readonly S[],
  question: FeeQuestion,
  kind: PriceSheetKindName,
  field: string,
): { outcome: RungOutcome; sheet?: S; line?: Line } {
  const header = headerOf(kind, question)
  if (!header) return { outcome: 'notAsked' }
  const key = sheetKey(header)
  const versions = sheets.filter((each) => each.kind === kind && sheetKey(each) === key)
  const begun = latest(versions, { upTo: question.day })
  if (!begun) return { outcome: 'noSheet' }
  const sheet = inForce(versions, question.day)
  if (!sheet) return { outcome: 'lapsed', sheet: begun }
  const item = normalise(question.item)
  const line = sheet.lines.find((each) => {
    const anyMember = kind !== 'ahmopi-rate' && kind !== 'standard-pf'
    return (
      normalise(textOf(each[field])) === item && (anyMember || each['membership'] === question.membership)
    )
  })
  return line ? { outcome: 'found', sheet, line } : { outcome: 'noLine', sheet }
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
