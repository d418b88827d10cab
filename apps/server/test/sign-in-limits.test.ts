import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appUser, auditLog } from '../src/db/schema/index.ts'
import { changesBetween } from '../src/platform/audit/changes.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyPassword } from './setup/tiny-seed.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const signIn = async (username: string, password = tinyPassword) =>
  t.call('auth.login', { body: { grant_type: 'password', username, password } })
const guess = async (username: string, times: number) => {
  for (let at = 0; at < times; at++) await signIn(username, 'not the password')
}
const userOf = async (username: string) => {
  const [user] = await t.db.select().from(appUser).where(eq(appUser.username, username))
  if (!user) throw new Error(`${username} is missing`)
  return user
}

test('the fifth wrong password locks the account for a quarter of an hour, which its record shows', async () => {
  await guess('rates', 4)
  expect((await userOf('rates')).lockedUntil).toBeNull()
  await guess('rates', 1)
  const { lockedUntil, failedCount } = await userOf('rates')
  expect(failedCount).toBe(5)
  const minutes = ((lockedUntil?.getTime() ?? 0) - t.clock.now().getTime()) / 60_000
  expect(minutes).toBeGreaterThan(14)
  expect(minutes).toBeLessThanOrEqual(15)
  expect((await signIn('rates')).status).toBe(429)
  t.clock.advance(15 * 60 + 1)
  expect((await signIn('rates')).status).toBe(200)
})

test('a right password forgets the wrong ones before it', async () => {
  await guess('approver', 4)
  expect((await signIn('approver')).status).toBe(200)
  await guess('approver', 4)
  expect((await signIn('approver')).status).toBe(200)
})

test('a session is idle for exactly as long as the setting says', async () => {
  const renew = async (token: string) =>
    t.call('auth.refresh', { body: { grant_type: 'refresh_token', refresh_token: token } })
  const { body: pair } = await signIn('admin')
  t.clock.advance(3900)
  expect((await renew(pair.refresh_token)).status).toBe(200)
})

test('the audit log says who signed in from where', async () => {
  await signIn('officer')
  const { code } = await userOf('officer')
  const [row] = await t.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'LOGIN'), eq(auditLog.actor, 'officer')))
    .orderBy(desc(auditLog.id))
    .limit(1)
  expect(row).toMatchObject({ entityType: 'user', entityCode: code, auditTopic: 'Session', changes: [] })
})

test('changes are the fields of the new state that differ, without what changes with every save', () => {
  const before = { name: 'Old', city: 'Iloilo', beds: 5, fax: '', version: 1, id: 7 }
  expect(
    changesBetween(before, { name: 'New', city: 'Iloilo', beds: null, fax: null, version: 2, id: 8 }),
  ).toEqual([
    { field: 'name', before: 'Old', after: 'New' },
    { field: 'beds', before: 5, after: null },
  ])
  expect(changesBetween(undefined, { name: 'New', website: undefined })).toEqual([
    { field: 'name', before: null, after: 'New' },
  ])
})
