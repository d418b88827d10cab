import { PriceAmendmentForm, PriceEntryForm } from '@capiz/api/schema/price'
import {
  amendmentReasons,
  priceSheetKinds,
  type PriceEntryKind,
  type PriceSheetKindName,
} from '@capiz/domain/fees'
import { formatDay } from '@capiz/domain/time'
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { appUser, priceEntry, type AuditChange } from '../../db/schema/index.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import type { RequestKind } from '../../engines/request/kind.ts'
import type { RequestRecord } from '../../engines/request/record.ts'
import type { Actor } from '../../platform/access/actor.ts'
import { shownDay, shownText } from '../../engines/request/format-value.ts'
import { need } from '../../platform/access/decision.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import { problemsOf } from '../../platform/http/validate.ts'
import type { Services } from '../../platform/services.ts'
import { amendSheet } from '../price/amend.ts'
import { amendedSheet, checkAmendment, type AmendmentForm } from '../price/amendment.ts'
import {
  amendedShape,
  draftAmendment,
  entryBefore,
  entryHeader,
  type AmendmentShape,
  type EntryForm,
} from '../price/amendment-draft.ts'
import { loadPriceLabels } from '../price/labels.ts'
import { lockHeader } from '../price/lock.ts'
import { savePriceSheet } from '../price/save.ts'
import { headerColumns, type StoredSheet } from '../price/rows.ts'
import { overridesOf, overridesText } from '../price/overrides.ts'
import { showLine } from './sheet.ts'

const actionLabels: Readonly<Record<PriceEntryKind, string>> = {
  ENTER: 'Enter new prices',
  CORRECT: 'Correct the coming prices',
  MOVE: 'Move the coming prices to another day',
  WITHDRAW: 'Withdraw the prices',
  RETRO: 'Change prices for days gone by',
}

/** Reads a payload by its schema; refuses one that does not fit, field by field. */
function read<S extends typeof PriceAmendmentForm | typeof PriceEntryForm>(
  schema: S,
  payload: Record<string, unknown>,
): v.InferOutput<S> {
  const checked = v.safeParse(schema, payload)
  return checked.success ? checked.output : refuse('VALIDATION', { errors: problemsOf(checked.issues) })
}

/** New prices that wait for a second person; undefined when the payload amends a stored sheet. */
const entryOf = (payload: Record<string, unknown>): EntryForm | undefined =>
  payload['action'] === 'ENTER' ? read(PriceEntryForm, payload) : undefined

const amendmentOf = (payload: Record<string, unknown>): AmendmentForm => read(PriceAmendmentForm, payload)

const isEntry = (form: AmendmentForm | EntryForm): form is EntryForm => form.action === 'ENTER'

/** Id of the sheet a stored payload is about; 0, which no sheet has, when there is none. */
const sheetIdOf = ({ sheetId }: Record<string, unknown>): number =>
  typeof sheetId === 'number' ? sheetId : 0

/** The facts of an amendment as its request shows them. */
type ShownFacts = Partial<AmendmentShape> &
  Partial<Omit<AmendmentForm, 'action'>> & {
    action?: PriceEntryKind
    backdateReason?: string
    days?: string
    because?: string[]
  }

async function show({ clock }: Services, db: Executor, values: Record<string, unknown>) {
  const facts = values as ShownFacts
  const { kind, lines = [], action, reasonCode } = facts
  if (kind === undefined) return []
  const labels = await loadPriceLabels(db, [kind], clock.today())
  return [
    shownText('kind', 'Prices', priceSheetKinds[kind].title),
    shownText('action', 'Amendment', action && actionLabels[action]),
    shownText('because', 'Second person', facts.because?.join(' ')),
    shownText('days', 'Days', facts.days),
    shownText('overrides', 'Answered questions', overridesText(values)),
    shownText('reasonCode', 'Reason', reasonCode && amendmentReasons[reasonCode]),
    shownText('reason', 'What happened', facts.reason ?? facts.backdateReason),
    shownDay('effectiveDate', 'In force from', facts.effectiveDate),
    shownDay('validityDate', 'Last day', facts.validityDate),
    shownText('remarks', 'Remarks', facts.remarks),
    shownDay('from', 'Changed since', facts.from),
    shownText('isWithdrawn', 'Withdrawn', facts.isWithdrawn ? 'Yes' : null),
    ...lines.flatMap((line) => showLine(kind, line, labels)),
  ].filter(({ value }) => value !== null)
}

const mostMailed = 30
const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : 'none'

/** Notifies the users of the owner by mail; their bell reads the ledger itself. */
async function notifyOwner(
  services: Services,
  tx: Transaction,
  {
    sheet,
    changes,
    form,
    code,
  }: { sheet: StoredSheet; changes: readonly AuditChange[]; form: AmendmentForm | EntryForm; code: string },
): Promise<void> {
  if (sheet.ownerCode === null) return
  const users = await tx
    .select()
    .from(appUser)
    .where(and(eq(appUser.linkedCode, sheet.ownerCode), eq(appUser.deleted, false)))
  const named = changes
    .slice(0, mostMailed)
    .map((one) => `${one.field}: ${text(one.before)}, now ${text(one.after)}`)
  const more = changes.length > mostMailed ? [`and ${changes.length - mostMailed} more`] : []
  for (const { emailAddress, firstName } of users) {
    if (!emailAddress) continue
    await services.mail.queue(tx, {
      to: emailAddress,
      template: 'PRICES_AMENDED',
      values: {
        firstName,
        code,
        prices: `${priceSheetKinds[sheet.kind as PriceSheetKindName].title} from ${formatDay(sheet.effectiveDate)}`,
        action: actionLabels[form.action].toLowerCase(),
        reason: isEntry(form)
          ? (form.backdateReason ?? 'New prices')
          : `${amendmentReasons[form.reasonCode]}: ${form.reason}`,
        changes: [...named, ...more].join('\n'),
      },
    })
  }
}

/** Enters new prices that waited for a second person. */
async function applyEntry(
  services: Services,
  tx: Transaction,
  { request, form, actor }: { request: RequestRecord; form: EntryForm; actor: Actor },
): Promise<void> {
  const { kind, action: _action, ...sheet } = form
  const input = { ...sheet, reason: null }
  const row = await savePriceSheet(services, tx, kind, input, actor, {
    canBackdate: form.backdateReason !== null,
    viaRequest: request.code,
    madeBy: request.createdBy,
    overrides: overridesOf(request.payload),
  })
  const [entry] = await tx
    .select({ changes: priceEntry.changes })
    .from(priceEntry)
    .where(and(eq(priceEntry.sheetId, row.id), eq(priceEntry.baseVersion, 0)))
  await notifyOwner(services, tx, { sheet: row, changes: entry?.changes ?? [], form, code: request.code })
}

/**
 * A change of prices that takes two persons: new prices beyond a limit or dated in the past, and amendments of stored
 * ones. It is made through an approved request alone, decided by another person than its maker.
 */
export const priceAmendment: RequestKind = {
  show: (services, db, values) => show(services, db, values),
  current: async (services, db, { payload }) => {
    const entry = entryOf(payload)
    if (entry) return { ...(await entryBefore(services, db, entry)) }
    const sheet = await amendedSheet(db, sheetIdOf(payload))
    return sheet && { ...(await amendedShape(db, sheet, amendmentOf(payload))) }
  },
  lock: async (tx, { payload }) => {
    const entry = entryOf(payload)
    if (entry) {
      const { headerKey } = headerColumns(entry.kind, await entryHeader(tx, entry))
      return lockHeader(tx, entry.kind, headerKey)
    }
    const sheet = await amendedSheet(tx, sheetIdOf(payload))
    if (sheet) await lockHeader(tx, sheet.kind as PriceSheetKindName, sheet.headerKey)
  },
  draft: async (services, tx, { principal, actor, payload }) => {
    need(principal, 'RATE_EDIT')
    if (principal.marker !== 'ADMIN') refuse('FORBIDDEN')
    if (entryOf(payload)) refuseField('action', 'New prices are entered by saving them.')
    return draftAmendment(services, tx, amendmentOf(payload), { principal, actor })
  },
  apply: async (services, tx, request, actor) => {
    const entry = entryOf(request.payload)
    if (entry) return applyEntry(services, tx, { request, form: entry, actor })
    const form = amendmentOf(request.payload)
    const { sheet, amendment } = await checkAmendment(services, tx, form)
    const grounds = {
      reasonCode: form.reasonCode,
      reason: form.reason,
      requestCode: request.code,
      madeBy: request.createdBy,
      decidedBy: actor.username,
      overrides: overridesOf(request.payload),
    }
    const { row, changes } = await amendSheet(services, tx, sheet, { ...amendment, ...grounds }, actor)
    await notifyOwner(services, tx, { sheet: row, changes, form, code: request.code })
  },
}
