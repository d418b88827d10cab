import { asc, desc, eq, sql } from 'drizzle-orm'
import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { audit } from '../src/platform/audit/audit.ts'
import { beginSealing } from '../src/platform/audit/begin-sealing.ts'
import { lostHead, noteHead } from '../src/platform/audit/noted-head.ts'
import { chainStart, rowHash } from '../src/platform/audit/seal.ts'
import { auditHead, verifyAudit } from '../src/platform/audit/verify.ts'
import { auditLog } from '../src/db/schema/index.ts'
import { inTransaction } from '../src/db/transaction.ts'
import type { Services } from '../src/platform/services.ts'
import { startTestApp, type TestApp } from './harness.ts'

const [older, newer] = ['o'.repeat(32), 'n'.repeat(40)] as const
let t: TestApp
beforeEach(async () => {
  t = await startTestApp()
})
afterEach(() => t.close())

/** The services of a server that was started with these keys. */
const withKeys = (...auditKeys: string[]): Services => ({
  ...t.services,
  config: { ...t.services.config, auditKeys },
})

const write = (services: Services, code: string) =>
  inTransaction(t.db, (tx) =>
    audit(tx, services, {
      actor: 'officer',
      action: 'UPDATE',
      entityType: 'health-facility',
      entityCode: code,
      topic: 'Facility',
      changes: [{ field: 'name', before: 'a', after: 'b' }],
    }),
  )

const check = (...keys: string[]) => verifyAudit(t.db, keys)

/** What somebody with all rights in the database can do: write rows anew, with seals that follow from each other. */
async function rewrite(from: number, change: (row: typeof auditLog.$inferSelect) => Partial<typeof row>) {
  await t.db.execute(sql`alter table audit_log disable trigger audit_log_append_only`)
  const rows = await t.db.select().from(auditLog).orderBy(asc(auditLog.id))
  let head = rows.find(({ id }) => id === from - 1)?.hash ?? chainStart
  for (const row of rows.filter(({ id }) => id >= from)) {
    const { hash: _, ...content } = { ...row, ...change(row), prevHash: head }
    head = rowHash(content)
    await t.db
      .update(auditLog)
      .set({ actor: content.actor, prevHash: content.prevHash, hash: head })
      .where(eq(auditLog.id, row.id))
  }
}

describe('an audit log with a key', () => {
  beforeEach(async () => {
    await write(t.services, 'HF0000001')
    await beginSealing(withKeys(older))
    await write(withKeys(older), 'HF0000002')
    await write(withKeys(older), 'HF0000003')
  })

  test('is whole with the key; without it the check says what it cannot know', async () => {
    expect(await check(older)).toMatchObject({ ok: true, rows: 4, unknownSeals: 0 })
    expect(await check()).toMatchObject({ ok: true, rows: 4, unknownSeals: 3 })
    const [begun] = await t.db.select().from(auditLog).where(eq(auditLog.id, 2))
    expect(begun).toMatchObject({ actor: 'SYSTEM', auditTopic: 'Audit key' })
  })

  test('cannot be written anew by who has the database and not the key', async () => {
    // from a keyed row on, from the very start, and a row before the key together with all after it
    for (const from of [3, 1, 2]) {
      await rewrite(from, (row) => (row.id === 3 ? { actor: 'somebody' } : {}))
      expect(await check(older), `from row ${from}`).toMatchObject({ ok: false, reason: 'key' })
    }
  })

  test('is not made to look whole by the next start', async () => {
    await rewrite(3, () => ({ actor: 'somebody' }))
    const [before] = await t.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    await beginSealing(withKeys(older))
    const [after] = await t.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    expect(after?.id).toBe(before?.id)
  })

  test('goes over to a new key, after which the old one no longer makes rows', async () => {
    await beginSealing(withKeys(newer, older))
    await write(withKeys(newer, older), 'HF0000004')
    expect(await check(newer, older)).toMatchObject({ ok: true, rows: 6 })
    expect(await check(older)).toMatchObject({ ok: false, brokenAt: 5, reason: 'content' })
    expect(await check(newer)).toMatchObject({ ok: false, brokenAt: 2, reason: 'content' })
    await write(withKeys(older), 'HF0000005')
    expect(await check(newer, older)).toMatchObject({ ok: false, brokenAt: 7, reason: 'key' })
  })
})

test('a log whose end was cut is noticed by the head noted in the data folder', async () => {
  const { dataDir } = t.services.config
  await write(t.services, 'HF0000001')
  await write(t.services, 'HF0000002')
  await noteHead(dataDir, await auditHead(t.db))
  expect(await lostHead(t.db, dataDir)).toBeUndefined()
  await write(t.services, 'HF0000003')
  expect(await lostHead(t.db, dataDir)).toBeUndefined()
  await t.db.execute(sql`alter table audit_log disable trigger audit_log_append_only`)
  await t.db.execute(sql`delete from audit_log where id > 1`)
  expect(await verifyAudit(t.db)).toMatchObject({ ok: true, rows: 1 })
  expect(await lostHead(t.db, dataDir)).toMatchObject({ rows: 2 })
  await rm(dataDir, { recursive: true, force: true })
})
