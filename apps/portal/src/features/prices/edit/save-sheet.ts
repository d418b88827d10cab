import { request } from '@capiz/api/contract/request'
import { pricePreview } from '@capiz/api/contract/price'
import { formatDay } from '@capiz/domain/time'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { call } from '../../../platform/calls/api.ts'
import { refreshCalls } from '../../../platform/data/query.tsx'
import { today } from '../../../patterns/today.ts'
import type { Line, Sheet } from '../model/calls.ts'
import { ownerField } from '@capiz/domain/fees'
import type { PriceScreen } from '../model/kinds.ts'
import type { AskPriceQuestions } from '../questions/use-price-questions.tsx'
import type { SheetHead } from './sheet-head.ts'

/** A sheet as it was entered, ready to be sent. */
export interface NewSheet {
  screen: PriceScreen
  /** code of the facility or physician, name of the society, or nothing */
  owner: string
  head: SheetHead
  lines: readonly Line[]
  /** the scheduled sheet it corrects */
  replaces: Sheet | undefined
  isRequest: boolean
  /** asks about the prices before they are sent */
  ask: AskPriceQuestions
}

/** Why a stored sheet is amended, as it is sent. */
export const reasonOf = ({ reasonCode, reason }: SheetHead) => ({
  reasonCode: reasonCode === '' ? null : reasonCode,
  reason,
})

/** The body of the save of a sheet. */
function bodyOf({ screen, owner, head, lines, replaces }: NewSheet) {
  const { header, effectiveDate, validityDate, remarks, backdateReason } = head
  if (effectiveDate === null) throw new Error('A sheet without a day cannot be sent.')
  const field = ownerField(screen.kind)
  const isBackdated = effectiveDate < today()
  return {
    ...header,
    ...(field && { [field]: owner }),
    ...(replaces && { id: replaces.id, version: replaces.version, ...reasonOf(head) }),
    effectiveDate,
    ...(screen.validity && { validityDate }),
    remarks,
    ...(isBackdated && { backdateReason }),
    lines: [...lines],
  }
}

/** Saves a sheet, or sends it for approval, and says what happened with the next step. */
export async function saveSheet(
  sheet: NewSheet,
  idempotencyKey: string,
  openRequest: (code: string) => void,
): Promise<void> {
  const { screen, isRequest, ask } = sheet
  const asked = bodyOf(sheet)
  const preview = await call(pricePreview.save, { params: { kind: screen.kind }, body: asked })
  const answers = await ask(preview, isRequest ? 'Send for approval' : 'Save version')
  const body = { ...asked, answers }
  const how = { idempotencyKey }
  // services are proposed by a call of their own (specification 2, 7.7)
  const { requestCode, message } =
    isRequest && screen.hasSeparateRequestCall
      ? await call(request.createService, { body }, how)
      : await call(screen.calls.save, { body }, how)
  void refreshCalls(`${screen.group}.*`, 'request.*', 'facility.*', 'priceDay.*')
  const what = `${screen.title} from ${formatDay(body.effectiveDate)}`
  if (requestCode === null) {
    showToast('success', message)
  } else {
    showToast('success', `${what} were sent for approval.`, {
      action: { label: 'View request', onAction: () => openRequest(requestCode) },
    })
  }
}
