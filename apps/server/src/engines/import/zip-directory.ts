import { UnreadableFile } from './grid.ts'

/** A file inside a zip archive, as its directory declares it. */
export interface ZipEntry {
  name: string
  method: number
  compressed: number
  size: number
  /** where its local header begins */
  offset: number
}

/** How large an archive may declare itself before anything is unpacked (reliability F3). */
const zipLimits = {
  entries: 1000,
  entryBytes: 50 * 1_048_576,
  totalBytes: 100 * 1_048_576,
  ratio: 100,
  /** a ratio says nothing about small parts */
  ratioFrom: 1_048_576,
} as const

const endMark = 0x06054b50
const entryMark = 0x02014b50
const unset = 0xffffffff

const damaged = (): never => {
  throw new UnreadableFile(
    'content',
    'The file is damaged and cannot be opened. Save it again, then send it.',
  )
}

const tooLarge = (): never => {
  throw new UnreadableFile(
    'content',
    'The file unpacks to far more than a price sheet needs. Send a smaller one.',
  )
}

const repeated = (name: string): never => {
  const shown = name.length > 60 ? `${name.slice(0, 60)}…` : name
  throw new UnreadableFile(
    'content',
    `The file holds two parts named “${shown}”, so it cannot be told which one counts. Save it again, then send it.`,
  )
}

/** The name by which programs look for a part: most of them tell neither case nor the kind of slash apart. */
const foldedName = (name: string) =>
  name
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replace(/^\.?\/+/, '')
    .toLowerCase()

function findEnd(view: DataView): number {
  // The archive comment, at most 65,535 bytes, follows the end record.
  const lowest = Math.max(0, view.byteLength - 22 - 65_535)
  for (let at = view.byteLength - 22; at >= lowest; at--) {
    if (view.getUint32(at, true) === endMark) return at
  }
  return damaged()
}

function readEntry(view: DataView, at: number): { entry: ZipEntry; next: number } {
  if (at + 46 > view.byteLength || view.getUint32(at, true) !== entryMark) damaged()
  const flags = view.getUint16(at + 8, true)
  if (flags & 1)
    throw new UnreadableFile('type', 'The file is locked with a password. Remove it, then send the file.')
  const nameLength = view.getUint16(at + 28, true)
  const next = at + 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  if (next > view.byteLength) damaged()
  const name = new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength))
  const entry = {
    name,
    method: view.getUint16(at + 10, true),
    compressed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    offset: view.getUint32(at + 42, true),
  }
  return { entry, next }
}

function checkEntry({ compressed, size, offset, method }: ZipEntry, fileBytes: number): void {
  if (size === unset || compressed === unset || offset === unset) tooLarge()
  if (offset + 30 > fileBytes || compressed > fileBytes) damaged()
  if (method !== 0 && method !== 8) damaged()
  if (size > zipLimits.entryBytes) tooLarge()
  if (size > zipLimits.ratioFrom && size > compressed * zipLimits.ratio) tooLarge()
}

/**
 * Reads the directory of a zip archive and refuses what declares itself too large, too many, locked or damaged.
 * Nothing is unpacked, so it costs the same for every file.
 */
export function readZipDirectory(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.byteLength < 22) damaged()
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  if (count > zipLimits.entries) tooLarge()
  const entries: ZipEntry[] = []
  const names = new Set<string>()
  let at = view.getUint32(end + 16, true)
  let total = 0
  for (let index = 0; index < count; index++) {
    const { entry, next } = readEntry(view, at)
    checkEntry(entry, bytes.byteLength)
    total += entry.size
    if (total > zipLimits.totalBytes) tooLarge()
    const folded = foldedName(entry.name)
    if (names.has(folded)) repeated(entry.name)
    names.add(folded)
    entries.push(entry)
    at = next
  }
  return entries
}

/** The packed bytes of an entry. */
export function packedBytes(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const start =
    entry.offset + 30 + view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true)
  if (start + entry.compressed > bytes.byteLength) damaged()
  return bytes.subarray(start, start + entry.compressed)
}
