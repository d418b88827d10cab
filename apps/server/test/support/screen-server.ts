import { getRequestListener } from '@hono/node-server'
import { manilaDay } from '@capiz/domain/time'
import { sql } from 'drizzle-orm'
import { mkdtemp, rm } from 'node:fs/promises'
import { type IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../../src/app.ts'
import { openDatabase } from '../../src/db/open.ts'
import { rowsOf } from '../../src/db/rows.ts'
import type { Clock } from '../../src/platform/runtime/clock.ts'
import { readConfig } from '../../src/platform/runtime/read-config.ts'
import { storeSampleFiles } from '../../src/seed/load-sample.ts'
import { createServices } from '../../src/start.ts'
import { tinySeed, tinyToday } from '../setup/tiny-seed.ts'

/**
 * The failures a server can be put into: it takes no new calls (503), the proxy in front of it does not reach it (502), the
 * connection is cut before a call arrives, the call is served and its reply is lost, or calls wait until the
 * failure is over.
 */
export type Failure = 'stopping' | 'gateway' | 'cut' | 'lost-reply' | 'waiting'

/** A failure of every call, or of those whose address contains `path`. */
export interface Fault {
  failure: Failure | Reply
  path?: string
}

/** A refusal given in place of the server's reply. */
export interface Reply {
  status: number
  body?: Readonly<Record<string, unknown>>
}

/** A row of a query; columns keep their database names. */
export type Row = Record<string, unknown>

/** The whole server over a database of its own in memory, for one file of screen tests. */
export interface ScreenServer {
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** sets the failure of the calls from now on; without one they are served */
  setFault: (fault?: Fault) => void
  /** runs SQL on the database behind the screen */
  query: (text: string) => Promise<Row[]>
  close: () => Promise<void>
}

/** Migrates and seeds the tiny sample; every screen server starts on a copy of the dump. */
export async function dumpSample(): Promise<Blob> {
  const database = await openDatabase({})
  await tinySeed(database.db)
  const dump = await database.dump?.()
  await database.close()
  if (!dump) throw new Error('This engine gives no dump.')
  return dump
}

/** Returns a clock that starts at ten in the morning of the sample's day in Manila and runs on. */
function runningClock(): Clock {
  const offset = Date.parse(`${tinyToday}T02:00:00Z`) - Date.now()
  const now = () => new Date(Date.now() + offset)
  return { now, today: () => manilaDay(now()) }
}

/** Opens a server on a copy of the dumped sample. */
export async function openScreenServer(dump: Blob): Promise<ScreenServer> {
  const folder = await mkdtemp(join(tmpdir(), 'capiz-screens-'))
  const read = readConfig({
    CAPIZ_ENVIRONMENT: 'test',
    CAPIZ_CONFIRM_APPLICANTS: 'true',
    CAPIZ_DATA_DIR: folder,
    CAPIZ_LOG_LEVEL: process.env['CAPIZ_LOG_LEVEL'] ?? 'silent',
    CAPIZ_PORTAL_DIR: join(folder, 'no-portal'),
  })
  if (!read.ok) throw new Error(read.problems.join('\n'))
  const database = await openDatabase({ dump, migrate: false })
  const services = await createServices(read.config, database, runningClock())
  await storeSampleFiles(services.files, services.db)
  let fault: Fault | undefined
  let waiting: (() => void)[] = []
  const app = createApp(services)
  const stopping = createApp(services, { isStopping: () => true })
  const serve = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const refuse = getRequestListener(stopping.fetch, { overrideGlobalObjects: false })

  const failures: Record<Failure, ScreenServer['handle']> = {
    stopping: refuse,
    gateway: async (_, response) => {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>')
    },
    cut: async (request) => {
      request.socket.destroy()
    },
    'lost-reply': async (request) => {
      // the reply goes into a response that belongs to no connection
      await serve(request, new ServerResponse(request))
      request.socket.destroy()
    },
    waiting: (request, response) =>
      new Promise((resolve) => waiting.push(() => resolve(serve(request, response)))),
  }

  const refuseWith = async ({ status, body = {} }: Reply, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  return {
    handle: (request, response) => {
      const active = fault !== undefined && (request.url ?? '').includes(fault.path ?? '') ? fault : undefined
      if (typeof active?.failure === 'object') return refuseWith(active.failure, response)
      return (active ? failures[active.failure] : serve)(request, response)
    },
    setFault(next) {
      fault = next
      for (const serveNow of waiting) serveNow()
      waiting = []
    },
    query: (text) => rowsOf(services.db, sql.raw(text)),
    close: async () => {
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
