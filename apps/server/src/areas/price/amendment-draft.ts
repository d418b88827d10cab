import type { PriceEntryForm } from '@capiz/api/schema/price'
import { priceSheetKinds, type PriceSheetKindName } from '@capiz/domain/fees'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { userRequest, type PriceOverride } from '../../db/schema/index.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import type { RequestDraft } from '../../engines/request/create.ts'
import type { Actor } from '../../platform/access/actor.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import type { Services } from '../../platform/services.ts'
import { checkAmendment, touchedLines, type AmendmentForm } from './amendment.ts'
import { judgeChange, type JudgedChange, type JudgedNeed } from './approval.ts'
import { listedHeaderOf } from './check.ts'
import { linesOf, sheetBefore } from './read.ts'
import { headerColumns, linesAfter, tidyLine, type Header, type Line, type StoredSheet } from './rows.ts'
import { lockHeader } from './lock.ts'
import { settleQuestions, type AskedChange } from './questions.ts'
import { findOwner } from './scope.ts'

/** New prices that wait for a second person, as they are sent. */
export type EntryForm = InferOutput<typeof PriceEntryForm>

/** The part of an amendment a request shows: the prices, their days and the touched lines, before and after alike. */
export interface AmendmentShape {
  kind: PriceSheetKindName
  effectiveDate: string | null
  isWithdrawn: boolean
  lines: Line[]
}

/** The days an amendment touches and why it takes two persons, as its request keeps and shows them. */
interface KeptNeed {
  days: string
  because: string[]
}

const keptNeed = ({ texts, daysText }: JudgedNeed): KeptNeed => ({ days: daysText, because: texts })

/** The stored sheet as it is, as far as the amendment touches it. */
export async function amendedShape(
  db: Executor,
  sheet: StoredSheet,
  form: AmendmentForm,
): Promise<AmendmentShape> {
  const { kind, effectiveDate } = sheet
  const lines = await touchedLines(db, sheet, form)
  return { kind: kind as PriceSheetKindName, effectiveDate, isWithdrawn: false, lines }
}

/** The header of new prices, as it is stored. */
export async function entryHeader(db: Executor, form: EntryForm): Promise<Header> {
  return listedHeaderOf(db, form.kind, form)
}

/** The prices that new prices take the place of. */
export async function entryBefore(
  services: Services,
  db: Executor,
  form: EntryForm,
): Promise<AmendmentShape> {
  const { headerKey } = headerColumns(form.kind, await entryHeader(db, form))
  const found = await sheetBefore(db, form.kind, headerKey, form.effectiveDate, services.clock.today())
  return {
    kind: form.kind,
    effectiveDate: found?.effectiveDate ?? null,
    isWithdrawn: false,
    lines: found ? await linesOf(db, form.kind, found.id) : [],
  }
}

/** Refuses a second open request about the same sheet, or for the same first day of a header. */
async function refuseSecondOpen(tx: Transaction, same: Readonly<Record<string, unknown>>): Promise<void> {
  const [open] = await tx
    .select({ code: userRequest.code })
    .from(userRequest)
    .where(
      and(
        eq(userRequest.type, 'price-amendment'),
        inArray(userRequest.status, ['PENDING', 'REVIEWED']),
        eq(userRequest.deleted, false),
        sql`${userRequest.payload} @> ${JSON.stringify(same)}::jsonb`,
      ),
    )
    .limit(1)
  if (open) {
    refuse('PENDING_REQUEST_EXISTS', {
      message: `Request ${open.code} for the same prices is still open. Wait for its decision or cancel it first.`,
      details: { requestCode: open.code },
    })
  }
}

/** The facility or physician a request is about, or the words for prices that belong to neither. */
async function targetOf(
  db: Executor,
  kind: PriceSheetKindName,
  ownerCode: string | null | undefined,
): Promise<Pick<RequestDraft, 'targetCode' | 'targetName' | 'applicantType'>> {
  const { owner, title } = priceSheetKinds[kind]
  const target = ownerCode && owner !== 'society' ? await findOwner(db, kind, ownerCode) : undefined
  return {
    targetCode: target?.code ?? null,
    targetName: target?.name ?? [title, ownerCode].filter(Boolean).join(', '),
    applicantType: owner === 'physician' ? 'PHY' : owner === 'facility' ? 'HFC' : null,
  }
}

/** An amendment that passed every check, as it is judged and asked about. */
export interface PreparedAmendment extends Awaited<ReturnType<typeof checkAmendment>> {
  change: JudgedChange
  asked: AskedChange
}

/** Checks an amendment of a stored sheet, with the lines before and after it; writes nothing. */
export async function prepareAmendment(
  services: Services,
  tx: Transaction,
  form: AmendmentForm,
): Promise<PreparedAmendment> {
  const { sheet, amendment } = await checkAmendment(services, tx, form)
  const kind = sheet.kind as PriceSheetKindName
  const effectiveDate = form.effectiveDate ?? sheet.effectiveDate
  const changedSince = form.action === 'RETRO' ? (form.from ?? sheet.effectiveDate) : undefined
  const { headerKey, header } = sheet
  const validityDate = form.validityDate === undefined ? sheet.validityDate : form.validityDate
  const before = await linesOf(tx, kind, sheet.id)
  const isWithdrawn = form.action === 'WITHDRAW'
  const lines = isWithdrawn ? before : linesAfter(kind, before, amendment.set, amendment.removed)
  const facts = { kind, headerKey, action: form.action, effectiveDate, validityDate, stored: sheet }
  const day = changedSince ?? effectiveDate
  return {
    sheet,
    amendment,
    change: { ...facts, changedSince, lines },
    asked: { kind, header, day, before, lines, answers: form.answers ?? [] },
  }
}

/**
 * Checks an amendment of a stored sheet and returns the request it waits in. What stands out wants an answer first,
 * unless `overrides` says that it has been given.
 */
export async function draftAmendment(
  services: Services,
  tx: Transaction,
  form: AmendmentForm,
  { principal, actor }: { principal: Principal; actor: Actor },
  overrides?: readonly PriceOverride[],
): Promise<RequestDraft> {
  const { sheet, amendment, change, asked } = await prepareAmendment(services, tx, form)
  await refuseSecondOpen(tx, { sheetId: sheet.id })
  if (!overrides) {
    const who = { principal, username: actor.username }
    const settled = await settleQuestions(services, tx, asked, who)
    const isKept = settled.lines.length > asked.lines.length
    const rest = isKept ? { ...form, removed: [] } : form
    return draftAmendment(services, tx, rest, { principal, actor }, settled.overrides)
  }
  const before = await amendedShape(tx, sheet, form)
  const { kind } = before
  const need = await judgeChange(services, tx, change, principal.roleCode)
  const { effectiveDate } = change
  const isWithdrawn = form.action === 'WITHDRAW'
  const after: AmendmentShape = { ...before, effectiveDate, isWithdrawn, lines: [...amendment.set] }
  const { answers: _answers, ...sent } = form
  return {
    type: 'price-amendment',
    ...(await targetOf(tx, kind, sheet.ownerCode)),
    payload: { ...sent, ...after, ...keptNeed(need), overrides },
    before: { ...before },
    targetVersion: sheet.version,
  }
}

/** Returns the request that new prices wait in; every check of a save has been made. */
export async function draftEntry(
  services: Services,
  tx: Transaction,
  form: EntryForm,
  need: JudgedNeed,
  overrides: readonly PriceOverride[],
): Promise<RequestDraft> {
  const header = await entryHeader(tx, form)
  const { headerKey, ownerCode } = headerColumns(form.kind, header)
  await lockHeader(tx, form.kind, headerKey)
  const { kind, effectiveDate } = form
  await refuseSecondOpen(tx, { action: 'ENTER', kind, headerKey, effectiveDate })
  const before = await entryBefore(services, tx, form)
  const lines = form.lines.map((line) => tidyLine(form.kind, line))
  return {
    type: 'price-amendment',
    ...(await targetOf(tx, form.kind, ownerCode)),
    payload: { ...form, ...header, headerKey, lines, isWithdrawn: false, ...keptNeed(need), overrides },
    before: { ...before },
    targetVersion: null,
  }
}
