import { reportColumnsUnderHeadings, type ReportDeclaration, type ReportRow } from '@capiz/domain/report'
import Pdf from 'pdfkit'
import {
  type LaidHeading,
  type LaidRow,
  layHeadings,
  lineHeight,
  page,
  pageInner,
  type PlacedRow,
  placeColumns,
  rowGap,
  size,
  type Column,
} from './pdf-layout.ts'
import { registerFonts, Typesetter, type Weight } from './pdf-text.ts'
import type { Line } from './source.ts'

const ink = '#1b2a30'
const bottom = page.height - page.margin

/**
 * Draws a report page by page. Every cell is tagged, so that a screen reader can walk the table; headings of later pages
 * and feet are artifacts, which it passes over.
 */
export class ReportPages {
  readonly columns: readonly Column[]
  readonly text: Typesetter
  readonly #document: PDFKit.PDFDocument
  readonly #title: string
  readonly #headings: LaidRow
  readonly #body: PDFKit.PDFStructureElement
  readonly #table: PDFKit.PDFStructureElement
  #page = 0
  #pages = 1
  #y = 0

  constructor(report: ReportDeclaration, rows: readonly ReportRow[]) {
    const { title } = report
    this.#document = new Pdf({
      size: [page.width, page.height],
      margin: 0,
      autoFirstPage: false,
      tagged: true,
      lang: 'en-PH',
      displayTitle: true,
      pdfVersion: '1.7',
      info: { Title: title },
    })
    registerFonts(this.#document)
    this.text = new Typesetter(this.#document, size.text)
    this.columns = placeColumns(reportColumnsUnderHeadings(report), rows, this.text)
    this.#title = title
    this.#headings = layHeadings(this.columns, this.text)
    this.#body = this.#document.struct('Document')
    this.#table = this.#document.struct('Table')
    this.#document.addStructure(this.#body)
  }

  /** Room for rows on a page that has nothing but headings over them. */
  get room(): number {
    return bottom - page.margin - this.#headings.height
  }

  /** Room for rows left on the page that is being drawn. */
  get left(): number {
    return bottom - this.#y
  }

  /** Returns the bytes written since the last call; none of them is kept. */
  written(): Uint8Array {
    const pieces: Buffer[] = []
    for (;;) {
      const piece = this.#document.read() as Buffer | null
      if (piece === null) return Buffer.concat(pieces)
      pieces.push(piece)
    }
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

  #beginPage(): void {
    this.#document.addPage()
    this.#document.fillColor(ink)
    this.#y = page.margin
    this.#page += 1
  }

  #foot(): void {
    this.#artifact(() => {
      const foot = `${this.#title} · page ${this.#page} of ${this.#pages}`
      this.text.draw(foot, page.width - page.margin - this.text.widthOf(foot), page.height - page.foot)
    })
  }

  #paragraph(text: string): void {
    const lines = this.text.linesOf(text, pageInner)
    this.#body.add(
      this.#tagged('P', () => {
        for (const [at, line] of lines.entries()) this.text.draw(line, page.margin, this.#y + at * lineHeight)
      }),
    )
    this.#y += lines.length * lineHeight
  }

  /** Title, what stands over the rows, and the headings. */
  head(lines: readonly Line[]): void {
    this.#beginPage()
    const title = new Typesetter(this.#document, size.title)
    this.#body.add(this.#tagged('H1', () => title.draw(this.#title, page.margin, this.#y, 'strong')))
    this.#y += size.title * 1.6
    for (const { label, value } of lines) this.#paragraph(`${label}: ${value}`)
    this.#y += lineHeight
    this.#body.add(this.#table)
    this.#row(this.#headings, 'TH')
  }

  #cell(column: Column, lines: readonly string[], weight: Weight): void {
    for (const [at, line] of lines.entries()) {
      const left = column.isRight ? column.inner - this.text.widthOf(line, weight) : 0
      this.text.draw(line, column.x + left, this.#y + rowGap + at * lineHeight, weight)
    }
  }

  #below({ height }: { height: number }): void {
    this.#y += height
    this.#rule()
  }

  #row(laid: LaidRow, kind: 'TH' | 'TD'): void {
    const weight = kind === 'TH' ? 'strong' : 'regular'
    const row = this.#document.struct('TR')
    this.#table.add(row)
    for (const [at, column] of this.columns.entries())
      row.add(this.#tagged(kind, () => this.#cell(column, laid.cells[at] ?? [], weight)))
    row.end()
    this.#below(laid)
  }

  /** Says how many pages there will be. */
  expect(pages: number): void {
    this.#pages = pages
  }

  /** Closes the page and begins the next with the headings. */
  turn(): void {
    this.#foot()
    this.#beginPage()
    this.#artifact(() => {
      for (const [at, column] of this.columns.entries())
        this.#cell(column, this.#headings.cells[at] ?? [], 'strong')
    })
    this.#below(this.#headings)
  }

  #heading({ lines }: LaidHeading): void {
    for (const [at, line] of lines.entries())
      this.text.draw(line, page.margin, this.#y + 2 * rowGap + at * lineHeight, 'strong')
  }

  /** One row of the table; over the first of a group its heading, which later pages of the group repeat. */
  add({ row, heading, isFirst }: PlacedRow, isTop: boolean): void {
    if (heading && isFirst) {
      const line = this.#document.struct('TR')
      this.#table.add(line)
      line.add(this.#tagged('TH', () => this.#heading(heading)))
      line.end()
      this.#below(heading)
    } else if (heading && isTop) {
      this.#artifact(() => this.#heading(heading))
      this.#below(heading)
    }
    this.#row(row, 'TD')
  }

  /** Says so when there is nothing, and closes the document. */
  end(rows: number): void {
    this.#table.end()
    if (rows === 0) {
      this.#y += lineHeight
      this.#paragraph('No row fits these filters.')
    }
    this.#body.end()
    this.#foot()
    this.#document.end()
  }
}
