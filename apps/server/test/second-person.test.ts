import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accessChange, appUser, auditLog, outboxMail, role } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyToday } from './setup/tiny-seed.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny', today: tinyToday, env: { CAPIZ_TWO_PERSONS: 'true' } })
  // a second administrator, as an installation has to have one
  const { id: roleId } = await roleOf('SYSTEM_ADMINISTRATOR')
  await t.db.update(appUser).set({ roleId }).where(eq(appUser.username, 'officer2'))
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.db.delete(accessChange)
  await t.db.delete(outboxMail)
})

const asAdmin = { as: 'admin' }
const asSecond = { as: 'officer2' }

async function roleOf(code: string) {
  const [found] = await t.db.select().from(role).where(eq(role.code, code))
  if (!found) throw new Error(`There is no role ${code}.`)
  return found
}

async function userOf(username: string) {
  const [found] = await t.db.select().from(appUser).where(eq(appUser.username, username))
  if (!found) throw new Error(`There is no user ${username}.`)
  return found
}

async function bodyOf(username: string, more: { roleId?: number; emailAddress?: string } = {}) {
  const { id, emailAddress, firstName, lastName, roleId, linkedCode, version } = await userOf(username)
  return {
    id,
    username,
    emailAddress,
    firstName,
    lastName,
    roleId,
    linkedCode,
    deleted: false,
    version,
    ...more,
  }
}

const open = async (options = asSecond) => {
  const reply = await t.call('accessChange.list', { query: { status: 'OPEN' } }, options)
  expect(reply.status).toBe(200)
  return reply.body.content
}

const confirm = (id: number, options = asSecond) =>
  t.call('accessChange.confirm', { params: { id } }, options)
const reject = (id: number, options = asSecond) => t.call('accessChange.reject', { params: { id } }, options)

/** Raises the compliance officer to an administrator, as far as one person can. */
async function askForRaise() {
  const { id: roleId } = await roleOf('SYSTEM_ADMINISTRATOR')
  const reply = await t.call('user.save', { body: await bodyOf('compliance', { roleId }) }, asAdmin)
  expect([reply.status, reply.error.errorCode]).toEqual([409, 'SECOND_PERSON_REQUIRED'])
  const [change] = await open()
  if (!change) throw new Error('The change does not wait.')
  return change
}

describe('raising an administrator', () => {
  test('changes nothing until another administrator confirms it; the asker cannot', async () => {
    const { roleId: before } = await userOf('compliance')
    const change = await askForRaise()
    expect((await userOf('compliance')).roleId).toBe(before)
    expect(change).toMatchObject({
      reason: 'ADMINISTRATOR',
      target: 'compliance',
      status: 'OPEN',
      isOwn: false,
    })
    expect(change.changes.map(({ field }) => field)).toEqual(['roleId'])
    expect((await open(asAdmin)).map(({ isOwn }) => isOwn)).toEqual([true])
    expect((await confirm(change.id, asAdmin)).status).toBe(403)
    expect((await confirm(change.id, { as: 'officer' })).status).toBe(403)
    expect((await userOf('compliance')).roleId).toBe(before)
    expect((await confirm(change.id)).status).toBe(204)
    expect((await userOf('compliance')).roleId).not.toBe(before)
    expect((await confirm(change.id)).error.errorCode).toBe('ACCESS_CHANGE_OVER')
    const rows = await t.db.select().from(auditLog).where(eq(auditLog.entityType, 'access-change'))
    expect(rows.map(({ actor, auditTopic }) => [actor, auditTopic])).toEqual([
      ['admin', 'Change of access asked for'],
      ['officer2', 'Change of access confirmed'],
    ])
    await t.db.update(appUser).set({ roleId: before }).where(eq(appUser.username, 'compliance'))
  })

  test('tells the other administrators and the account it is about', async () => {
    await askForRaise()
    const mails = await t.db.select().from(outboxMail)
    const told = mails.map(({ template, recipient }) => `${template} ${recipient}`).toSorted()
    expect(told).toEqual([
      `ACCESS_CHANGE_ASKED ${(await userOf('officer2')).emailAddress}`,
      `ACCESS_CHANGE_NOTICE ${(await userOf('compliance')).emailAddress}`,
    ])
  })

  test('a rejected, withdrawn or late change takes no effect', async () => {
    const { roleId: before } = await userOf('compliance')
    const rejected = await askForRaise()
    expect((await reject(rejected.id)).status).toBe(204)
    const withdrawn = await askForRaise()
    expect((await reject(withdrawn.id, asAdmin)).status).toBe(204)
    const late = await askForRaise()
    await t.db.update(accessChange).set({ expires: t.clock.now() }).where(eq(accessChange.id, late.id))
    for (const { id } of [rejected, withdrawn, late]) {
      expect((await confirm(id)).error.errorCode).toBe('ACCESS_CHANGE_OVER')
    }
    expect(await open()).toEqual([])
    expect((await userOf('compliance')).roleId).toBe(before)
    const all = await t.call('accessChange.list', { query: {} }, asSecond)
    expect(all.body.content.map(({ id, status }) => [id, status])).toEqual([
      [rejected.id, 'REJECTED'],
      [withdrawn.id, 'WITHDRAWN'],
      [late.id, 'EXPIRED'],
    ])
  })

  test('a change of a record that was saved since is not confirmed', async () => {
    const change = await askForRaise()
    const user = await userOf('compliance')
    await t.db
      .update(appUser)
      .set({ version: user.version + 1 })
      .where(eq(appUser.id, user.id))
    expect((await confirm(change.id)).error.errorCode).toBe('STALE_RECORD')
    expect((await open()).map(({ id }) => id)).toEqual([change.id])
  })

  test('what a locked account asked for is not confirmed', async () => {
    const change = await askForRaise()
    const forGood = new Date('9999-12-31T00:00:00Z')
    await t.db.update(appUser).set({ lockedUntil: forGood }).where(eq(appUser.username, 'admin'))
    expect((await confirm(change.id)).status).toBe(403)
    await t.db.update(appUser).set({ lockedUntil: null }).where(eq(appUser.username, 'admin'))
  })

  test('the same ask again takes the place of the first', async () => {
    const first = await askForRaise()
    const second = await askForRaise()
    expect((await open()).map(({ id }) => id)).toEqual([second.id])
    expect((await confirm(first.id)).error.errorCode).toBe('ACCESS_CHANGE_OVER')
  })
})

test('a new administrator exists only once confirmed, and gets the password then', async () => {
  const { id: roleId } = await roleOf('SYSTEM_ADMINISTRATOR')
  const form = {
    username: 'third.admin',
    emailAddress: 'third@staff.example',
    firstName: 'Tala',
    lastName: 'Ikatlo',
    roleId,
    linkedCode: null,
  }
  expect((await t.call('user.save', { body: form }, asAdmin)).error.errorCode).toBe('SECOND_PERSON_REQUIRED')
  const mailed = () => t.db.$count(outboxMail, eq(outboxMail.template, 'ACCOUNT_CREATED'))
  expect(await t.db.$count(appUser, eq(appUser.username, 'third.admin'))).toBe(0)
  expect(await mailed()).toBe(0)
  const [change] = await open()
  expect((await confirm(change?.id ?? 0)).status).toBe(204)
  expect((await userOf('third.admin')).temporaryPassword).toBe(true)
  expect(await mailed()).toBe(1)
})

test('another address of staff waits, and the present one is told', async () => {
  const { emailAddress } = await userOf('rates')
  const body = await bodyOf('rates', { emailAddress: 'elsewhere@staff.example' })
  expect((await t.call('user.save', { body }, asAdmin)).error.errorCode).toBe('SECOND_PERSON_REQUIRED')
  const mails = await t.db.select().from(outboxMail)
  expect(mails.find(({ template }) => template === 'ACCESS_CHANGE_NOTICE')?.recipient).toBe(emailAddress)
  expect((await userOf('rates')).emailAddress).toBe(emailAddress)
  const [change] = await open()
  expect((await confirm(change?.id ?? 0)).status).toBe(204)
  expect((await userOf('rates')).emailAddress).toBe('elsewhere@staff.example')
})

test('a new password of who decides waits; of who does not, it goes at once', async () => {
  const reset = (username: string) => t.call('user.issueTemporaryPassword', { body: { username } }, asAdmin)
  const { passwordHash } = await userOf('approver')
  expect((await reset('approver')).error.errorCode).toBe('SECOND_PERSON_REQUIRED')
  expect((await userOf('approver')).passwordHash).toBe(passwordHash)
  expect((await reset('reports')).status).toBe(204)
  expect((await reset('coordinator')).status).toBe(204)
  const [change] = await open()
  expect(change).toMatchObject({ reason: 'PASSWORD', target: 'approver' })
  expect((await confirm(change?.id ?? 0)).status).toBe(204)
  expect((await userOf('approver')).passwordHash).not.toBe(passwordHash)
})

test('a role that gains the right to edit users waits, and nobody confirms it about themselves', async () => {
  const { id, version, permissions } = await roleOf('REPORTS_VIEWER')
  const body = { version, permissions: [...permissions, 'USER_EDIT'] }
  const reply = await t.call('role.update', { params: { id }, body }, asAdmin)
  expect(reply.error.errorCode).toBe('SECOND_PERSON_REQUIRED')
  const [change] = await open()
  expect(change).toMatchObject({ reason: 'ROLE', target: 'Reports Viewer' })
  expect((await confirm(change?.id ?? 0)).status).toBe(204)
  expect((await roleOf('REPORTS_VIEWER')).permissions).toContain('USER_EDIT')
  const mail = await bodyOf('officer2', { emailAddress: 'own@staff.example' })
  expect((await t.call('user.save', { body: mail }, asAdmin)).error.errorCode).toBe('SECOND_PERSON_REQUIRED')
  const [own] = await open()
  expect((await confirm(own?.id ?? 0)).status).toBe(403)
})

test('where nobody else administers, the change is refused and says what to do', async () => {
  const { roleId } = await userOf('officer')
  const before = await t.db.select().from(appUser)
  for (const { id, username } of before)
    if (username !== 'admin') await t.db.update(appUser).set({ roleId }).where(eq(appUser.id, id))
  const { id: adminRole } = await roleOf('SYSTEM_ADMINISTRATOR')
  const body = await bodyOf('compliance', { roleId: adminRole })
  const reply = await t.call('user.save', { body }, asAdmin)
  expect(reply.error.errorCode).toBe('SECOND_PERSON_MISSING')
  expect(await t.db.$count(accessChange)).toBe(0)
})
