import Pdf from 'pdfkit'
import { refuse } from '../../platform/errors/refuse.ts'
import { decodedBytesOf } from '../../platform/files/pixels.ts'
import { inThread } from '../../platform/threads/threads.ts'
import { finished, page } from './page.ts'

/** Bytes of a decoded PNG above which no page is made of it; a picture of a phone's screen has 20 million. */
const mostDecodedBytes = 64_000_000

/** Pages made last, by the hash of the picture: a reviewer opens the same one several times. */
const pages = new Map<string, Uint8Array>()
const mostPages = 8

const damaged = 'This picture is damaged or too large and cannot be shown. Download it instead.'

/** A picture on one A4 page, scaled to fit; made in a thread, since decoding is the work of whoever sent it. */
async function pictureAsPdf(bytes: Uint8Array, contentType: string, hash: string): Promise<Uint8Array> {
  const known = pages.get(hash)
  if (known) return known
  if ((decodedBytesOf(bytes, contentType) ?? Infinity) > mostDecodedBytes) {
    refuse('UNSUPPORTED_TYPE', { message: 'This picture is too large to be shown. Download it instead.' })
  }
  const module = new URL('./picture-worker.ts', import.meta.url)
  const made = await inThread<Uint8Array, Uint8Array | null>({
    module,
    task: bytes,
    hash,
    memoryMb: 64,
    timeLimit: 15_000,
  })
  if (!made) return refuse('UNSUPPORTED_TYPE', { message: damaged })
  pages.set(hash, made)
  for (const oldest of pages.keys()) if (pages.size > mostPages) pages.delete(oldest)
  return made
}

/** A document as PDF: a PDF as it is, a JPEG or PNG on one page; other kinds can only be downloaded. */
export async function asPdf(bytes: Uint8Array, contentType: string, hash: string): Promise<Uint8Array> {
  if (contentType === 'application/pdf') return bytes
  if (contentType === 'image/jpeg' || contentType === 'image/png') {
    return pictureAsPdf(bytes, contentType, hash)
  }
  return refuse('UNSUPPORTED_TYPE', { message: 'This kind of file has no preview. Download it instead.' })
}

/** A blank form: a title and lines to be filled by hand. */
export async function blankForm(title: string, lines: readonly string[]): Promise<Uint8Array> {
  const document = new Pdf({ size: 'A4', margin: 56, info: { Title: title } })
  document.fontSize(18).text(title).moveDown(1.5).fontSize(11)
  for (const line of lines) {
    document.text(`${line}:`).moveDown(1.2)
    const { x, y } = document
    document
      .moveTo(x, y - 6)
      .lineTo(page.width - 56, y - 6)
      .lineWidth(0.5)
      .stroke()
    document.moveDown(0.6)
  }
  return finished(document)
}
