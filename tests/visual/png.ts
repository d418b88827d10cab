import { crc32, deflateSync, inflateSync } from 'node:zlib'
import { applyPalette, findPalette } from './palette.ts'

/** A picture as bytes: three for each pixel (red, green, blue), row after row from the top. */
export interface Pixels {
  width: number
  height: number
  /** `width * height * 3` bytes. */
  data: Uint8Array
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const RGB = 2
const INDEXED = 3
const RGBA = 6
/** How the bytes of a row are written: as the difference to one neighbour or to what several let expect. */
const [SUB, UP, AVERAGE, PAETH] = [1, 2, 3, 4]
const CHANNELS: ReadonlyMap<number, number> = new Map([
  [RGB, 3],
  [INDEXED, 1],
  [RGBA, 4],
])

/**
 * Writes pixels as PNG, 8 bits, with a palette where 256 colours are enough. Flat areas of a screen pack best without row
 * filters, at the highest level.
 */
export function encodePng(pixels: Pixels): Buffer {
  const { width, height, data } = pixels
  const palette = findPalette(pixels)
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, palette ? INDEXED : RGB, 0, 0, 0], 8)
  const values = palette?.indices ?? data
  const stride = values.length / height
  // The first byte of each row names its filter; zero is none.
  const rows = Buffer.alloc((stride + 1) * height)
  for (let y = 0; y < height; y += 1) {
    rows.set(values.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1)
  }
  const packed = deflateSync(rows, { level: 9, memLevel: 9 })
  const colours = palette ? [chunk('PLTE', Buffer.from(palette.colours))] : []
  const parts = [chunk('IHDR', head), ...colours, chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([SIGNATURE, ...parts])
}

/**
 * Reads a PNG of the kinds the browser and `encodePng` write: 8 bits, RGB, RGBA or with a palette, not interlaced; alpha is
 * dropped.
 */
export function decodePng(file: Buffer): Pixels {
  if (!file.subarray(0, 8).equals(SIGNATURE)) throw new Error('This is no PNG file.')
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)]
  const [depth, kind = 0, , , interlaced] = file.subarray(24, 29)
  const channels = CHANNELS.get(kind)
  if (depth !== 8 || channels === undefined || interlaced !== 0) {
    throw new Error('This kind of PNG is not read: 8 bits, RGB, RGBA or palette, not interlaced.')
  }
  const packed = Buffer.concat(readChunks(file, 'IDAT'))
  const rows = unfilter(inflateSync(packed), height, width * channels, channels)
  if (kind === INDEXED) {
    const colours = Buffer.concat(readChunks(file, 'PLTE'))
    return { width, height, data: applyPalette({ colours, indices: rows }) }
  }
  return { width, height, data: channels === 3 ? rows : dropAlpha(rows) }
}

function dropAlpha(rows: Uint8Array): Uint8Array {
  const data = new Uint8Array((rows.length / 4) * 3)
  for (let from = 0, to = 0; to < data.length; from += 4, to += 3) {
    data[to] = rows[from] ?? 0
    data[to + 1] = rows[from + 1] ?? 0
    data[to + 2] = rows[from + 2] ?? 0
  }
  return data
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

function readChunks(file: Buffer, name: string): Buffer[] {
  const found: Buffer[] = []
  for (let at = SIGNATURE.length; at < file.length;) {
    const length = file.readUInt32BE(at)
    if (file.toString('latin1', at + 4, at + 8) === name) found.push(file.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  return found
}

/**
 * Turns the differences each row is written in back into values; the PNG specification calls it reconstruction. A loop for
 * each filter: every byte of every picture goes through here.
 */
function unfilter(raw: Buffer, height: number, stride: number, step: number): Uint8Array {
  const out = new Uint8Array(stride * height)
  // A pixel of nothing stands before each row, so that every byte has neighbours.
  let [row, above] = [new Uint8Array(step + stride), new Uint8Array(step + stride)]
  for (let y = 0; y < height; y += 1) {
    const from = y * (stride + 1) + 1
    row.set(raw.subarray(from, from + stride), step)
    rebuild(raw[from - 1] ?? 0, row, above, step)
    out.set(row.subarray(step), y * stride)
    ;[row, above] = [above, row]
  }
  return out
}

/** Adds to each byte of a row what its filter expected it to be from its neighbours to the left and above. */
function rebuild(filter: number, row: Uint8Array, above: Uint8Array, step: number): void {
  const add = (at: number, guess: number) => (row[at] = (row[at] ?? 0) + guess)
  const left = (at: number) => row[at - step] ?? 0
  const up = (at: number) => above[at] ?? 0
  if (filter === SUB) for (let at = step; at < row.length; at += 1) add(at, left(at))
  if (filter === UP) for (let at = step; at < row.length; at += 1) add(at, up(at))
  if (filter === AVERAGE) for (let at = step; at < row.length; at += 1) add(at, (left(at) + up(at)) >> 1)
  if (filter === PAETH) {
    for (let at = step; at < row.length; at += 1) add(at, nearest(left(at), up(at), above[at - step] ?? 0))
  }
}

/** Whichever neighbour is nearest to left plus above minus the corner between them. */
function nearest(left: number, up: number, corner: number): number {
  const a = Math.abs(up - corner)
  const b = Math.abs(left - corner)
  const c = Math.abs(left + up - 2 * corner)
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}
