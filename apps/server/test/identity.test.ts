import type { Permission } from '@capiz/domain/access'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appUser, outboxMail, role } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyToday } from './setup/tiny-seed.ts'
import { createRequest } from './support/request.ts'

let t: TestApp
const asAdmin = { as: 'admin' }
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny', today: tinyToday })
})
afterAll(() => t.close())

const roleOf = async (code: string) => {
  const [found] = await t.db.select().from(role).where(eq(role.code, code))
  if (!found) throw new Error(`${code} is missing`)
  return found
}
const userOf = async (username: string) => {
  const [found] = await t.db.select().from(appUser).where(eq(appUser.username, username))
  if (!found) throw new Error(`${username} is missing`)
  return found
}
const makeRole = async (name: string, permissions: Permission[]) => {
  const { status, body } = await t.call('role.save', { body: { name, permissions } }, asAdmin)
  expect(status).toBe(201)
  return body
}
/** Gives a sample user another role or record, without the calls under test. */
const move = async (username: string, to: { roleId?: number; linkedCode?: string | null }) =>
  t.db.update(appUser).set(to).where(eq(appUser.username, username))
/** Body of a save that changes some fields of a user. */
const bodyOf = async (username: string, over: Record<string, unknown> = {}) => {
  const { id, version, emailAddress, firstName, lastName, roleId, linkedCode } = await userOf(username)
  return { id, version, username, emailAddress, firstName, lastName, roleId, linkedCode, ...over }
}

describe('the kind of an account', () => {
  test.each(['PHYSICIAN', 'HF_COORDINATOR', 'APPROVER'])('a name of %s differs by nothing', async (code) => {
    const { id, name, version } = await roleOf(code)
    for (const other of [name.toUpperCase(), `${name} `.replace(' ', '  '), name.replace('a', 'á')]) {
      if (other.trim() === name) continue
      const reply = await t.call('role.update', { params: { id }, body: { name: other, version } }, asAdmin)
      expect(reply.error.errorCode, other).toBe('SYSTEM_ROLE')
    }
    expect((await roleOf(code)).name).toBe(name)
  })

  test('does not follow the name of the role', async () => {
    await t.db.update(role).set({ name: 'PHYSICIAN' }).where(eq(role.code, 'PHYSICIAN'))
    const { body } = await t.call('auth.me', {}, { as: 'physician' })
    expect(body.principal.authorities.map(({ authority }) => authority)).toEqual(['Physician'])
    const other = await t.call('physician.get', { params: { code: 'PHY0000002' } }, { as: 'physician' })
    expect([403, 404]).toContain(other.status)
    await t.db.update(role).set({ name: 'Physician' }).where(eq(role.code, 'PHYSICIAN'))
  })

  test('is never staff for who is linked to a record, whatever the role gives', async () => {
    const made = await makeRole('Front desk', ['HF_VIEW', 'PHY_VIEW', 'REQUEST_VIEW'])
    const { roleId } = await userOf('coordinator')
    await move('coordinator', { roleId: made.id })
    const { body } = await t.call('auth.me', {}, { as: 'coordinator' })
    expect(body.principal.authorities.map(({ authority }) => authority)).toEqual([
      'Health Facility Coordinator',
    ])
    const other = await t.call('facility.get', { params: { code: 'HF0000002' } }, { as: 'coordinator' })
    expect([403, 404]).toContain(other.status)
    await move('coordinator', { roleId })
  })
})

describe('permissions of a role', () => {
  test('must be said for a new one', async () => {
    const { error, status } = await t.call('role.save', { body: { name: 'Empty desk' } }, asAdmin)
    expect(status).toBe(422)
    expect(error.errors?.map(({ field }) => field)).toEqual(['permissions'])
  })

  test('stay when a change does not say them', async () => {
    const made = await makeRole('Morning desk', ['HF_VIEW', 'PHY_VIEW'])
    const { id, version } = made
    const { body } = await t.call('role.save', { body: { id, version, name: 'Noon desk' } }, asAdmin)
    expect(body).toMatchObject({ name: 'Noon desk', permissions: ['HF_VIEW', 'PHY_VIEW'] })
  })
})

describe('nobody gives more than they hold', () => {
  const keeper = { as: 'rates' }
  beforeAll(async () => {
    const made = await makeRole('User keeper', ['USER_VIEW', 'USER_EDIT', 'ROLE_EDIT'])
    await move('rates', { roleId: made.id })
  })

  test('a keeper of users cannot make an administrator', async () => {
    const { id: roleId } = await roleOf('SYSTEM_ADMINISTRATOR')
    const body = {
      username: 'new.admin',
      emailAddress: 'new.admin@staff.example',
      firstName: 'Luz',
      lastName: 'Abad',
      roleId,
      linkedCode: null,
    }
    const made = await t.call('user.save', { body }, keeper)
    expect(made.status).toBe(403)
    expect(made.error.message).toContain('RATE_EDIT')
    expect(await t.db.select().from(appUser).where(eq(appUser.username, 'new.admin'))).toEqual([])
    expect((await t.call('user.save', { body: await bodyOf('rates', { roleId }) }, keeper)).status).toBe(403)
  })

  test('nor take over the account of one', async () => {
    const body = await bodyOf('admin', { emailAddress: 'keeper@elsewhere.example' })
    expect((await t.call('user.save', { body }, keeper)).status).toBe(403)
    const reset = await t.call('user.issueTemporaryPassword', { body: { username: 'admin' } }, keeper)
    expect(reset.status).toBe(403)
    const { emailAddress, passwordHash, temporaryPassword } = await userOf('admin')
    expect(emailAddress).not.toBe('keeper@elsewhere.example')
    expect({ temporaryPassword, known: passwordHash !== null }).toEqual({
      temporaryPassword: false,
      known: true,
    })
  })

  test('nor write more into a role', async () => {
    const { id, version, permissions } = await roleOf('USER_KEEPER')
    const more: Permission[] = [...permissions, 'HF_EDIT']
    const reply = await t.call(
      'role.update',
      { params: { id }, body: { version, permissions: more } },
      keeper,
    )
    expect(reply.status).toBe(403)
    expect(reply.error.message).toContain('HF_EDIT')
    expect((await roleOf('USER_KEEPER')).permissions).toEqual(permissions)
  })

  test('but keeps the accounts of who holds no more', async () => {
    const { id: roleId } = await roleOf('USER_KEEPER')
    await t.db.update(appUser).set({ roleId }).where(eq(appUser.username, 'reports'))
    const body = await bodyOf('reports', { firstName: 'Amihan' })
    expect((await t.call('user.save', { body }, keeper)).body.firstName).toBe('Amihan')
  })
})

test('the former address is told that mails go elsewhere now', async () => {
  const { emailAddress } = await userOf('compliance')
  const body = await bodyOf('compliance', { emailAddress: 'another@staff.example' })
  expect((await t.call('user.save', { body }, asAdmin)).status).toBe(200)
  const mails = await t.db.select().from(outboxMail).where(eq(outboxMail.template, 'ADDRESS_CHANGED'))
  expect(mails.map(({ recipient }) => recipient)).toEqual([emailAddress])
  expect(mails[0]?.body).not.toContain('another@staff.example')
})

test('who is linked to another record loses the requests made for the former one', async () => {
  await move('coordinator', { linkedCode: 'HF0000002' })
  const code = await createRequest(t, 'HF0000002', { name: 'Ilang-ilang Clinic of the North' }, 'coordinator')
  const read = () => t.call('request.get', { params: { code } }, { as: 'coordinator' })
  const listed = async () => {
    const { body } = await t.call('request.list', { query: { size: 100 } }, { as: 'coordinator' })
    return body.content.map((row) => row.code)
  }
  expect((await read()).status).toBe(200)
  expect(await listed()).toContain(code)
  await move('coordinator', { linkedCode: 'HF0000001' })
  expect((await read()).status).toBe(404)
  expect(await listed()).not.toContain(code)
  const cancel = await t.call('request.cancel', { body: { code } }, { as: 'coordinator' })
  expect(cancel.status).toBe(404)
  await move('coordinator', { linkedCode: 'HF0000002' })
  expect((await read()).status).toBe(200)
})
