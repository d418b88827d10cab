import { describe, expect, it } from 'vitest'
import { comparePictures, decodePicture } from './compare.ts'
import type { Picture } from './compare.ts'
import { encodePalette, halved, roundedLike } from './palette.ts'

/** A page of one colour with a block of another, and letters in 90 steps between. */
function screen(block: readonly [number, number, number]): Picture {
  const [width, height] = [100, 60]
  const data = Buffer.alloc(width * height * 4, 255)
  for (let at = 0; at < width * height; at += 1) {
    const [row, column] = [Math.floor(at / width), at % width]
    if (row > 20 && row < 40) data.set(block, at * 4)
    if (row === 5 && column < 90) data.set([column * 2, column * 2, column * 2], at * 4)
  }
  return { width, height, data }
}
const stored = decodePicture(encodePalette(screen([0, 106, 113])))
const compared = (taken: Picture) => comparePictures(stored, roundedLike(taken, stored))

describe('stored screens', () => {
  it('have few colours, the flat ones as they were', () => {
    const colours = new Set(
      Array.from({ length: 6000 }, (_, at) => stored.data.subarray(at * 4, at * 4 + 3).join(' ')),
    )
    expect(colours.size).toBe(32)
    expect(colours).toContain('0 106 113')
    expect(colours).toContain('255 255 255')
  })

  it('are the same picture as the one they were made from, to the pixel', () => {
    const taken = screen([0, 106, 113])
    expect(roundedLike(taken, stored).data.equals(stored.data)).toBe(true)
    expect(compared(taken)).toBeUndefined()
  })

  it('differ from one with a flat colour that is near, or a pixel larger', () => {
    expect(compared(screen([0, 112, 122]))?.reason).toMatch(/^190\d pixels changed$/u)
    expect(compared({ ...screen([0, 106, 113]), height: 59 })?.reason).toContain('size changed')
  })

  it('keep a rare colour that is like no other, and see it go', () => {
    const late = (colour: readonly [number, number, number]): Picture => {
      const picture = screen([0, 106, 113])
      for (let column = 0; column < 20; column += 1) picture.data.set(colour, (50 * 100 + column) * 4)
      return picture
    }
    const red = decodePicture(encodePalette(late([180, 35, 24])))
    expect(comparePictures(red, roundedLike(late([180, 35, 24]), red))).toBeUndefined()
    expect(comparePictures(red, roundedLike(late([90, 95, 98]), red))?.reason).toMatch(/pixels changed$/u)
  })

  it('keep a rare hue no step of which has many pixels, and see it go', () => {
    /** A thin red text: 24 pixels, no two of them in one step between letter and ground. */
    const text = (isRed: boolean): Picture => {
      const picture = screen([0, 106, 113])
      for (let step = 0; step < 24; step += 1) {
        const rest = 30 + step * 5
        picture.data.set(isRed ? [180 + step * 2, rest, rest] : [rest, rest, rest], (50 * 100 + step) * 4)
      }
      return picture
    }
    const red = decodePicture(encodePalette(text(true)))
    const isRed = (place: number) => (red.data[place] ?? 0) > (red.data[place + 1] ?? 0) + 60
    const places = Array.from({ length: 24 }, (_, step) => (50 * 100 + step) * 4)
    expect(places.filter(isRed).length).toBeGreaterThan(12)
    expect(comparePictures(red, roundedLike(text(true), red))).toBeUndefined()
    expect(comparePictures(red, roundedLike(text(false), red))?.reason).toMatch(/pixels changed$/u)
  })

  it('are halved to the mean of four pixels', () => {
    const [width, height] = [2, 2]
    const grey = [0, 100, 200, 101].flatMap((value) => [value, value, value, 255])
    expect([...halved({ width, height, data: Buffer.from(grey) }).data]).toEqual([100, 100, 100, 255])
  })
})
