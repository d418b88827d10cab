import { addDays } from '@capiz/domain/time'
import { priceSheetKinds } from '@capiz/domain/fees'
import type { PriceSheetKindName } from '@capiz/domain/fees'
import { eq } from 'drizzle-orm'
import { priceSheet } from '../../db/schema/index.ts'
import type { Transaction } from '../../db/types.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import { createRequest } from '../../engines/request/create.ts'
import type { Services } from '../../platform/services.ts'
import { linesOf, newestSheet } from './read.ts'
import { headerColumns } from './rows.ts'
import { settleQuestions } from './questions.ts'
import { askedOfSave, type Caller } from './save-or-request.ts'
import { checkSheet, type SheetInput } from './save.ts'
import { findOwner } from './scope.ts'

/**
 * Parks a provider's price sheet for approval after the same checks a save makes, with more than 30 days of notice
 * (domain model 3, P2). `before` is the sheet in force, so that the reviewer sees what would change.
 */
export async function requestPriceSheet(
  services: Services,
  tx: Transaction,
  kind: PriceSheetKindName,
  input: SheetInput,
  { principal, actor }: Caller,
): Promise<{ id: number; code: string }> {
  const { requestType, owner } = priceSheetKinds[kind]
  if (!requestType) return refuse('FORBIDDEN')
  if (input.id) refuseField('id', 'A proposal is a new sheet. Change a stored one by an amendment.')
  const checked = await checkSheet(services, tx, kind, input, { provider: true })
  const { header, effectiveDate } = checked
  const asked = await askedOfSave(tx, { kind, input, checked })
  const who = { principal, username: actor.username }
  const { lines, overrides } = await settleQuestions(services, tx, asked, who)
  const { ownerCode, headerKey } = headerColumns(kind, header)
  const target = ownerCode ? await findOwner(tx, kind, ownerCode) : undefined
  if (!target) return refuse('NOT_FOUND')
  const today = services.clock.today()
  const dayBefore = addDays(effectiveDate, -1)
  const upTo = dayBefore > today ? dayBefore : today
  const current = await newestSheet(tx, kind, eq(priceSheet.headerKey, headerKey), upTo)
  const before = current && {
    sheetId: current.id,
    effectiveDate: current.effectiveDate,
    remarks: current.remarks,
    lines: await linesOf(tx, kind, current.id),
  }
  return createRequest(
    services,
    tx,
    {
      type: requestType,
      targetCode: target.code,
      targetName: target.name,
      applicantType: owner === 'physician' ? 'PHY' : 'HFC',
      payload: { ...header, effectiveDate, remarks: input.remarks, lines, overrides },
      before: before ?? null,
      targetVersion: current?.version ?? null,
    },
    actor,
  )
}
