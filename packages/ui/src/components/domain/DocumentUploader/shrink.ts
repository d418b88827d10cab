/** A picture made smaller for sending. */
export interface Shrunk {
  readonly file: File
  /** Longest side of the smaller picture in px. */
  readonly side: number
}

/** Pictures whose longer side exceeds this are made smaller: a page of print stays readable at it. */
const longestSide = 2400

/** A smaller picture is offered only when it saves at least this share. */
const leastSaving = 0.2

/** Bytes beyond which a picture is not opened at all: decoding it could exhaust a phone. */
const decodeLimit = 60 * 1024 * 1024

const heicBrands = ['heic', 'heix', 'hevc', 'mif1', 'msf1', 'heim', 'heis']

/** Whether bytes are a photo as iPhones keep it (ISO base media file with a HEIF brand). */
export function isHeic(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes.subarray(4, 12))
  return text.startsWith('ftyp') && heicBrands.includes(text.slice(4))
}

/** The size a picture is drawn at: its sides in proportion, the longer one within the limit. */
export function fit(width: number, height: number, limit = longestSide): { width: number; height: number } {
  const scale = Math.min(1, limit / Math.max(width, height, 1))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The name a picture has as JPEG. */
export function jpegName(name: string): string {
  return `${name.replace(/\.[A-Za-z0-9]{1,5}$/u, '')}.jpg`
}

/**
 * Draws a picture smaller as JPEG. Undefined when the browser cannot read it, it is small already, or nothing would be
 * saved. `isNeeded` keeps a result that saves nothing: a kind that cannot be sent as it is.
 */
export async function shrinkPicture(file: File, isNeeded = false): Promise<Shrunk | undefined> {
  if (typeof createImageBitmap !== 'function' || file.size > decodeLimit) return undefined
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  const { width, height } = fit(picture.width, picture.height)
  const isSmall = width === picture.width
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context || (isSmall && !isNeeded)) {
    picture.close()
    return undefined
  }
  // JPEG knows no transparency; a clear ground would turn black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
  picture.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
  if (!blob || (!isNeeded && blob.size > file.size * (1 - leastSaving))) return undefined
  const name = jpegName(file.name)
  return { file: new File([blob], name, { type: 'image/jpeg' }), side: Math.max(width, height) }
}
