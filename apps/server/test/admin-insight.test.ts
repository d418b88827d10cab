import { permissions } from '@capiz/domain/access'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog, outboxMail, role } from '../src/db/schema/index.ts'
import { effectiveSettings } from '../src/platform/settings/effective.ts'
import { startTestApp, type TestApp } from './harness.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

describe('what roles open', () => {
  test('is read from the table of calls, with the people who hold each role', async () => {
    const { body } = await t.call('roleInsight.catalogue', {}, { as: 'admin' })
    expect(body.permissions.map(({ permission }) => permission)).toEqual([...permissions])
    const lock = body.permissions.find(({ permission }) => permission === 'USER_EDIT')
    expect(lock?.calls).toContainEqual({ id: 'user.save', summary: 'Create or update a user', changes: true })
    // both widen what other calls may do or show
    const none = body.permissions.filter(({ calls }) => calls.length === 0)
    expect(none.map(({ permission }) => permission).toSorted()).toEqual(['BANK_VIEW', 'RATE_BACKDATE'])
    const [admin] = await t.db.select().from(role).where(eq(role.code, 'SYSTEM_ADMINISTRATOR'))
    expect(body.holders).toContainEqual({ roleId: admin?.id, people: 1 })
  })

  test('a dry view names what the role sees and stays in the audit log', async () => {
    const [held] = await t.db.select().from(role).where(eq(role.code, 'REPORTS_VIEWER'))
    const { body } = await t.call('roleInsight.view', { params: { id: held?.id ?? 0 } }, { as: 'admin' })
    expect(body).toMatchObject({ marker: 'ADMIN', role: { code: 'REPORTS_VIEWER' } })
    expect(body.reports).toContain('summary-of-health-facility')
    expect(body.reports).not.toContain('mcap-hmo-users-report')
    const [row] = await t.db.select().from(auditLog).where(eq(auditLog.action, 'VIEW'))
    expect(row).toMatchObject({ actor: 'admin', entityType: 'role', entityCode: 'REPORTS_VIEWER' })
    expect((await t.call('roleInsight.view', { params: { id: 999_999 } }, { as: 'admin' })).status).toBe(404)
  })
})

describe('the mail outbox', () => {
  test('shows how each mail stands, never what it says', async () => {
    const mail = { subject: 'Subject', body: 'password: hidden-here', template: 'RENEWAL_ASKED' }
    await t.db.insert(outboxMail).values([
      { ...mail, recipient: 'sent@outbox.example', sentDate: t.clock.now() },
      { ...mail, recipient: 'again@outbox.example', attempts: 3, lastError: 'connect ECONNREFUSED' },
      { ...mail, recipient: 'failed@outbox.example', attempts: 10, lastError: 'no such mailbox' },
      { ...mail, recipient: 'waiting@outbox.example' },
    ])
    const all = await t.call('outbox.list', { query: { recipient: '@outbox.example' } }, { as: 'admin' })
    expect(JSON.stringify(all.body)).not.toContain('hidden-here')
    const states = Object.fromEntries(all.body.content.map((one) => [one.recipient.split('@')[0], one.state]))
    expect(states).toEqual({ sent: 'SENT', again: 'RETRYING', failed: 'FAILED', waiting: 'WAITING' })
    for (const state of ['SENT', 'RETRYING', 'FAILED', 'WAITING']) {
      const one = await t.call(
        'outbox.list',
        { query: { state, recipient: '@outbox.example' } },
        { as: 'admin' },
      )
      expect(one.body.content.map((row) => row.state)).toEqual([state])
    }
  })

  test('tries a given-up mail again, but never one that was sent', async () => {
    const idOf = async (recipient: string) =>
      (await t.db.select().from(outboxMail).where(eq(outboxMail.recipient, recipient)))[0]?.id ?? 0
    const again = await t.call(
      'outbox.retry',
      { params: { id: await idOf('failed@outbox.example') } },
      { as: 'admin' },
    )
    expect(again.body).toMatchObject({ state: 'WAITING', attempts: 0, lastError: 'no such mailbox' })
    const sent = await t.call(
      'outbox.retry',
      { params: { id: await idOf('sent@outbox.example') } },
      { as: 'admin' },
    )
    expect(sent.status).toBe(404)
  })
})

describe('the settings page', () => {
  test('says what is in force', async () => {
    const { body } = await t.call('settings.get', {}, { as: 'admin' })
    const all = body.groups.flatMap(({ settings }) => settings)
    expect(all).toContainEqual(
      expect.objectContaining({ variable: 'CAPIZ_IDLE_SECONDS', value: '65 minutes' }),
    )
    expect((await t.call('settings.get', {}, { as: 'approver' })).status).toBe(403)
  })

  test('holds no secret, whatever is configured', () => {
    const secrets = {
      secret: 'K'.repeat(40),
      smtpUrl: 'smtp://mailer:smtp-word@mail.example:25',
      databaseUrl: 'postgres://capiz:db-word@db.example:5432/capiz',
      s3: {
        endpoint: 'https://storage.example',
        region: 'r',
        bucket: 'papers',
        accessKeyId: 'key-id-word',
        secretAccessKey: 'key-word',
      },
    }
    const services = {
      ...t.services,
      config: { ...t.services.config, ...secrets },
      database: { ...t.services.database, engine: 'postgres' as const },
    }
    const text = JSON.stringify(effectiveSettings(services))
    for (const word of ['KKKK', 'smtp-word', 'mailer', 'db-word', 'key-id-word', 'key-word'])
      expect(text).not.toContain(word)
    for (const word of ['mail.example:25', 'db.example:5432', 'papers', 'storage.example'])
      expect(text).toContain(word)
  })
})

test('the chain of the audit log is checked on demand, and a changed row is named', async () => {
  const intact = await t.call('auditCheck.verify', {}, { as: 'admin' })
  expect(intact.body).toMatchObject({ ok: true, brokenAt: null })
  expect(intact.body.head).toMatch(/^[0-9a-f]{64}$/)
  await t.db.execute(sql`alter table audit_log disable trigger all`)
  await t.db.execute(sql`update audit_log set actor = 'somebody.else' where id = 2`)
  const broken = await t.call('auditCheck.verify', {}, { as: 'admin' })
  expect(broken.body).toMatchObject({ ok: false, brokenAt: 2, reason: 'content', rows: 1, head: null })
})
