import { daysBetween, type IsoDate } from '../time/index.ts'
import type { PriceSheetKindName } from '../sheet-kind/index.ts'
import type { PriceEntryKind } from './ledger.ts'
import { priceSteps, type PriceLineValues, type PriceStep } from './price-steps.ts'

/** How far one person changes prices alone, and from where on questions are asked; null is without a limit. */
export interface PriceLimit {
  /** percent a price may differ from the one before it, up or down */
  percent: number | null
  /** pesos a price may differ from the one before it; of a new line its whole price */
  pesos: number | null
  /** percent of the lines in force that may end */
  droppedShare: number | null
  /** how many lines in force may end */
  droppedLines: number | null
  /** least days between today and the first day of the prices */
  noticeDays: number | null
  /** percent a price may differ from the one before it before its reason is asked for */
  askPercent: number | null
  /** percent a price may differ from the middle price of its peers before its reason is asked for */
  askPeerPercent: number | null
  /** how many lines may end before it is asked whether they do */
  askLines: number | null
}

/** A row of the maintained list; null stands for every kind of sheet or every role. */
export interface PriceLimitRow extends PriceLimit {
  sheetKind: string | null
  role: string | null
}

/** The measures of a limit. */
export const limitNames = [
  'percent',
  'pesos',
  'droppedShare',
  'droppedLines',
  'noticeDays',
  'askPercent',
  'askPeerPercent',
  'askLines',
] as const satisfies readonly (keyof PriceLimit)[]

/** Returns the narrower of two limits, measure by measure; of days of notice the longer. */
function narrower(one: PriceLimit, other: PriceLimit): PriceLimit {
  const merged = limitNames.map((name) => {
    const [a, b] = [one[name], other[name]]
    if (a === null || b === null) return [name, a ?? b] as const
    return [name, name === 'noticeDays' ? Math.max(a, b) : Math.min(a, b)] as const
  })
  return Object.fromEntries(merged) as unknown as PriceLimit
}

/**
 * Returns the limit of a role for a kind of sheet: of the rows that apply those that name the most, and of several of
 * these the narrower values. Undefined where no row applies: then one person is enough, as in the specification.
 */
export function priceLimitOf(
  rows: readonly PriceLimitRow[],
  kind: PriceSheetKindName,
  role: string,
): PriceLimit | undefined {
  const fitting = rows.filter(
    (row) => (row.sheetKind === null || row.sheetKind === kind) && (row.role === null || row.role === role),
  )
  const namedOf = (row: PriceLimitRow) => Number(row.sheetKind !== null) + Number(row.role !== null)
  const most = Math.max(...fitting.map(namedOf))
  const closest: PriceLimit[] = fitting.filter((row) => namedOf(row) === most)
  return closest.length === 0 ? undefined : closest.reduce(narrower)
}

/** Days whose prices change; null is without an end. */
export interface TouchedDays {
  from: IsoDate
  until: IsoDate | null
}

/** A change of prices as far as it decides how many persons it takes. */
export interface PriceChange {
  kind: PriceSheetKindName
  action: PriceEntryKind
  today: IsoDate
  /** first day of the prices after the change */
  effectiveDate: IsoDate
  /** first day of the stored sheet that is amended */
  storedDate?: IsoDate | undefined
  /** of a retroactive change: the first day it holds for */
  changedSince?: IsoDate | undefined
  /** last day of the prices after the change, as far as one is known */
  until: IsoDate | null
  /** the stored sheet came through a request */
  isSealed: boolean
  /** what the lines are measured against: the sheet before, the one in force, and of an amendment the stored one */
  baselines: readonly (readonly PriceLineValues[])[]
  lines: readonly PriceLineValues[]
}

/** Why a second person is needed. */
export type ApprovalReason =
  | { code: 'SEALED' | 'BACKDATED' | 'EARLIER' | 'WITHDRAWN' | 'RETROACTIVE' }
  | { code: 'PERCENT'; step: PriceStep; limit: number; count: number }
  | { code: 'PESOS'; step: PriceStep; limit: number; count: number }
  | { code: 'DROPPED'; dropped: number; of: number }
  | { code: 'NOTICE'; days: number; limit: number }

/** Whether one person is enough, why not, and the days whose prices change. */
export interface ApprovalNeed {
  isEnough: boolean
  reasons: ApprovalReason[]
  days: TouchedDays
}

/** Returns the days a change touches: of a move the days between as well, of a retroactive change those since its day. */
function touchedDays({ effectiveDate, storedDate, changedSince, until }: PriceChange): TouchedDays {
  if (changedSince !== undefined) return { from: changedSince, until }
  const from = storedDate !== undefined && storedDate < effectiveDate ? storedDate : effectiveDate
  return { from, until }
}

function dayReasons({ action, isSealed, today, effectiveDate, storedDate }: PriceChange): ApprovalReason[] {
  const reasons: ApprovalReason[] = []
  if (isSealed) reasons.push({ code: 'SEALED' })
  if (action === 'WITHDRAW') reasons.push({ code: 'WITHDRAWN' })
  if (action === 'RETRO') reasons.push({ code: 'RETROACTIVE' })
  if (action === 'ENTER' && effectiveDate < today) reasons.push({ code: 'BACKDATED' })
  if (storedDate !== undefined && effectiveDate < storedDate) reasons.push({ code: 'EARLIER' })
  return reasons
}

/** The largest of some sizes beyond a limit, and how many are beyond it; undefined when none is. */
function beyond(
  steps: readonly PriceStep[],
  limit: number | null,
  sizeOf: (step: PriceStep) => number | null,
) {
  if (limit === null) return undefined
  const sizes = new Map<string, { step: PriceStep; size: number }>()
  for (const step of steps) {
    const size = Math.abs(sizeOf(step) ?? 0)
    if (size > limit && size > (sizes.get(step.key)?.size ?? 0)) sizes.set(step.key, { step, size })
  }
  const [first] = [...sizes.values()].toSorted((a, b) => b.size - a.size)
  return first && { step: first.step, limit, count: sizes.size }
}

/** Whether more lines end than a limit allows, by their share or their number. */
function isDroppedBeyond(
  { dropped, of }: { dropped: number; of: number },
  { droppedShare, droppedLines }: PriceLimit,
): boolean {
  const isShareBeyond = droppedShare !== null && dropped * 100 > droppedShare * of
  return isShareBeyond || (droppedLines !== null && dropped > droppedLines)
}

function lineReasons({ kind, baselines, lines }: PriceChange, limit: PriceLimit): ApprovalReason[] {
  const compared = (baselines.length === 0 ? [[]] : baselines).map((before) => {
    return { before, steps: priceSteps(kind, before, lines) }
  })
  const steps = compared.flatMap((one) => one.steps)
  const reasons: ApprovalReason[] = []
  const percent = beyond(steps, limit.percent, (step) => step.percent)
  if (percent) reasons.push({ code: 'PERCENT', ...percent })
  const pesos = beyond(steps, limit.pesos, (step) => step.pesos)
  if (pesos) reasons.push({ code: 'PESOS', ...pesos })
  const [worst] = compared
    .map(({ before, steps: own }) => {
      return { dropped: own.filter(({ state }) => state === 'removed').length, of: before.length }
    })
    .filter((drop) => isDroppedBeyond(drop, limit))
    .toSorted((a, b) => b.dropped / b.of - a.dropped / a.of)
  if (worst) reasons.push({ code: 'DROPPED', ...worst })
  return reasons
}

/**
 * Decides whether one person may make a change of prices, or a second has to decide on it, and why. It is one rule for a
 * save, an upload, a first sheet, a standard list, the sheet of a society and a discount. Withdrawals, retroactive
 * changes, sheets dated in the past, earlier days and sheets that came through a request always take two; everything
 * else does beyond the limit of the role.
 */
export function approvalNeed(change: PriceChange, limit: PriceLimit | undefined): ApprovalNeed {
  const reasons = dayReasons(change)
  const isWithdrawal = change.action === 'WITHDRAW'
  if (limit && !isWithdrawal) {
    reasons.push(...lineReasons(change, limit))
    const { noticeDays } = limit
    const days = daysBetween(change.today, change.effectiveDate)
    if (noticeDays !== null && days < noticeDays) reasons.push({ code: 'NOTICE', days, limit: noticeDays })
  }
  return { isEnough: reasons.length === 0, reasons, days: touchedDays(change) }
}
