import { fileTypeFromBuffer } from 'file-type'
import { refuse } from '../errors/refuse.ts'
import { pixelsOf } from './pixels.ts'

/** Kinds that may be uploaded (domain model 3, P3), by what the bytes are. */
const uploadable = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'text/csv',
] as const

/** Pixels above which an image is an attack on its decoder and not a photograph. */
const mostPixels = 50_000_000

const names: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'text/csv': 'CSV',
}

/** Text without control characters in an encoding we read; the only kind that has no mark of its own. */
function isPlainText(bytes: Uint8Array): boolean {
  if (bytes.subarray(0, 65_536).includes(0)) return false
  const start = Buffer.from(bytes.subarray(0, 512)).toString('latin1').trimStart().toLowerCase()
  return !/^(<!doctype|<html|<svg|<\?xml|<script|%pdf)/.test(start)
}

/** The content type the bytes have, whatever the name says; undefined for a kind we do not know. */
export async function contentTypeOf(bytes: Uint8Array, fileName: string): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(bytes)
  if (found) return found.mime
  return /\.csv$/i.test(fileName) && isPlainText(bytes) ? 'text/csv' : undefined
}

/** Refuses what may not be kept and answers what it is: macro forms, encrypted PDFs and huge images are out. */
export async function checkContent(
  bytes: Uint8Array,
  fileName: string,
  accepted: readonly string[] = uploadable,
): Promise<string> {
  const contentType = await contentTypeOf(bytes, fileName)
  if (contentType === undefined || !accepted.includes(contentType)) {
    const list = accepted.map((type) => names[type] ?? type).join(', ')
    refuse('UNSUPPORTED_TYPE', {
      message: `This kind of file cannot be used here. Choose one of these: ${list}.`,
    })
  }
  if (contentType === 'application/pdf' && /\/Encrypt\s/.test(Buffer.from(bytes).toString('latin1'))) {
    refuse('UNSUPPORTED_TYPE', {
      message: 'The PDF is protected by a password. Save it without one, then add it again.',
    })
  }
  const pixels = pixelsOf(bytes, contentType)
  if (pixels !== undefined && pixels > mostPixels) {
    refuse('PAYLOAD_TOO_LARGE', {
      message: 'The picture has more than 50 million pixels. Choose a smaller one.',
    })
  }
  return contentType
}
