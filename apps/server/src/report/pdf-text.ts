import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

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
      document.registerFont(fontName(weight, part), file)
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

/** Sets text of one size: measures, breaks into lines, draws. */
export class Typesetter {
  readonly #document: PDFKit.PDFDocument
  readonly #size: number
  readonly #widths = new Map<string, number>()

  constructor(document: PDFKit.PDFDocument, size: number) {
    this.#document = document
    this.#size = size
  }

  #widthOfChar(char: string, weight: Weight): number {
    const key = weight + char
    let width = this.#widths.get(key)
    if (width === undefined) {
      this.#document.font(fontName(weight, partOf(char))).fontSize(this.#size)
      width = this.#document.widthOfString(char)
      this.#widths.set(key, width)
    }
    return width
  }

  /** Width of a text in points. */
  widthOf(text: string, weight: Weight = 'regular'): number {
    let width = 0
    for (const char of text) width += this.#widthOfChar(char, weight)
    return width
  }

  /** Breaks a text into lines of at most `width` points, between words where it can. */
  linesOf(text: string, width: number, weight: Weight = 'regular'): string[] {
    const lines: string[] = []
    let line = ''
    for (const word of text.split(/\s+/)) {
      const longer = line === '' ? word : `${line} ${word}`
      if (this.widthOf(longer, weight) <= width) {
        line = longer
        continue
      }
      if (line !== '') lines.push(line)
      line = ''
      for (const char of word) {
        if (line !== '' && this.widthOf(line + char, weight) > width) {
          lines.push(line)
          line = ''
        }
        line += char
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
