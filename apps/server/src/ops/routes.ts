import { count, isNull, sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { outboxMail } from '../db/schema/index.ts'
import type { Services } from '../services.ts'
import { metricsText } from './metrics.ts'

async function works(check: Promise<unknown>): Promise<boolean> {
  return check.then(
    () => true,
    () => false,
  )
}

/** Pages for operators: alive, ready, metrics. */
export function opsRoutes(app: Hono, services: Services): void {
  const { db, files, database } = services
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }))
  app.get('/readyz', async (c) => {
    const checks = { database: await works(db.execute(sql`select 1`)), files: await works(files.check()) }
    const ready = Object.values(checks).every(Boolean)
    return c.json({ status: ready ? 'ready' : 'not ready', checks }, ready ? 200 : 503, {
      'cache-control': 'no-store',
    })
  })
  app.get('/metrics', async (c) => {
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
      }),
      200,
      { 'cache-control': 'no-store' },
    )
  })
}
