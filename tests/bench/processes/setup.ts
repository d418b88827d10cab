import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { commonSettings, withServices } from '../../../apps/server/bench/engine.ts'
import { loadSeed } from '../../../apps/server/src/seed/load.ts'
import { copyAsReplica, copyCluster, createCluster } from '../../../apps/server/test/setup/cluster.ts'
import { freePort } from '../../../apps/server/test/setup/free-port.ts'
import { smtpServer } from '../../../apps/server/test/support/smtp.ts'
import { serviceMain } from '../list-calls/product.ts'
import { keptProcess, type Part } from './kept.ts'
import { keptCluster, type KeptCluster } from './kept-cluster.ts'
import type { Options } from './options.ts'
import { startPooler, type Pooler } from './pooler.ts'
import { startStore, type Store } from './store.ts'

/** Connections of a server process to each of its databases. */
const connections = 10

/** A whole installation of several processes. */
export interface Setup {
  /** address of the balancer */
  base: string
  /** address of the database itself, past the pooler */
  database: string
  servers: Part[]
  primary: KeptCluster
  replica: KeptCluster
  pooler: Pooler | undefined
  store: Store
  mails: () => number
  parts: Part[]
  stop: () => Promise<void>
}

const balancerMain = fileURLToPath(new URL('balancer.ts', import.meta.url))

const settings = {
  max_connections: '200',
  shared_buffers: '256MB',
  // a report on the replica must not hold up what is replayed
  hot_standby_feedback: 'on',
  wal_keep_size: '256MB',
}

/** Prepares the data: a copy of the given one, or an empty folder for the sample of the demonstration. */
async function prepare(folder: string, data: string | undefined): Promise<string> {
  return data === undefined ? createCluster(folder) : copyCluster(data, folder)
}

async function fill(server: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  await client.query('create database bench')
  await client.end()
  const env = { ...commonSettings, CAPIZ_DATA_DIR: join(folder, 'fill'), DATABASE_URL: `${server}/bench` }
  await withServices({ engine: 'PostgreSQL', env }, async ({ db, clock }) => {
    await loadSeed(db, { size: 'demo', asOf: clock.today() })
  })
}

/** Puts an installation together; `stop` takes it away with its data. */
export async function startSetup({ data, servers: count }: Options): Promise<Setup> {
  const folder = mkdtempSync(join(tmpdir(), 'capiz-processes-'))
  // PostgreSQL and the pooler run as another user, who has to get through to their folders
  chmodSync(folder, 0o711)
  const undo: (() => Promise<void> | void)[] = [() => rmSync(folder, { recursive: true, force: true })]
  const stop = async (): Promise<void> => {
    for (const step of undo.toReversed()) await step()
  }
  const kept = <P extends Part>(part: P): P => {
    undo.push(part.stop)
    return part
  }
  try {
    const [own, copy] = [join(folder, 'primary'), join(folder, 'replica')]
    for (const place of [own, copy]) mkdirSync(place, { mode: 0o755 })
    const primary = kept(await keptCluster('primary', await prepare(own, data), settings))
    const database = `${primary.url}/bench`
    if (data === undefined) await fill(primary.url, folder)
    const replica = kept(await keptCluster('replica', await copyAsReplica(primary.url, copy), settings))
    const started = await startPooler(own, primary.url, count * connections)
    const pooler = started && kept(started)
    const store = await startStore()
    undo.push(store.pull)
    const mail = await smtpServer()
    undo.push(mail.close)
    const env = {
      ...commonSettings,
      PATH: process.env['PATH'],
      DATABASE_URL: pooler?.url ?? database,
      DATABASE_READ_URL: `${replica.url}/bench`,
      CAPIZ_DATABASE_POOL: String(connections),
      CAPIZ_DATA_DIR: join(folder, 'files'),
      SMTP_URL: mail.url,
      S3_ENDPOINT: store.endpoint,
      S3_BUCKET: 'capiz',
      S3_ACCESS_KEY_ID: 'measured',
      S3_SECRET_ACCESS_KEY: 'measured',
    }
    const ports: number[] = []
    const servers: Part[] = []
    for (let at = 1; at <= count; at++) {
      const port = await freePort()
      ports.push(port)
      const command = [process.execPath, serviceMain] as const
      const options = { env: { ...env, PORT: String(port) } }
      servers.push(kept(await keptProcess(`server ${at}`, command, options, /answers on/)))
    }
    const port = await freePort()
    const command = [process.execPath, balancerMain, String(port), ...ports.map(String)] as const
    const balancer = kept(await keptProcess('balancer', command, {}, /balances on/))
    return {
      base: `http://127.0.0.1:${port}`,
      database,
      servers,
      primary,
      replica,
      pooler,
      store,
      mails: () => mail.received.length,
      parts: [primary, replica, ...(pooler ? [pooler] : []), ...servers, balancer],
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
