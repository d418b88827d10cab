import type { Page } from 'playwright'

/** How far a colour channel may be off (0 to 255) before its pixel counts as different. */
const CHANNEL_TOLERANCE = 8

/** How many different pixels are still the same picture: less than the smallest visible change. */
const PIXEL_TOLERANCE = 8

/** Two pictures that differ. */
export interface Difference {
  /** What differs, in words. */
  reason: string
  /** A PNG with the changed pixels marked; missing when the sizes differ. */
  picture?: Buffer
}

interface Comparison {
  sizes?: string
  changed: number
  picture: string
}

/** Compares two PNGs; undefined when they show the same. The page decodes them, so no image library is needed. */
export async function comparePictures(
  page: Page,
  before: Buffer,
  after: Buffer,
): Promise<Difference | undefined> {
  if (before.equals(after)) return undefined
  const { sizes, changed, picture } = await page.evaluate(compareInPage, {
    before: before.toString('base64'),
    after: after.toString('base64'),
    tolerance: CHANNEL_TOLERANCE,
  })
  if (sizes !== undefined) return { reason: `size changed from ${sizes}` }
  if (changed <= PIXEL_TOLERANCE) return undefined
  return { reason: `${changed} pixels changed`, picture: Buffer.from(picture, 'base64') }
}

async function compareInPage(input: {
  before: string
  after: string
  tolerance: number
}): Promise<Comparison> {
  const read = async (base64: string) => {
    const blob = await (await fetch(`data:image/png;base64,${base64}`)).blob()
    const bitmap = await createImageBitmap(blob, { colorSpaceConversion: 'none', premultiplyAlpha: 'none' })
    const canvas = Object.assign(document.createElement('canvas'), {
      width: bitmap.width,
      height: bitmap.height,
    })
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (context === null) throw new Error('This browser draws no canvas.')
    context.drawImage(bitmap, 0, 0)
    return { canvas, context, image: context.getImageData(0, 0, bitmap.width, bitmap.height) }
  }
  const [old, now] = await Promise.all([read(input.before), read(input.after)])
  const size = ({ width, height }: ImageData) => `${width} x ${height}`
  if (size(old.image) !== size(now.image)) {
    return { sizes: `${size(old.image)} to ${size(now.image)}`, changed: 0, picture: '' }
  }
  const [a, b] = [old.image.data, now.image.data]
  let changed = 0
  for (let at = 0; at < b.length; at += 4) {
    let distance = 0
    for (let channel = at; channel < at + 4; channel += 1) {
      distance = Math.max(distance, Math.abs((a[channel] ?? 0) - (b[channel] ?? 0)))
    }
    if (distance > input.tolerance) {
      changed += 1
      b.set([214, 0, 110, 255], at)
    } else {
      // What stayed is faded, so that a few changed pixels are found at a glance.
      b[at + 3] = 64
    }
  }
  now.context.putImageData(now.image, 0, 0)
  return { changed, picture: now.canvas.toDataURL('image/png').replace('data:image/png;base64,', '') }
}
