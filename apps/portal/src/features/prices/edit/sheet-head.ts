import { checkNewVersion, firstVersionDay } from '@capiz/domain/effective'
import { messageOf } from '@capiz/domain/errors'
import {
  amendmentProblem,
  type AmendmentReason,
  dayEffects,
  leastAmendmentReason,
  touchedDaysText,
} from '@capiz/domain/fees'
import type { IsoDate } from '@capiz/domain/time'
import type { Sheet } from '../model/calls.ts'
import { type Header, headerProblems } from '../model/headers.ts'
import type { PriceScreen } from '../model/kinds.ts'

/** The data of a sheet besides its lines. */
export interface SheetHead {
  /** which price list it is for */
  header: Header
  effectiveDate: IsoDate | null
  validityDate: IsoDate | null
  remarks: string
  backdateReason: string
  /** why a stored sheet is amended; empty for a new one */
  reasonCode: AmendmentReason | ''
  reason: string
  /** days gone by of prices in force change; the effective date is then the first of them */
  isRetro: boolean
}

/** Fields of the head that every sheet asks for, besides those that tell its price list. */
export const headFields: readonly string[] = [
  'effectiveDate',
  'validityDate',
  'backdateReason',
  'reasonCode',
  'reason',
  'remarks',
]

/** The facts a sheet is checked against before it is sent. */
export interface SheetRules {
  screen: PriceScreen
  today: IsoDate
  /** the sheets of the same price list, proposals left out */
  existing: readonly Pick<Sheet, 'id' | 'effectiveDate' | 'validityDate'>[]
  /** the scheduled sheet that is corrected */
  replaces: Sheet | undefined
  /** a stored sheet is amended, which needs a reason */
  isAmendment: boolean
  isRequest: boolean
  canBackdate: boolean
}

const noReasons = { backdateReason: '', reasonCode: '', reason: '', isRetro: false } as const

/** A sheet of a price list that nothing is said about yet. */
export function emptyHead(header: Header): SheetHead {
  return { ...noReasons, header, effectiveDate: null, validityDate: null, remarks: '' }
}

/** Returns the head of a scheduled sheet that is corrected. */
export function headOf(sheet: Sheet, header: Header): SheetHead {
  return {
    ...noReasons,
    header,
    effectiveDate: sheet.effectiveDate,
    validityDate: sheet.validityDate,
    remarks: sheet.remarks ?? '',
  }
}

/** Returns the head of a change of days gone by, which begins with the first day of the sheet. */
export function retroHead(sheet: Sheet, header: Header): SheetHead {
  return { ...headOf(sheet, header), isRetro: true }
}

/** Whether a correction waits for a second person: of approved prices, of days gone by, and to an earlier day. */
export function needsSecond(replaces: Sheet | undefined, { effectiveDate, isRetro }: SheetHead): boolean {
  if (replaces === undefined) return false
  if (isRetro) return true
  const isSealed = (replaces.requestCode ?? null) !== null
  return isSealed || (effectiveDate !== null && effectiveDate < replaces.effectiveDate)
}

/** Returns the first day a sheet may take effect, by the rule the server applies. */
export const firstDay = ({ isRequest, canBackdate, today }: SheetRules): IsoDate | undefined =>
  firstVersionDay({ today, provider: isRequest, canBackdate })

/** Versions as the rules of effective dates read them. */
const asVersions = (existing: SheetRules['existing']) =>
  existing.map(({ id, effectiveDate, validityDate }) => ({
    id,
    effectiveDate: effectiveDate,
    validityDate: validityDate,
  }))

/** Returns the errors of the reason a stored sheet is amended for. */
function reasonProblems({ reasonCode, reason }: SheetHead): Record<string, string> {
  return {
    ...(reasonCode === '' && { reasonCode: 'Choose why the stored prices change.' }),
    ...(reason.trim().length < leastAmendmentReason && { reason: 'Say what happened, in a few words.' }),
  }
}

/** Returns the errors that prevent a sheet from being sent, by field. */
export function headProblems(head: SheetHead, lineCount: number, rules: SheetRules): Record<string, string> {
  const { screen, today, replaces, isRequest, canBackdate } = rules
  const { effectiveDate, validityDate, backdateReason } = head
  const problems: Record<string, string> = {
    ...headerProblems(screen, head.header),
    ...(rules.isAmendment && reasonProblems(head)),
  }
  if (lineCount === 0) problems['lines'] = 'Enter at least one price.'
  if (effectiveDate === null) {
    problems['effectiveDate'] = 'Enter the day from which the prices hold.'
    return problems
  }
  if (head.isRetro && replaces) {
    const days = {
      action: 'RETRO',
      effectiveDate: replaces.effectiveDate,
      today,
      from: effectiveDate,
    } as const
    const problem = amendmentProblem(days)
    return problem ? { ...problems, effectiveDate: problem.message } : problems
  }
  const check = checkNewVersion({
    effectiveDate,
    today,
    existing: asVersions(rules.existing),
    canBackdate,
    provider: isRequest,
    ...(replaces && { replacesId: replaces.id }),
  })
  if (!check.ok) problems['effectiveDate'] = messageOf(check.reason)
  if (effectiveDate < today && canBackdate && backdateReason.trim().length < 3) {
    problems['backdateReason'] = 'Say why these prices begin in the past.'
  }
  if (screen.validity && validityDate !== null && validityDate < effectiveDate) {
    problems['validityDate'] = 'The last day cannot come before the first.'
  }
  return problems
}

/** Returns the effects that saving on that day would have on the versions around it, before it is saved. */
export function consequences(head: SheetHead, rules: SheetRules): string[] {
  const { effectiveDate, validityDate } = head
  if (effectiveDate === null) return []
  if (head.isRetro) {
    const until = rules.replaces?.until ?? null
    return [touchedDaysText({ from: effectiveDate, until }, rules.today)]
  }
  const others = asVersions(rules.existing).filter(({ id }) => id !== rules.replaces?.id)
  return dayEffects({ effectiveDate, validityDate }, others, rules.today)
}
