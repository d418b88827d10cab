import { eq } from 'drizzle-orm'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  appUser,
  auditLog,
  outboxMail,
  rateBucket,
  recoveryCode,
  session,
  userFactor,
} from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyPassword } from './setup/tiny-seed.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
beforeEach(async () => {
  // no test uses up the tries, or the code, of the one before
  t.clock.advance(60)
  await t.db.delete(rateBucket)
})
afterAll(() => t.close())

const signIn = async (username: string, code?: string, password = tinyPassword) =>
  t.call('auth.login', { body: { grant_type: 'password', username, password, ...(code && { code }) } })
const tokenOf = async (username: string, code?: string) => (await signIn(username, code)).body.access_token
const codeOf = (secret: string, seconds = 0) =>
  generateSync({ secret, epoch: Math.floor(t.clock.now().getTime() / 1000) + seconds })
const wrongFor = (secret: string) => {
  const right = [-60, -30, 0, 30, 60].map((seconds) => codeOf(secret, seconds))
  return Array.from({ length: 100 }, (_, n) => String(n).padStart(6, '0')).filter((c) => !right.includes(c))
}
const userOf = async (username: string) => {
  const [user] = await t.db.select().from(appUser).where(eq(appUser.username, username))
  if (!user) throw new Error(username)
  return user
}

/** Adds an authenticator app; the clock goes on so that the code of the confirmation is behind. */
async function enrol(username: string) {
  const token = await tokenOf(username)
  const { body: begun } = await t.call('factor.startTotp', {}, { token })
  const { secret, id } = begun
  const { body } = await t.call('factor.confirmTotp', { body: { id, code: codeOf(secret) } }, { token })
  t.clock.advance(60)
  return { token, secret, id, recoveryCodes: body.recoveryCodes }
}

const forget = async (username: string) => {
  const { id } = await userOf(username)
  await t.db.delete(userFactor).where(eq(userFactor.userId, id))
  await t.db.delete(recoveryCode).where(eq(recoveryCode.userId, id))
  await t.db.update(session).set({ revokedDate: t.clock.now() }).where(eq(session.userId, id))
}

describe('signing in with a code', () => {
  test('the password alone names the second step, the code finishes it', async () => {
    const { secret } = await enrol('rates')
    const first = await signIn('rates')
    expect(first.status).toBe(401)
    expect(first.error).toMatchObject({ errorCode: 'SECOND_FACTOR_REQUIRED', factors: ['TOTP'] })
    expect(first.error).not.toHaveProperty('access_token')
    expect((await signIn('rates', codeOf(secret))).status).toBe(200)
    await forget('rates')
  })

  test('a code works once, also sent twice at the same moment, and none older than it afterwards', async () => {
    const { secret } = await enrol('rates')
    const code = codeOf(secret)
    const older = codeOf(secret, -30)
    const both = await Promise.all([signIn('rates', code), signIn('rates', code)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
    expect((await signIn('rates', code)).error.errorCode).toBe('BAD_SECOND_FACTOR')
    expect((await signIn('rates', older)).error.errorCode).toBe('BAD_SECOND_FACTOR')
    await forget('rates')
  })

  test('the code of the confirmation cannot be used to sign in', async () => {
    const token = await tokenOf('rates')
    const { body } = await t.call('factor.startTotp', {}, { token })
    const code = codeOf(body.secret)
    await t.call('factor.confirmTotp', { body: { id: body.id, code } }, { token })
    expect((await signIn('rates', code)).error.errorCode).toBe('BAD_SECOND_FACTOR')
    await forget('rates')
  })

  test('forty guesses at once get through to five codes, whoever knows the password', async () => {
    const { secret } = await enrol('rates')
    const answers = await Promise.all(
      wrongFor(secret)
        .slice(0, 40)
        .map((code) => signIn('rates', code)),
    )
    const codes = answers.map(({ error }) => error.errorCode)
    expect(codes.filter((code) => code === 'BAD_SECOND_FACTOR')).toHaveLength(5)
    expect(codes.filter((code) => code === 'TOO_MANY')).toHaveLength(35)
    await forget('rates')
  })

  test('the right password between guesses clears nothing', async () => {
    const { secret } = await enrol('rates')
    const wrong = wrongFor(secret)
    const seen: string[] = []
    for (let n = 0; n < 8; n++) {
      seen.push((await signIn('rates')).error.errorCode, (await signIn('rates', wrong[n])).error.errorCode)
    }
    expect(seen.filter((code) => code === 'BAD_SECOND_FACTOR')).toHaveLength(5)
    await forget('rates')
  })

  test('wrong codes are capped for the day, and the user is told that the password is known', async () => {
    const { secret } = await enrol('rates')
    const wrong = wrongFor(secret)
    await t.db.delete(outboxMail)
    const seen: string[] = []
    for (let n = 0; n < 35; n++) {
      seen.push((await signIn('rates', wrong[n])).error.errorCode)
      await t.db.delete(rateBucket).where(eq(rateBucket.name, 'login-account'))
    }
    expect(seen.filter((code) => code === 'BAD_SECOND_FACTOR')).toHaveLength(30)
    expect((await signIn('rates', codeOf(secret))).error.errorCode).toBe('TOO_MANY')
    const mails = await t.db.select().from(outboxMail)
    expect(mails.map(({ template }) => template)).toEqual(['FACTOR_GUESSED'])
    await forget('rates')
  })

  test('a wrong password gets the same answer with and without a code', async () => {
    const { secret } = await enrol('rates')
    const alone = await signIn('rates', undefined, 'not the password')
    const coded = await signIn('rates', codeOf(secret), 'not the password')
    expect(coded.error).toEqual(alone.error)
    expect(coded.error.errorCode).toBe('BAD_CREDENTIALS')
    await forget('rates')
  })
})

describe('recovery codes', () => {
  test('ten are given once and hashed, each signs in once', async () => {
    const { recoveryCodes } = await enrol('rates')
    expect(new Set(recoveryCodes).size).toBe(10)
    const stored = JSON.stringify(await t.db.select().from(recoveryCode))
    for (const code of recoveryCodes) expect(stored).not.toContain(code.slice(5))
    const [one = '', two = ''] = recoveryCodes
    expect((await signIn('rates', one)).status).toBe(200)
    expect((await signIn('rates', one)).error.errorCode).toBe('BAD_SECOND_FACTOR')
    const both = await Promise.all([signIn('rates', two), signIn('rates', two.toUpperCase())])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
    await forget('rates')
  })

  test('new ones end the old ones', async () => {
    const { token, recoveryCodes } = await enrol('rates')
    const { body } = await t.call('factor.renewRecoveryCodes', {}, { token })
    expect(body.recoveryCodes).toHaveLength(10)
    expect((await signIn('rates', recoveryCodes[0])).error.errorCode).toBe('BAD_SECOND_FACTOR')
    expect((await signIn('rates', body.recoveryCodes[0])).status).toBe(200)
    const again = await tokenOf('rates', body.recoveryCodes[1])
    expect((await t.call('factor.list', {}, { token: again })).body.recoveryCodesLeft).toBe(8)
    await forget('rates')
  })
})

describe('adding and removing', () => {
  test('the key is sealed, its row belongs to one user, and every change is told and recorded', async () => {
    await t.db.delete(outboxMail)
    const { secret } = await enrol('rates')
    const user = await userOf('rates')
    const [row] = await t.db.select().from(userFactor).where(eq(userFactor.userId, user.id))
    expect(row?.secret).toMatch(/^v1\./)
    expect(JSON.stringify(row)).not.toContain(secret)
    // moved to another account, the sealed key opens nothing
    const other = await userOf('reports')
    await t.db
      .update(userFactor)
      .set({ userId: other.id })
      .where(eq(userFactor.id, row?.id ?? 0))
    expect((await signIn('reports', codeOf(secret))).error.errorCode).toBe('BAD_SECOND_FACTOR')
    await t.db.delete(userFactor).where(eq(userFactor.userId, other.id))
    const mails = await t.db.select().from(outboxMail)
    expect(mails.map(({ template, recipient }) => [template, recipient])).toEqual([
      ['FACTOR_CHANGED', user.emailAddress],
    ])
    const rows = await t.db.select().from(auditLog).where(eq(auditLog.auditTopic, 'Second factor'))
    expect(rows.at(-1)).toMatchObject({ actor: 'rates', entityCode: user.code })
    await forget('rates')
  })

  test('a stolen session adds no factor once the sign-in is five minutes old', async () => {
    const token = await tokenOf('rates')
    t.clock.advance(301)
    const refused = await t.call('factor.startTotp', {}, { token })
    expect(refused.status).toBe(403)
    expect(refused.error).toMatchObject({ errorCode: 'STEP_UP_REQUIRED', factors: [] })
    const wrong = await t.call('factor.confirm', { body: { password: 'not the password' } }, { token })
    expect(wrong.status).toBe(422)
    expect((await t.call('factor.startTotp', {}, { token })).status).toBe(403)
    expect((await t.call('factor.confirm', { body: { password: tinyPassword } }, { token })).status).toBe(204)
    expect((await t.call('factor.startTotp', {}, { token })).status).toBe(200)
    await forget('rates')
  })

  test('of two that are begun the later one counts, and one confirmation of two at once', async () => {
    const token = await tokenOf('rates')
    const first = (await t.call('factor.startTotp', {}, { token })).body
    const second = (await t.call('factor.startTotp', {}, { token })).body
    const confirm = async ({ id, secret }: { id: number; secret: string }) =>
      t.call('factor.confirmTotp', { body: { id, code: codeOf(secret) } }, { token })
    expect((await confirm(first)).status).toBe(422)
    const both = await Promise.all([confirm(second), confirm(second)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect((await t.call('factor.list', {}, { token })).body.factors).toHaveLength(1)
    await forget('rates')
  })

  test("another user's row and a key that is too old confirm nothing", async () => {
    const token = await tokenOf('rates')
    const other = await tokenOf('reports')
    const { id, secret } = (await t.call('factor.startTotp', {}, { token })).body
    const foreign = await t.call(
      'factor.confirmTotp',
      { body: { id, code: codeOf(secret) } },
      { token: other },
    )
    expect(foreign.status).toBe(422)
    t.clock.advance(16 * 60)
    await t.call('factor.confirm', { body: { password: tinyPassword } }, { token })
    const late = await t.call('factor.confirmTotp', { body: { id, code: codeOf(secret) } }, { token })
    expect(late.error.errors?.[0]?.message).toContain('no longer valid')
    await forget('rates')
  })

  test('removing asks for the factor itself, then the password alone signs in', async () => {
    const { token, secret, id } = await enrol('rates')
    t.clock.advance(301)
    const remove = async () => t.call('factor.remove', { params: { id } }, { token })
    expect((await remove()).error).toMatchObject({ errorCode: 'STEP_UP_REQUIRED', factors: ['TOTP'] })
    const byPassword = await t.call('factor.confirm', { body: { password: tinyPassword } }, { token })
    expect(byPassword.error.errors?.[0]?.field).toBe('code')
    expect((await remove()).status).toBe(403)
    await t.call('factor.confirm', { body: { code: codeOf(secret) } }, { token })
    expect((await remove()).status).toBe(204)
    expect((await signIn('rates')).status).toBe(200)
    expect(await t.db.select().from(recoveryCode)).toEqual([])
    await forget('rates')
  })

  test('neither a reset password nor a changed one goes around the factor', async () => {
    const { token, secret } = await enrol('rates')
    t.clock.advance(301)
    const next = 'lantern orchard velvet 71'
    const changed = await t.call(
      'auth.changePassword',
      { body: { currentPassword: tinyPassword, newPassword: next } },
      { token },
    )
    expect(changed.status).toBe(200)
    const stale = await t.call('factor.startTotp', {}, { token: changed.body.access_token })
    expect(stale.error.errorCode).toBe('STEP_UP_REQUIRED')
    expect((await signIn('rates', undefined, next)).error.errorCode).toBe('SECOND_FACTOR_REQUIRED')
    expect((await signIn('rates', codeOf(secret), next)).status).toBe(200)
    await forget('rates')
    const { passwordHash } = await userOf('reports')
    await t.db.update(appUser).set({ passwordHash }).where(eq(appUser.username, 'rates'))
  })

  test('an administrator takes the factors of a user away, who is told; nobody of less rights', async () => {
    const { token, secret } = await enrol('approver')
    const { code } = await userOf('approver')
    const refused = await t.call('factor.reset', { params: { code } }, { as: 'officer' })
    expect(refused.status).toBe(403)
    expect((await t.call('factor.reset', { params: { code } }, { as: 'admin' })).status).toBe(204)
    expect((await t.call('auth.me', {}, { token })).status).toBe(401)
    expect((await signIn('approver', codeOf(secret))).status).toBe(200)
    expect((await signIn('approver')).status).toBe(200)
  })
})

describe('a fresh sign-in', () => {
  test('counts for its own session only', async () => {
    const { token: before, secret } = await enrol('rates')
    const token = await tokenOf('rates', codeOf(secret))
    t.clock.advance(301)
    const old = await t.call('factor.confirm', { body: { code: codeOf(secret) } }, { token: before })
    expect(old.status).toBe(401)
    expect((await t.call('factor.startTotp', {}, { token })).status).toBe(403)
    // of another user
    const other = await tokenOf('reports')
    t.clock.advance(301)
    await t.call('factor.confirm', { body: { password: tinyPassword } }, { token: other })
    expect((await t.call('factor.startTotp', {}, { token })).status).toBe(403)
    await forget('rates')
  })

  test('a code spent on it cannot be spent on signing in, and guesses end', async () => {
    const { token, secret } = await enrol('rates')
    const code = codeOf(secret)
    expect((await t.call('factor.confirm', { body: { code } }, { token })).status).toBe(204)
    expect((await signIn('rates', code)).error.errorCode).toBe('BAD_SECOND_FACTOR')
    const wrong = wrongFor(secret)
    const answers = await Promise.all(
      wrong.slice(0, 20).map((one) => t.call('factor.confirm', { body: { code: one } }, { token })),
    )
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
    await forget('rates')
  })
})

describe('devices', () => {
  const as = (token: string, userAgent: string) => ({
    token,
    headers: { 'user-agent': userAgent },
  })
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

  test('sign-ins of one browser are one device, which can be ended from the list', async () => {
    const login = async () =>
      t.call(
        'auth.login',
        { body: { grant_type: 'password', username: 'compliance', password: tinyPassword } },
        { headers: { 'user-agent': firefox } },
      )
    await login()
    t.clock.advance(120)
    const token = (await login()).body.access_token
    const { body } = await t.call('ownSession.list', {}, as(token, firefox))
    expect(body[0]).toMatchObject({ name: 'Firefox on Linux', signIns: 2, isCurrent: true, place: 'local' })
    expect(new Date(body[0]?.lastUsed ?? 0).getTime() - new Date(body[0]?.firstUsed ?? 0).getTime()).toBe(
      120_000,
    )
    const id = body[0]?.sessionId ?? 0
    const other = await tokenOf('reports')
    expect((await t.call('ownSession.end', { params: { id } }, { token: other })).status).toBe(404)
    expect((await t.call('ownSession.end', { params: { id } }, { token })).status).toBe(204)
    expect((await t.call('auth.me', {}, { token })).status).toBe(401)
  })
})
