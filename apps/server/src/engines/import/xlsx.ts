import { zipSync } from 'fflate'
import { streamXlsxRows } from 'hucre/xlsx'
import { inflateRawSync } from 'node:zlib'
import {
  columnIndex,
  columnLetters,
  isBlankCell,
  sheetLimits,
  UnreadableFile,
  type Cell,
  type Grid,
} from './grid.ts'
import { packedBytes, readZipDirectory, type ZipEntry } from './zip-directory.ts'

/** The XML parts of a workbook, unpacked; pictures and the like are left behind. */
type Parts = Record<string, Uint8Array>

const unreadable = () =>
  new UnreadableFile('content', 'The workbook cannot be read. Save it again as .xlsx, then send it.')

/** Unpacks an entry, but never beyond what the directory declared for it. */
function unpack(bytes: Uint8Array, entry: ZipEntry): Buffer {
  const packed = packedBytes(bytes, entry)
  if (entry.method === 0) return Buffer.from(packed)
  try {
    const unpacked = inflateRawSync(packed, { maxOutputLength: Math.max(entry.size, 1) })
    if (unpacked.length !== entry.size) throw unreadable()
    return unpacked
  } catch {
    throw unreadable()
  }
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
    .exec(tag)
    ?.slice(1)
    .find((text) => text !== undefined)

const plain = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

const textOf = (part: Uint8Array | undefined): string => {
  if (!part) throw unreadable()
  return Buffer.from(part).toString('utf8')
}

/** Name and place of the first sheet, by the workbook's own order. */
function firstSheet(parts: Parts): { name: string; path: string } {
  const tag = /<(?:\w+:)?sheet\s[^>]*>/.exec(textOf(parts['xl/workbook.xml']))?.[0] ?? ''
  const id = attribute(tag, '\\w+:id')
  const links = textOf(parts['xl/_rels/workbook.xml.rels']).match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? []
  const target = links
    .map((link) => ({ id: attribute(link, 'Id'), to: attribute(link, 'Target') }))
    .find((link) => link.id === id)?.to
  if (!id || !target) throw unreadable()
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
  return { name: plain(attribute(tag, 'name') ?? 'Sheet1'), path }
}

/** The sheet without the empty rows after its last value; spreadsheets like to keep a million of them. */
function withoutTail(xml: string): string {
  const end = xml.lastIndexOf('</sheetData>')
  const last = Math.max(...['</v>', '</is>', '<f'].map((mark) => xml.lastIndexOf(mark, end)))
  const from = last < 0 ? -1 : xml.indexOf('</row>', last)
  return from < 0 || from > end ? xml : xml.slice(0, from + '</row>'.length) + xml.slice(end)
}

/** Cells of formulas by their reference; refuses cells far outside any table, before a reader makes room for them. */
function scanCells(xml: string): ReadonlySet<string> {
  const formulas = new Set<string>()
  let current = ''
  for (const match of xml.matchAll(
    /<(?:\w+:)?c\s[^>]*?\br\s*=\s*["']([A-Z]{1,7})(\d{1,10})["'][^>]*>|<(?:\w+:)?f[\s>/]/g,
  )) {
    const [, letters, row] = match
    if (letters === undefined) {
      formulas.add(current)
      if (formulas.size > sheetLimits.rows)
        throw new UnreadableFile(
          'content',
          'The sheet is full of formulas. Paste it as values, then send it.',
        )
      continue
    }
    current = `${letters}${row}`
    if (columnIndex(letters) >= sheetLimits.columns || Number(row) > 1_048_576) {
      throw new UnreadableFile(
        'content',
        `The sheet has a cell at ${current}, far outside a price list. Delete what is there, then send it.`,
      )
    }
  }
  return formulas
}

/** Number of the texts that cells share. */
function sharedTexts(parts: Parts): number {
  const links = textOf(parts['xl/_rels/workbook.xml.rels']).match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? []
  const link = links.find((one) => attribute(one, 'Type')?.endsWith('/sharedStrings'))
  const target = (link && attribute(link, 'Target')) ?? 'sharedStrings.xml'
  const part = parts[target.startsWith('/') ? target.slice(1) : `xl/${target}`]
  return part ? (textOf(part).match(/<(?:\w+:)?si[\s>/]/g)?.length ?? 0) : 0
}

/** Refuses a cell whose text is not in the file: it would be read as empty. */
function checkTexts(xml: string, parts: Parts): void {
  const count = sharedTexts(parts)
  const cells =
    /<(?:\w+:)?c\s([^>]*[^/>])>(?:\s*<(?:\w+:)?f\b[^>]*(?:\/>|>[^<]*<\/(?:\w+:)?f>))?\s*<(?:\w+:)?v>([^<]*)</g
  for (const [, tag = '', value = ''] of xml.matchAll(cells)) {
    if (attribute(tag, 't') !== 's') continue
    if (/^\s*\d+\s*$/.test(value) && Number(value) < count) continue
    const at = attribute(tag, 'r') ?? 'a cell'
    throw new UnreadableFile(
      'content',
      `The workbook is damaged: the text of ${at} is missing from the file. Save it again as .xlsx, then send it.`,
    )
  }
}

function cellOf(value: unknown, reference: string, formulas: ReadonlySet<string>): Cell {
  if (formulas.has(reference)) return { formula: true }
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? null : { day: value.toISOString().slice(0, 10) }
  if (typeof value === 'string')
    return value.length > sheetLimits.cellLength ? value.slice(0, sheetLimits.cellLength + 1) : value
  return typeof value === 'number' || typeof value === 'boolean' ? value : null
}

/**
 * Reads the filled rows of the first sheet of a workbook. Sizes and references are checked first; the reader then gets
 * a fresh archive of the parts that passed, so that it never sees what the sender packed.
 */
export async function readXlsxGrid(bytes: Uint8Array): Promise<Grid> {
  const entries = readZipDirectory(bytes).filter((entry) => /\.(xml|rels)$/i.test(entry.name))
  const parts: Parts = Object.fromEntries(entries.map((entry) => [entry.name, unpack(bytes, entry)]))
  const { name, path } = firstSheet(parts)
  const xml = textOf(parts[path])
  const formulas = scanCells(xml)
  checkTexts(xml, parts)
  const checked = zipSync({ ...parts, [path]: Buffer.from(withoutTail(xml)) }, { level: 0 })
  const grid: Grid = { sheet: name, rows: [] }
  for await (const { index, values } of streamXlsxRows(checked, { sheet: 0 })) {
    if (!Number.isSafeInteger(index) || index < 0) throw unreadable()
    const cells = values.map((value, at) => cellOf(value, `${columnLetters(at)}${index + 1}`, formulas))
    if (cells.every(isBlankCell)) continue
    if (grid.rows.length >= sheetLimits.rows + sheetLimits.preface) {
      throw new UnreadableFile(
        'content',
        'The sheet has more than 20,000 rows. Split it, then send the parts.',
      )
    }
    grid.rows.push({ row: index + 1, cells })
  }
  return grid
}
