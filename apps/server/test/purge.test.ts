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
  session,
} from '../src/db/schema/index.ts'
import { inTransaction } from '../src/db/transaction.ts'
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

const tables = { outboxMail, session, accessToken, refreshToken, attachment, fileBlob, auditLog }
const sizes = async () => {
  const found: Record<string, number> = {}
  for (const [name, table] of Object.entries(tables)) {
    const [row] = await t.db.select({ n: count() }).from(table)
    found[name] = row?.n ?? 0
  }
  return found
}
const counts = (list: Awaited<ReturnType<typeof purge>>) =>
  Object.fromEntries(list.map(({ what, rows }) => [what, rows]))

test('the dry run says what would go and removes nothing', async () => {
  const before = await sizes()
  const found = counts(await purge(t.services, { apply: false }))
  expect(found).toEqual({
    'mails sent or given up': 1,
    'sessions ended': 1,
    reminders: 0,
    'documents removed or replaced': 2,
    'stored files nothing names': 1,
  })
  expect(await sizes()).toEqual(before)
})

test('the purge removes exactly that, notes it in the audit log, and finds nothing the second time', async () => {
  const before = await sizes()
  const dry = await purge(t.services, { apply: false })
  expect(await purge(t.services, { apply: true })).toEqual(dry)
  expect(await sizes()).toEqual({
    ...before,
    outboxMail: 1,
    session: 1,
    accessToken: 1,
    refreshToken: 1,
    attachment: 3,
    fileBlob: (before['fileBlob'] ?? 0) - 1,
    auditLog: (before['auditLog'] ?? 0) + 1,
  })
  const [row] = await t.db.select().from(auditLog).where(eq(auditLog.auditTopic, 'Retention'))
  expect(row?.changes).toContainEqual({ field: 'documents removed or replaced', before: 2, after: 0 })
  expect((await verifyAudit(t.db)).ok).toBe(true)
  expect(counts(await purge(t.services, { apply: true }))['documents removed or replaced']).toBe(0)
  expect((await t.call('auth.me', {}, { as: 'admin' })).status).toBe(200)
})

test('the bytes go with the next sweep, and only those', async () => {
  // Files carry the time of the machine.
  t.clock.set(new Date(Date.now() + 30 * 86_400_000).toISOString())
  await t.services.files.sweep()
  expect([await t.services.files.has(remaining), await t.services.files.has(removed)]).toEqual([true, false])
})
