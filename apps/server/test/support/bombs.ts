import { strToU8, zipSync } from 'fflate'
import { crc32, deflateSync } from 'node:zlib'
import { rowsXml, workbook } from './workbooks.ts'

const mega = 1_048_576

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, sum])
}

/** A PNG with transparency whose header declares `side` x `side` pixels before `rows` packed rows of zeros. */
export function pngBytes(side: number, rows = side): Uint8Array {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 6, 0, 0, 0], 8)
  const data = deflateSync(Buffer.alloc((side * 4 + 1) * rows), { level: 1 })
  const mark = Buffer.from('89504e470d0a1a0a', 'hex')
  return new Uint8Array(
    Buffer.concat([mark, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]),
  )
}

/** A JPEG whose frame declares the largest picture there is. */
function hugeJpeg(): Uint8Array {
  const jfif = [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]
  const frame = [0xff, 0xc0, 0, 17, 8, 0xff, 0xff, 0xff, 0xff, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]
  return Uint8Array.from([...jfif, ...frame, ...Array<number>(5000).fill(0)])
}

/** A PDF of opened dictionaries, without an end. */
const deepPdf = (): Uint8Array =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n${'<< /Kids ['.repeat(400_000)}\n%%EOF`, 'latin1')

const zeros = (megabytes: number) => new Uint8Array(megabytes * mega)

/** A file of the corpus: its name, its bytes, and the kind it claims to be. */
export interface FileBomb {
  name: string
  type: string
  bytes: Uint8Array
}

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Files that a person could upload as a document; made anew in each run, never stored. */
export const documentBombs = (): readonly FileBomb[] => [
  { name: 'wide.png', type: 'image/png', bytes: pngBytes(7000) },
  { name: 'large.png', type: 'image/png', bytes: pngBytes(2400) },
  { name: 'one-pixel.png', type: 'image/png', bytes: pngBytes(1, 8_000_000) },
  { name: 'huge.jpg', type: 'image/jpeg', bytes: hugeJpeg() },
  { name: 'deep.pdf', type: 'application/pdf', bytes: deepPdf() },
  {
    name: 'full.docx',
    type: docx,
    bytes: zipSync(
      { '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': zeros(60) },
      { level: 9 },
    ),
  },
  {
    name: 'many.zip',
    type: docx,
    bytes: zipSync(Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`${at}`, strToU8('x')]))),
  },
]

/** Files that a person could upload as a workbook of prices. */
export const workbookBombs = (): readonly FileBomb[] => [
  {
    name: 'zeros.xlsx',
    type: xlsx,
    bytes: workbook('', { parts: { 'xl/worksheets/sheet1.xml': zeros(80) } }),
  },
  {
    name: 'corner.xlsx',
    type: xlsx,
    bytes: workbook('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
  },
  {
    name: 'columns.xlsx',
    type: xlsx,
    bytes: workbook(rowsXml(Array.from({ length: 3000 }, () => Array<number>(250).fill(7)))),
  },
  {
    name: 'quotes.csv',
    type: 'text/csv',
    bytes: Buffer.from(`code,rate\n"${'""'.repeat(4 * mega)}`),
  },
]

/** Bodies of JSON that cost more to read than to send. */
export const jsonBombs = (): readonly { name: string; text: string }[] => [
  { name: 'a megabyte of numbers', text: `[${'0,'.repeat(499_000)}0]` },
  { name: '500,000 levels', text: '['.repeat(500_000) + ']'.repeat(500_000) },
  {
    name: '90,000 names',
    text: `{${Array.from({ length: 90_000 }, (_, at) => `"k${at}":1`).join(',')}}`,
  },
  { name: 'prototypes', text: `{"__proto__":${'{"__proto__":'.repeat(60)}1${'}'.repeat(61)}` },
]
