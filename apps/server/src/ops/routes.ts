import { count, isNull, sql } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { createHash, timingSafeEqual } from 'node:crypto'
import { createDocument } from '@capiz/api/openapi'
import { endpoints } from '@capiz/api/contract'
import { outboxMail } from '../db/schema/index.ts'
import { toProblem } from '../platform/http/problem.ts'
import { secure } from '../platform/http/headers.ts'
import { metaOf } from '../platform/http/request-facts.ts'
import type { Config } from '../platform/runtime/config.ts'
import type { Services } from '../platform/services.ts'
import { outboxPage, showsOutbox } from './dev-outbox.ts'
import { docsPage } from './docs.ts'
import { plainStyle } from './html.ts'
import { metricsText } from './metrics.ts'

/** Returns why a check failed, in the words a call would be refused with; undefined when it did not. */
async function problemOf(check: Promise<unknown>): Promise<string | undefined> {
  return check.then(
    () => undefined,
    (error: unknown) => String(toProblem(error).body['message']),
  )
}

/** Returns the check in a form where everybody who asks while it runs waits for the same run. */
function sharedCheck<T>(check: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () => (running ??= check().finally(() => (running = undefined)))
}

/** Returns whether a call shows the token that is set; without one metrics are open except in production. */
function mayReadMetrics(c: Context, { metricsToken, environment }: Config): boolean {
  if (metricsToken === undefined) return environment !== 'production'
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(c.req.header('authorization') ?? ''), hash(`Bearer ${metricsToken}`))
}

/** Pages for operators: alive, ready, metrics with the figures of what runs beside the calls. */
export function opsRoutes(
  app: Hono,
  services: Services,
  gauges: () => Record<string, number> = () => ({}),
): void {
  const { db, files, database, config } = services
  const check = sharedCheck(async () => ({
    database: await problemOf(db.execute(sql`select 1`)),
    files: await problemOf(files.check()),
  }))
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }))
  app.get('/readyz', async (c) => {
    const found = await check()
    const ready = found.database === undefined && found.files === undefined
    const checks = { database: found.database === undefined, files: found.files === undefined }
    const status = ready ? 'ready' : 'not ready'
    return c.json({ status, checks, ...(ready ? {} : { problems: found }) }, ready ? 200 : 503, {
      'cache-control': 'no-store',
    })
  })
  app.get('/metrics', async (c, next) => {
    if (!mayReadMetrics(c, config)) return next()
    const [waiting] = await db.select({ mails: count() }).from(outboxMail).where(isNull(outboxMail.sentDate))
    const pool = database.pool()
    return c.text(
      metricsText({
        resident_bytes: process.memoryUsage.rss(),
        uptime_seconds: Math.round(process.uptime()),
        outbox_waiting: waiting?.mails ?? 0,
        database_connections: pool.total,
        database_connections_idle: pool.idle,
        database_connections_waiting: pool.waiting,
        ...gauges(),
        ...(services.replica && {
          replica_calls_answered: services.replica.tally.answered,
          replica_calls_passed_on: services.replica.tally.passedOn,
        }),
      }),
      200,
      { 'cache-control': 'no-store' },
    )
  })
}

const plainPolicy = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Pages for developers: the API reference, its OpenAPI form and, in development, the mails. */
export function docsRoutes(app: Hono, services: Services): void {
  const { config } = services
  const page = (c: Context, body: string, type: string) =>
    secure(
      new Response(body, { headers: { 'content-type': type, 'content-security-policy': plainPolicy } }),
      metaOf(c, config).requestId,
      config,
    )
  app.get('/docs/style.css', (c) => page(c, plainStyle, 'text/css; charset=utf-8'))
  if (config.docs) apiReference(app, config, page)
  if (showsOutbox(services)) {
    app.get('/dev/outbox', async (c) => page(c, await outboxPage(services), 'text/html; charset=utf-8'))
  }
}

type Page = (c: Context, body: string, type: string) => Response

/** The API reference, as a page and as a machine reads it. */
function apiReference(app: Hono, config: Config, page: Page): void {
  let document: string | undefined
  app.get('/openapi.json', (c) => {
    document ??= JSON.stringify(
      createDocument(endpoints, { title: `${config.productName} API`, version: '1', root: '/api' }),
    )
    return page(c, document, 'application/json')
  })
  app.get('/docs', (c) => page(c, docsPage(config.productName), 'text/html; charset=utf-8'))
}
