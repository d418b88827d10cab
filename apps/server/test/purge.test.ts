import { addDays } from '@capiz/domain/time'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyAudit } from '../src/platform/audit/verify.ts'
import {
  accessToken,
  attachment,
  auditLog,
  fileBlob,
  outboxMail,
  refreshToken,
  retentionRun,
  session,
} from '../src/db/schema/index.ts'
import { inTransaction } from '../src/db/transaction.ts'
import { runDueJobs } from '../src/jobs.ts'
import { purge } from '../src/ops/purge.ts'
import { startTestApp, type TestApp } from './harness.ts'

let t: TestApp
const old = new Date('2020-01-05T02:00:00Z')

async function addDocument(content: string, more: Partial<typeof attachment.$inferInsert>): Promise<string> {
  const { db, files } = t.services
  const stored = await inTransaction(db, (tx) =>
    files.keepBytes(tx, new TextEncoder().encode(content), 'application/pdf'),
  )
  await db.insert(attachment).values({
    uuid: crypto.randomUUID(),
    ownerKind: 'hf/document',
    ownerCode: 'HF0000001',
    fileName: `${content}.pdf`,
    ...stored,
    uploadedBy: 'officer',
    updatedDate: old,
    ...more,
  })
  await db.update(fileBlob).set({ createdDate: old }).where(eq(fileBlob.sha256, stored.sha256))
  return stored.sha256
}

let remaining = ''
let removed = ''

beforeAll(async () => {
  t = await startTestApp()
  await t.login('officer')
  await t.login('admin')
  const [first] = await t.db.select().from(session).orderBy(session.id)
  await t.db
    .update(session)
    .set({ revokedDate: old, revokedReason: 'LOGOUT' })
    .where(eq(session.id, first?.id ?? 0))
  const mail = { recipient: 'tala@person.example', subject: 'x', body: '', template: 'ACCOUNT_CREATED' }
  await t.db.insert(outboxMail).values([
    { ...mail, createdDate: old, sentDate: old },
    { ...mail, createdDate: t.clock.now(), sentDate: t.clock.now() },
  ])
  remaining = await addDocument('live', {})
  removed = await addDocument('removed', { deleted: true })
  await addDocument('removed lately', { deleted: true, updatedDate: t.clock.now() })
  // The bytes of a removed document that a live one shares stay.
  await addDocument('shared', { deleted: true })
  await addDocument('shared', {})
})
afterAll(() => t.close())

const tables = {
  outboxMail,
  session,
  accessToken,
  refreshToken,
  attachment,
  fileBlob,
  auditLog,
  retentionRun,
}
const sizes = async () => {
  const found: Record<string, number> = {}
  for (const [name, table] of Object.entries(tables)) {
    const [row] = await t.db.select({ n: count() }).from(table)
    found[name] = row?.n ?? 0
  }
  return found
}
const run = (apply: boolean) => purge(t.services, { apply, startedBy: 'COMMAND' })
const counts = (list: Awaited<ReturnType<typeof purge>>) =>
  Object.fromEntries(list.map(({ kind, rows }) => [kind, rows]))

test('the dry run says what would go and removes nothing', async () => {
  const before = await sizes()
  const found = counts(await run(false))
  expect(found).toEqual({
    MAIL: 1,
    SESSIONS: 1,
    REMINDERS: 0,
    REMOVED_DOCUMENTS: 2,
    UNREFERENCED_FILES: 1,
  })
  expect(await sizes()).toEqual(before)
})

test('the purge removes exactly that, notes it in the audit log, and finds nothing the second time', async () => {
  const before = await sizes()
  const dry = await run(false)
  expect(await run(true)).toEqual(dry)
  expect(await sizes()).toEqual({
    ...before,
    outboxMail: 1,
    session: 1,
    accessToken: 1,
    refreshToken: 1,
    attachment: 3,
    fileBlob: (before['fileBlob'] ?? 0) - 1,
    auditLog: (before['auditLog'] ?? 0) + 1,
    retentionRun: 5,
  })
  const [row] = await t.db.select().from(auditLog).where(eq(auditLog.auditTopic, 'Retention'))
  expect(row?.changes).toContainEqual({ field: 'Documents removed or replaced', before: 2, after: 0 })
  expect((await verifyAudit(t.db)).ok).toBe(true)
  expect(counts(await run(true))['REMOVED_DOCUMENTS']).toBe(0)
  expect((await t.call('auth.me', {}, { as: 'admin' })).status).toBe(200)
})

const runs = async (query: { kind?: 'MAIL'; result?: 'REMOVED' | 'NOTHING' }, as = 'admin') =>
  t.call('retention.list', { query }, { as })

test('each run is listed with its kind, days and rows for who sees the audit log, and cannot be altered', async () => {
  const { body } = await runs({ result: 'REMOVED' })
  expect(
    body.content.map(({ kind, keepDays, rows, startedBy }) => [kind, keepDays, rows, startedBy]),
  ).toEqual(
    expect.arrayContaining([
      ['MAIL', 365, 1, 'COMMAND'],
      ['REMOVED_DOCUMENTS', 1825, 2, 'COMMAND'],
    ]),
  )
  expect((await runs({ result: 'NOTHING' })).body.totalElements).toBe(6)
  expect((await runs({ kind: 'MAIL' })).body.content.map(({ rows }) => rows)).toEqual([1, 0])
  expect((await runs({}, 'reports')).status).toBe(403)
  await expect(t.db.delete(retentionRun)).rejects.toThrow()
})

test('the server removes once a day by itself, and records the day on which nothing was due', async () => {
  const mail = { recipient: 'tala@person.example', subject: 'x', body: '', template: 'ACCOUNT_CREATED' }
  await t.db.insert(outboxMail).values({ ...mail, createdDate: old, sentDate: old })
  const scheduled = async () =>
    (
      await t.db
        .select()
        .from(retentionRun)
        .where(eq(retentionRun.startedBy, 'SCHEDULE'))
        .orderBy(retentionRun.id)
    )
      .filter(({ kind }) => kind === 'MAIL')
      .map(({ rows }) => rows)
  await runDueJobs(t.services)
  await runDueJobs(t.services)
  expect(await scheduled()).toEqual([1])
  t.clock.set(`${addDays(t.clock.today(), 1)}T00:00:30+08:00`)
  await runDueJobs(t.services)
  expect(await scheduled()).toEqual([1, 0])
})

test('the bytes go with the next sweep, and only those', async () => {
  // Files carry the time of the machine.
  t.clock.set(new Date(Date.now() + 30 * 86_400_000).toISOString())
  await t.services.files.sweep()
  expect([await t.services.files.has(remaining), await t.services.files.has(removed)]).toEqual([true, false])
})
