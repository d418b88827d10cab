import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '../../src/db/open.ts'
import { ensureInitialData } from '../../src/areas/installation/initial-data.ts'
import type { Database } from '../../src/db/types.ts'
import { createCluster, startCluster } from './cluster.ts'
import { minimalSeed } from './minimal-seed.ts'
import type { Project } from './place.ts'
import { tinySeed } from './tiny-seed.ts'

async function template(
  server: string,
  name: string,
  seed: (db: Database) => Promise<void>,
): Promise<string> {
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const database = await openDatabase({ url: `${server}/${name}`, pool: 1 })
  await ensureInitialData(database.db)
  await seed(database.db)
  await database.close()
  return name
}

/** Starts a PostgreSQL of its own for the run, with one template database per seed. */
export async function setUpPostgres(project: Project): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'capiz-pg-'))
  const data = await createCluster(folder)
  const cluster = await startCluster(data, { fsync: 'off', max_connections: '100' })
  const stop = async () => {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const address = cluster.url
    const none = await template(address, 'template_none', ensureInitialData)
    const few = await template(address, 'template_few', minimalSeed)
    const tiny = await template(address, 'template_tiny', tinySeed)
    project.provide('place', { engine: 'postgres', server: address, templates: { none, few, tiny } })
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}
