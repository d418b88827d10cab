import { Zip, ZipPassThrough } from 'fflate'
import type { Actor } from '../../platform/access/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { inTransaction } from '../../db/transaction.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import type { BlobReply } from '../../platform/http/types.ts'
import type { Services } from '../../platform/services.ts'
import type { DocumentPlace } from './entity.ts'
import { asPdf } from './preview.ts'
import type { AttachmentRecord } from './view.ts'

/** Notes that documents left the server: who, which, when, from where, never what is in them (reliability D14). */
export async function auditDownload(
  services: Services,
  entry: { kind: DocumentPlace; code: string; rows: readonly AttachmentRecord[]; topic?: string },
  actor: Actor,
): Promise<void> {
  await inTransaction(services.db, (tx) =>
    audit(tx, services, {
      actor: actor.username,
      action: 'DOWNLOAD',
      entityType: entry.kind.audited,
      entityCode: entry.code,
      topic: entry.topic ?? entry.kind.label,
      changes: entry.rows.map(({ uuid, fileName }) => ({ field: 'file', before: uuid, after: fileName })),
      ...(actor.meta ? { meta: actor.meta } : {}),
    }),
  )
}

async function opened(services: Services, row: Pick<AttachmentRecord, 'sha256'>) {
  return (await services.files.open(row.sha256)) ?? refuse('NOT_FOUND')
}

/** The stored bytes as a download. */
export async function downloadReply(
  services: Services,
  row: Pick<AttachmentRecord, 'sha256' | 'fileName' | 'contentType'>,
): Promise<BlobReply> {
  return { body: await opened(services, row), fileName: row.fileName, contentType: row.contentType }
}

/** The document as a PDF that the browser may show in place. */
export async function previewReply(
  services: Services,
  row: Pick<AttachmentRecord, 'sha256' | 'fileName' | 'contentType'>,
): Promise<BlobReply> {
  const bytes = (await services.files.read(row.sha256)) ?? refuse('NOT_FOUND')
  const fileName = `${row.fileName.replace(/\.[A-Za-z0-9]{1,10}$/, '')}.pdf`
  const body = await asPdf(bytes, row.contentType, row.sha256)
  return { body, fileName, contentType: 'application/pdf', inline: true }
}

/** File names for an archive: each once, the second of a name as `name (2).pdf`. */
export function uniqueNames(names: readonly string[]): string[] {
  const used = new Set<string>()
  return names.map((name) => {
    const extension = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? ''
    const stem = name.slice(0, name.length - extension.length)
    let free = name
    for (let number = 2; used.has(free.toLowerCase()); number++) free = `${stem} (${number})${extension}`
    used.add(free.toLowerCase())
    return free
  })
}

/**
 * All documents in one archive, written while it is read: one file at a time is in memory, whatever the folder holds.
 * The files are stored, not packed again; PDF and JPEG are packed already. Once it has begun an archive cannot say what
 * is wrong, so a document whose bytes are gone is named before.
 */
export async function zipReply(
  services: Services,
  rows: readonly AttachmentRecord[],
  fileName: string,
): Promise<BlobReply> {
  for (const row of rows) {
    if (await services.files.has(row.sha256)) continue
    refuse('NOT_FOUND', {
      message: `The file “${row.fileName}” is missing from the file storage, so the archive was not made. Download the other documents one by one, and add this one again.`,
    })
  }
  const names = uniqueNames(rows.map((row) => row.fileName))
  let next = 0
  let zip: Zip
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      zip = new Zip((error, chunk, final) => {
        if (error) controller.error(error)
        else controller.enqueue(chunk)
        if (final) controller.close()
      })
    },
    async pull() {
      const row = rows[next]
      if (!row) return zip.end()
      const entry = new ZipPassThrough(names[next] ?? row.fileName)
      next += 1
      zip.add(entry)
      for await (const chunk of await opened(services, row)) entry.push(new Uint8Array(chunk))
      entry.push(new Uint8Array(), true)
    },
  })
  return { body, fileName, contentType: 'application/zip' }
}
