import { PriceAmendmentForm } from '@capiz/api/schema/price'
import {
  amendmentReasons,
  priceSheetKinds,
  type AmendmentKind,
  type PriceSheetKindName,
} from '@capiz/domain/fees'
import { formatDay } from '@capiz/domain/time'
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { appUser, type AuditChange } from '../../db/schema/index.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import type { RequestKind } from '../../engines/request/kind.ts'
import { shownDay, shownText } from '../../engines/request/format-value.ts'
import { need } from '../../platform/access/decision.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import { problemsOf } from '../../platform/http/validate.ts'
import type { Services } from '../../platform/services.ts'
import { amendSheet } from '../price/amend.ts'
import { amendedSheet, checkAmendment, touchedLines, type AmendmentForm } from '../price/amendment.ts'
import { loadPriceLabels } from '../price/labels.ts'
import { lockHeader } from '../price/save.ts'
import type { Line, StoredSheet } from '../price/rows.ts'
import { findOwner } from '../price/scope.ts'
import { showLine } from './sheet.ts'

/** The part of an amendment a request shows: the sheet, its days and the touched lines, before and after alike. */
interface Shape {
  kind: PriceSheetKindName
  effectiveDate: string
  isWithdrawn: boolean
  lines: Line[]
}

const actionLabels: Readonly<Record<AmendmentKind, string>> = {
  CORRECT: 'Correct the coming prices',
  MOVE: 'Move the coming prices to another day',
  WITHDRAW: 'Withdraw the prices',
  RETRO: 'Change prices for days gone by',
}

function formOf(payload: Record<string, unknown>): AmendmentForm {
  const checked = v.safeParse(PriceAmendmentForm, payload)
  return checked.success ? checked.output : refuse('VALIDATION', { errors: problemsOf(checked.issues) })
}

/** Id of the sheet a stored payload is about; 0, which no sheet has, when there is none. */
const sheetIdOf = ({ sheetId }: Record<string, unknown>): number =>
  typeof sheetId === 'number' ? sheetId : 0

async function show(db: Executor, values: Record<string, unknown>) {
  const { kind, effectiveDate, isWithdrawn, lines = [] } = values as Partial<Shape>
  if (kind === undefined) return []
  const labels = await loadPriceLabels(db, [kind])
  const { action, reasonCode, reason, from } = values as Partial<AmendmentForm>
  return [
    shownText('kind', 'Prices', priceSheetKinds[kind].title),
    shownText('action', 'Amendment', action && actionLabels[action]),
    shownText('reasonCode', 'Reason', reasonCode && amendmentReasons[reasonCode]),
    shownText('reason', 'What happened', reason),
    shownDay('effectiveDate', 'In force from', effectiveDate),
    shownDay('from', 'Changed since', from),
    shownText('isWithdrawn', 'Withdrawn', isWithdrawn ? 'Yes' : null),
    ...lines.flatMap((line) => showLine(kind, line, labels)),
  ].filter(({ value }) => value !== null)
}

/** The sheet as it is, as far as the amendment touches it. */
async function shapeOf(db: Executor, sheet: StoredSheet, form: AmendmentForm): Promise<Shape> {
  const { kind, effectiveDate } = sheet
  const lines = await touchedLines(db, sheet, form)
  return { kind: kind as PriceSheetKindName, effectiveDate, isWithdrawn: false, lines }
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
  }: { sheet: StoredSheet; changes: readonly AuditChange[]; form: AmendmentForm; code: string },
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
        reason: `${amendmentReasons[form.reasonCode]}: ${form.reason}`,
        changes: [...named, ...more].join('\n'),
      },
    })
  }
}

/** An amendment of stored prices: through an approved request alone, decided by another person than its maker. */
export const priceAmendment: RequestKind = {
  show: (_services, db, values) => show(db, values),
  current: async (_services, db, { payload }) => {
    const sheet = await amendedSheet(db, sheetIdOf(payload))
    return sheet && { ...(await shapeOf(db, sheet, formOf(payload))) }
  },
  lock: async (tx, { payload }) => {
    const sheet = await amendedSheet(tx, sheetIdOf(payload))
    if (sheet) await lockHeader(tx, sheet.kind as PriceSheetKindName, sheet.headerKey)
  },
  draft: async (services, tx, { principal, payload }) => {
    need(principal, 'RATE_EDIT')
    if (principal.marker !== 'ADMIN') refuse('FORBIDDEN')
    const form = formOf(payload)
    const { sheet, amendment } = await checkAmendment(services, tx, form)
    const before = await shapeOf(tx, sheet, form)
    const { owner, title } = priceSheetKinds[before.kind]
    const target =
      sheet.ownerCode && owner !== 'society' ? await findOwner(tx, before.kind, sheet.ownerCode) : undefined
    const after: Shape = {
      ...before,
      effectiveDate: form.effectiveDate ?? sheet.effectiveDate,
      isWithdrawn: form.action === 'WITHDRAW',
      lines: [...amendment.set],
    }
    return {
      type: 'price-amendment',
      targetCode: target?.code ?? null,
      targetName: target?.name ?? [title, sheet.ownerCode].filter(Boolean).join(', '),
      applicantType: owner === 'physician' ? 'PHY' : owner === 'facility' ? 'HFC' : null,
      payload: { ...form, ...after },
      before: { ...before },
      targetVersion: sheet.version,
    }
  },
  apply: async (services, tx, request, actor) => {
    const form = formOf(request.payload)
    const { sheet, amendment } = await checkAmendment(services, tx, form)
    const { row, changes } = await amendSheet(
      services,
      tx,
      sheet,
      {
        ...amendment,
        reasonCode: form.reasonCode,
        reason: form.reason,
        requestCode: request.code,
        madeBy: request.createdBy,
        decidedBy: actor.username,
      },
      actor,
    )
    await notifyOwner(services, tx, { sheet: row, changes, form, code: request.code })
  },
}
