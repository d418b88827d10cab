import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '../src/platform/audit/audit.ts'
import { rowHash } from '../src/platform/audit/seal.ts'
import { verifyAudit } from '../src/platform/audit/verify.ts'
import { accreditationHistory, auditLog } from '../src/db/schema/index.ts'
import { inTransaction } from '../src/db/transaction.ts'
import { startTestApp, type TestApp } from './harness.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const write = async (code: string, changes: { field: string; before?: unknown; after?: unknown }[] = []) =>
  inTransaction(t.db, (tx) =>
    audit(tx, t.services, {
      actor: 'officer',
      action: 'UPDATE',
      entityType: 'health-facility',
      entityCode: code,
      topic: 'Facility',
      changes,
    }),
  )

test('writers at the same time still make one unbroken chain', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, at) => write(`HF000000${at % 5}`)))
  const check = await verifyAudit(t.db)
  expect(check).toMatchObject({ ok: true, rows: 20 })
})

test('a change rolled back leaves no row and no gap', async () => {
  const before = await verifyAudit(t.db)
  const failing = inTransaction(t.db, async (tx) => {
    await audit(tx, t.services, {
      actor: 'officer',
      action: 'UPDATE',
      entityType: 'health-facility',
      entityCode: 'HF0000009',
      topic: 'Facility',
      changes: [],
    })
    throw new Error('later trouble')
  })
  await expect(failing).rejects.toThrow('later trouble')
  expect(await verifyAudit(t.db)).toEqual(before)
})

test('secrets and bank numbers are masked, other values kept', async () => {
  await write('HF0000007', [
    { field: 'passwordHash', before: 'aaa', after: 'bbb' },
    { field: 'payee', before: null, after: { name: 'Sample', accountNo: '001234567890' } },
    { field: 'name', before: 'Old', after: 'New' },
  ])
  const reply = await t.call('auditLog.list', { query: { entityCode: 'HF0000007' } }, { as: 'admin' })
  expect(reply.body.content[0]?.changes).toEqual([
    { field: 'passwordHash', before: '***', after: '***' },
    { field: 'payee', before: null, after: { name: 'Sample', accountNo: '***7890' } },
    { field: 'name', before: 'Old', after: 'New' },
  ])
})

test('the calls find rows by filter, topic and code', async () => {
  const list = await t.call(
    'auditLog.list',
    { query: { entityCode: 'HF0000001', sort: 'id,ASC' } },
    { as: 'admin' },
  )
  expect(list.body.totalElements).toBe(4)
  const topics = await t.call('auditLog.topics', { query: { entityCode: 'HF0000001' } }, { as: 'admin' })
  expect(topics.body).toEqual(['Facility'])
  const ofType = async (type: string) => {
    const query = { entityCode: 'HF0000001', type }
    return (await t.call('auditLog.topics', { query }, { as: 'admin' })).body
  }
  expect(await ofType('HFC')).toEqual(['Facility'])
  expect(await ofType('PHY')).toEqual([])
  const change = { actor: 'officer', action: 'UPDATE' as const, changes: [] }
  const about = { entityType: 'physician', entityCode: 'PHY0000001', topic: 'Physician' }
  await inTransaction(t.db, (tx) => audit(tx, t.services, { ...change, ...about }))
  for (const [type, expected] of [
    ['PHY', ['Physician']],
    ['HFC', []],
  ] as const) {
    const query = { entityCode: 'PHY0000001', type }
    const found = await t.call('auditLog.topics', { query }, { as: 'admin' })
    expect(found.body, type).toEqual(expected)
  }
  const code = list.body.content[0]?.code ?? ''
  const one = await t.call('auditLog.findByCode', { query: { code } }, { as: 'admin' })
  expect(one.body.id).toBe(list.body.content[0]?.id)
  const later = await t.call('auditLog.list', { query: { updatedFrom: '2026-11-21' } }, { as: 'admin' })
  expect(later.body.totalElements).toBe(0)
  const bad = await t.call('auditLog.list', { query: { updatedFrom: '2026-02-30' } }, { as: 'admin' })
  expect(bad.status).toBe(422)
})

test('the total counts on with every row, and what is newest stands first also within one moment', async () => {
  const list = async (query: { entityCode?: string } = {}) =>
    (await t.call('auditLog.list', { query: { ...query, size: 3 } }, { as: 'admin' })).body
  const own = { entityCode: 'HF0000003' }
  const before = [(await list()).totalElements, (await list(own)).totalElements]
  await Promise.all([write('HF0000003'), write('HF0000003'), write('HF0000008')])
  const after = await list()
  const stored = await t.db.$count(auditLog)
  expect([after.totalElements, (await list(own)).totalElements]).toEqual([stored, (before[1] ?? 0) + 2])
  expect(stored).toBe((before[0] ?? 0) + 3)
  const ids = after.content.map(({ id }) => id)
  expect(ids).toEqual([stored, stored - 1, stored - 2])
})

test('D13: rows cannot be changed or deleted, by nobody', async () => {
  await expect(t.db.update(auditLog).set({ actor: 'somebody' })).rejects.toThrow()
  await expect(t.db.delete(auditLog)).rejects.toThrow()
  await expect(t.db.delete(accreditationHistory)).rejects.toThrow()
  await expect(t.db.execute(sql`truncate audit_log`)).rejects.toThrow()
})

test('the code of a row names the day in Manila', async () => {
  t.clock.set('2026-11-20T16:30:00.000Z')
  await write('HF0000004')
  const [row] = await t.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  expect(row?.code).toBe(`TX-20261121-${String(row?.id).padStart(8, '0')}`)
})

test('D13: with the trigger gone, verify names the first row that was touched', async () => {
  await t.db.execute(sql`alter table audit_log disable trigger audit_log_append_only`)
  await t.db.execute(sql`update audit_log set actor = 'somebody' where id = 5`)
  expect(await verifyAudit(t.db)).toMatchObject({ ok: false, brokenAt: 5, reason: 'content' })
  await t.db.execute(sql`update audit_log set actor = 'officer' where id = 5`)
  expect(await verifyAudit(t.db)).toMatchObject({ ok: true })

  // a row rewritten together with its own hash no longer fits the row after it
  const [row] = await t.db.select().from(auditLog).where(eq(auditLog.id, 5))
  if (!row) throw new Error('row 5 is gone')
  const forged = rowHash({ ...row, actor: 'somebody' })
  await t.db.execute(sql`update audit_log set actor = 'somebody', hash = ${forged} where id = 5`)
  expect(await verifyAudit(t.db)).toMatchObject({ ok: false, brokenAt: 6, reason: 'link' })
  // nor does it when the row after it is made to name the new hash: its own hash covers the name
  await t.db.execute(sql`update audit_log set prev_hash = ${forged} where id = 6`)
  expect(await verifyAudit(t.db)).toMatchObject({ ok: false, brokenAt: 6, reason: 'content' })
  await t.db.execute(sql`update audit_log set actor = 'officer', hash = ${row.hash} where id = 5`)
  await t.db.execute(sql`update audit_log set prev_hash = ${row.hash} where id = 6`)
  expect(await verifyAudit(t.db)).toMatchObject({ ok: true })

  await t.db.execute(sql`delete from audit_log where id = 7`)
  expect(await verifyAudit(t.db)).toMatchObject({ ok: false, brokenAt: 7, reason: 'gap' })
})
