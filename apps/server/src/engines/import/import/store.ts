import type { ImportRowState } from '@capiz/api/schema/row-import'
import { safeFileName } from '@capiz/domain/document'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Principal } from '../../../platform/access/principal.ts'
import { rowImport, rowImportPart, type ImportStatus } from '../../../db/schema/index.ts'
import type { Database, Executor } from '../../../db/types.ts'
import { refuse } from '../../../platform/errors/refuse.ts'
import type { Upload } from '../../../platform/files/upload.ts'
import type { Services } from '../../../platform/services.ts'
import { yieldToEventLoop } from '../read-rows.ts'
import type { ImportFamily } from './kind.ts'
import type { ImportRow } from './row.ts'

/** An import as it is stored. */
export type StoredImport = typeof rowImport.$inferSelect

/** Rows of one part; a page of the workbench reads one or two. */
const partRows = 250

/** Letters rows' states are kept under, so that a filter is a search in one text. */
export const stateLetters: Readonly<Record<ImportRowState, string>> = {
  new: 'n',
  changed: 'c',
  same: 's',
  conflict: 'x',
  bad: 'b',
  removed: 'r',
}

/** Stores the beginning of an import, or one that is over already, under the name of its user. */
export async function storeImport(
  { clock }: Services,
  db: Executor,
  { username, userCode }: Pick<Principal, 'username' | 'userCode'>,
  { fileName, size, sha256 }: Pick<Upload, 'fileName' | 'size' | 'sha256'>,
  values: Pick<typeof rowImport.$inferInsert, 'area' | 'kind' | 'status' | 'form'> &
    Partial<typeof rowImport.$inferInsert>,
): Promise<StoredImport> {
  const now = clock.now()
  const stamps = { createdBy: username, createdDate: now, updatedBy: username, updatedDate: now }
  const file = { fileName: safeFileName(fileName).slice(0, 180), size, sha256 }
  const [record] = await db
    .insert(rowImport)
    .values({ uuid: crypto.randomUUID(), ...file, userCode, ...stamps, ...values })
    .returning()
  if (!record) throw new Error('The import was not stored.')
  return record
}

/** The import of a code: staff see all of the family, others their own; else 404. */
export async function importFor(
  db: Executor,
  { area }: ImportFamily,
  code: string,
  principal: Principal,
): Promise<StoredImport> {
  const own = principal.marker === 'ADMIN' ? undefined : eq(rowImport.userCode, principal.userCode)
  const [row] = await db
    .select()
    .from(rowImport)
    .where(and(eq(rowImport.uuid, code), eq(rowImport.area, area), eq(rowImport.deleted, false), own))
  return row ?? refuse('NOT_FOUND')
}

/**
 * Moves an import to its next status when it still has the expected one; false when another change came first, for
 * instance a cancellation.
 */
export async function moveImport(
  db: Executor,
  id: number,
  from: readonly ImportStatus[],
  set: Partial<typeof rowImport.$inferInsert>,
): Promise<boolean> {
  const moved = await db
    .update(rowImport)
    .set({ ...set, version: sql`${rowImport.version} + 1` })
    .where(and(eq(rowImport.id, id), inArray(rowImport.status, [...from])))
    .returning({ id: rowImport.id })
  return moved.length > 0
}

/** Stores the rows of an import in place of those it had; in small statements, so that other users do not wait long. */
export async function storeRows(db: Database, importId: number, rows: readonly ImportRow[]): Promise<void> {
  await db.delete(rowImportPart).where(eq(rowImportPart.importId, importId))
  for (let part = 0; part * partRows < rows.length; part++) {
    const some = rows.slice(part * partRows, (part + 1) * partRows)
    await db.insert(rowImportPart).values({ importId, part, rows: some })
    await yieldToEventLoop()
  }
}

/** All rows of an import, read part by part. */
export async function allRows(db: Executor, importId: number): Promise<ImportRow[]> {
  const parts = await db
    .select({ part: rowImportPart.part })
    .from(rowImportPart)
    .where(eq(rowImportPart.importId, importId))
    .orderBy(asc(rowImportPart.part))
  const rows: ImportRow[] = []
  for (const { part } of parts) {
    rows.push(...(await rowsOfPart(db, importId, part)))
    await yieldToEventLoop()
  }
  return rows
}

async function rowsOfPart(db: Executor, importId: number, part: number): Promise<ImportRow[]> {
  const [found] = await db
    .select({ rows: rowImportPart.rows })
    .from(rowImportPart)
    .where(and(eq(rowImportPart.importId, importId), eq(rowImportPart.part, part)))
  return (found?.rows ?? []) as ImportRow[]
}

/** Some rows of an import by their places, in order; reads only the parts they lie in. */
export async function rowsAt(
  db: Executor,
  importId: number,
  places: readonly number[],
): Promise<ImportRow[]> {
  const byPart = Map.groupBy(places, (place) => Math.floor(place / partRows))
  const found: ImportRow[] = []
  for (const [part, wanted] of byPart) {
    const rows = await rowsOfPart(db, importId, part)
    for (const place of wanted) {
      const row = rows[place - part * partRows]
      if (row) found.push(row)
    }
  }
  return found
}
