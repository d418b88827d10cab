import { inflateSync } from 'node:zlib'
import { decodedBytesOf } from './pixels.ts'

/** The bytes of the chunks that hold the samples of a PNG, put together. */
function samplesOf(bytes: Uint8Array): Buffer {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Uint8Array[] = []
  for (let at = 8; at + 12 <= bytes.length;) {
    const size = view.getUint32(at)
    const type = Buffer.from(bytes.subarray(at + 4, at + 8)).toString('latin1')
    if (type === 'IDAT') parts.push(bytes.subarray(at + 8, at + 8 + size))
    at += 12 + size
  }
  return Buffer.concat(parts)
}

/**
 * Returns whether the samples of a PNG unpack to no more than its header declares. A header of one pixel may stand before
 * gigabytes of packed zeros; memory outside the objects of a thread is not bounded by the cap of the thread.
 */
export function fitsItsHeader(bytes: Uint8Array): boolean {
  const declared = decodedBytesOf(bytes, 'image/png')
  if (declared === undefined) return false
  // one filter byte a row, at most as many rows as samples; interlaced pictures have up to seven passes
  const most = Math.ceil(declared) * 2 + 65_536
  try {
    inflateSync(samplesOf(bytes), { maxOutputLength: most })
    return true
  } catch {
    return false
  }
}
