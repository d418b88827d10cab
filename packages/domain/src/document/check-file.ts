import { isEncryptedPdf, sniffKind } from './sniff.ts'
import type { FileKind } from './sniff.ts'

/** Limits of uploads (domain model 3, P3): bytes a file, files a call, characters and bytes of a name. */
export const documentLimits = {
  maxBytes: 10 * 1024 * 1024,
  maxFiles: 20,
  maxNameLength: 180,
  maxNameBytes: 255,
  maxPictureBytes: 5 * 1024 * 1024,
  kinds: ['pdf', 'jpeg', 'png', 'xlsx', 'docx', 'csv'],
  pictureKinds: ['jpeg', 'png'],
} as const satisfies Record<string, number | readonly FileKind[]>

/** Content type of each kind of file that is taken. */
export const contentTypes: Record<Exclude<FileKind, 'zip' | 'unknown'>, string> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  csv: 'text/csv',
}

const kindNames: Record<FileKind, string> = {
  pdf: 'PDF',
  jpeg: 'JPEG',
  png: 'PNG',
  xlsx: 'Excel (xlsx)',
  docx: 'Word (docx)',
  csv: 'CSV',
  zip: 'ZIP',
  unknown: 'unknown',
}

/** Why a file is refused. */
export type FileProblem = 'EMPTY' | 'TOO_LARGE' | 'UNSUPPORTED_TYPE' | 'ENCRYPTED'

/** Answer to {@link checkFile}. */
export type FileCheck = { ok: true; kind: FileKind } | { ok: false; reason: FileProblem; message: string }

/** Checks a file by size and content; its name is used only to say which one is meant. */
export function checkFile(
  file: { name: string; size: number; bytes: Uint8Array },
  accepted: readonly FileKind[] = documentLimits.kinds,
  maxBytes: number = documentLimits.maxBytes,
): FileCheck {
  const name = `"${safeFileName(file.name)}"`
  if (file.size === 0) {
    return { ok: false, reason: 'EMPTY', message: `${name} is empty. Choose a file with content.` }
  }
  if (file.size > maxBytes) {
    const limit = Math.floor(maxBytes / 1024 / 1024)
    const message = `${name} is larger than ${limit} MB. Make it smaller, then choose it again.`
    return { ok: false, reason: 'TOO_LARGE', message }
  }
  const kind = sniffKind(file.bytes)
  if (!accepted.includes(kind)) {
    const kinds = accepted.map((each) => kindNames[each]).join(', ')
    const message = `${name} is not of a kind that can be used here. Choose one of: ${kinds}.`
    return { ok: false, reason: 'UNSUPPORTED_TYPE', message }
  }
  if (kind === 'pdf' && isEncryptedPdf(file.bytes)) {
    const message = `${name} is protected by a password. Save it without protection, then choose it again.`
    return { ok: false, reason: 'ENCRYPTED', message }
  }
  return { ok: true, kind }
}

/** A file name that is safe to store and to offer: no path, no control or direction signs, at most 180 characters. */
export function safeFileName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/u).at(-1) ?? ''
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/[<>:"|?*]/gu, '_')
    .trim()
    .replace(/^\.+/u, '')
  if (clean === '') return 'file'
  const extension = /\.[A-Za-z0-9]{1,10}$/u.exec(clean)?.[0] ?? ''
  return clean.length > documentLimits.maxNameLength || bytesIn(clean) > documentLimits.maxNameBytes
    ? shortened(clean.slice(0, clean.length - extension.length), extension)
    : clean
}

/** How many bytes a text takes in UTF-8, as file systems count. */
function bytesIn(text: string): number {
  let bytes = 0
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4
  }
  return bytes
}

/** As many whole letters of a name as fit before its extension. */
function shortened(stem: string, extension: string): string {
  const letters = documentLimits.maxNameLength - extension.length
  let bytes = documentLimits.maxNameBytes - extension.length
  let kept = ''
  for (const letter of stem) {
    bytes -= bytesIn(letter)
    if (bytes < 0 || kept.length + letter.length > letters) break
    kept += letter
  }
  return kept + extension
}

/** Extensions a content may bear; the first is the one that is added. */
const extensions: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/png': ['png'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'text/csv': ['csv', 'txt'],
}

/** {@link safeFileName} with the extension of the content: a PDF named `list.hta` is kept as `list.hta.pdf`. */
export function fileNameOf(name: string, contentType: string): string {
  const safe = safeFileName(name)
  const fitting = extensions[contentType]
  if (!fitting) return safe
  const given = /\.([^.]+)$/u.exec(safe)?.[1]?.toLowerCase()
  if (given !== undefined && fitting.includes(given)) return safe
  const extension = `.${fitting[0]}`
  return shortened(safe, extension)
}
