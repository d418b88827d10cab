import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fontFile } from './font-file.ts'

const require = createRequire(import.meta.url)
const files = join(dirname(require.resolve('@fontsource/ibm-plex-sans/package.json')), 'files')

/** Weights a report is set in. */
export type Weight = 'regular' | 'strong'

const weights: Readonly<Record<Weight, number>> = { regular: 400, strong: 600 }

/** The font comes in two files; the second has the peso sign and letters that few names need. */
type Part = 'latin' | 'latin-ext'

const fontName = (weight: Weight, part: Part): string => `${weight}-${part}`

/** Makes the fonts known to a document. */
export function registerFonts(document: PDFKit.PDFDocument): void {
  for (const weight of ['regular', 'strong'] as const) {
    for (const part of ['latin', 'latin-ext'] as const) {
      const file = join(files, `ibm-plex-sans-${part}-${weights[weight]}-normal.woff`)
      document.registerFont(fontName(weight, part), fontFile(file))
    }
  }
}

function partOf(char: string): Part {
  const point = char.codePointAt(0) ?? 0
  const isCommon = point <= 0xff || (point >= 0x2000 && point <= 0x206f) || point === 0x20ac
  return isCommon ? 'latin' : 'latin-ext'
}

interface Run {
  part: Part
  text: string
}

/** A text in pieces that one font file can set. */
function runsOf(text: string): Run[] {
  const runs: Run[] = []
  for (const char of text) {
    const part = partOf(char)
    const last = runs.at(-1)
    if (last?.part === part) last.text += char
    else runs.push({ part, text: char })
  }
  return runs
}

/** How much of a line an item of a list may take and still stay whole. */
const shortItem = 0.6

/** Sets text of one size: measures, breaks into lines, draws. */
export class Typesetter {
  readonly #document: PDFKit.PDFDocument
  readonly #size: number
  readonly #widths: Readonly<Record<Weight, Map<string, number>>> = { regular: new Map(), strong: new Map() }

  constructor(document: PDFKit.PDFDocument, size: number) {
    this.#document = document
    this.#size = size
  }

  #widthOfChar(char: string, weight: Weight): number {
    const known = this.#widths[weight]
    let width = known.get(char)
    if (width === undefined) {
      this.#document.font(fontName(weight, partOf(char))).fontSize(this.#size)
      width = this.#document.widthOfString(char)
      known.set(char, width)
    }
    return width
  }

  /** Width of a text in points. */
  widthOf(text: string, weight: Weight = 'regular'): number {
    let width = 0
    for (const char of text) width += this.#widthOfChar(char, weight)
    return width
  }

  /** The pieces a text breaks between: its words; a short item of a list, such as a day with its hours, is one. */
  #words(text: string, width: number, weight: Weight): string[] {
    const items = text.split(/(?<=,) /)
    if (items.length === 1) return text.split(/\s+/)
    return items.flatMap((item) =>
      this.widthOf(item, weight) <= width * shortItem ? [item] : item.split(/\s+/),
    )
  }

  /** Breaks a text into lines of at most `width` points, between words where it can. */
  linesOf(text: string, width: number, weight: Weight = 'regular'): string[] {
    const lines: string[] = []
    let line = ''
    let used = 0
    for (const word of this.#words(text, width, weight)) {
      const gap = line === '' ? '' : ' '
      const wide = this.widthOf(gap + word, weight)
      if (used + wide <= width) {
        line += gap + word
        used += wide
        continue
      }
      if (line !== '') lines.push(line)
      line = ''
      used = 0
      for (const char of word) {
        const more = this.#widthOfChar(char, weight)
        if (line !== '' && used + more > width) {
          lines.push(line)
          line = ''
          used = 0
        }
        line += char
        used += more
      }
    }
    return line === '' && lines.length > 0 ? lines : [...lines, line]
  }

  /** Draws one line with its upper left corner at x, y. */
  draw(text: string, x: number, y: number, weight: Weight = 'regular'): void {
    let at = x
    for (const run of runsOf(text)) {
      this.#document.font(fontName(weight, run.part)).fontSize(this.#size)
      this.#document.text(run.text, at, y, { lineBreak: false })
      at += this.widthOf(run.text, weight)
    }
  }
}
