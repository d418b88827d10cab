import { eq } from 'drizzle-orm'
import { facility, serverKey } from '../db/schema/index.ts'
import type { Database, Executor } from '../db/types.ts'
import type { FileStore } from '../platform/files/store.ts'
import type { Services } from '../platform/services.ts'
import { fillApplications } from './fill-applications.ts'
import { loadSeed, type LoadOptions } from './load.ts'
import { sampleFiles } from './samples.ts'
import type { SeedSize } from './size.ts'

/** Keeps the files the documents of the sample show. */
export async function storeSampleFiles(files: FileStore, db: Executor): Promise<void> {
  for (const { bytes, contentType } of Object.values(sampleFiles))
    await files.keepBytes(db, bytes, contentType)
}

/** Name of the mark that a database holds the sample, whose passwords everybody knows. */
const mark = 'sample'

/** Whether a sample was loaded into the database, ever. */
export async function holdsSample(db: Executor): Promise<boolean> {
  const rows = await db.select({ name: serverKey.name }).from(serverKey).where(eq(serverKey.name, mark))
  return rows.length > 0
}

/** Marks the database; of two processes only one is answered true, and loads. */
async function claim(db: Database, size: SeedSize): Promise<boolean> {
  const marked = await db
    .insert(serverKey)
    .values({ name: mark, value: size })
    .onConflictDoNothing()
    .returning({ name: serverKey.name })
  return marked.length > 0
}

/** Loads the sample with its files when the database has no facilities yet; answers whether it did. */
export async function loadSampleIfEmpty(
  services: Services,
  size: SeedSize,
  onProgress?: LoadOptions['onProgress'],
): Promise<boolean> {
  const [present] = await services.db.select({ id: facility.id }).from(facility).limit(1)
  if (present || !(await claim(services.db, size))) return false
  try {
    await loadSeed(services.db, { size, asOf: services.clock.today(), ...(onProgress ? { onProgress } : {}) })
    await storeSampleFiles(services.files, services.db)
    await fillApplications(services)
  } catch (error) {
    await services.db.delete(serverKey).where(eq(serverKey.name, mark))
    throw error
  }
  return true
}
