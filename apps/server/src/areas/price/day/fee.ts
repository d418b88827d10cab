import type { FeeAnswer } from '@capiz/api/schema/price-day'
import {
  codeLabel,
  discountTypes,
  feeLadder,
  feeOf,
  memberships,
  priceSheetKinds,
  sheetKey,
} from '@capiz/domain/fees'
import type {
  FeeQuestion,
  FeeRung,
  FeeSheet,
  Membership,
  PriceSheetKindName,
  ServiceType,
} from '@capiz/domain/fees'
import { formatPeso, fromCentavos, toCentavos } from '@capiz/domain/money'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import { and, eq, inArray, lte, or, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { affiliation, facility, physician, priceSheet } from '../../../db/schema/index.ts'
import type { Executor } from '../../../db/types.ts'
import { refuse } from '../../../platform/errors/refuse.ts'
import type { Services } from '../../../platform/services.ts'
import { findOwner } from '../scope.ts'
import { loadPriceLabels, type PriceLabels } from '../labels.ts'
import { knownMoment } from '../known.ts'
import { ownedSheets } from './owner.ts'
import { dayOf, datedSheets, linesOfSheets } from './effective-sheet.ts'

type Answer = InferOutput<typeof FeeAnswer>

/** The input of a fee lookup: physician, item, place and day. */
export interface FeeQuery {
  physicianCode: string
  healthFacilityCode?: string | undefined
  serviceType: ServiceType
  item: string
  day: IsoDate
  knownAt?: string | undefined
}

type Sheet = FeeSheet & { id: number }

/** Society and membership of a physician's primary specialization. */
async function societyOf(db: Executor, code: string) {
  const [row] = await db
    .select({ id: physician.id, specializations: physician.specializations })
    .from(physician)
    .where(and(eq(physician.code, code), eq(physician.deleted, false)))
  if (!row) return refuse('NOT_FOUND')
  const primary = row.specializations.find((one) => one.primary) ?? row.specializations[0]
  const membership = memberships.find((one) => one === primary?.membership)
  return { physicianId: row.id, societyName: primary?.societyName ?? null, membership: membership ?? null }
}

/** Keys of the headers that can be looked into for a question; the multiplier is that of operations. */
function headerKeys({ physicianCode, serviceType, societyName }: FeeQuestion): string[] {
  const settings = [...new Set<ServiceType>([serviceType, 'OP_OR'])]
  const own = [{ physicianCode }, ...settings.map((setting) => ({ physicianCode, serviceType: setting }))]
  const society = societyName ? settings.map((setting) => ({ societyName, serviceType: setting })) : []
  return [...own, ...society, {}].map(sheetKey)
}

const feeKinds: readonly PriceSheetKindName[] = [
  'pf-management',
  'procedure-rate',
  'special-instrument-fee',
  'ahmopi-rate',
  'standard-pf',
  'standard-procedure-rate',
]

/** The sheets a question can be answered from: of each header the newest begun by the day, with its lines. */
async function sheetsFor(db: Executor, question: FeeQuestion, knownAt: Date | undefined): Promise<Sheet[]> {
  const begun = await datedSheets(
    db,
    and(
      inArray(priceSheet.kind, [...feeKinds]),
      inArray(priceSheet.headerKey, headerKeys(question)),
      eq(priceSheet.deleted, false),
      lte(priceSheet.effectiveDate, question.day),
    ) ?? sql`false`,
    knownAt,
  )
  const days = dayOf(begun, question.day)
  const newest = days.flatMap(({ inForce, lapsed }) => inForce?.sheet ?? lapsed ?? [])
  const lines = await linesOfSheets(db, newest, { day: question.day, knownAt })
  return newest.map((sheet) => ({
    id: sheet.id,
    kind: sheet.kind,
    ...sheet.header,
    effectiveDate: sheet.effectiveDate,
    validityDate: sheet.validityDate,
    lines: (lines.get(sheet.id) ?? []).map(({ values }) => values),
  }))
}

const nameOf = (kind: PriceSheetKindName) => priceSheetKinds[kind].entity

/** Returns the sentence that describes the outcome of a rung. */
function rungText({ outcome, sheet, amount, percent, units, perUnit }: FeeRung<Sheet>): string {
  const since = sheet ? ` since ${formatDay(sheet.effectiveDate)}` : ''
  switch (outcome) {
    case 'found': {
      const fee = amount === undefined ? `${percent}%` : formatPeso(toCentavos(amount))
      const sum =
        units !== undefined && perUnit
          ? `${units} units at ${formatPeso(toCentavos(perUnit.amount))} are `
          : ''
      return `${sum}${fee}${since}.`
    }
    case 'notAsked':
      return 'The physician belongs to no society.'
    case 'noSheet':
      return 'No sheet had begun by this day.'
    case 'lapsed':
      return `The sheet${since} ended on ${formatDay(sheet?.validityDate ?? sheet?.effectiveDate ?? '1900-01-01')}.`
    case 'noLine':
      return `The sheet${since} does not name this item.`
    case 'noMultiplier':
      return 'The item is counted in units, and no peso per unit was found.'
    case 'notReached':
      return 'Not looked at: a fee was found before.'
  }
}

/** Discount of a facility on professional fees of a care setting on a day. */
async function discountOf(
  db: Executor,
  code: string,
  { serviceType, day, knownAt: known }: FeeQuery,
): Promise<Answer['discount']> {
  const knownAt = knownMoment(known)
  const owner = { kind: 'facility', code, name: '' } as const
  const sheets = await datedSheets(db, ownedSheets(owner, ['discount-list']), knownAt)
  const [inForce] = dayOf(sheets, day).flatMap((one) => one.inForce?.sheet ?? [])
  if (!inForce) return null
  const lines = (await linesOfSheets(db, [inForce], { day, knownAt })).get(inForce.id) ?? []
  const line = lines.find(
    ({ values }) => values['discountType'] === 'PROFESSIONAL_FEE' && values['serviceType'] === serviceType,
  )?.values
  if (!line) return null
  const { percent, amount, conditions } = line
  return {
    discountType: discountTypes[4],
    percent: typeof percent === 'number' ? percent : null,
    amount: typeof amount === 'number' ? amount : null,
    sheetId: inForce.id,
    since: inForce.effectiveDate,
    conditions: typeof conditions === 'string' ? conditions : null,
  }
}

/** Pesos after a discount, counted in centavos and never below nothing. */
function payableOf(amount: number | undefined, discount: Answer['discount']): number | null {
  if (amount === undefined) return null
  const fee = toCentavos(amount)
  const { amount: fixed = null, percent = null } = discount ?? {}
  const off = fixed === null ? Math.round((fee * (percent ?? 0)) / 100) : toCentavos(fixed)
  return fromCentavos(Math.max(0, fee - off))
}

async function facilityOf(db: Executor, code: string, physicianId: number): Promise<Answer['facility']> {
  const [row] = await db
    .select({ id: facility.id, code: facility.code, name: facility.name, affiliationId: affiliation.id })
    .from(facility)
    .leftJoin(
      affiliation,
      and(
        eq(affiliation.facilityId, facility.id),
        eq(affiliation.physicianId, physicianId),
        eq(affiliation.deleted, false),
        or(eq(affiliation.status, 'ACCREDITED'), eq(affiliation.status, 'FOR_PAYMENT_ONLY')),
      ),
    )
    .where(and(eq(facility.code, code), eq(facility.deleted, false)))
  if (!row) return refuse('NOT_FOUND')
  return { code: row.code, name: row.name, affiliated: row.affiliationId !== null }
}

/** Returns the name of the item: the label of its code, or the name in the first sheet that has it. */
function itemName(item: string, sheets: readonly Sheet[], labels: PriceLabels): string {
  const known = codeLabel(item)
  if (known !== undefined) return known
  for (const { kind, lines } of sheets) {
    const [key = ''] = priceSheetKinds[kind].lineKey
    const line = lines.find((one) => one[key] === item)
    const name = line && labels.line(kind, line)
    if (name && name !== item) return name
  }
  return item
}

function feeReply(ladder: readonly FeeRung<Sheet>[]): Answer['fee'] {
  const fee = feeOf(ladder)
  const found = ladder.find(({ outcome }) => outcome === 'found')
  if (!fee || !found) return null
  return {
    amount: fee.amount ?? null,
    percent: fee.percent ?? null,
    source: fee.source,
    sourceName: nameOf(fee.source),
    sheetId: found.sheet?.id ?? null,
    since: fee.since,
  }
}

/**
 * Returns the fee of a physician for an item on a day and at a place, with the ladder it was found on (domain model 8).
 */
export async function feeFor({ db, clock }: Services, query: FeeQuery): Promise<Answer> {
  const code = query.physicianCode.trim().toUpperCase()
  const { physicianId, societyName, membership } = await societyOf(db, code)
  const doctor = (await findOwner(db, 'pf-management', code)) ?? refuse('NOT_FOUND')
  const place = query.healthFacilityCode?.trim().toUpperCase() ?? ''
  const where = place === '' ? null : await facilityOf(db, place, physicianId)
  const item = query.item.trim().toUpperCase()
  const question: FeeQuestion = {
    day: query.day,
    physicianCode: code,
    serviceType: query.serviceType,
    item,
    societyName,
    ...(membership ? { membership: membership satisfies Membership } : {}),
  }
  const sheets = await sheetsFor(db, question, knownMoment(query.knownAt))
  const ladder = feeLadder(sheets, question)
  const discount = where ? await discountOf(db, where.code, query) : null
  const labels = await loadPriceLabels(db, feeKinds, clock.today())
  return {
    physician: { code, name: doctor.name },
    facility: where,
    day: query.day,
    serviceType: query.serviceType,
    item,
    itemName: itemName(item, sheets, labels),
    societyName,
    membership,
    fee: feeReply(ladder),
    discount,
    payable: payableOf(feeOf(ladder)?.amount, discount),
    ladder: ladder.map((rung) => ({
      source: rung.source,
      sourceName: nameOf(rung.source),
      outcome: rung.outcome,
      words: rungText(rung),
      sheetId: rung.sheet?.id ?? null,
      since: rung.sheet?.effectiveDate ?? null,
      amount: rung.amount ?? null,
      percent: rung.percent ?? null,
    })),
  }
}
