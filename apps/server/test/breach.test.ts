import { addDays } from '@capiz/domain/time'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appUser, auditLog, facility, session, userFactor } from '../src/db/schema/index.ts'
import { breachOf } from '../src/ops/breach/breach.ts'
import { noticeClock } from '../src/ops/breach/clock.ts'
import { breachLines } from '../src/ops/breach/lines.ts'
import { breachScope, type BreachGiven } from '../src/ops/breach/scope.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyPassword, tinyToday } from './setup/tiny-seed.ts'

let t: TestApp
let token = ''
const day = { from: tinyToday, to: tinyToday }
const breach = async (given: Partial<BreachGiven>) =>
  breachOf(t.services, await breachScope(t.db, { ...day, ...given }))
const idOf = async (username: string) =>
  (await t.db.select().from(appUser).where(eq(appUser.username, username)))[0]?.id ?? 0

beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny', today: tinyToday })
  const read = (code: string, as: object) => t.call('physician.get', { params: { code } }, as)
  await read('PHY0000002', { as: 'officer' })
  t.clock.advance(3600)
  const { body } = await t.call('auth.login', {
    body: { grant_type: 'password', username: 'officer', password: tinyPassword },
  })
  token = body.access_token
  expect((await read('PHY0000003', { token })).status).toBe(200)
  expect((await t.call('facility.get', { params: { code: 'HF0000001' } }, { token })).status).toBe(200)
  const exported = await t.call(
    'listExport.file',
    { params: { list: 'physician.list' }, query: { format: 'csv' } as never },
    { token },
  )
  expect(exported.status, JSON.stringify(exported.error)).toBe(200)
  expect((await t.call('auditLog.list', { query: {} }, { token })).status).toBe(403)
  await read('PHY0000009', { as: 'reports' })
})
afterAll(() => t.close())

describe('a breach', () => {
  test('of a user names the records of the period, their owners and the rows of lists, and nothing of others', async () => {
    const { records, owners, persons, bulk } = await breach({ user: 'Officer' })
    expect(owners).toEqual(['HF0000001', 'PHY0000002', 'PHY0000003'])
    expect(persons.owners).toBe(2)
    const [named] = await t.db.select().from(facility).where(eq(facility.code, 'HF0000001'))
    expect(persons.contacts).toBe((named?.contacts.length ?? 0) + (named?.medicalDirector ? 1 : 0))
    expect(persons.contacts).toBeGreaterThan(0)
    expect(records.map(({ entityCode }) => entityCode)).not.toContain('PHY0000009')
    expect(bulk.find(({ name }) => name === 'list physician.list')?.rows).toBe(40)
    const before = { user: 'officer', from: addDays(tinyToday, -9), to: addDays(tinyToday, -1) }
    expect(await breach(before)).toMatchObject({
      records: [],
      owners: [],
      bulk: [],
      fields: [],
      persons: { owners: 0, contacts: 0 },
    })
  })

  test('of a session holds what was done in it, not in the one before', async () => {
    const sessions = await t.db
      .select()
      .from(session)
      .where(eq(session.userId, await idOf('officer')))
      .orderBy(session.id)
    const [first, second] = sessions.map(({ id }) => String(id))
    expect((await breach({ session: first ?? '' })).owners).toEqual(['PHY0000002'])
    expect((await breach({ session: second ?? '' })).owners).toEqual(['HF0000001', 'PHY0000003'])
  })

  test('of a key begins when it was added; of an address it holds every user who called from there', async () => {
    await t.db.insert(userFactor).values({
      userId: await idOf('officer'),
      kind: 'PASSKEY',
      name: 'Office laptop',
      createdDate: new Date(`${tinyToday}T02:30:00Z`),
    })
    expect((await breach({ user: 'officer', key: 'Office laptop' })).owners).not.toContain('PHY0000002')
    const [row] = await t.db.select().from(auditLog).where(eq(auditLog.entityCode, 'PHY0000009'))
    const address = await breach({ address: row?.ip ?? 'none' })
    expect(address.owners).toEqual(expect.arrayContaining(['PHY0000002', 'PHY0000009']))
  })

  test('counts the values by the sensitivity of their fields', async () => {
    const { fields } = await breach({ user: 'officer' })
    const personal = fields.find((each) => each.kind === 'physicians' && each.sensitivity === 'personal')
    expect(personal).toMatchObject({ records: 2 })
    expect(personal?.labels).toEqual(expect.arrayContaining(['Birth date', 'E-mail', 'Mobile']))
    const licences = fields.find((each) => each.kind === 'physicians' && each.sensitivity === 'internal')
    expect(licences?.noticed).toContain('PRC licence number')
    // two physicians, each with a birth date, a sex, a mail address and a mobile number
    expect(personal?.values).toBeGreaterThanOrEqual(8)
    expect(fields.some((each) => each.kind === 'facilities' && each.sensitivity === 'financial')).toBe(true)
  })

  test('is refused for a holder or a period that is not there, with what to give', async () => {
    const refused = async (given: Partial<BreachGiven>) =>
      breachScope(t.db, { ...day, ...given }).then(
        () => '',
        (error: unknown) => (error as Error).message,
      )
    expect(await refused({})).toBe('Give one of --user, --session and --address.')
    expect(await refused({ user: 'officer', session: '1' })).toBe(
      'Give one of --user, --session and --address.',
    )
    expect(await refused({ user: 'officre' })).toBe('No account and no entry of the audit log is of officre.')
    expect(await refused({ session: '99999' })).toBe('There is no session 99999.')
    expect(await refused({ user: 'officer', key: 'Phone' })).toBe('officer has no key named Phone.')
    expect(await refused({ user: 'officer', from: 'yesterday' })).toMatch(/^yesterday is no day/)
    expect(await refused({ user: 'officer', from: addDays(tinyToday, 1) })).toBe(
      'The period is empty for user officer.',
    )
  })

  test('report has the records, the hours that are left and the facts, and is noted in the log', async () => {
    const now = t.clock.now()
    const since = new Date(now.getTime() - 2 * 3_600_000)
    const text = breachLines(await breach({ user: 'officer' }), since, now).join('\n')
    expect(text).toMatch(/read 1, taken 0, changed 0 {2}physician PHY0000003 Peña, Ma\. Luz/)
    expect(text).toContain('70 hours left')
    expect(text).toContain('The notice may not wait')
    expect(text).toMatch(
      /Persons: 2 physicians and accounts, \d+ contacts of 1 facilities; up to \d+ rows of lists/,
    )
    expect(text).toMatch(/Personal data: .*Birth date/)
    const [row] = await t.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    expect(row).toMatchObject({ entityType: 'breach', auditTopic: 'Breach report made', actor: 'SYSTEM' })
  })
})

test('the clock gives 72 hours and five days, and no delay from 100 persons or with sensitive data', () => {
  const since = new Date('2026-11-20T00:00:00Z')
  const at = (hours: number) => new Date(since.getTime() + hours * 3_600_000)
  const few = { persons: 99, isSensitive: false }
  expect(noticeClock({ since, now: at(71.5) }, few)).toEqual({
    noticeDue: at(72),
    reportDue: at(120),
    hoursLeft: 0,
    mayWait: true,
  })
  expect(noticeClock({ since, now: at(74) }, few).hoursLeft).toBe(-2)
  expect(noticeClock({ since, now: since }, { persons: 100, isSensitive: false }).mayWait).toBe(false)
  expect(noticeClock({ since, now: since }, { persons: 1, isSensitive: true }).mayWait).toBe(false)
})
