import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { samplePassword } from '../../../apps/server/src/seed/user.ts'
import type { BenchPlace } from '../../../apps/server/bench/engine.ts'
import { startServer } from './process.ts'

/** Program of our server over a sample, in the setting of production. */
export const serviceMain = fileURLToPath(new URL('../../../apps/server/bench/service.ts', import.meta.url))

/** Our server over the large sample, in the setting of production. */
export interface Product {
  port: number
  pid: number | undefined
  /** header of a signed-in member of staff, who may see every list */
  headers: Readonly<Record<string, string>>
  /** changes one row of a table, whose lists are then read anew */
  write: (table: 'physician' | 'facility') => Promise<void>
  get: <T>(path: string) => Promise<T>
  stop: () => Promise<void>
}

/** Starts our server, or another program like it, in a process of its own, with options of Node for a profile. */
export async function startProduct(
  { env }: BenchPlace,
  { main = serviceMain, nodeOptions = [] }: { main?: string; nodeOptions?: readonly string[] } = {},
): Promise<Product> {
  const { line, pid, stop } = await startServer([...nodeOptions, main], env, /http:\S+/)
  const signIn = await fetch(`${line}/api/auth/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', username: 'admin', password: samplePassword }),
  })
  const { access_token: token } = (await signIn.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${token}` }
  const client = new pg.Client({ connectionString: env['DATABASE_URL'] })
  await client.connect()
  return {
    port: Number(new URL(line).port),
    pid,
    headers,
    write: async (table) => {
      await client.query(`update ${table} set deleted = deleted where id = 1`)
    },
    get: async <T>(path: string) => {
      const reply = await fetch(line + path, { headers })
      if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
      return (await reply.json()) as T
    },
    stop: async () => {
      await client.end()
      await stop()
    },
  }
}
