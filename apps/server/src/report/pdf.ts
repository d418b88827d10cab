import type { ReportRow } from '@capiz/domain/report'
import { refuse } from '../http/refuse.ts'
import { cutRow, layRow, type LaidRow, pageStarts } from './pdf-layout.ts'
import { ReportPages } from './pdf-pages.ts'
import type { RunningReport } from './run.ts'

/** Rows a PDF takes; it is read by people, page by page. */
const mostRows = 20_000

/** Rows set at a time; then others get their turn. */
const atOnce = 50

const othersTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** The rows, as long as a PDF of them is worth it: a longer report is refused before any page of it is set. */
async function turnable(rows: AsyncIterable<ReportRow>): Promise<ReportRow[]> {
  const held: ReportRow[] = []
  for await (const row of rows) {
    if (held.length === mostRows) refuse('REPORT_TOO_LONG')
    held.push(row)
  }
  return held
}

async function laidOut(pages: ReportPages, rows: readonly ReportRow[]): Promise<LaidRow[]> {
  const laid: LaidRow[] = []
  for (const [at, row] of rows.entries()) {
    laid.push(...cutRow(layRow(pages.columns, row, pages.text), pages.room))
    if (at % atOnce === atOnce - 1) await othersTurn()
  }
  return laid
}

/** The document some rows at a time. All rows are laid out before the first is drawn: every page says how many there are. */
async function* bytesOf(
  { report, head }: RunningReport,
  rows: readonly ReportRow[],
): AsyncGenerator<Uint8Array> {
  const pages = new ReportPages(report, rows)
  pages.head(head)
  const laid = await laidOut(pages, rows)
  const room = { first: pages.left, others: pages.room }
  const starts = pageStarts(
    laid.map(({ height }) => height),
    room,
  )
  pages.expect(starts.size + 1)
  for (const [at, row] of laid.entries()) {
    if (starts.has(at)) pages.turn()
    pages.add(row)
    if (at % atOnce !== atOnce - 1) continue
    yield pages.written()
    await othersTurn()
  }
  pages.end(laid.length)
  yield pages.written()
}

/**
 * A report as PDF, with the rows the workbook has; refused when they are more than anybody would turn over. It is drawn
 * while it is sent, and no longer than somebody takes it.
 */
export async function pdfOf(running: RunningReport): Promise<ReadableStream<Uint8Array>> {
  const pieces = bytesOf(running, await turnable(running.rows()))
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
