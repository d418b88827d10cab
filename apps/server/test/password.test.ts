import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  hashPassword,
  newTemporaryPassword,
  passwordProblem,
  verifyPassword,
} from '../src/platform/auth/password.ts'
import { appUser, outboxMail } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyPassword } from './setup/tiny-seed.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const signIn = async (username: string, password = tinyPassword, headers = {}) =>
  t.call('auth.login', { body: { grant_type: 'password', username, password } }, { headers })

const lastMail = async (to: string) => {
  const mails = await t.db
    .select()
    .from(outboxMail)
    .where(eq(outboxMail.recipient, to))
    .orderBy(outboxMail.id)
  return mails.at(-1)
}
const passwordIn = (body: string | undefined) => /password: (\S+)/.exec(body ?? '')?.[1] ?? ''

describe('hashing', () => {
  test('a hash fits its password only, and two hashes differ', async () => {
    const [one, two] = await Promise.all([hashPassword('kubo-at-bituin'), hashPassword('kubo-at-bituin')])
    expect(one).not.toBe(two)
    expect(await verifyPassword('kubo-at-bituin', one)).toBe(true)
    expect(await verifyPassword('kubo-at-Bituin', one)).toBe(false)
    expect(await verifyPassword('x', 'no hash')).toBe(false)
  })

  test('the rules refuse short, own and common passwords and take long ones with any characters', () => {
    const user = { username: 'officer', emailAddress: 'officer@staff.example' }
    expect(passwordProblem('short', user)).toMatch(/12 characters/)
    expect(passwordProblem('my-officer-2026!', user)).toMatch(/username/)
    expect(passwordProblem('Password2026', user)).toMatch(/easy to guess/)
    expect(passwordProblem('abababababababab', user)).toMatch(/easy to guess/)
    const common = [
      'Password1234!',
      'Welcome2026!!',
      'Capiz2026Capiz',
      'capiz1234567',
      'Admin@123456',
      'Philippines2026',
      '123456123456',
      'hospital1234',
      'qwerty1234567',
      'Medicard2026',
      'Mabuhay2026!',
      'Manila2026!!',
      'Summer2026!!!!',
      'iloveyou2026',
      'Pilipinas2026!',
      'P@ssw0rd!2026',
      'Temporary-2026',
      'Mahalkita2026',
    ]
    expect(common.filter((password) => passwordProblem(password, user) === undefined)).toEqual([])
    for (const fair of ['tubig apoy hangin lupa', 'correct-kalabaw-battery', 'x7Kp-93qa-MnQ2']) {
      expect(passwordProblem(fair, user)).toBeUndefined()
    }
    expect(passwordProblem('ñandu sa Ilog ₱ 77', user)).toBeUndefined()
    expect(passwordProblem('x'.repeat(129), user)).toMatch(/128/)
    expect(passwordProblem(newTemporaryPassword(), user)).toBeUndefined()
  })
})

describe('A8: guessing', () => {
  test('the sixth try waits, parallel tries count, and the right password works afterwards', async () => {
    const tries = await Promise.all(Array.from({ length: 30 }, () => signIn('rates', 'wrong password')))
    expect(tries.filter((reply) => reply.status === 401)).toHaveLength(5)
    const refused = tries.filter((reply) => reply.status === 429)
    expect(refused).toHaveLength(25)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(800)
    expect((await signIn('rates')).status).toBe(429)
    const shown = await t.call('user.findByUsername', { params: { username: 'rates' } }, { as: 'admin' })
    expect(shown.body.status).toBe('LOCKED')
    t.clock.advance(15 * 60 + 1)
    expect((await signIn('rates')).status).toBe(200)
  })
})

describe('A7: forgotten passwords', () => {
  test('known and unknown addresses get the same answer', async () => {
    const known = await t.call('auth.requestPasswordReset', {
      body: { emailAddress: 'officer@staff.example' },
    })
    const unknown = await t.call('auth.requestPasswordReset', {
      body: { emailAddress: 'nobody@staff.example' },
    })
    expect([known.status, known.bytes.length]).toEqual([204, 0])
    expect([unknown.status, unknown.bytes.length]).toEqual([204, 0])
    expect(await lastMail('nobody@staff.example')).toBeUndefined()
    const exists = async (email: string) => (await t.call('auth.tokenExists', { query: { email } })).body
    expect(await exists('officer@staff.example')).toBe(true)
    expect(await exists('nobody@staff.example')).toBe(true)
    expect(await exists('never.asked@staff.example')).toBe(false)
  })

  test('a token works once and brings a temporary password that has to be changed', async () => {
    const emailAddress = 'compliance@staff.example'
    await t.call('auth.requestPasswordReset', { body: { emailAddress } })
    expect((await t.call('auth.tokenExists', { query: { email: emailAddress } })).body).toBe(true)
    const token =
      /enter this code within 30 minutes:\s+(\S+)/.exec((await lastMail(emailAddress))?.body ?? '')?.[1] ?? ''
    const swap = async () => t.call('auth.resetPassword', { body: { emailAddress, token } })
    expect((await swap()).status).toBe(204)
    expect((await swap()).status).toBe(422)
    expect((await t.call('auth.tokenExists', { query: { email: emailAddress } })).body).toBe(false)

    const temporary = passwordIn((await lastMail(emailAddress))?.body)
    const pair = (await signIn('compliance', temporary)).body
    const auth = { token: pair.access_token }
    expect((await t.call('auth.me', {}, auth)).body.principal.temporaryPassword).toBe(true)
    expect((await t.call('auditLog.list', {}, auth)).error.errorCode).toBe('PASSWORD_CHANGE_REQUIRED')
    const change = async (currentPassword: string, newPassword: string) =>
      t.call('auth.changePassword', { body: { currentPassword, newPassword } }, auth)
    expect((await change('wrong', 'Bagong-Umaga-2027')).error.errors?.[0]?.field).toBe('currentPassword')
    expect((await change(temporary, temporary)).error.errors?.[0]?.field).toBe('newPassword')
    const changed = await change(temporary, 'Bagong-Umaga-2027')
    expect(changed.status).toBe(200)
    const next = { token: changed.body.access_token }
    expect((await t.call('auditLog.list', {}, next)).status).toBe(200)
    expect(
      (await t.call('auth.checkPasswordMatch', { body: { password: 'Bagong-Umaga-2027' } }, next)).body,
    ).toBe(true)
  })

  test('tokens end after 30 minutes, temporary passwords after 24 hours', async () => {
    const emailAddress = 'reports@staff.example'
    await t.call('auth.requestPasswordReset', { body: { emailAddress } })
    const token = /minutes:\s+(\S+)/.exec((await lastMail(emailAddress))?.body ?? '')?.[1] ?? ''
    t.clock.advance(30 * 60 + 1)
    expect((await t.call('auth.resetPassword', { body: { emailAddress, token } })).status).toBe(422)

    const admin = (await signIn('admin')).body.access_token
    await t.call('user.issueTemporaryPassword', { body: { username: 'reports' } }, { token: admin })
    const temporary = passwordIn((await lastMail(emailAddress))?.body)
    t.clock.advance(24 * 3600 + 1)
    expect((await signIn('reports', temporary)).status).toBe(401)
  })

  test('at most three reset mails an hour go to one address', async () => {
    const count = async () =>
      (await t.db.select().from(outboxMail).where(eq(outboxMail.recipient, 'approver@staff.example'))).length
    for (let at = 0; at < 6; at++)
      await t.call('auth.resendToken', { query: { email: 'approver@staff.example' } })
    expect(await count()).toBe(3)
  })

  test('asking whether a token exists is limited', async () => {
    const ask = async () => (await t.call('auth.tokenExists', { query: { email: 'a@b.example' } })).status
    t.clock.advance(61)
    const answers: number[] = []
    for (let at = 0; at < 6; at++) answers.push(await ask())
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
  })
})

test('A9: the own password cannot be guessed through the check', async () => {
  const { body: pair } = await signIn('approver')
  const answers: number[] = []
  for (let at = 0; at < 20; at++) {
    const reply = await t.call(
      'auth.checkPasswordMatch',
      { body: { password: `guess ${at}` } },
      { token: pair.access_token },
    )
    answers.push(reply.status)
  }
  expect(answers.filter((status) => status === 200)).toHaveLength(10)
  expect(answers.at(-1)).toBe(429)
})

test('no password or token is ever stored in the clear', async () => {
  const users = JSON.stringify(await t.db.select().from(appUser))
  expect(users).not.toContain(tinyPassword)
})
