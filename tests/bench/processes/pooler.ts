import { execFileSync } from 'node:child_process'
import { chownSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../apps/server/test/setup/free-port.ts'
import { keptProcess, type Part } from './kept.ts'

/** A pooler before the primary: where it answers, and how it shares connections. */
export interface Pooler extends Part {
  url: string
  mode: 'session' | 'transaction'
}

const nobody = 65_534

function versionOf(): [number, number] | undefined {
  try {
    const text = execFileSync('pgbouncer', ['--version'], { encoding: 'utf8' })
    const [, major = '0', minor = '0'] = /(\d+)\.(\d+)/.exec(text) ?? []
    return [Number(major), Number(minor)]
  } catch {
    return undefined
  }
}

/** Starts PgBouncer before a database; undefined where the machine has none (Debian: `apt-get install pgbouncer`). */
export async function startPooler(
  folder: string,
  primary: string,
  connections: number,
): Promise<Pooler | undefined> {
  const version = versionOf()
  if (!version) return undefined
  // Statements are prepared by name, which a pooler by transaction knows from 1.21 on.
  const mode = version[0] > 1 || version[1] >= 21 ? 'transaction' : 'session'
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  const lines = [
    '[databases]',
    `bench = host=127.0.0.1 port=${new URL(primary).port} dbname=bench user=capiz`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    ...(mode === 'transaction' ? ['max_prepared_statements = 200'] : []),
    `default_pool_size = ${connections}`,
    'max_client_conn = 1000',
    'ignore_startup_parameters = statement_timeout',
    'server_login_retry = 1',
    'logfile = /dev/null',
  ]
  writeFileSync(file, `${lines.join('\n')}\n`)
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(file, nobody, nobody)
  const part = await keptProcess(
    'pooler',
    ['pgbouncer', '--quiet', file],
    isRoot ? { uid: nobody, gid: nobody } : {},
  )
  return { ...part, mode, url: `postgres://capiz@127.0.0.1:${port}/bench` }
}
