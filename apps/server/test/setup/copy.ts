import { readFile } from 'node:fs/promises'
import { inject } from 'vitest'
import { openDatabase, type OpenDatabase } from '../../src/db/open.ts'
import type { TestSeed } from './place.ts'

/** A database of its own for one test file. */
export interface DatabaseCopy {
  database: OpenDatabase
  close: () => Promise<void>
}

/** Copies the prepared database: a dump loaded into memory, or a PostgreSQL database made from the template. */
export async function openCopy(seed: TestSeed): Promise<DatabaseCopy> {
  const place = inject('place')
  if (!place.dumps) throw new Error('The test databases were not prepared.')
  const dump = new Blob([await readFile(place.dumps[seed])])
  const database = await openDatabase({ dump, migrate: false })
  return { database, close: () => database.close() }
}
