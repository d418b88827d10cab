import { parse } from 'csv-parse/sync'
import { isBlankCell, sheetLimits, UnreadableFile, type Cell, type Grid } from './grid.ts'

/** Text of a CSV file, whatever encoding a spreadsheet program chose: a byte order mark decides, else UTF-8, else Windows. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return new TextDecoder('utf-8').decode(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  // UTF-16 without a mark: figures and commas leave every other byte empty.
  if (second === 0 && first !== 0) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0 && second !== 0) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The separator most used in the first lines, outside quotes. */
export function separatorOf(text: string): string {
  const start = text.slice(0, 20_000).replaceAll(/"[^"]*"/g, '')
  const counted = [',', ';', '\t'].map((mark) => ({ mark, count: start.split(mark).length }))
  return counted.sort((a, b) => b.count - a.count)[0]?.mark ?? ','
}

function recordsOf(text: string): string[][] {
  try {
    return parse(text, {
      delimiter: separatorOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: 1_000_000,
      bom: true,
    })
  } catch (error) {
    const lines = (error as { lines?: unknown }).lines
    const where = typeof lines === 'number' ? ` near line ${lines}` : ''
    throw new UnreadableFile(
      'content',
      `A quotation mark is not closed${where}, or a cell is too long. Correct it, then send the file.`,
    )
  }
}

function cellOf(text: string): Cell {
  const trimmed = text.trim()
  if (trimmed === '') return null
  // A spreadsheet program would run it; a number with a sign is no formula.
  if (/^[=@]/.test(trimmed)) return { formula: true }
  return trimmed.slice(0, sheetLimits.cellLength + 1)
}

/** Reads the filled rows of a CSV file. */
export function readCsvGrid(bytes: Uint8Array): Grid {
  const text = decodeText(bytes)
  if (text.includes('\0'))
    throw new UnreadableFile('type', 'The file is neither a workbook (.xlsx) nor CSV text.')
  const grid: Grid = { sheet: 'CSV', rows: [] }
  for (const [index, record] of recordsOf(text).entries()) {
    if (record.length > sheetLimits.columns) {
      throw new UnreadableFile('content', `Row ${index + 1} has more than ${sheetLimits.columns} columns.`)
    }
    const cells = record.map(cellOf)
    if (cells.every(isBlankCell)) continue
    if (grid.rows.length >= sheetLimits.rows + sheetLimits.preface) {
      throw new UnreadableFile(
        'content',
        'The file has more than 20,000 rows. Split it, then send the parts.',
      )
    }
    grid.rows.push({ row: index + 1, cells })
  }
  return grid
}
