/** Kind of a file as its content shows. */
export type FileKind = 'pdf' | 'jpeg' | 'png' | 'xlsx' | 'docx' | 'csv' | 'zip' | 'unknown'

const signatures: readonly (readonly [FileKind, readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
]

function startsWith(bytes: Uint8Array, prefix: readonly number[], at = 0): boolean {
  return prefix.every((byte, index) => bytes[at + index] === byte)
}

function readNumber(bytes: Uint8Array, at: number, length: number): number {
  let value = 0
  for (let index = length - 1; index >= 0; index--) value = value * 256 + (bytes[at + index] ?? 0)
  return value
}

function ascii(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length))
}

function directoryEnd(bytes: Uint8Array): number {
  const earliest = Math.max(0, bytes.length - 22 - 0xffff)
  for (let at = bytes.length - 22; at >= earliest; at--) {
    if (startsWith(bytes, [0x50, 0x4b, 0x05, 0x06], at)) return at
  }
  return -1
}

/** File names in a zip, read from its directory without unpacking; at most the first 2,000. */
export function zipNames(bytes: Uint8Array): string[] {
  const end = directoryEnd(bytes)
  if (end < 0) return []
  const names: string[] = []
  let at = readNumber(bytes, end + 16, 4)
  const count = Math.min(readNumber(bytes, end + 10, 2), 2000)
  while (names.length < count && startsWith(bytes, [0x50, 0x4b, 0x01, 0x02], at)) {
    const nameLength = readNumber(bytes, at + 28, 2)
    names.push(ascii(bytes, at + 46, Math.min(nameLength, 1024)))
    at += 46 + nameLength + readNumber(bytes, at + 30, 2) + readNumber(bytes, at + 32, 2)
  }
  return names
}

function zipKind(bytes: Uint8Array): FileKind {
  const names = new Set(zipNames(bytes))
  // A workbook or letter that carries macros is not one of the kinds taken.
  const macros = [...names].some((name) => name.endsWith('vbaProject.bin'))
  if (!names.has('[Content_Types].xml') || macros) return 'zip'
  if (names.has('xl/workbook.xml')) return 'xlsx'
  return names.has('word/document.xml') ? 'docx' : 'zip'
}

function looksLikeText(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, 4096)
  if (head.length === 0) return false
  const printable = head.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d)
  // Markup is text too, but no table, and a browser might run it.
  const start = startsWith(head, [0xef, 0xbb, 0xbf]) ? 3 : 0
  const first = head.subarray(start).find((byte) => byte > 0x20)
  return printable && first !== 0x3c
}

/** Tells the kind of a file from its bytes alone; its name plays no part (domain model 3, P3). */
export function sniffKind(bytes: Uint8Array): FileKind {
  const found = signatures.find(([, prefix]) => startsWith(bytes, prefix))?.[0]
  if (found === 'zip') return zipKind(bytes)
  return found ?? (looksLikeText(bytes) ? 'csv' : 'unknown')
}

const encryptMark = Array.from('/Encrypt', (letter) => letter.charCodeAt(0))

/** Whether a PDF is encrypted, so that it can be neither previewed nor printed: its trailer names an encryption. */
export function isEncryptedPdf(bytes: Uint8Array): boolean {
  if (sniffKind(bytes) !== 'pdf') return false
  for (let at = bytes.indexOf(0x2f); at >= 0; at = bytes.indexOf(0x2f, at + 1)) {
    if (!startsWith(bytes, encryptMark, at)) continue
    // A reference (12 0 R) or a dictionary follows; a longer name such as /EncryptMetadata does not count.
    if (/^\s*(?:\d+\s+\d+\s+R|<<)/u.test(ascii(bytes, at + encryptMark.length, 24))) return true
  }
  return false
}
