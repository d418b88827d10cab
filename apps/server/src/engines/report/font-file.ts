import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

/** Sizes of the parts of both formats in bytes: head of the file, and what its directory says of a table. */
const woff = { head: 44, entry: 20 }
const openType = { head: 12, entry: 16 }

const padded = (length: number): number => Math.ceil(length / 4) * 4

/** Unpacks a WOFF font (version 1) into the plain OpenType file it was made of. */
function unpack(packed: Buffer): Buffer {
  const count = packed.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = woff.head + at * woff.entry
    const [from, size, length] = [4, 8, 12].map((field) => packed.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ]
    const cached = packed.subarray(from, from + size)
    // a table that would not become smaller stands there as it is
    return { at: entry, bytes: size < length ? inflateSync(cached) : cached }
  })
  const start = openType.head + count * openType.entry
  const plain = Buffer.alloc(tables.reduce((sum, { bytes }) => sum + padded(bytes.length), start))
  packed.copy(plain, 0, 4, 8)
  const selector = Math.floor(Math.log2(count))
  for (const [at, value] of [count, 16 * 2 ** selector, selector, 16 * (count - 2 ** selector)].entries())
    plain.writeUInt16BE(value, 4 + at * 2)
  let place = start
  for (const [index, { at, bytes }] of tables.entries()) {
    const entry = openType.head + index * openType.entry
    packed.copy(plain, entry, at, at + 4)
    packed.copy(plain, entry + 4, at + 16, at + 20)
    plain.writeUInt32BE(place, entry + 8)
    plain.writeUInt32BE(bytes.length, entry + 12)
    bytes.copy(plain, place)
    place += padded(bytes.length)
  }
  return plain
}

const known = new Map<string, Buffer>()

/**
 * A font as PDFs are set from it, read once per process. The library of the PDFs takes WOFF too, but unpacks a whole table in
 * its own code for every letter it looks up.
 */
export function fontFile(path: string): Buffer {
  const bytes = known.get(path) ?? unpack(readFileSync(path))
  known.set(path, bytes)
  return bytes
}
