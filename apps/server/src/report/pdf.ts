import { reportCellText, type ReportColumn, type ReportRow } from '@capiz/domain/report'
import Pdf from 'pdfkit'
import { refuse } from '../http/refuse.ts'
import { registerFonts, Typesetter, type Weight } from './pdf-text.ts'
import type { RunningReport } from './run.ts'
import type { Line } from './words.ts'

/** A4 on its side, in points. */
const page = { width: 841.89, height: 595.28, margin: 36, foot: 24 }
const size = { title: 16, text: 7.5 }
const gap = { cell: 9, number: 6, row: 3 }
const ink = '#1b2a30'
const lineHeight = size.text * 1.35

/** Rows a PDF takes; it is read by people, page by page. */
const mostRows = 20_000

const isNumber = (kind: ReportColumn['kind']): boolean =>
  kind === 'peso' || kind === 'percent' || kind === 'count'

interface Column extends ReportColumn {
  x: number
  inner: number
  isRight: boolean
}

/** What must stay on one line whatever the other columns ask for, at its longest. */
const longest: Partial<Record<ReportColumn['kind'], string>> = {
  code: 'PHY0000000',
  day: '30 Nov 2026',
  moment: '30 Nov 2026 00:00',
  count: '100,000',
  peso: '₱1,000,000.00',
}

/** Least width of a column: no heading breaks inside a word, and no day or amount at all. */
function leastWidth({ label, kind }: ReportColumn, text: Typesetter): number {
  const words = label.split(' ').map((word) => text.widthOf(word, 'strong'))
  return Math.max(...words, text.widthOf(longest[kind] ?? '')) + gap.cell + (isNumber(kind) ? gap.number : 0)
}

/** Shares the page out by the relative widths; who would get less than the least gets that, and the others share the rest. */
function widthsOf(columns: readonly ReportColumn[], text: Typesetter): number[] {
  const fixed = new Map<ReportColumn, number>()
  for (;;) {
    const open = columns.filter((column) => !fixed.has(column))
    const taken = [...fixed.values()].reduce((sum, width) => sum + width, 0)
    const unit = (page.width - 2 * page.margin - taken) / open.reduce((sum, { width }) => sum + width, 0)
    const narrow = open.filter((column) => column.width * unit < leastWidth(column, text))
    if (narrow.length === 0 || narrow.length === open.length)
      return columns.map((column) => fixed.get(column) ?? column.width * unit)
    for (const column of narrow) fixed.set(column, leastWidth(column, text))
  }
}

function placed(columns: readonly ReportColumn[], text: Typesetter): Column[] {
  const widths = widthsOf(columns, text)
  let x = page.margin
  return columns.map((column, at) => {
    const width = widths[at] ?? 0
    const isRight = isNumber(column.kind)
    const inner = width - gap.cell - (isRight ? gap.number : 0)
    const place = { ...column, x, inner, isRight }
    x += width
    return place
  })
}

/** Draws a report page by page; every cell is tagged, so that a screen reader can walk the table. */
class ReportPages {
  readonly #document: PDFKit.PDFDocument
  readonly #text: Typesetter
  readonly #columns: readonly Column[]
  readonly #title: string
  readonly #table: PDFKit.PDFStructureElement
  #y = 0

  constructor(title: string, columns: readonly ReportColumn[]) {
    this.#document = new Pdf({
      size: [page.width, page.height],
      margin: 0,
      autoFirstPage: false,
      // the foot names how many pages there are, which is known at the end
      bufferPages: true,
      tagged: true,
      lang: 'en-PH',
      displayTitle: true,
      pdfVersion: '1.7',
      info: { Title: title },
    })
    registerFonts(this.#document)
    this.#text = new Typesetter(this.#document, size.text)
    this.#columns = placed(columns, this.#text)
    this.#title = title
    this.#table = this.#document.struct('Table')
  }

  /** The document as bytes, once it is ended. */
  bytes(): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = []
      this.#document.on('data', (chunk: Buffer) => chunks.push(chunk))
      this.#document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
      this.#document.on('error', reject)
    })
  }

  #tagged(kind: string, draw: () => void): PDFKit.PDFStructureElement {
    const content = this.#document.markStructureContent(kind)
    draw()
    this.#document.endMarkedContent()
    return this.#document.struct(kind, {}, [content])
  }

  #artifact(draw: () => void): void {
    this.#document.markContent('Artifact')
    draw()
    this.#document.endMarkedContent()
  }

  #rule(): void {
    this.#artifact(() => {
      this.#document
        .moveTo(page.margin, this.#y)
        .lineTo(page.width - page.margin, this.#y)
        .lineWidth(0.4)
        .strokeColor('#b8b2a6')
        .stroke()
    })
  }

  #newPage(): void {
    this.#document.addPage()
    this.#document.fillColor(ink)
    this.#y = page.margin
  }

  #feet(): void {
    const { count } = this.#document.bufferedPageRange()
    for (let at = 0; at < count; at += 1) {
      this.#document.switchToPage(at)
      this.#document.fillColor(ink)
      this.#artifact(() => {
        const foot = `${this.#title} · page ${at + 1} of ${count}`
        const x = page.width - page.margin - this.#text.widthOf(foot)
        this.#text.draw(foot, x, page.height - page.foot)
      })
    }
  }

  /** Title, filters and figures. */
  head(lines: readonly Line[]): void {
    this.#newPage()
    const document = this.#document
    const title = new Typesetter(document, size.title)
    document.addStructure(this.#tagged('H1', () => title.draw(this.#title, page.margin, this.#y, 'strong')))
    this.#y += size.title * 1.6
    for (const { label, value } of lines) {
      document.addStructure(
        this.#tagged('P', () => {
          this.#text.draw(`${label}: ${value}`, page.margin, this.#y)
        }),
      )
      this.#y += lineHeight
    }
    this.#y += lineHeight
    document.addStructure(this.#table)
    this.#headings()
  }

  #headings(): void {
    this.#row(
      this.#columns.map(({ label }) => label),
      'TH',
    )
  }

  #cell(column: Column, lines: readonly string[], kind: 'TH' | 'TD'): PDFKit.PDFStructureElement {
    const weight: Weight = kind === 'TH' ? 'strong' : 'regular'
    return this.#tagged(kind, () => {
      for (const [at, line] of lines.entries()) {
        const left = column.isRight ? column.inner - this.#text.widthOf(line, weight) : 0
        this.#text.draw(line, column.x + left, this.#y + gap.row + at * lineHeight, weight)
      }
    })
  }

  #row(texts: readonly string[], kind: 'TH' | 'TD'): void {
    const weight: Weight = kind === 'TH' ? 'strong' : 'regular'
    const cells = this.#columns.map((column, at) => this.#text.linesOf(texts[at] ?? '', column.inner, weight))
    const height = Math.max(...cells.map((lines) => lines.length)) * lineHeight + 2 * gap.row
    if (this.#y + height > page.height - page.margin && this.#y > page.margin * 2) {
      this.#newPage()
      if (kind === 'TD') this.#headings()
    }
    const row = this.#document.struct('TR')
    this.#table.add(row)
    for (const [at, column] of this.#columns.entries()) row.add(this.#cell(column, cells[at] ?? [], kind))
    row.end()
    this.#y += height
    this.#rule()
  }

  /** One row of the table. */
  add(row: ReportRow): void {
    this.#row(
      this.#columns.map((column) => reportCellText(column, row)),
      'TD',
    )
  }

  /** Says so when there is nothing, and closes the document. */
  end(rows: number): void {
    this.#table.end()
    if (rows === 0) {
      this.#y += lineHeight
      this.#document.addStructure(
        this.#tagged('P', () => this.#text.draw('No row fits these filters.', page.margin, this.#y)),
      )
    }
    this.#feet()
    this.#document.end()
  }
}

/** Rows set at a time; then others get their turn. */
const atOnce = 200

/** The rows, as long as a PDF of them is worth it: a longer report is refused before any page of it is set. */
async function turnable(rows: AsyncIterable<ReportRow>): Promise<ReportRow[]> {
  const held: ReportRow[] = []
  for await (const row of rows) {
    if (held.length === mostRows) refuse('REPORT_TOO_LONG')
    held.push(row)
  }
  return held
}

/** A report as PDF, with the rows the workbook has; refused when they are more than anybody would turn over. */
export async function pdfOf({ report, head, rows }: RunningReport): Promise<Uint8Array> {
  const held = await turnable(rows())
  const pages = new ReportPages(report.title, report.columns)
  const bytes = pages.bytes()
  pages.head(head)
  for (const [at, row] of held.entries()) {
    pages.add(row)
    if (at % atOnce === atOnce - 1) await new Promise((resolve) => setImmediate(resolve))
  }
  pages.end(held.length)
  return bytes
}
