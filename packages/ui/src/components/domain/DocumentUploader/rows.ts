import {
  checkDates,
  dateRuleOfLabel,
  datesOfEntry,
  isIssueDated,
  lastDayOf,
  toParallelLists,
} from '@capiz/domain/document'
import type { DateRule } from '@capiz/domain/document'
import { plural } from '@capiz/domain/text'
import type { IsoDate } from '@capiz/domain/time'
import { addDays, daysBetween } from '@capiz/domain/time'
import type { DocumentOffer, ExistingDocument, Refusal, UploadRow, UploadStage } from './types.ts'

/** State of the uploader: new rows, and the one removed last so that it can come back. */
export interface UploaderState {
  readonly rows: readonly UploadRow[]
  readonly removed?: { readonly row: UploadRow; readonly index: number } | undefined
}

/** The possible actions on new rows. */
export type UploaderAction =
  | { readonly type: 'added'; readonly rows: readonly UploadRow[] }
  | { readonly type: 'typed'; readonly id: string; readonly typeCode: string }
  | { readonly type: 'dated'; readonly id: string; readonly date: IsoDate | null }
  | { readonly type: 'remarked'; readonly id: string; readonly remarks: string }
  | { readonly type: 'swapped'; readonly id: string }
  | {
      readonly type: 'staged'
      readonly id: string
      readonly stage: UploadStage
      readonly reason?: string | undefined
      readonly isDateRefused?: boolean | undefined
    }
  | { readonly type: 'progressed'; readonly id: string; readonly progress: number }
  | { readonly type: 'removed'; readonly id: string }
  | { readonly type: 'restored' }
  | { readonly type: 'filed'; readonly hashes: readonly string[] }

/** The next state of the uploader. */
export function reduceUploads(state: UploaderState, action: UploaderAction): UploaderState {
  const change = (id: string, part: Partial<UploadRow>): UploaderState => ({
    ...state,
    rows: state.rows.map((row) => (row.id === id ? { ...row, ...part } : row)),
  })
  switch (action.type) {
    case 'added':
      return { ...state, rows: [...state.rows, ...action.rows] }
    case 'typed':
      return change(action.id, { typeCode: action.typeCode })
    case 'dated':
      return change(action.id, { validityDate: action.date, isDateRefused: false })
    case 'remarked':
      return change(action.id, { remarks: action.remarks })
    case 'swapped':
      return { ...state, rows: state.rows.map((row) => (row.id === action.id ? swapForms(row) : row)) }
    case 'staged': {
      const progress = action.stage === 'done' ? 100 : 0
      const { stage, reason, isDateRefused = false } = action
      return change(action.id, { stage, reason, isDateRefused, progress })
    }
    case 'progressed':
      return change(action.id, { progress: Math.min(100, Math.max(0, Math.round(action.progress))) })
    case 'removed': {
      const index = state.rows.findIndex((row) => row.id === action.id)
      const row = state.rows[index]
      return row ? { rows: state.rows.filter((other) => other !== row), removed: { row, index } } : state
    }
    case 'filed':
      return { ...state, rows: state.rows.filter((row) => !isFiled(row, action.hashes)) }
    default:
      return state.removed ? { rows: state.rows.toSpliced(state.removed.index, 0, state.removed.row) } : state
  }
}

/** The row with its other file in use: the original instead of the smaller picture, or back. */
function swapForms(row: UploadRow): UploadRow {
  if (!row.other) return row
  const { file, sha256, isOriginal } = row.other
  return { ...row, file, sha256, other: { file: row.file, sha256: row.sha256, isOriginal: !isOriginal } }
}

/** Whether an uploaded row now stands among the documents on file, which show it from then on. */
export function isFiled(row: UploadRow, hashes: readonly string[]): boolean {
  return row.stage === 'done' && hashes.includes(row.sha256)
}

/** How many more files a type takes. */
export function roomOf(
  offer: DocumentOffer,
  existing: readonly ExistingDocument[],
  rows: readonly UploadRow[],
): number {
  const here = rows.filter((row) => row.typeCode === offer.code).length
  // A new file replaces the one on file, so existing documents take room only where several are allowed.
  const kept =
    (offer.maxCount ?? 1) > 1 ? existing.filter((document) => document.typeCode === offer.code).length : 0
  return Math.max(0, (offer.maxCount ?? 1) - here - kept)
}

/** The type a dropped file most likely is: the only one, or the first required one that is still missing. */
export function guessType(
  offers: readonly DocumentOffer[],
  existing: readonly ExistingDocument[],
  rows: readonly UploadRow[],
): string {
  if (offers.length === 1) return offers[0]?.code ?? ''
  const missing = offers.filter((offer) => offer.isRequired && isMissing(offer, existing, rows))
  return missing.length === 1 ? (missing[0]?.code ?? '') : ''
}

function isMissing(
  offer: DocumentOffer,
  existing: readonly ExistingDocument[],
  rows: readonly UploadRow[],
): boolean {
  const onFile = existing.some((document) => document.typeCode === offer.code && document.state !== 'EXPIRED')
  return !onFile && !rows.some((row) => row.typeCode === offer.code)
}

/** Reasons said in the announcement at most; all of them stand in the list. */
const mostReasons = 3

/** How many files were refused. */
export const countRefused = (refused: readonly Refusal[]) =>
  refused.reduce((sum, refusal) => sum + (refusal.count ?? 1), 0)

/** One sentence about what came in: `2 files added, 1 refused: "scan.heic" is not of a kind …`. */
export function addedText(added: number, refused: readonly Refusal[]): string {
  const parts = added > 0 || refused.length === 0 ? [`${plural(added, 'file', 'files')} added`] : []
  if (refused.length > 0) {
    const count = countRefused(refused)
    const rest = refused.length - mostReasons
    const reasons = refused.slice(0, mostReasons).map((refusal) => refusal.message)
    if (rest > 0) reasons.push(`And ${rest} more, listed below.`)
    parts.push(`${added > 0 ? count : plural(count, 'file', 'files')} refused: ${reasons.join(' ')}`)
  }
  const text = parts.join(', ')
  return text.endsWith('.') ? text : `${text}.`
}

/** `2 required documents missing, 1 expired`, or undefined when nothing is wrong; for banners. */
export function missingSummary(
  offers: readonly DocumentOffer[],
  existing: readonly ExistingDocument[],
  rows: readonly UploadRow[] = [],
): string | undefined {
  const isReplaced = (code: string) => rows.some((row) => row.typeCode === code)
  const onFile = (offer: DocumentOffer) => existing.filter((document) => document.typeCode === offer.code)
  const missing = offers.filter(
    (offer) => offer.isRequired && onFile(offer).length === 0 && !isReplaced(offer.code),
  ).length
  const expired = offers.filter(
    (offer) => onFile(offer).some((document) => document.state === 'EXPIRED') && !isReplaced(offer.code),
  ).length
  const parts = [
    missing > 0 ? `${plural(missing, 'required document', 'required documents')} missing` : '',
    expired > 0 ? `${expired} expired` : '',
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : undefined
}

/** The date the next document of a type probably ends, when the length of the one on file is known. */
export function nextDate(
  offer: DocumentOffer | undefined,
  existing: readonly ExistingDocument[],
): IsoDate | undefined {
  const last = existing.find((document) => document.typeCode === offer?.code && document.validFrom)
  if (!offer?.dateLabel || isIssueDated(ruleOfOffer(offer))) return undefined
  if (!last?.validFrom || last.validityDate === null) return undefined
  return suggestedDate({ from: last.validFrom, until: last.validityDate })
}

/** The date a new document probably ends: the length of the previous one again, from the day after it ended. */
export function suggestedDate(
  previous: { readonly from: IsoDate; readonly until: IsoDate } | undefined,
): IsoDate | undefined {
  return previous && addDays(previous.until, daysBetween(previous.from, previous.until) + 1)
}

/** Returns the error that keeps a row from being sent, or undefined. */
export function rowProblem(
  row: UploadRow,
  offers: readonly DocumentOffer[],
  today: IsoDate,
): string | undefined {
  const offer = offers.find((each) => each.code === row.typeCode)
  if (!offer) return 'Choose what this document is.'
  if (!offer.dateLabel) return undefined
  if (row.validityDate === null) return `Enter the date: ${offer.dateLabel.toLowerCase()}.`
  const rule = ruleOfOffer(offer)
  // A form with one date has no first day to ask for.
  const check = checkDates(
    rule === 'effectiveAndValidity' ? 'validity' : rule,
    datesOfEntry(rule, row.validityDate),
    today,
  )
  return check.ok ? undefined : check.problems[0]?.message
}

/** Returns the meaning of the date of an offer. */
function ruleOfOffer({ dateRule, dateLabel }: DocumentOffer): DateRule {
  return dateRule ?? dateRuleOfLabel(dateLabel)
}

/**
 * The three parallel lists of the wire, made in one place so that their indices cannot slip. They carry last days: of a
 * document that ends with its year that day, and the day of issue only of one that has no last day.
 */
export function uploadLists(rows: readonly UploadRow[], offers: readonly DocumentOffer[]) {
  return toParallelLists(
    rows.map((row) => {
      const offer = offers.find(({ code }) => code === row.typeCode)
      const rule = offer === undefined ? 'validity' : ruleOfOffer(offer)
      const validityDate = lastDayOf(rule, datesOfEntry(rule, row.validityDate)) ?? row.validityDate
      return { documentType: row.typeCode, validityDate, file: row.file }
    }),
  )
}

/** A size as people read it: `320 kB`, `1.4 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
