import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

describe('who guesses does not keep the owner out', () => {
  let far: TestApp
  beforeAll(async () => {
    far = await startTestApp({ env: { CAPIZ_TRUST_PROXY: 'true' } })
  })
  afterAll(() => far.close())

  const home = '203.0.113.7'
  const from = (ip: string, username: string, password = tinyPassword) =>
    far.call(
      'auth.login',
      { body: { grant_type: 'password', username, password } },
      { headers: { 'x-forwarded-for': ip } },
    )
  /** So many wrong passwords, each from an address of its own. */
  const guessFromMany = async (username: string, times: number) => {
    for (let at = 0; at < times; at++) await from(`198.51.100.${at}`, username, 'not the password')
  }

  test('five wrong passwords stop the address they came from, and nobody else', async () => {
    for (let at = 0; at < 6; at++) await from('198.51.100.200', 'officer', 'not the password')
    expect((await from('198.51.100.200', 'officer')).status).toBe(429)
    expect((await from(home, 'officer')).status).toBe(200)
  })

  test('fifty wrong ones from everywhere stop new addresses, not one the account signed in from', async () => {
    expect((await from(home, 'rates')).status).toBe(200)
    await guessFromMany('rates', 51)
    expect((await from('198.51.100.201', 'rates')).status).toBe(429)
    expect((await from(home, 'rates')).status).toBe(200)
    far.clock.advance(15 * 60 + 1)
    expect((await from('198.51.100.201', 'rates')).status).toBe(200)
  })

  test('username and mail address are one account', async () => {
    const mail = 'compliance@staff.example'
    for (let at = 0; at < 3; at++) await from(home, 'compliance', 'not the password')
    for (let at = 0; at < 2; at++) await from(home, mail, 'not the password')
    expect((await from(home, mail)).status).toBe(429)
    expect((await from(home, 'compliance')).status).toBe(429)
  })

  test('a name that is nobody is counted and answered as an account is', async () => {
    const seen = async (name: string) => {
      const answers: unknown[] = []
      for (let at = 0; at < 7; at++) {
        const { status, error } = await from('198.51.100.202', name, 'not the password')
        answers.push([status, error.errorCode])
      }
      return answers
    }
    expect(await seen('nobody.here')).toEqual(await seen('approver'))
  })
})
