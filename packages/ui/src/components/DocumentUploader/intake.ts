import { checkFile, documentLimits } from '@capiz/domain/document'
import type { FileKind } from '@capiz/domain/document'
import { guessType, roomOf } from './rows.ts'
import type { DocumentOffer, ExistingDocument, Refusal, UploadRow } from './types.ts'

/** What an uploader knows when files come in. */
export interface IntakeContext {
  readonly offers: readonly DocumentOffer[]
  readonly existing: readonly ExistingDocument[]
  readonly rows: readonly UploadRow[]
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Reads and checks files by their content, and tells the ones that can be taken from the refused ones.
 * `typeCode` is given when the person chose the place; otherwise it is guessed where there is one answer only.
 */
export async function takeIn(
  files: readonly File[],
  context: IntakeContext,
  typeCode?: string,
): Promise<{ readonly added: UploadRow[]; readonly refused: Refusal[] }> {
  const added: UploadRow[] = []
  const refused: Refusal[] = []
  const refuse = (file: File, message: string) => void refused.push({ name: file.name, message })
  for (const file of files) {
    const rows = [...context.rows, ...added]
    if (rows.length >= documentLimits.maxFiles) {
      refuse(file, `"${file.name}" is one too many: at most ${documentLimits.maxFiles} files at once.`)
      continue
    }
    const wanted = typeCode ?? guessType(context.offers, context.existing, rows)
    const offer = context.offers.find((each) => each.code === wanted)
    const accepted: readonly FileKind[] = offer?.accepted ?? documentLimits.kinds
    const limit = offer?.maxBytes ?? documentLimits.maxBytes
    // A file beyond the limit is not read at all: its size alone decides.
    const bytes = file.size > limit ? new Uint8Array() : new Uint8Array(await file.arrayBuffer())
    const check = checkFile({ name: file.name, size: file.size, bytes }, accepted, limit)
    if (!check.ok) {
      refuse(file, check.message)
      continue
    }
    const hash = await sha256(bytes)
    const isTwin = [...rows, ...context.existing].some((other) => other.sha256 === hash)
    if (isTwin) {
      refuse(file, `"${file.name}" is already in the list.`)
      continue
    }
    const fits = offer !== undefined && roomOf(offer, context.existing, rows) > 0
    added.push({
      id: `${hash.slice(0, 12)}-${rows.length}`,
      typeCode: fits ? wanted : '',
      file,
      sha256: hash,
      validityDate: null,
      stage: 'ready',
      progress: 0,
    })
  }
  return { added, refused }
}
