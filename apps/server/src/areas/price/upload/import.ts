import { ownerField, priceSheetKinds, type PriceSheetKindName } from '@capiz/domain/fees'
import { savedMessage } from '@capiz/domain/text'
import { isIsoDate } from '@capiz/domain/time'
import type { Actor } from '../../../platform/access/actor.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { refuse, refuseField } from '../../../platform/errors/refuse.ts'
import type { Principal } from '../../../platform/access/principal.ts'
import type { Upload } from '../../../platform/files/upload.ts'
import { storeImport } from '../../../engines/import/import/store.ts'
import type { Services } from '../../../platform/services.ts'
import type { SaveOptions, SheetInput } from '../save.ts'
import { saveOrRequest, waitsMessage } from '../save-or-request.ts'
import { compareWithCurrent, type Reading } from './check-file.ts'
import { priceImports } from './import-kinds.ts'

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

/** A file sent to be saved at once, and its sender. */
interface Sender {
  file: Pick<Upload, 'fileName' | 'size' | 'sha256'>
  principal: Principal
  actor: Actor
}

/**
 * Saves a read file as one sheet: all rows or none (specification 2, 7.10; domain model 3, P2). It stands among the
 * imports like one that came through the review.
 */
export async function importReading(
  services: Services,
  kind: PriceSheetKindName,
  reading: Reading,
  { file, principal, actor }: Sender,
  options: SaveOptions & Pick<SheetInput, 'backdateReason' | 'answers'>,
) {
  refuseErrors(reading)
  const { header, lines, remarks } = reading
  const effectiveDate = reading.effectiveDate ?? ''
  const validityDate = reading.validityDate ?? ''
  if (!isIsoDate(effectiveDate))
    return refuseField('effectiveDate', 'Enter the effective date, here or in the file.')
  const { backdateReason, answers, ...rest } = options
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
    answers,
    lines: lines.map((line) => ({ ...line })),
  }
  const { summary, comparedWith } = await compareWithCurrent(services, kind, header, lines)
  const owner = ownerField(kind)
  const { entity } = priceSheetKinds[kind]
  const { sheet, requestCode } = await inTransaction(services.db, async (tx) => {
    const saved = await saveOrRequest(services, tx, kind, input, { principal, actor }, rest)
    const waits = saved.requestCode
    await storeImport(services, tx, principal, file, {
      area: priceImports.area,
      kind,
      status: 'DONE',
      ownerCode: owner ? (header[owner] ?? null) : null,
      done: lines.length,
      total: lines.length,
      facts: {
        sheet: reading.sheet,
        details: { ...header, effectiveDate, validityDate: input.validityDate, remarks },
        counts: summary,
        comparedWith,
        result: {
          recordId: saved.sheet?.id ?? null,
          requestCode: waits,
          imported: lines.length,
          leftOut: 0,
          kept: 0,
          message: waits === null ? savedMessage(entity) : waitsMessage(entity, waits),
        },
      },
    })
    return saved
  })
  return { imported: lines.length, rejected: [], sheetId: sheet?.id ?? null, requestCode }
}
