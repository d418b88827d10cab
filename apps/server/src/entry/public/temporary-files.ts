import { fileNameOf, heldFileDays } from '@capiz/domain/document'
import { and, eq, inArray, lt, lte, notExists, or, sql, type SQL } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { attachment, fileBlob, pendingApplication } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Transaction } from '../../db/types.ts'
import { refuse, type FieldProblem } from '../../platform/errors/refuse.ts'
import type { Upload } from '../../platform/files/upload.ts'
import type { Services } from '../../platform/services.ts'

/** The folder of files that came with no record yet. */
const folder = { ownerKind: 'held', ownerCode: 'HELD' }

/** The types of file visitors may send: documents, not workbooks. */
export const acceptedFiles = ['application/pdf', 'image/jpeg', 'image/png']

const dayMs = 86_400_000

/** Files younger than this are never let go to make room for others, in milliseconds. */
const leastHeldMs = dayMs

/** Bytes of held files at one time, from everybody together: visitors cannot fill the store. */
const mostHeldBytes = 2 * 1024 ** 3

async function heldBytes(tx: Transaction): Promise<number> {
  const [row] = await tx
    .select({ bytes: sql<string>`coalesce(sum(${attachment.size}), 0)` })
    .from(attachment)
    .where(eq(attachment.ownerKind, folder.ownerKind))
  return Number(row?.bytes ?? 0)
}

/** Makes room for a file by letting go of what was held for a day; refuses one that would still pass the cap. */
async function makeRoom(tx: Transaction, now: Date, more: number): Promise<void> {
  if ((await heldBytes(tx)) + more <= mostHeldBytes) return
  await letGo(tx, isUnnamedBefore(tx, new Date(now.getTime() - leastHeldMs)))
  if ((await heldBytes(tx)) + more > mostHeldBytes) refuse('FILES_HELD_FULL')
}

/**
 * Holds a file for a form that is still being filled; a caller who knows its random name can use it as long as a draft
 * of the form is offered.
 */
export async function storeTemporaryFile(services: Services, upload: Upload) {
  return inTransaction(services.db, async (tx) => {
    await makeRoom(tx, services.clock.now(), upload.size)
    const stored = await services.files.keep(tx, upload, acceptedFiles)
    const now = services.clock.now()
    const [row] = await tx
      .insert(attachment)
      .values({
        ...folder,
        ...stored,
        uuid: randomUUID(),
        fileName: fileNameOf(upload.fileName, stored.contentType),
        uploadedBy: 'PUBLIC',
        uploadedDate: now,
        createdBy: 'PUBLIC',
        createdDate: now,
        updatedBy: 'PUBLIC',
        updatedDate: now,
      })
      .returning()
    if (!row) throw new Error('The held file was not stored.')
    const { uuid, fileName, contentType, size } = row
    return { uuid, fileName, contentType, size }
  })
}

/** Names the files of a form that are not held any more, or never were. */
export async function missingTemporaryFiles(
  tx: Transaction,
  uuids: readonly string[],
): Promise<FieldProblem[]> {
  if (uuids.length === 0) return []
  const rows = await tx
    .select({ uuid: attachment.uuid })
    .from(attachment)
    .where(
      and(
        inArray(attachment.uuid, [...uuids]),
        eq(attachment.ownerKind, folder.ownerKind),
        eq(attachment.deleted, false),
      ),
    )
    .for('update')
  const here = new Set(rows.map(({ uuid }) => uuid))
  return uuids.flatMap((uuid, at) => {
    if (uuids.indexOf(uuid) !== at) {
      return [{ field: `documents.${at}.uuid`, message: 'This file is attached twice.' }]
    }
    if (here.has(uuid.toLowerCase())) return []
    const message = 'This file is no longer held. Choose it again.'
    return [{ field: `documents.${at}.uuid`, message }]
  })
}

/** Held files from before a moment that no waiting application names. */
function isUnnamedBefore(tx: Transaction, moment: Date): SQL | undefined {
  const named = tx
    .select({ one: sql`1` })
    .from(pendingApplication)
    .where(sql`${attachment.uuid} = any(${pendingApplication.files})`)
  return and(lt(attachment.uploadedDate, moment), notExists(named))
}

/** Lets go of held files with their bytes, where no other document has the same. Returns their number. */
async function letGo(tx: Transaction, which: SQL | undefined): Promise<number> {
  const gone = await tx
    .delete(attachment)
    .where(and(eq(attachment.ownerKind, folder.ownerKind), which))
    .returning({ sha256: attachment.sha256 })
  if (gone.length === 0) return 0
  const used = tx
    .select({ one: sql`1` })
    .from(attachment)
    .where(eq(attachment.sha256, fileBlob.sha256))
  const names = gone.map(({ sha256 }) => sha256)
  await tx.delete(fileBlob).where(and(inArray(fileBlob.sha256, names), notExists(used)))
  return gone.length
}

/**
 * Lets go of applications whose link is over with their files, and of files held longer than a draft is offered that no
 * waiting application names.
 */
export async function removeExpiredTemporaryFiles(services: Services): Promise<number> {
  const now = services.clock.now()
  return inTransaction(services.db, async (tx) => {
    const over = await tx
      .delete(pendingApplication)
      .where(lte(pendingApplication.expires, now))
      .returning({ files: pendingApplication.files })
    const withThem = over.flatMap(({ files }) => files)
    const before = new Date(now.getTime() - heldFileDays * dayMs)
    const isNamedByThem = withThem.length === 0 ? undefined : inArray(attachment.uuid, withThem)
    return letGo(tx, or(isNamedByThem, isUnnamedBefore(tx, before)))
  })
}
