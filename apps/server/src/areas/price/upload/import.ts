import type { PriceSheetKindName } from '@capiz/domain/fees'
import { isIsoDate } from '@capiz/domain/time'
import type { Actor } from '../../../platform/access/actor.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { refuse, refuseField } from '../../../platform/errors/refuse.ts'
import type { Services } from '../../../platform/services.ts'
import { savePriceSheet, type SaveOptions } from '../save.ts'
import type { Reading } from './check-file.ts'

const mostProblems = 500

/** Refuses a file with anything wrong in it, naming every bad cell; nothing is imported then. */
function refuseErrors({ problems, headerProblems }: Reading): void {
  if (problems.length + headerProblems.length === 0) return
  const cells = problems.slice(0, mostProblems)
  const errors = cells.map(({ column, row, message }) => ({ field: `${column}${row}`, message }))
  const rejected = cells.map(({ row, field, message }) => ({ row, field, message }))
  refuse('UPLOAD_REJECTED', {
    errors: [...headerProblems, ...errors],
    details: { imported: 0, rejected, problems: cells, headerProblems, problemCount: problems.length },
  })
}

/** Saves a read file as one sheet: all rows or none (specification 2, 7.10; domain model 3, P2). */
export async function importReading(
  services: Services,
  kind: PriceSheetKindName,
  reading: Reading,
  actor: Actor,
  options: SaveOptions & { backdateReason: string | null },
) {
  refuseErrors(reading)
  const { header, lines, remarks } = reading
  const effectiveDate = reading.effectiveDate ?? ''
  const validityDate = reading.validityDate ?? ''
  if (!isIsoDate(effectiveDate))
    return refuseField('effectiveDate', 'Enter the effective date, here or in the file.')
  const { backdateReason, ...rest } = options
  const empty = { healthFacilityCode: null, physicianCode: null, societyName: null }
  const noKey = { serviceType: null, costCenter: null, roomCategoryCode: null }
  const input = {
    ...empty,
    ...noKey,
    ...header,
    effectiveDate,
    validityDate: isIsoDate(validityDate) ? validityDate : null,
    remarks,
    backdateReason,
    reason: null,
    lines: lines.map((line) => ({ ...line })),
  }
  const sheet = await inTransaction(services.db, (tx) =>
    savePriceSheet(services, tx, kind, input, actor, rest),
  )
  return { imported: lines.length, rejected: [], sheetId: sheet.id }
}
