import { and, eq, inArray, lt, notInArray, sql } from 'drizzle-orm'
import { rowImport, rowImportPart } from '../../db/schema/index.ts'
import type { Services } from '../../services.ts'

const minuteMs = 60_000
const dayMs = 1440 * minuteMs

/** A file is read or saved in well under this; what takes longer has lost its process. */
const lostAfter = 10 * minuteMs

/** Rows are kept this long, for a second look; the line in the history stays. */
const rowsKeptDays = 30

/** Ends imports whose process died, and lets go of the rows of those long over. */
export async function tidyImports({ db, clock }: Services): Promise<void> {
  const now = clock.now()
  await db
    .update(rowImport)
    .set({
      status: 'FAILED',
      message: 'The server stopped while this was at work; nothing was saved. Send the file again.',
      updatedDate: now,
      version: sql`${rowImport.version} + 1`,
    })
    .where(
      and(
        inArray(rowImport.status, ['READING', 'SAVING']),
        lt(rowImport.updatedDate, new Date(now.getTime() - lostAfter)),
      ),
    )
  const over = db
    .select({ id: rowImport.id })
    .from(rowImport)
    .where(
      and(
        notInArray(rowImport.status, ['READING', 'SAVING']),
        lt(rowImport.updatedDate, new Date(now.getTime() - rowsKeptDays * dayMs)),
      ),
    )
  await db.delete(rowImportPart).where(inArray(rowImportPart.importId, over))
  await db
    .update(rowImport)
    .set({ states: '' })
    .where(and(inArray(rowImport.id, over), eq(rowImport.deleted, false), sql`${rowImport.states} <> ''`))
}
