import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase, type OpenDatabase } from '../../src/db/open.ts'
import type { TestPlace, TestSeed } from './place.ts'

/** A database of its own for one test file. */
export interface DatabaseCopy {
  database: OpenDatabase
  /** its name on the server of PostgreSQL */
  name?: string
  /** removes it once it is closed */
  drop: () => Promise<void>
}

async function copyPglite(dumps: Record<TestSeed, string>, seed: TestSeed): Promise<DatabaseCopy> {
  const dump = new Blob([await readFile(dumps[seed])])
  const database = await openDatabase({ dump, migrate: false })
  return { database, drop: () => Promise.resolve() }
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A copy takes the template for itself for a moment, so copies queue under one lock of the server. */
async function copyPostgres(server: string, template: string): Promise<DatabaseCopy> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  await client.query('select pg_advisory_lock(1)')
  await client.query(`create database ${name} template ${template}`)
  await client.end()
  const database = await openDatabase({ url: `${server}/${name}`, pool: 8, migrate: false })
  return {
    database,
    name,
    drop: () => administer(server, `drop database ${name} with (force)`),
  }
}

/** Copies the prepared database: a dump loaded into memory, or a PostgreSQL database made from the template. */
export async function openCopy(seed: TestSeed): Promise<DatabaseCopy> {
  const place: TestPlace = inject('place')
  if (place.dumps) return copyPglite(place.dumps, seed)
  if (place.server && place.templates) return copyPostgres(place.server, place.templates[seed])
  throw new Error('The test databases were not prepared.')
}
