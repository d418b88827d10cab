import { inflateSync } from 'node:zlib'

/** A PDF of ours as a reader finds it. */
export interface ReadPdf {
  pages: number
  /** what is tagged as title, paragraph, heading or cell, in the order of reading; without spaces */
  parts: { tag: string; text: string }[]
  /** what stands outside the order of reading: feet, and the headings of later pages */
  artifacts: string[]
}

interface PdfObject {
  head: string
  stream: string
}

function objectsOf(bytes: Uint8Array): Map<string, PdfObject> {
  const file = Buffer.from(bytes).toString('latin1')
  const objects = new Map<string, PdfObject>()
  for (const [, id = '', body = ''] of file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', rest] = body.split('\nstream\n', 2)
    const raw =
      rest === undefined ? '' : body.slice(body.indexOf('\nstream\n') + 8, body.lastIndexOf('\nendstream'))
    const isPacked = head.includes('/FlateDecode')
    const stream = isPacked ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw
    objects.set(id, { head, stream })
  }
  return objects
}

const fromHex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** Letters by the number of their glyph, of the map a font carries for readers. */
function lettersOf(map: string): Map<number, string> {
  const letters = new Map<number, string>()
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    const texts = [...list.matchAll(/<([0-9a-f ]*)>/gi)].map(([, hex = '']) =>
      fromHex(hex.replaceAll(' ', '')),
    )
    for (const [at, text] of texts.entries()) letters.set(Number.parseInt(first, 16) + at, text)
  }
  return letters
}

function fontsOf(objects: Map<string, PdfObject>): Map<string, Map<number, string>> {
  const fonts = new Map<string, Map<number, string>>()
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1]
      if (map) fonts.set(name, lettersOf(objects.get(map)?.stream ?? ''))
    }
  }
  return fonts
}

/** Reads what the PDFs of reports are made of: tagged texts in fonts that say which letters they show. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const objects = objectsOf(bytes)
  const fonts = fontsOf(objects)
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head))
  const read: ReadPdf = { pages: pages.length, parts: [], artifacts: [] }
  for (const { head } of pages) {
    const content = objects.get(/\/Contents (\d+) 0 R/.exec(head)?.[1] ?? '')?.stream ?? ''
    let font = new Map<number, string>()
    let part = { tag: '', text: '' }
    for (const [, tag, name, shown, end] of content.matchAll(
      /\/(\w+) (?:<<[^>]*>> BDC|BMC)|\/(F\d+) [\d.]+ Tf|\[(.*)\] TJ|\b(EMC)\b/g,
    )) {
      if (tag) part = { tag, text: '' }
      if (name) font = fonts.get(name) ?? font
      for (const [, hex = ''] of shown?.matchAll(/<([0-9a-f]+)>/gi) ?? [])
        for (const glyph of hex.match(/.{4}/g) ?? []) part.text += font.get(Number.parseInt(glyph, 16)) ?? '?'
      if (!end) continue
      part.text = part.text.replaceAll(/\s/g, '')
      if (part.tag !== 'Artifact') read.parts.push(part)
      else if (part.text !== '') read.artifacts.push(part.text)
    }
  }
  return read
}
