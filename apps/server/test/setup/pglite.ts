import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type OpenDatabase } from '../../src/db/open.ts'
import { ensureInitialData } from '../../src/areas/installation/initial-data.ts'
import { minimalSeed } from './minimal-seed.ts'
import type { Project } from './place.ts'
import { tinySeed } from './tiny-seed.ts'

async function dumpTo(database: OpenDatabase, path: string): Promise<string> {
  const dump = await database.dump?.()
  if (!dump) throw new Error('This engine gives no dump.')
  await writeFile(path, Buffer.from(await dump.arrayBuffer()))
  return path
}

/** Migrates and seeds once, and leaves a dump per seed for the test files to load. */
export async function setUpPglite(project: Project): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'capiz-test-'))
  const database = await openDatabase({})
  await ensureInitialData(database.db)
  const none = await dumpTo(database, join(folder, 'none.tar'))
  await minimalSeed(database.db)
  const few = await dumpTo(database, join(folder, 'few.tar'))
  await database.close()
  const sample = await openDatabase({ dump: new Blob([await readFile(none)]), migrate: false })
  await tinySeed(sample.db)
  const tiny = await dumpTo(sample, join(folder, 'tiny.tar'))
  await sample.close()
  project.provide('place', { engine: 'pglite', dumps: { none, few, tiny } })
  return () => rm(folder, { recursive: true, force: true })
}
