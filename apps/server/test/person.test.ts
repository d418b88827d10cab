import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog } from '../src/db/schema/index.ts'
import { rowsOf } from '../src/db/rows.ts'
import { exportPerson } from '../src/ops/person/export.ts'
import { findPerson } from '../src/ops/person/keys.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyToday } from './setup/tiny-seed.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny', today: tinyToday })
  await t.login('physician')
})
afterAll(() => t.close())

test('a person is found by code, username or address, and nobody by anything else', async () => {
  const byCode = await findPerson(t.db, 'phy0000001')
  expect(byCode?.codes).toContain('PHY0000001')
  expect(byCode?.usernames).toEqual(['physician'])
  const byAddress = await findPerson(t.db, byCode?.emails[0]?.toUpperCase() ?? '')
  expect(byAddress?.codes).toEqual(byCode?.codes)
  expect((await findPerson(t.db, 'officer'))?.usernames).toEqual(['officer'])
  expect(await findPerson(t.db, 'nobody@elsewhere.example')).toBeUndefined()
})

test('everything kept about a person is given, without secrets, and the log says so', async () => {
  const keys = await findPerson(t.db, 'PHY0000001')
  if (!keys) throw new Error('PHY0000001 is missing')
  const parts = new Map((await exportPerson(t.services, keys)).map(({ what, rows }) => [what, rows]))
  const count = async (query: ReturnType<typeof sql>) => (await rowsOf<{ n: number }>(t.db, query))[0]?.n ?? 0
  expect(parts.get('Physician')).toMatchObject([{ code: 'PHY0000001' }])
  expect(parts.get('Accounts')).toMatchObject([{ username: 'physician' }])
  expect(parts.get('Sign-ins')?.length).toBe(1)
  expect(parts.get('Affiliations')?.length).toBe(
    await count(
      sql`select count(*)::int as n from affiliation a join physician p on p.id = a.physician_id where p.code = 'PHY0000001'`,
    ),
  )
  expect([...(parts.get('Documents') ?? []), ...(parts.get('Contracts') ?? [])].length).toBe(
    await count(sql`select count(*)::int as n from attachment where owner_code = 'PHY0000001'`),
  )
  const text = JSON.stringify([...parts])
  expect(text).not.toContain('argon2')
  const [row] = await t.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entityType, 'person'))
    .orderBy(desc(auditLog.id))
  expect(row).toMatchObject({ action: 'DOWNLOAD', entityCode: 'PHY0000001', actor: 'SYSTEM' })
})
