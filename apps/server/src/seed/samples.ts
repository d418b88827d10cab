import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

/** A sample file: every attachment of the sample shows one of five. */
export interface SampleFile {
  bytes: Uint8Array
  sha256: string
  size: number
  contentType: string
  extension: string
}

const word = [
  ' ### ###  ## ##### # #   ###',
  '#    # # # # # # # # #   #  ',
  ' ##  ### # # # ### # #   ## ',
  '   # # # #   # #   # #   #  ',
  '###  # # #   # #   # ### ###',
]

/** The word as a picture of light and dark squares, with a margin. */
function picture(scale: number): {
  width: number
  height: number
  isDark: (x: number, y: number) => boolean
} {
  const columns = (word[0]?.length ?? 0) + 4
  const rows = word.length + 4
  return {
    width: columns * scale,
    height: rows * scale,
    isDark: (x, y) => word[Math.floor(y / scale) - 2]?.[Math.floor(x / scale) - 2] === '#',
  }
}

function pdf(title: string, lines: readonly string[]): Buffer {
  const text = [
    'BT /F1 26 Tf 72 740 Td (SAMPLE) Tj ET',
    `BT /F1 16 Tf 72 700 Td (${title}) Tj ET`,
    ...lines.map((line, at) => `BT /F1 11 Tf 72 ${664 - at * 18} Td (${line}) Tj ET`),
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

function png(): Buffer {
  const { width, height, isDark } = picture(8)
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
  const { width, height, isDark } = picture(16)
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

const about = [
  'This document was made for demonstration and tests.',
  'It certifies nothing, and nobody is named in it.',
]

/** The five files: a licence, a certificate, a contract, a scan and a photograph. */
export const sampleFiles = {
  licence: sample(pdf('Licence', [...about, 'Number: SAMPLE-0001']), 'application/pdf', 'pdf'),
  certificate: sample(pdf('Certificate', about), 'application/pdf', 'pdf'),
  contract: sample(
    pdf('Memorandum of agreement', [...about, 'Between the HMO and the provider.']),
    'application/pdf',
    'pdf',
  ),
  scan: sample(png(), 'image/png', 'png'),
  photograph: sample(jpeg(), 'image/jpeg', 'jpg'),
} as const satisfies Record<string, SampleFile>
