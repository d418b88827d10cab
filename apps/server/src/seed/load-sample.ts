import { facility } from '../db/schema/index.ts'
import type { Executor } from '../db/types.ts'
import type { FileStore } from '../platform/files/store.ts'
import type { Services } from '../platform/services.ts'
import { loadSeed, type LoadOptions } from './load.ts'
import { sampleFiles } from './samples.ts'
import type { SeedSize } from './size.ts'

/** Keeps the five files the documents of the sample show. */
export async function storeSampleFiles(files: FileStore, db: Executor): Promise<void> {
  for (const { bytes, contentType } of Object.values(sampleFiles))
    await files.keepBytes(db, bytes, contentType)
}

/** Loads the sample with its files when the database has no facilities yet; answers whether it did. */
export async function loadSampleIfEmpty(
  services: Services,
  size: SeedSize,
  onProgress?: LoadOptions['onProgress'],
): Promise<boolean> {
  const [present] = await services.db.select({ id: facility.id }).from(facility).limit(1)
  if (present) return false
  await loadSeed(services.db, { size, asOf: services.clock.today(), ...(onProgress ? { onProgress } : {}) })
  await storeSampleFiles(services.files, services.db)
  return true
}
