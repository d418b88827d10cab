import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appUser, auditLog, rateBucket } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyPassword, tinyToday } from './setup/tiny-seed.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny', today: tinyToday })
})
afterAll(() => t.close())

const signIn = (username: string, password = tinyPassword) =>
  t.call('auth.login', { body: { grant_type: 'password', username, password } })
const meWith = async (token: string) => (await t.call('auth.me', {}, { token })).status
const userOf = async (username: string) => {
  const [found] = await t.db.select().from(appUser).where(eq(appUser.username, username))
  if (!found) throw new Error(`${username} is missing`)
  return found
}
const rowsOf = (auditTopic: string) =>
  t.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'REFUSED'), eq(auditLog.auditTopic, auditTopic)))

describe('what changes while a password is checked', () => {
  test('a lock holds against a sign-in at the same moment, 100 of 100', async () => {
    const change = (action: 'LOCK' | 'UNLOCK') =>
      t.call('userAccess.change', { body: { username: 'rates', action } }, { as: 'admin' })
    await t.login('admin')
    for (let round = 0; round < 100; round += 1) {
      const under = signIn('rates')
      // from before the password check to after it, five times over
      await new Promise((resolve) => setTimeout(resolve, (round % 20) * 3))
      const [{ body, status }, locked] = await Promise.all([under, change('LOCK')])
      expect(locked.status).toBe(200)
      const { lockedUntil } = await userOf('rates')
      expect(lockedUntil?.getUTCFullYear()).toBe(9999)
      expect(status).not.toBe(429)
      if (body.access_token) expect(await meWith(body.access_token)).toBe(401)
      expect((await change('UNLOCK')).status).toBe(200)
      // a sign-in that lost counts as a wrong one: a hundred of them would stop the address
      await t.db.delete(rateBucket)
    }
  })

  test('so does another password', async () => {
    const { passwordHash } = await userOf('reports')
    const under = signIn('reports')
    await t.db.update(appUser).set({ passwordHash: 'changed' }).where(eq(appUser.username, 'reports'))
    expect((await under).status).not.toBe(200)
    await t.db.update(appUser).set({ passwordHash }).where(eq(appUser.username, 'reports'))
  })
})

describe('what is refused leaves a row', () => {
  test('a wrong password under the account, an unknown name without the name', async () => {
    await signIn('compliance', 'not the password')
    await signIn('nobody.of.this.name', 'not the password')
    const rows = await rowsOf('Refused sign-in')
    const { code } = await userOf('compliance')
    expect(rows.filter(({ entityCode }) => entityCode === code)).toHaveLength(1)
    expect(rows.every(({ actor }) => actor === 'PUBLIC')).toBe(true)
    const unknown = rows.find(({ entityCode }) => entityCode === null)
    expect(unknown).toBeDefined()
    expect(JSON.stringify(rows)).not.toContain('nobody.of.this.name')
  })

  test('a call without the permission for it, under its number', async () => {
    expect((await t.call('user.list', {}, { as: 'coordinator' })).status).toBe(403)
    const [row] = await rowsOf('Refused call')
    expect(row).toMatchObject({ actor: 'coordinator', entityType: 'call', entityCode: 'C372' })
  })

  test('and a thousand of them do not fill the log', async () => {
    for (let turn = 0; turn < 40; turn += 1) await t.call('role.list', {}, { as: 'coordinator' })
    const rows = (await rowsOf('Refused call')).filter(({ entityCode }) => entityCode === 'C366')
    expect(rows).toHaveLength(20)
  })
})

describe('changing the own password', () => {
  const change = (token: string, currentPassword: string, newPassword: string) =>
    t.call('auth.changePassword', { body: { currentPassword, newPassword } }, { token })

  test('ends every token of before, and the answer goes on', async () => {
    const { body: before } = await signIn('approver')
    const { status, body: after } = await change(before.access_token, tinyPassword, 'Bagong-Umaga-2027')
    expect(status).toBe(200)
    expect(await meWith(before.access_token)).toBe(401)
    const old = await t.call('auth.refresh', {
      body: { grant_type: 'refresh_token', refresh_token: before.refresh_token },
    })
    expect(old.status).toBe(400)
    expect(await meWith(after.access_token)).toBe(200)
    const next = await t.call('auth.refresh', {
      body: { grant_type: 'refresh_token', refresh_token: after.refresh_token },
    })
    expect(next.status).toBe(200)
  })

  test('does not tell the password to who guesses on', async () => {
    const { body } = await signIn('officer')
    const tries: number[] = []
    for (let turn = 0; turn < 12; turn += 1) {
      tries.push((await change(body.access_token, `not it ${turn}`, 'Bagong-Umaga-2027')).status)
    }
    expect(tries).toEqual([...Array(10).fill(422), 429, 429])
    // the right one has to wait as well, in the other call that compares it too
    expect((await change(body.access_token, tinyPassword, 'Bagong-Umaga-2027')).status).toBe(429)
    const match = await t.call(
      'auth.checkPasswordMatch',
      { body: { password: tinyPassword } },
      { token: body.access_token },
    )
    expect(match.status).toBe(429)
    expect(await rowsOf('Refused password change')).toHaveLength(10)
  })
})

test('an access token dies a minute after its successor was given out', async () => {
  const { body: first } = await signIn('admin')
  const { body: second } = await t.call('auth.refresh', {
    body: { grant_type: 'refresh_token', refresh_token: first.refresh_token },
  })
  expect(await meWith(first.access_token)).toBe(200)
  t.clock.advance(61)
  expect(await meWith(first.access_token)).toBe(401)
  expect(await meWith(second.access_token)).toBe(200)
})

// the last: it stops the address of all calls here
test('a sign-in stopped after too many wrong passwords leaves a row as well', async () => {
  for (let turn = 0; turn < 6; turn += 1) await signIn('reports', 'not the password')
  const stopped = await signIn('reports', 'not the password')
  expect(stopped.status).toBe(429)
  const { code } = await userOf('reports')
  const rows = (await rowsOf('Refused sign-in')).filter(({ entityCode }) => entityCode === code)
  expect(rows.length).toBeGreaterThan(5)
})
