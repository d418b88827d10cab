import { priceSheetKinds, type PriceSheetKindName } from '@capiz/domain/fees'
import type { Actor } from '../../platform/access/actor.ts'
import type { Principal } from '../../platform/access/principal.ts'
import type { Transaction } from '../../db/types.ts'
import { createRequest } from '../../engines/request/create.ts'
import type { RequestDraft } from '../../engines/request/create.ts'
import type { Services } from '../../platform/services.ts'
import { differingLines } from './amend.ts'
import { draftAmendment, draftEntry } from './amendment-draft.ts'
import { judgeChange, type JudgedNeed } from './approval.ts'
import { linesBefore, settleQuestions, type AskedChange } from './questions.ts'
import { headerColumns, type StoredSheet } from './rows.ts'
import {
  prepareSheet,
  reasonOf,
  storeSheet,
  type SavedSheet,
  type SaveOptions,
  type SheetInput,
} from './save.ts'

/** A sheet that was stored, or the request it waits in. */
export type SaveResult = { sheet: StoredSheet; requestCode: null } | { sheet: null; requestCode: string }

/** A caller: what the person may do, and as whom it is recorded. */
export interface Caller {
  principal: Principal
  actor: Actor
}

/** The questions a prepared save raises, with its answers. */
export async function askedOfSave(
  tx: Transaction,
  { kind, input, checked }: Pick<SavedSheet, 'kind' | 'input' | 'checked'>,
): Promise<AskedChange> {
  const { header, lines, effectiveDate: day, replaces } = checked
  const before = await linesBefore(tx, kind, header, day, replaces)
  return { kind, header, day, before, lines, answers: input.answers ?? [] }
}

/** Judges a prepared save by the limits of a role. */
export async function judgeSave(
  services: Services,
  tx: Transaction,
  { kind, checked }: SavedSheet,
  role: string,
): Promise<JudgedNeed> {
  const { header, lines, effectiveDate, validityDate, replaces } = checked
  const { headerKey } = headerColumns(kind, header)
  const isMove = replaces !== undefined && replaces.effectiveDate !== effectiveDate
  const action = replaces === undefined ? 'ENTER' : isMove ? 'MOVE' : 'CORRECT'
  const change = { kind, headerKey, action, effectiveDate, validityDate, stored: replaces, lines } as const
  return judgeChange(services, tx, change, role)
}

/** The request a save waits in: new prices as a whole, of a stored sheet what differs. */
async function draftOf(
  services: Services,
  tx: Transaction,
  { kind, input, checked, options }: SavedSheet,
  need: JudgedNeed,
  who: Caller,
): Promise<RequestDraft> {
  const { replaces, effectiveDate, validityDate, lines } = checked
  const { overrides = [] } = options
  if (!replaces) {
    const {
      id: _id,
      version: _version,
      reasonCode: _code,
      reason: _reason,
      answers: _answers,
      ...sheet
    } = input
    return draftEntry(services, tx, { ...sheet, lines, validityDate, action: 'ENTER', kind }, need, overrides)
  }
  const { reasonCode, reason } = reasonOf(input)
  const { set, removed } = await differingLines(tx, replaces, lines)
  const isMove = replaces.effectiveDate !== effectiveDate
  const form = {
    sheetId: replaces.id,
    version: replaces.version,
    action: isMove ? ('MOVE' as const) : ('CORRECT' as const),
    reasonCode: reasonCode ?? 'OTHER',
    reason: reason ?? '',
    effectiveDate: isMove ? effectiveDate : null,
    from: null,
    remarks: input.remarks,
    ...(priceSheetKinds[kind].validity && { validityDate }),
    lines: set.map(({ line }) => line),
    removed: [...removed],
  }
  return draftAmendment(services, tx, form, who, overrides)
}

/**
 * Saves a price sheet of staff inside the limits of the person's role; beyond them the save waits in a request that
 * another person decides. What stands out wants an answer first. The same for the forms and for uploads. Runs in the caller's transaction.
 */
export async function saveOrRequest(
  services: Services,
  tx: Transaction,
  kind: PriceSheetKindName,
  input: SheetInput,
  who: Caller,
  options: SaveOptions = {},
): Promise<SaveResult> {
  const { principal, actor } = who
  const prepared = await prepareSheet(services, tx, kind, input, actor, options)
  const { username } = actor
  const asked = await askedOfSave(tx, prepared)
  const { lines, overrides } = await settleQuestions(services, tx, asked, { principal, username })
  const saved = { ...prepared, checked: { ...prepared.checked, lines }, options: { ...options, overrides } }
  const need = await judgeSave(services, tx, saved, principal.roleCode)
  if (need.isEnough) return { sheet: await storeSheet(services, tx, saved), requestCode: null }
  const draft = await draftOf(services, tx, saved, need, who)
  const { code } = await createRequest(services, tx, draft, actor)
  return { sheet: null, requestCode: code }
}

/** Says that a sheet waits for a second person. */
export const waitsMessage = (entity: string, code: string): string =>
  `${entity} needs a second person. It was sent for approval as ${code}.`
