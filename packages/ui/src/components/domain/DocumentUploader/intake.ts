import { checkFile, documentLimits } from '@capiz/domain/document'
import type { FileKind } from '@capiz/domain/document'
import { guessType, roomOf } from './rows.ts'
import { isHeic, shrinkPicture } from './shrink.ts'
import type { Shrunk } from './shrink.ts'
import type { DocumentOffer, ExistingDocument, Refusal, UploadRow } from './types.ts'

/** The data an uploader has when files come in. */
export interface IntakeContext {
  readonly offers: readonly DocumentOffer[]
  readonly existing: readonly ExistingDocument[]
  readonly rows: readonly UploadRow[]
  /** Makes a picture smaller; left out, the browser does. */
  readonly shrink?: ((file: File, isNeeded: boolean) => Promise<Shrunk | undefined>) | undefined
}

async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.arrayBuffer())
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A file as it would be sent, and the untouched one where that is a choice. */
interface Prepared {
  readonly file: File
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly original?: File | undefined
}

const heicAdvice = (name: string) =>
  `"${name}" is a HEIC photo, which this browser cannot read. Save it as JPEG, or take the photo with “Take photo”.`

/**
 * Reads a file and makes a large picture smaller. One beyond the limit is not read at all, since its size decides, unless
 * it is a picture that fits once it is smaller.
 */
async function prepare(
  file: File,
  limit: number,
  shrink: NonNullable<IntakeContext['shrink']>,
): Promise<Prepared | string> {
  const head = await bytesOf(new File([file.slice(0, 16)], file.name))
  const isPhoto = isHeic(head)
  const isPicture =
    isPhoto || (head[0] === 0xff && head[1] === 0xd8) || (head[0] === 0x89 && head[1] === 0x50)
  const shrunk = isPicture ? await shrink(file, isPhoto || file.size > limit) : undefined
  if (shrunk) {
    const isChoice = !isPhoto && file.size <= limit
    return { file: shrunk.file, bytes: await bytesOf(shrunk.file), ...(isChoice ? { original: file } : {}) }
  }
  if (isPhoto) return heicAdvice(file.name)
  return { file, bytes: file.size > limit ? new Uint8Array() : await bytesOf(file) }
}

/**
 * Reads and checks files by their content, and tells the ones that can be taken from the refused ones. No more are read
 * than there is room for. `typeCode` is given when the person chose the place; otherwise it is guessed where there is one
 * answer only.
 */
export async function admitFiles(
  files: readonly File[],
  context: IntakeContext,
  typeCode?: string,
): Promise<{ readonly added: UploadRow[]; readonly refused: Refusal[] }> {
  const added: UploadRow[] = []
  const refused: Refusal[] = []
  const { shrink = shrinkPicture } = context
  for (const [index, file] of files.entries()) {
    const rows = [...context.rows, ...added]
    if (rows.length >= documentLimits.maxFiles) {
      refused.push(tooMany(files.slice(index)))
      break
    }
    const wanted = typeCode ?? guessType(context.offers, context.existing, rows)
    const offer = context.offers.find((each) => each.code === wanted)
    const accepted: readonly FileKind[] = offer?.accepted ?? documentLimits.kinds
    const limit = offer?.maxBytes ?? documentLimits.maxBytes
    const prepared = await prepare(file, limit, shrink)
    if (typeof prepared === 'string') {
      refused.push({ name: file.name, message: prepared })
      continue
    }
    const { bytes, original } = prepared
    const check = checkFile({ name: prepared.file.name, size: prepared.file.size, bytes }, accepted, limit)
    if (!check.ok) {
      refused.push({ name: file.name, message: check.message })
      continue
    }
    const hash = await sha256(bytes)
    const isDuplicate = [...rows, ...context.existing].some((other) => other.sha256 === hash)
    if (isDuplicate) {
      refused.push({ name: file.name, message: `"${file.name}" is already in the list.` })
      continue
    }
    const fits = offer !== undefined && roomOf(offer, context.existing, rows) > 0
    added.push({
      id: `${hash.slice(0, 12)}-${rows.length}`,
      typeCode: fits ? wanted : '',
      file: prepared.file,
      kind: check.kind,
      sha256: hash,
      ...(original
        ? { other: { file: original, sha256: await sha256(await bytesOf(original)), isOriginal: true } }
        : {}),
      validityDate: null,
      stage: 'ready',
      progress: 0,
    })
  }
  return { added, refused }
}

/** One sentence for all files beyond the limit: five hundred of them would otherwise make five hundred sentences. */
function tooMany(files: readonly File[]): Refusal {
  const name = files[0]?.name ?? ''
  const limit = `at most ${documentLimits.maxFiles} files at once.`
  return files.length === 1
    ? { name, message: `"${name}" is one too many: ${limit}` }
    : {
        name,
        message: `${files.length.toLocaleString('en-PH')} files were left out, from "${name}" on: ${limit}`,
        count: files.length,
      }
}
