import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { pdfOf } from './sample-pdf.ts'
import { samplePages } from './sample-pages.ts'

/** A sample file: the attachments of the sample share them, one for each kind of document. */
export interface SampleFile {
  bytes: Uint8Array
  sha256: string
  size: number
  contentType: string
  extension: string
}

/** A picture of light and dark squares, each of so many pixels. */
interface Picture {
  columns: number
  rows: number
  isDark: (x: number, y: number) => boolean
}

/** A typed page: a heading, then lines of words of uneven length. */
const typedPage: Picture = {
  columns: 48,
  rows: 64,
  isDark: (x, y) => {
    if (x < 5 || x > 42) return false
    if (y >= 6 && y < 8) return x > 14 && x < 34
    if (y < 12 || y > 54 || y % 3 !== 0) return y === 58 && x > 26
    return (x * 7 + y * 5) % 11 > 1 && x < 34 + ((y * 13) % 9)
  },
}

/** The front of a building: a flat roof, windows in rows, a door in the middle. */
const building: Picture = {
  columns: 40,
  rows: 30,
  isDark: (x, y) => {
    if (y > 26) return true
    if (x < 4 || x > 35 || y < 5) return false
    if (y < 7) return true
    if (y > 19 && x > 16 && x < 23) return true
    return (x - 4) % 6 > 1 && (x - 4) % 6 < 5 && (y - 7) % 5 > 0 && (y - 7) % 5 < 4 && y < 20
  },
}

const scaled = ({ columns, rows, isDark }: Picture, scale: number) => ({
  width: columns * scale,
  height: rows * scale,
  isDark: (x: number, y: number) => isDark(Math.floor(x / scale), Math.floor(y / scale)),
})

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

function png(): Buffer {
  const { width, height, isDark } = scaled(typedPage, 8)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(8, 8)
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: width }, (__, x) => (isDark(x, y) ? 60 : 240))]),
  )
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    // Stored, not squeezed: the bytes are the same with every version of the compressor.
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const segment = (marker: number, data: readonly number[]) =>
  Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255, ...data])

/** A grey JPEG of plain squares: only the mean of each block is written, which is all such a picture has. */
function jpeg(): Buffer {
  const { width, height, isDark } = scaled(building, 16)
  let bits = ''
  let last = 0
  for (let y = 0; y < height; y += 8) {
    for (let x = 0; x < width; x += 8) {
      const mean = isDark(x, y) ? -34 : 56
      const difference = mean - last
      last = mean
      const size = Math.abs(difference).toString(2).length * Number(difference !== 0)
      const value = difference < 0 ? difference + 2 ** size - 1 : difference
      // Class of the difference, the difference itself, and "no further detail".
      bits += size.toString(2).padStart(4, '0')
      if (size > 0) bits += value.toString(2).padStart(size, '0')
      bits += '0'
    }
  }
  bits = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1')
  const scan: number[] = []
  for (let at = 0; at < bits.length; at += 8) {
    const byte = Number.parseInt(bits.slice(at, at + 8), 2)
    scan.push(byte, ...(byte === 0xff ? [0] : []))
  }
  const classes = Array.from({ length: 12 }, (_, at) => at)
  const lengths = (length: number, count: number) =>
    Array.from({ length: 16 }, (_, at) => (at + 1 === length ? count : 0))
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, [0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    segment(0xdb, [0, ...Array.from({ length: 64 }, () => 16)]),
    segment(0xc0, [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]),
    segment(0xc4, [0, ...lengths(4, 12), ...classes]),
    segment(0xc4, [0x10, ...lengths(1, 1), 0]),
    segment(0xda, [1, 1, 0, 0, 63, 0]),
    Buffer.from(scan),
    Buffer.from([0xff, 0xd9]),
  ])
}

function sample(bytes: Buffer, contentType: string, extension: string): SampleFile {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { bytes, sha256, size: bytes.length, contentType, extension }
}

/** The files by the kind of document they look like: sheets of paper, cards, a scan and a photograph. */
export const sampleFiles = {
  ...(Object.fromEntries(
    Object.entries(samplePages).map(([name, page]) => [name, sample(pdfOf(page), 'application/pdf', 'pdf')]),
  ) as Record<keyof typeof samplePages, SampleFile>),
  scan: sample(png(), 'image/png', 'png'),
  photograph: sample(jpeg(), 'image/jpeg', 'jpg'),
} as const satisfies Record<string, SampleFile>
