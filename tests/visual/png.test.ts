import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { comparePictures } from './compare.ts'
import type { Pixels } from './png.ts'
import { findPalette, roundColours } from './palette.ts'
import { decodePng, encodePng } from './png.ts'

/** Grey steps with one red corner: rows that are equal, alike and different. */
function sample(width = 24, height = 9): Pixels {
  const data = new Uint8Array(width * height * 3).map((_, at) => (at * 7) % 256)
  data.set([200, 10, 30], 0)
  return { width, height, data }
}

/** The sample written by hand in colour kind `kind` with every row in `filter`, as browsers write it. */
function written(filter: number, kind: 2 | 6): Buffer {
  const { width, height, data } = sample()
  const step = kind === 2 ? 3 : 4
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width * step }, (_, x) => {
      const channel = x % step
      return channel === 3 ? 255 : (data[(y * width + Math.floor(x / step)) * 3 + channel] ?? 0)
    }),
  )
  const raw = rows.flatMap((row, y) => [
    filter,
    ...row.map((value, x) => {
      const left = row[x - step] ?? 0
      const up = rows[y - 1]?.[x] ?? 0
      const corner = rows[y - 1]?.[x - step] ?? 0
      const guesses = [0, left, up, Math.floor((left + up) / 2), paeth(left, up, corner)]
      return (value - (guesses[filter] ?? 0)) & 255
    }),
  ])
  const file = encodePng(sample())
  const packed = deflateSync(Buffer.from(raw))
  const head = Buffer.from(file.subarray(0, 33))
  head[25] = kind
  const length = Buffer.alloc(4)
  length.writeUInt32BE(packed.length)
  return Buffer.concat([head, length, Buffer.from('IDAT'), packed, Buffer.alloc(4)])
}

function paeth(left: number, up: number, corner: number): number {
  const target = left + up - corner
  const nearest = [left, up, corner].map((value) => Math.abs(target - value))
  return [left, up, corner][nearest.indexOf(Math.min(...nearest))] ?? 0
}

describe('PNG', () => {
  it('reads what it wrote', () => {
    expect(decodePng(encodePng(sample()))).toEqual(sample())
  })

  it('reads what it wrote without a palette, when there are too many colours for one', () => {
    const data = Uint8Array.from({ length: 30 * 30 * 3 }, (_, at) => (at * 7 + Math.floor(at / 256)) % 256)
    const many = { width: 30, height: 30, data }
    expect(findPalette(many)).toBeUndefined()
    expect(decodePng(encodePng(many))).toEqual(many)
  })

  it('stores rounded colours that still count as the same picture', () => {
    const stored = decodePng(encodePng(roundColours(sample())))
    expect(comparePictures(stored, sample())).toBeUndefined()
    expect(stored.data.every((value) => value % 4 === 0 || value === 255)).toBe(true)
  })

  for (const kind of [2, 6] as const) {
    for (const filter of [0, 1, 2, 3, 4]) {
      it(`reads rows in filter ${filter} of colour kind ${kind}`, () => {
        expect(decodePng(written(filter, kind))).toEqual(sample())
      })
    }
  }

  it('refuses other files in words', () => {
    expect(() => decodePng(Buffer.from('GIF89a, and more than eight bytes'))).toThrow('no PNG')
    const deep = encodePng(sample())
    deep[24] = 16
    expect(() => decodePng(deep)).toThrow('8 bits')
  })
})

describe('comparing', () => {
  const changed = (count: number, by: number): Pixels => {
    const pixels = sample()
    for (let pixel = 0; pixel < count; pixel += 1) {
      const value = pixels.data[pixel * 30] ?? 0
      pixels.data[pixel * 30] = value < 128 ? value + by : value - by
    }
    return pixels
  }

  it('finds nine changed pixels and marks them', () => {
    const difference = comparePictures(sample(), changed(9, 60))
    expect(difference?.reason).toBe('9 pixels changed')
    const picture = decodePng(difference?.picture ?? Buffer.alloc(0))
    expect([...picture.data.subarray(0, 3)]).toEqual([214, 0, 110])
  })

  it('lets pass what nobody can see', () => {
    expect(comparePictures(sample(), sample())).toBeUndefined()
    expect(comparePictures(sample(), changed(60, 8))).toBeUndefined()
    expect(comparePictures(sample(), changed(8, 60))).toBeUndefined()
  })

  it('tells a change of size', () => {
    expect(comparePictures(sample(), sample(24, 10))?.reason).toBe('size changed from 24 x 9 to 24 x 10')
  })
})
