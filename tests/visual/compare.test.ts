import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import type { Picture } from './compare.ts'
import { comparePictures, cropPicture, decodePicture, encodePicture } from './compare.ts'

type Colour = readonly [red: number, green: number, blue: number]

/** A picture one pixel high. */
function row(colours: readonly Colour[]): Picture {
  const data = Buffer.from(colours.flatMap((colour) => [...colour, 255]))
  return { width: colours.length, height: 1, data }
}

/** Grey steps with one red corner: neighbours that are equal, alike and different. */
function sample(width = 24, height = 9): Picture {
  const data = Buffer.alloc(width * height * 4, 255)
  for (let at = 0; at < width * height; at += 1) {
    data.set([(at * 21) % 256, (at * 21 + 7) % 256, (at * 21 + 14) % 256], at * 4)
  }
  data.set([200, 10, 30], 0)
  return { width, height, data }
}

/** The sample with `count` pixels changed by `by` in red. */
function changed(count: number, by: number): Picture {
  const picture = sample()
  for (let pixel = 0; pixel < count; pixel += 1) {
    const value = picture.data[pixel * 12] ?? 0
    picture.data[pixel * 12] = value < 128 ? value + by : value - by
  }
  return picture
}

/** Every pair of a mid-grey and a colour whose channels are at most `most` off, one of them exactly. */
function pairs(most: number): { before: Colour[]; after: Colour[] } {
  const steps = Array.from({ length: 2 * most + 1 }, (_, at) => at - most)
  const offsets = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => [red, green, blue])))
  const after = offsets
    .filter((offset) => offset.some((by) => Math.abs(by) === most))
    .map(([red = 0, green = 0, blue = 0]): Colour => [128 + red, 128 + green, 128 + blue])
  return { before: after.map(() => [128, 128, 128]), after }
}

describe('files of pictures', () => {
  it('store rounded colours that count as the same picture', () => {
    const stored = decodePicture(encodePicture(sample()))
    expect(comparePictures(stored, sample())).toBeUndefined()
    expect(stored.data.every((value) => value % 4 === 0 || value === 255)).toBe(true)
  })

  it('read opaque what a browser writes with alpha', () => {
    const png = new PNG({ width: 24, height: 9 })
    png.data.set(sample().data)
    expect(decodePicture(PNG.sync.write(png))).toMatchObject(sample())
  })

  it('refuse other files', () => {
    expect(() => decodePicture(Buffer.from('GIF89a, and more than eight bytes'))).toThrow(
      'unrecognised content',
    )
  })
})

it('cuts a rectangle out of a picture', () => {
  const part = decodePicture(cropPicture(sample(), { left: 3, top: 2, width: 4, height: 5 }))
  expect([part.width, part.height]).toEqual([4, 5])
  const first = (2 * 24 + 3) * 4
  expect([...part.data.subarray(0, 3)]).toEqual([...sample().data.subarray(first, first + 3)])
})

describe('comparing', () => {
  it('finds nine changed pixels and marks them', () => {
    const difference = comparePictures(sample(), changed(9, 60))
    expect(difference?.reason).toBe('9 pixels changed')
    const picture = decodePicture(difference?.picture ?? Buffer.alloc(0))
    expect([...picture.data.subarray(0, 3)]).toEqual([214, 0, 110])
  })

  it('counts every colour that is nine levels off in a channel', () => {
    const { before, after } = pairs(9)
    expect(comparePictures(row(before), row(after))?.reason).toBe(`${after.length} pixels changed`)
  })

  it('ignores colours as far off as storing rounds them', () => {
    const { before, after } = pairs(2)
    expect(comparePictures(row(before), row(after))).toBeUndefined()
  })

  it('counts a changed pixel between two others as on an edge', () => {
    const edge = (middle: number): Colour[] => [
      [0, 0, 0],
      [middle, middle, middle],
      [255, 255, 255],
    ]
    const rows = (middle: number) => row(Array.from({ length: 12 }, () => edge(middle)).flat())
    expect(comparePictures(rows(100), rows(150))?.reason).toBe('12 pixels changed')
  })

  it('ignores what nobody can see', () => {
    expect(comparePictures(sample(), sample())).toBeUndefined()
    expect(comparePictures(sample(), changed(8, 60))).toBeUndefined()
  })

  it('reports a change of size', () => {
    const difference = comparePictures(sample(), sample(24, 10))
    expect(difference?.reason).toBe('size changed from 24 x 9 to 24 x 10')
    const drawn = decodePicture(difference?.picture ?? Buffer.alloc(0))
    expect([drawn.width, drawn.height]).toEqual([24, 10])
    expect([...drawn.data.subarray(9 * 24 * 4, 9 * 24 * 4 + 3)]).toEqual([214, 0, 110])
  })
})
