import { mostPdfRows, reportHeading, type ReportRow } from '@capiz/domain/report'
import { refuse } from '../../platform/errors/refuse.ts'
import { layRow, type PlacedRow, pageStarts, placeRows } from '../../engines/report/pdf-layout.ts'
import { ReportPages } from '../../engines/report/pdf-pages.ts'
import type { RunningReport } from './run.ts'

/** Rows set at a time; then others get their turn. */
const atOnce = 50

const yieldTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** The rows, as long as a PDF of them is worth it: a longer report is refused before any page of it is set. */
async function turnable({ rows, total }: RunningReport): Promise<ReportRow[]> {
  const queue: ReportRow[] = []
  for await (const row of rows()) {
    if (queue.length === mostPdfRows) refuse('REPORT_TOO_LONG')
    queue.push(row)
  }
  const totals = queue.length > 0 ? await total() : undefined
  if (totals) queue.push(totals)
  return queue
}

async function laidOut(
  { report }: RunningReport,
  pages: ReportPages,
  rows: readonly ReportRow[],
): Promise<PlacedRow[]> {
  const laid: Parameters<typeof placeRows>[0][number][] = []
  for (const [at, row] of rows.entries()) {
    laid.push({ row: layRow(pages.columns, row, pages.text), title: reportHeading(report, row) })
    if (at % atOnce === atOnce - 1) await yieldTurn()
  }
  return placeRows(laid, pages.room, pages.text)
}

/** The document some rows at a time. All rows are laid out before the first is drawn: every page says how many there are. */
async function* bytesOf(running: RunningReport, rows: readonly ReportRow[]): AsyncGenerator<Uint8Array> {
  const pages = new ReportPages(running.report, rows)
  pages.head(running.head)
  const laid = await laidOut(running, pages, rows)
  const starts = pageStarts(laid, { first: pages.left, others: pages.room })
  pages.expect(starts.size + 1)
  for (const [at, row] of laid.entries()) {
    const isTop = starts.has(at)
    if (isTop) pages.turn()
    pages.add(row, isTop)
    if (at % atOnce !== atOnce - 1) continue
    yield pages.written()
    await yieldTurn()
  }
  pages.end(laid.length)
  yield pages.written()
}

/**
 * Returns a report as PDF, with the rows the workbook has; refused above `mostPdfRows` rows. It is drawn while it is sent,
 * and stops when the reader cancels.
 */
export async function pdfOf(running: RunningReport): Promise<ReadableStream<Uint8Array>> {
  const pieces = bytesOf(running, await turnable(running))
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}
