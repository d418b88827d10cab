import { and, eq, inArray, lt, notInArray, sql } from 'drizzle-orm'
import { rowImport, rowImportPart } from '../../../db/schema/index.ts'
import type { Services } from '../../../platform/services.ts'

const minuteMs = 60_000
const dayMs = 1440 * minuteMs

/** A file is read or saved in well under this; what takes longer has lost its process. */
const lostAfter = 10 * minuteMs

/** Rows are kept this long, for a second look; the line in the history stays. */
const rowRetentionDays = 30

/** Ends or gives back imports whose process died, and lets go of the rows of those long over. */
export async function tidyImports({ db, clock }: Services): Promise<void> {
  const now = clock.now()
  const lost = lt(rowImport.updatedDate, new Date(now.getTime() - lostAfter))
  const end = (from: 'READING' | 'SAVING', to: 'FAILED' | 'READY', message: string) =>
    db
      .update(rowImport)
      .set({ status: to, message, updatedDate: now, version: sql`${rowImport.version} + 1` })
      .where(and(eq(rowImport.status, from), lost))
  await end('READING', 'FAILED', 'The server stopped while it read the file. Send the file again.')
  // The rows were saved whole or not at all, and the end of the import with them.
  await end('SAVING', 'READY', 'The server stopped while it saved; nothing was saved. Save again.')
  const over = db
    .select({ id: rowImport.id })
    .from(rowImport)
    .where(
      and(
        notInArray(rowImport.status, ['READING', 'SAVING']),
        lt(rowImport.updatedDate, new Date(now.getTime() - rowRetentionDays * dayMs)),
      ),
    )
  await db.delete(rowImportPart).where(inArray(rowImportPart.importId, over))
  await db
    .update(rowImport)
    .set({ states: '' })
    .where(and(inArray(rowImport.id, over), eq(rowImport.deleted, false), sql`${rowImport.states} <> ''`))
}
