import { roomRate } from '@capiz/api/contract/price'
import type { IsoDate } from '@capiz/domain/time'
import { addDays, formatDay } from '@capiz/domain/time'
import { showToast } from '../../../../app/toasts.ts'
import { call } from '../../../../lib/api.ts'
import { refreshCalls } from '../../../../lib/query.tsx'
import { today } from '../../../../patterns/today.ts'

/** A room rate sheet as it is entered. */
export interface NewSheet {
  healthFacilityCode: string
  effectiveDate: IsoDate
  remarks: string
  backdateReason: string
  lines: Record<string, string | number | boolean | string[] | null | undefined>[]
}

/** The first day a sheet may take effect: providers give more than 30 days of notice (domain model 3, P2). */
export function firstDay(isRequest: boolean, canBackdate: boolean): IsoDate | undefined {
  if (isRequest) return addDays(today(), 31)
  return canBackdate ? undefined : today()
}

/** Saves a sheet, or sends it for approval, and says what happened with the next step. */
export async function saveSheet(
  sheet: NewSheet,
  idempotencyKey: string,
  openRequest: (code: string) => void,
) {
  const { backdateReason, ...rest } = sheet
  const isBackdated = sheet.effectiveDate < today()
  const body = { ...rest, ...(isBackdated ? { backdateReason } : {}) }
  const outcome = await call(roomRate.save, { body }, { idempotencyKey })
  void refreshCalls('roomRate.*', 'request.*', 'facility.*')
  const { requestCode } = outcome
  if (requestCode === null) {
    void showToast('success', `The room rates take effect on ${formatDay(sheet.effectiveDate)}.`)
  } else {
    void showToast('success', 'The room rates were sent for approval.', {
      action: { label: 'View request', onAction: () => openRequest(requestCode) },
    })
  }
  return outcome
}
