import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appUser, auditLog, outboxMail, role } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyPassword } from './setup/tiny-seed.ts'
import { type IdentityProvider } from './support/identity-provider.ts'
import { refusalOf, settingsFor, signOnCalls, startSignOnApp } from './support/sign-on.ts'

let t: TestApp
let provider: IdentityProvider
startSignOnApp((app) => {
  t = app.t
  provider = app.provider
})

const { passwordToken, signOn, finish, link } = signOnCalls(() => t)

describe('groups', () => {
  const roleOf = async (username: string) => {
    const [row] = await t.db
      .select({ code: role.code })
      .from(appUser)
      .innerJoin(role, eq(role.id, appUser.roleId))
      .where(eq(appUser.username, username))
    return row?.code
  }
  const add = async (group: string, roleCode: string, as = 'admin') =>
    t.call(
      'signInGroup.create',
      { body: { code: group.toUpperCase(), description: group, role: roleCode } },
      { token: await passwordToken(as) },
    )

  test('of the table decide on the role, and end the access of who is in none of them', async () => {
    await add('accreditation', 'ACCREDITATION_OFFICER')
    await add('rates', 'RATES_OFFICER')
    await add('reports', 'REPORTS_VIEWER')
    await link('officer', 'sub-officer')
    provider.people.set('sub-officer', { groups: ['everybody', 'rates'] })
    expect((await finish(await signOn('sub-officer'))).status).toBe(200)
    expect(await roleOf('officer')).toBe('RATES_OFFICER')
    provider.people.set('sub-officer', { groups: ['reports', 'accreditation'] })
    const several = await finish(await signOn('sub-officer'))
    expect([several.status, several.error.message]).toEqual([
      403,
      'You cannot sign in: your groups at Company login stand for several roles. Ask an administrator.',
    ])
    provider.people.set('sub-officer', { groups: [] })
    const none = await finish(await signOn('sub-officer'))
    expect([none.status, none.error.message]).toEqual([
      403,
      'You cannot sign in: none of your groups at Company login may use this service any more. Ask an administrator.',
    ])
    expect(await roleOf('officer')).toBe('RATES_OFFICER')
    provider.people.set('sub-officer', { groups: ['accreditation'] })
    expect((await finish(await signOn('sub-officer'))).status).toBe(200)
    expect(await roleOf('officer')).toBe('ACCREDITATION_OFFICER')
    const rows = await t.db.select().from(auditLog).where(eq(auditLog.auditTopic, 'Role by group'))
    expect(rows).toHaveLength(2)
  })

  test('never make an administrator, not even when their role becomes one', async () => {
    expect((await add('bosses', 'SYSTEM_ADMINISTRATOR')).status).toBe(422)
    await add('accreditation', 'ACCREDITATION_OFFICER')
    await add('compliance', 'COMPLIANCE_OFFICER')
    const [row] = await t.db.select().from(role).where(eq(role.code, 'COMPLIANCE_OFFICER'))
    const permissions = row?.permissions ?? []
    await t.db
      .update(role)
      .set({ permissions: [...permissions, 'USER_EDIT'] })
      .where(eq(role.code, 'COMPLIANCE_OFFICER'))
    await link('officer', 'sub-officer')
    provider.people.set('sub-officer', { groups: ['compliance'] })
    expect((await finish(await signOn('sub-officer'))).status).toBe(403)
    expect(await roleOf('officer')).toBe('ACCREDITATION_OFFICER')
    await t.db.update(role).set({ permissions }).where(eq(role.code, 'COMPLIANCE_OFFICER'))
  })

  test('are not asked about a role that an administrator gave', async () => {
    await add('rates', 'RATES_OFFICER')
    await link('officer', 'sub-officer')
    provider.people.set('sub-officer', { groups: ['rates'] })
    expect((await finish(await signOn('sub-officer'))).status).toBe(200)
    expect(await roleOf('officer')).toBe('ACCREDITATION_OFFICER')
  })

  test('give no role with more than the editor of the table holds', async () => {
    const [reports] = await t.db.select().from(role).where(eq(role.code, 'REPORTS_VIEWER'))
    const permissions = reports?.permissions ?? []
    await t.db
      .update(role)
      .set({ permissions: [...permissions, 'ROLE_EDIT'] })
      .where(eq(role.code, 'REPORTS_VIEWER'))
    const refused = await add('accreditation', 'ACCREDITATION_OFFICER', 'reports')
    await t.db.update(role).set({ permissions }).where(eq(role.code, 'REPORTS_VIEWER'))
    expect(refusalOf(refused)).toEqual([403, 'FORBIDDEN'])
  })
})

describe('roles without a password', () => {
  let strict: TestApp
  beforeAll(async () => {
    strict = await startTestApp({
      env: { ...settingsFor(provider), CAPIZ_OIDC_ONLY_ROLES: 'ACCREDITATION_OFFICER, PHYSICIAN' },
    })
  })
  afterAll(() => strict.close())

  const signIn = (username: string, password: string) =>
    strict.call('auth.login', { body: { grant_type: 'password', username, password } })

  test('are told after the right password only; others, and providers, sign in as before', async () => {
    const off = await signIn('officer', tinyPassword)
    expect([...refusalOf(off), off.error.message]).toEqual([
      403,
      'PASSWORD_OFF',
      'Your role does not sign in with a password. Use Company login.',
    ])
    expect(refusalOf(await signIn('officer', 'Not-the-Password-1'))).toEqual([401, 'BAD_CREDENTIALS'])
    expect((await signIn('rates', tinyPassword)).status).toBe(200)
    expect((await signIn('physician', tinyPassword)).status).toBe(200)
  })

  test('are mailed no reset and no temporary password; a new account gets an invitation', async () => {
    const before = await strict.db.$count(outboxMail)
    const reset = await strict.call('auth.requestPasswordReset', {
      body: { emailAddress: 'officer@staff.example' },
    })
    expect([reset.status, await strict.db.$count(outboxMail)]).toEqual([204, before])
    const as = { token: (await signIn('admin', tinyPassword)).body.access_token }
    const temporary = await strict.call('user.issueTemporaryPassword', { body: { username: 'officer' } }, as)
    expect(refusalOf(temporary)).toEqual([403, 'PASSWORD_OFF'])
    const [officer] = await strict.db.select().from(role).where(eq(role.code, 'ACCREDITATION_OFFICER'))
    const made = await strict.call(
      'user.save',
      {
        body: {
          username: 'newcomer',
          emailAddress: 'newcomer@staff.example',
          firstName: 'Bago',
          lastName: 'Dating',
          roleId: officer?.id ?? 0,
          linkedCode: null,
          deleted: false,
        },
      },
      as,
    )
    expect(made.status, JSON.stringify(made.error)).toBe(201)
    const [mail] = await strict.db
      .select()
      .from(outboxMail)
      .where(eq(outboxMail.recipient, 'newcomer@staff.example'))
    expect(mail?.template).toBe('SIGN_ON_INVITATION')
  })
})
