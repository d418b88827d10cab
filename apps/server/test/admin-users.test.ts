import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appUser, auditLog, role } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyPassword } from './setup/tiny-seed.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const change = (username: string, action: 'LOCK' | 'UNLOCK' | 'END_SESSION', as = 'admin') =>
  t.call('userAccess.change', { body: { username, action } }, { as })
const signIn = (username: string, password = tinyPassword) =>
  t.call('auth.login', { body: { grant_type: 'password', username, password } })
const codeOf = async (username: string) => {
  const [user] = await t.db.select().from(appUser).where(eq(appUser.username, username))
  return user?.code ?? ''
}

describe('the lock of an administrator', () => {
  test('ends the session at once and outlasts everything but an unlock', async () => {
    const token = await t.login('rates')
    expect((await change('rates', 'LOCK')).body).toMatchObject({ status: 'LOCKED' })
    expect((await t.call('auth.me', {}, { token })).status).toBe(401)
    const refused = await signIn('rates')
    expect(refused.error).toMatchObject({
      errorCode: 'ACCOUNT_LOCKED',
      message: 'This account was locked. Ask an administrator to unlock it.',
    })
    // neither a wait after wrong passwords nor a new password makes it shorter
    for (let turn = 0; turn < 6; turn += 1) await signIn('rates', 'not the password')
    await t.call('user.issueTemporaryPassword', { body: { username: 'rates' } }, { as: 'admin' })
    t.clock.advance(16 * 60)
    const { body } = await t.call('user.list', { query: { status: 'LOCKED' } }, { as: 'admin' })
    expect(body.content.map(({ username }) => username)).toEqual(['rates'])
  })

  test('tells nothing to who does not know the password', async () => {
    expect((await signIn('rates', 'not the password')).error.errorCode).toBe('BAD_CREDENTIALS')
  })

  test('is taken off, with the wrong passwords that were counted', async () => {
    await change('compliance', 'LOCK')
    for (let turn = 0; turn < 6; turn += 1) await signIn('compliance', 'not the password')
    expect((await change('compliance', 'UNLOCK')).body.status).toBe('ACTIVE')
    expect((await signIn('compliance')).status).toBe(200)
  })

  test('is audited with the state before and after', async () => {
    const rows = await t.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityCode, await codeOf('compliance')))
    const stored = rows.filter(({ auditTopic }) => auditTopic.startsWith('User '))
    expect(stored.map(({ auditTopic, changes }) => [auditTopic, changes])).toEqual([
      ['User locked', [{ field: 'status', before: 'ACTIVE', after: 'LOCKED' }]],
      ['User unlocked', [{ field: 'status', before: 'LOCKED', after: 'ACTIVE' }]],
    ])
  })

  test('is not for oneself, nor for who is not there', async () => {
    expect((await change('admin', 'LOCK')).status).toBe(403)
    expect((await change('nobody.here', 'LOCK')).status).toBe(404)
    expect((await change('officer', 'LOCK', 'approver')).status).toBe(403)
  })

  test('leaves one administrator who can sign in', async () => {
    const [held] = await t.db.select().from(role).where(eq(role.code, 'SYSTEM_ADMINISTRATOR'))
    await t.call(
      'user.save',
      {
        body: {
          username: 'second.admin',
          emailAddress: 'second@staff.example',
          firstName: 'Luz',
          lastName: 'Abad',
          roleId: held?.id ?? 0,
          linkedCode: null,
        },
      },
      { as: 'admin' },
    )
    expect((await change('second.admin', 'LOCK')).body.status).toBe('LOCKED')
    // the other administrator is locked out: the first must stay as they are
    const [first] = await t.db.select().from(appUser).where(eq(appUser.username, 'admin'))
    const approver = await t.db.select().from(role).where(eq(role.code, 'APPROVER'))
    await t.db
      .update(role)
      .set({ permissions: [...(approver[0]?.permissions ?? []), 'USER_EDIT'] })
      .where(eq(role.code, 'APPROVER'))
    expect((await change('admin', 'LOCK', 'approver')).error).toMatchObject({
      errorCode: 'LAST_ADMIN',
      message: 'This is the last system administrator. Appoint another one first.',
    })
    expect(first?.lockedUntil).toBeNull()
  })
})

describe('sessions', () => {
  test('are listed newest first with how they ended', async () => {
    await signIn('reports')
    t.clock.advance(60)
    await signIn('reports')
    const code = await codeOf('reports')
    const list = await t.call('userAccess.sessions', { params: { code } }, { as: 'admin' })
    expect(list.body.slice(0, 2).map(({ isOpen, endedReason }) => [isOpen, endedReason])).toEqual([
      [true, null],
      [false, 'REPLACED'],
    ])
  })

  test('end by the hand of an administrator, and by themselves when unused', async () => {
    const code = await codeOf('reports')
    await change('reports', 'END_SESSION')
    const ended = await t.call('userAccess.sessions', { params: { code } }, { as: 'admin' })
    expect(ended.body[0]).toMatchObject({ isOpen: false, endedReason: 'ENDED' })
    await signIn('reports')
    t.clock.advance(2 * 3600)
    const later = await t.call(
      'userAccess.sessions',
      { params: { code } },
      { token: (await signIn('admin')).body.access_token },
    )
    expect(later.body[0]).toMatchObject({ isOpen: false, endedReason: 'EXPIRED' })
  })
})
