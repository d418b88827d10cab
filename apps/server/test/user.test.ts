import { permissions } from '@capiz/domain/access'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appUser, auditLog, outboxMail, remark, role } from '../src/db/schema/index.ts'
import { createAdministrator } from '../src/areas/user/administrator.ts'
import { startTestApp, type TestApp } from './harness.ts'

let t: TestApp
const roleIds: Record<string, number> = {}
beforeAll(async () => {
  t = await startTestApp()
  for (const { code, id } of await t.db.select().from(role)) roleIds[code] = id
})
afterAll(() => t.close())

const form = (over: Record<string, unknown> = {}) => ({
  username: 'tala.reyes',
  emailAddress: 'Tala@staff.example',
  firstName: 'Tala',
  lastName: 'Reyes',
  roleId: roleIds['RATES_OFFICER'] ?? 0,
  linkedCode: null,
  ...over,
})
const save = async (over: Record<string, unknown> = {}, as = 'admin') =>
  t.call('user.save', { body: form(over) }, { as })

describe('users', () => {
  test('a new user gets a code and a mailed temporary password', async () => {
    const reply = await save()
    expect(reply.status).toBe(201)
    expect(reply.body).toMatchObject({
      username: 'tala.reyes',
      status: 'ACTIVE',
      temporaryPassword: true,
      version: 1,
    })
    expect(reply.body.code).toMatch(/^USR\d{7}$/)
    const mails = await t.db.select().from(outboxMail).where(eq(outboxMail.recipient, 'Tala@staff.example'))
    const password = /password: (\S+)/.exec(mails[0]?.body ?? '')?.[1] ?? ''
    const login = await t.call('auth.login', {
      body: { grant_type: 'password', username: 'TALA.reyes', password },
    })
    expect(login.status).toBe(200)
    const rows = await t.db.select().from(auditLog)
    expect(JSON.stringify(rows)).not.toContain(password)
  })

  test('username and e-mail are unique without regard to case', async () => {
    expect((await save({ emailAddress: 'other@staff.example' })).error.errorCode).toBe('USER_USERNAME_UK')
    expect((await save({ username: 'tala.two', emailAddress: 'TALA@STAFF.EXAMPLE' })).error.errorCode).toBe(
      'USER_EMAIL_UK',
    )
  })

  test('D5: two officers save from the same version, the second sees whose record is newer', async () => {
    const { body: user } = await t.call(
      'user.findByUsername',
      { params: { username: 'tala.reyes' } },
      { as: 'admin' },
    )
    const first = await save({ id: user.id, version: user.version, lastName: 'Santos' })
    expect(first.body).toMatchObject({ lastName: 'Santos', version: 2 })
    const second = await save({ id: user.id, version: user.version, lastName: 'Cruz' })
    expect(second.status).toBe(409)
    expect(second.error.errorCode).toBe('STALE_RECORD')
    expect(second.error['current']).toMatchObject({ lastName: 'Santos', version: 2 })
    expect((await save({ id: user.id })).error.errors?.[0]?.field).toBe('version')
  })

  test('accounts of providers are linked to an existing record of the right kind', async () => {
    const coordinator = {
      roleId: roleIds['HF_COORDINATOR'],
      username: 'second.coord',
      emailAddress: 'c2@facility.example',
    }
    expect((await save({ ...coordinator, linkedCode: 'PHY0000001' })).error.errors?.[0]?.field).toBe(
      'linkedCode',
    )
    expect((await save({ ...coordinator, linkedCode: 'HF0000002' })).status).toBe(201)
    expect((await save({ username: 'linked.staff', linkedCode: 'HF0000002' })).status).toBe(422)
  })

  test('a disabled user is out at once and cannot come back in', async () => {
    const token = await t.login('compliance')
    const { body: user } = await t.call(
      'user.findByUsername',
      { params: { username: 'compliance' } },
      { as: 'admin' },
    )
    const { id, version, username, emailAddress, firstName, lastName } = user
    const body = {
      id,
      version,
      username,
      emailAddress,
      firstName,
      lastName,
      roleId: user.role.id,
      linkedCode: null,
      deleted: true,
    }
    expect((await t.call('user.save', { body }, { as: 'admin' })).body.status).toBe('DISABLED')
    expect((await t.call('auth.me', {}, { token })).status).toBe(401)
    const list = await t.call('user.list', { query: { status: 'DISABLED' } }, { as: 'admin' })
    expect(list.body.content.map((one) => one.username)).toEqual(['compliance'])
  })

  test('the list is sorted and searched by a name as it is shown, the surname first', async () => {
    await save({ username: 'rosa.reyes', emailAddress: 'rosa@staff.example', firstName: 'Rosa' })
    const listed = async (query: { name: string; sort?: string }) => {
      const { body } = await t.call('user.list', { query }, { as: 'admin' })
      return body.content.map((one) => `${one.lastName}, ${one.firstName}`)
    }
    const both = ['Reyes, Rosa', 'Reyes, Tala']
    expect(await listed({ name: 'Reyes', sort: 'lastName,ASC' })).toEqual(both)
    expect(await listed({ name: 'Reyes', sort: 'lastName,DESC' })).toEqual(both.toReversed())
    expect(await listed({ name: 'Reyes, Ros' })).toEqual(['Reyes, Rosa'])
    expect(await listed({ name: 'rosa reyes' })).toEqual(['Reyes, Rosa'])
  })

  test('A13: nobody changes the own role, and the last administrator stays', async () => {
    const [admin] = await t.db.select().from(appUser).where(eq(appUser.username, 'admin'))
    const own = form({
      id: admin?.id,
      version: admin?.version,
      username: 'admin',
      emailAddress: 'admin@staff.example',
      roleId: roleIds['APPROVER'],
    })
    expect((await t.call('user.save', { body: own }, { as: 'admin' })).status).toBe(403)
    const temporary = await createAdministrator(t.services, {
      username: 'second.admin',
      emailAddress: 'second@staff.example',
      firstName: 'Amihan',
      lastName: 'Luna',
    })
    const second = (
      await t.call('auth.login', {
        body: { grant_type: 'password', username: 'second.admin', password: temporary },
      })
    ).body
    const changed = await t.call(
      'auth.changePassword',
      { body: { currentPassword: temporary, newPassword: 'Bagong-Umaga-2027' } },
      { token: second.access_token },
    )
    const auth = { token: changed.body.access_token }
    expect((await t.call('user.save', { body: own }, auth)).status).toBe(200)
    expect((await t.call('user.list', {}, auth)).body.totalElements).toBeGreaterThan(8)
    await t.db
      .update(role)
      .set({ permissions: [...permissions] })
      .where(eq(role.code, 'APPROVER'))
    const [last] = await t.db.select().from(appUser).where(eq(appUser.username, 'second.admin'))
    const disable = form({
      id: last?.id,
      version: last?.version,
      username: 'second.admin',
      emailAddress: 'second@staff.example',
      roleId: roleIds['SYSTEM_ADMINISTRATOR'],
      deleted: true,
    })
    expect((await t.call('user.save', { body: disable }, { as: 'admin' })).error.errorCode).toBe('LAST_ADMIN')
  })

  test('the own profile is for everybody, that of others for staff with the permission', async () => {
    const profile = async (username: string, as: string) =>
      (await t.call('user.profile', { params: { username } }, { as })).status
    expect(await profile('physician', 'physician')).toBe(200)
    expect(await profile('officer', 'physician')).toBe(404)
    expect(await profile('physician', 'officer')).toBe(200)
    expect(await profile('officer', 'reports')).toBe(404)
  })
})

describe('roles', () => {
  const asAdmin = { token: '' }
  beforeAll(async () => {
    const temporary = await createAdministrator(t.services, {
      username: 'role.admin',
      emailAddress: 'roles@staff.example',
      firstName: 'Dalisay',
      lastName: 'Ramos',
    })
    const login = await t.call('auth.login', {
      body: { grant_type: 'password', username: 'role.admin', password: temporary },
    })
    const changed = await t.call(
      'auth.changePassword',
      { body: { currentPassword: temporary, newPassword: 'Bagong-Umaga-2027' } },
      { token: login.body.access_token },
    )
    asAdmin.token = changed.body.access_token
  })

  test('names are unique without regard to case and spaces', async () => {
    const made = await t.call(
      'role.save',
      { body: { name: 'Night desk', permissions: ['PHY_VIEW', 'HF_VIEW'] } },
      asAdmin,
    )
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({
      code: 'NIGHT_DESK',
      permissions: ['HF_VIEW', 'PHY_VIEW'],
      system: false,
    })
    const again = await t.call('role.save', { body: { name: ' NIGHT   Desk ', permissions: [] } }, asAdmin)
    expect(again.error).toEqual({ errorCode: 'ROLE_NAME_UK', message: 'Role name already exists' })
    const unknown = await t.call('role.save', { body: { name: 'Other', permissions: ['ALL'] } }, asAdmin)
    expect(unknown.error.errors?.[0]?.field).toBe('permissions')
  })

  test('seeded roles keep their name, roles in use stay, others are deleted and enabled', async () => {
    const find = async (code: string) => (await t.db.select().from(role).where(eq(role.code, code)))[0]
    const update = async (code: string, body: Record<string, unknown>) => {
      const one = await find(code)
      return t.call(
        'role.update',
        { params: { id: one?.id ?? 0 }, body: { version: one?.version, ...body } },
        asAdmin,
      )
    }
    expect((await update('REPORTS_VIEWER', { deleted: true })).error.errorCode).toBe('SYSTEM_ROLE')
    expect((await update('REPORTS_VIEWER', { name: 'Readers' })).error.errorCode).toBe('SYSTEM_ROLE')
    expect((await update('SYSTEM_ADMINISTRATOR', { permissions: [] })).error.errorCode).toBe('LAST_ADMIN')
    const night = await find('NIGHT_DESK')
    await t.db
      .update(appUser)
      .set({ roleId: night?.id ?? 0 })
      .where(eq(appUser.username, 'rates'))
    expect((await update('NIGHT_DESK', { deleted: true })).error.errorCode).toBe('ROLE_IN_USE')
    await t.db
      .update(appUser)
      .set({ roleId: roleIds['RATES_OFFICER'] ?? 0 })
      .where(eq(appUser.username, 'rates'))
    expect((await update('NIGHT_DESK', { deleted: true })).body.deleted).toBe(true)
    expect((await t.call('role.live', { query: { size: 1000 } }, asAdmin)).body.totalElements).toBe(8)
    expect((await update('NIGHT_DESK', { deleted: false })).body.deleted).toBe(false)
    expect((await update('NIGHT_DESK', { deleted: true, version: 1 })).error.errorCode).toBe('STALE_RECORD')
  })
})

describe('names of users', () => {
  const namesAs = async (as: string, usernames: readonly string[]) => {
    const { status, body } = await t.call('user.names', { query: { username: usernames.join(',') } }, { as })
    expect(status).toBe(200)
    return body.map(({ username }) => username)
  }

  test('answers the names behind usernames to staff, and leaves out who is unknown', async () => {
    const [officer] = await t.db.select().from(appUser).where(eq(appUser.username, 'officer'))
    const query = { username: 'officer,nobody-of-this-name' }
    const reply = await t.call('user.names', { query }, { as: 'approver' })
    expect(reply.body).toEqual([{ username: 'officer', name: `${officer?.firstName} ${officer?.lastName}` }])
  })

  test('tells a provider only who left a trace on its record, and who it is itself', async () => {
    const [account] = await t.db.select().from(appUser).where(eq(appUser.username, 'coordinator'))
    const own = String(account?.linkedCode)
    const staff = ['admin', 'approver', 'compliance', 'rates', 'reports']
    const everybody = (await t.db.select({ username: appUser.username }).from(appUser)).map(
      ({ username }) => username,
    )
    const before = await namesAs('coordinator', everybody)
    expect(before).toContain('coordinator')
    expect(before).not.toContain('reports')
    // another provider's account is nobody to it
    expect(before).not.toContain('physician')
    await t.db.insert(remark).values({ ownerCode: own, remarks: 'Seen.', createdBy: 'reports' })
    expect(await namesAs('coordinator', staff)).toContain('reports')
    expect(await namesAs('physician', ['reports'])).toEqual([])
  })

  test('needs somebody signed in', async () => {
    expect((await t.call('user.names', { query: { username: 'officer' } })).status).toBe(401)
  })
})
