import { addDays } from '@capiz/domain/time'
import { systemClock } from '../src/platform/runtime/clock.ts'
import { sheetFile } from '../test/support/workbooks.ts'
import type { UploadOrder } from './row-upload.ts'

const rows = 20_000

/** A sheet of standard procedure rates of 20,000 rows. */
export function priceUpload(): UploadOrder {
  const table = Array.from({ length: rows }, (_, at) => [
    String(10_000 + at),
    `Procedure ${at}`,
    null,
    at + 0.25,
  ])
  return {
    username: 'rates',
    family: 'price-import',
    kind: 'standard-procedure-rate',
    fields: { effectiveDate: addDays(systemClock.today(), 200) },
    bytes: sheetFile([['Procedure', 'Description', 'Relative value units', 'Amount (₱)'], ...table]),
    fileName: 'procedures.xlsx',
  }
}
