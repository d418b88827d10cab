import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashToken } from '../src/platform/access/token.ts'
import { accessToken, appUser, auditLog, outboxMail, role, session } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyPassword } from './setup/tiny-seed.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const signIn = async (username: string, password = tinyPassword) =>
  t.call('auth.login', { body: { grant_type: 'password', username, password } })
const renew = async (token: string) =>
  t.call('auth.refresh', { body: { grant_type: 'refresh_token', refresh_token: token } })
const me = async (token: string) => t.call('auth.me', {}, { token })

describe('signing in', () => {
  test('the current user has the shape the specification reads', async () => {
    const { body: pair } = await signIn('officer')
    expect(pair.expires_in).toBe(3600)
    const reply = await me(pair.access_token)
    expect(reply.body.principal.authorities[0]?.authority).toBe('Accreditation Officer')
    expect(reply.body.principal.role.permissions).toContain('HF_EDIT')
    expect(reply.body.principal.role.permissions).not.toContain('ROLE_EDIT')
    expect(reply.body.principal).toMatchObject({ username: 'officer', applicantType: null, linkedCode: null })
  })

  test('a provider carries the applicant type and the linked code', async () => {
    const { body: pair } = await signIn('coordinator')
    const { principal } = (await me(pair.access_token)).body
    expect(principal).toMatchObject({ applicantType: 'HFC', linkedCode: 'HF0000001' })
  })

  test('a wrong password and an unknown name get the same answer', async () => {
    const rejected = await signIn('officer', 'not the password')
    const unknown = await signIn('nobody-here', 'not the password')
    expect(rejected.status).toBe(401)
    expect(rejected.error).toEqual(unknown.error)
    expect(rejected.error.errorCode).toBe('BAD_CREDENTIALS')
  })

  test('only hashes of tokens and of the password are stored', async () => {
    const { body: pair } = await signIn('reports')
    const rows = await t.db
      .select()
      .from(accessToken)
      .where(eq(accessToken.hash, hashToken(pair.access_token)))
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(await t.db.select().from(accessToken))).not.toContain(pair.access_token)
    const [user] = await t.db.select().from(appUser).where(eq(appUser.username, 'reports'))
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('a new sign-in ends the earlier one with its own message', async () => {
    const first = (await signIn('compliance')).body
    const second = (await signIn('compliance')).body
    const refused = await me(first.access_token)
    expect(refused.status).toBe(401)
    expect(refused.error).toEqual({
      errorCode: 'SESSION_REPLACED',
      message: 'Your account has been logged out from another device.',
    })
    expect((await renew(first.refresh_token)).error.errorCode).toBe('SESSION_REPLACED')
    expect((await me(second.access_token)).status).toBe(200)
  })

  test('four sign-ins at once leave one live session', async () => {
    await Promise.all(Array.from({ length: 4 }, () => signIn('rates')))
    const [user] = await t.db.select().from(appUser).where(eq(appUser.username, 'rates'))
    const sessions = await t.db
      .select()
      .from(session)
      .where(eq(session.userId, user?.id ?? 0))
    expect(sessions).toHaveLength(4)
    expect(sessions.filter((one) => one.revokedDate === null)).toHaveLength(1)
  })
})

describe('S5, S6: refresh tokens', () => {
  test('a repeated request within a minute gets the same pair, whatever was lost', async () => {
    const { body: pair } = await signIn('approver')
    const first = await renew(pair.refresh_token)
    expect(first.status).toBe(200)
    for (let tries = 0; tries < 3; tries++) {
      t.clock.advance(15)
      const again = await renew(pair.refresh_token)
      expect(again.body.access_token).toBe(first.body.access_token)
      expect(again.body.refresh_token).toBe(first.body.refresh_token)
      expect(again.body.expires_in).toBe(3600 - 15 * (tries + 1))
    }
    expect((await me(pair.access_token)).status).toBe(200)
    expect((await me(first.body.access_token)).status).toBe(200)
  })

  test('a lost answer is repeated after hours of sleep, with a full life, and to a second tab', async () => {
    const { body: pair } = await signIn('approver')
    const lost = await renew(pair.refresh_token)
    t.clock.advance(55 * 60)
    const again = await renew(pair.refresh_token)
    expect(again.status).toBe(200)
    expect(again.body).toEqual({ ...lost.body, expires_in: 3600 })
    t.clock.advance(2)
    expect((await me(again.body.access_token)).status).toBe(200)
    expect((await renew(pair.refresh_token)).body.access_token).toBe(again.body.access_token)
    const next = await renew(again.body.refresh_token)
    expect(next.status).toBe(200)
    expect((await me(next.body.access_token)).status).toBe(200)
  })

  test('a lost answer is not repeated once its restarted minute is over and its pair in use', async () => {
    const { body: pair } = await signIn('approver')
    await renew(pair.refresh_token)
    t.clock.advance(65)
    const again = await renew(pair.refresh_token)
    expect((await me(again.body.access_token)).status).toBe(200)
    t.clock.advance(64)
    expect((await renew(pair.refresh_token)).status).toBe(400)
    expect((await me(again.body.access_token)).status).toBe(401)
  })

  test('a lost answer does not outlive the idle time', async () => {
    const { body: pair } = await signIn('approver')
    await renew(pair.refresh_token)
    t.clock.advance(3901)
    expect((await renew(pair.refresh_token)).status).toBe(400)
  })

  test('a thief who renews first is found when the owner comes, later than a minute', async () => {
    const { body: pair } = await signIn('approver')
    const stolen = (await renew(pair.refresh_token)).body
    expect((await me(stolen.access_token)).status).toBe(200)
    t.clock.advance(65)
    expect((await renew(pair.refresh_token)).status).toBe(400)
    expect((await me(stolen.access_token)).status).toBe(401)
  })

  test('61 s after its successor the old token is theft: the session ends and the user is told', async () => {
    const { body: pair } = await signIn('approver')
    const next = (await renew(pair.refresh_token)).body
    expect((await me(next.access_token)).status).toBe(200)
    t.clock.advance(61)
    const refused = await renew(pair.refresh_token)
    expect(refused.status).toBe(400)
    expect(refused.error.errorCode).toBe('SESSION_EXPIRED')
    expect((await me(next.access_token)).status).toBe(401)
    expect((await renew(next.refresh_token)).status).toBe(400)
    const mails = await t.db
      .select()
      .from(outboxMail)
      .where(eq(outboxMail.recipient, 'approver@staff.example'))
    expect(mails.map((mail) => mail.template)).toContain('SESSION_ENDED')
  })

  test('once the successor was used the first token is theft, even at once', async () => {
    const one = (await signIn('approver')).body
    const two = (await renew(one.refresh_token)).body
    const three = (await renew(two.refresh_token)).body
    expect((await renew(one.refresh_token)).status).toBe(400)
    expect((await me(three.access_token)).status).toBe(401)
  })

  test('S1: many renewals at once are one rotation', async () => {
    const { body: pair } = await signIn('approver')
    const replies = await Promise.all(Array.from({ length: 20 }, () => renew(pair.refresh_token)))
    expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => 200))
    expect(new Set(replies.map((reply) => reply.body.access_token)).size).toBe(1)
  })

  test('S16: the session ends after twelve hours however often it is renewed', async () => {
    let pair = (await signIn('approver')).body
    for (let minutes = 0; minutes < 12 * 60 - 50; minutes += 50) {
      t.clock.advance(50 * 60)
      const reply = await renew(pair.refresh_token)
      expect(reply.status).toBe(200)
      pair = reply.body
    }
    expect(pair.expires_in).toBeLessThanOrEqual(3600)
    t.clock.advance(50 * 60)
    expect((await renew(pair.refresh_token)).status).toBe(400)
    expect((await me(pair.access_token)).status).toBe(401)
  })

  test('an unused session ends after its idle time', async () => {
    const { body: pair } = await signIn('approver')
    t.clock.advance(3901)
    expect((await renew(pair.refresh_token)).status).toBe(400)
  })
})

describe('leaving and rights', () => {
  test('S17: logout needs the bearer header and ends every token', async () => {
    const { body: pair } = await signIn('approver')
    const bare = await t.request('/api/auth/logout')
    expect(bare.status).toBe(401)
    expect((await me(pair.access_token)).status).toBe(200)
    expect((await t.call('auth.logout', {}, { token: pair.access_token })).status).toBe(204)
    expect((await me(pair.access_token)).error.errorCode).toBe('SESSION_EXPIRED')
    expect((await renew(pair.refresh_token)).status).toBe(400)
  })

  test('A6: a permission taken away is gone with the next call', async () => {
    const { body: pair } = await signIn('approver')
    const list = async () => t.call('user.list', {}, { token: pair.access_token })
    expect((await list()).status).toBe(200)
    const [held] = await t.db.select().from(role).where(eq(role.code, 'APPROVER'))
    const without = (held?.permissions ?? []).filter((one) => one !== 'USER_VIEW')
    await t.db.update(role).set({ permissions: without }).where(eq(role.code, 'APPROVER'))
    expect((await list()).status).toBe(403)
    await t.db
      .update(role)
      .set({ permissions: held?.permissions ?? [] })
      .where(eq(role.code, 'APPROVER'))
  })

  test('garbage, another scheme and an expired token are all refused', async () => {
    const { body: pair } = await signIn('approver')
    const withHeader = async (authorization: string) =>
      (await t.request('/api/auth/me', { headers: { authorization } })).status
    expect(await withHeader(`Bearer ${pair.access_token}`)).toBe(200)
    expect(await withHeader(`Basic ${pair.access_token}`)).toBe(401)
    expect(await withHeader('Bearer ')).toBe(401)
    expect(await withHeader(`Bearer ${'x'.repeat(10_000)}`)).toBe(401)
    t.clock.advance(3601)
    expect(await withHeader(`Bearer ${pair.access_token}`)).toBe(401)
  })

  test('sign-ins are in the audit log', async () => {
    const rows = await t.db.select().from(auditLog).where(eq(auditLog.action, 'LOGIN'))
    expect(rows.length).toBeGreaterThan(5)
    expect(JSON.stringify(rows)).not.toContain(tinyPassword)
  })
})
