import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../src/db/rows.ts'
import { grantTo } from '../src/db/service-role.ts'
import { appUser, auditLog, physician, remark, userRequest, verification } from '../src/db/schema/index.ts'
import { erasureDecision } from '../src/ops/person/decision.ts'
import { erasePerson } from '../src/ops/person/erase.ts'
import { findPerson, type PersonKeys } from '../src/ops/person/keys.ts'
import { otherPlaces, personPlaces } from '../src/ops/person/places.ts'
import { erasureRefusals } from '../src/ops/person/refusals.ts'
import { verifyAudit } from '../src/platform/audit/verify.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyToday } from './setup/tiny-seed.ts'
import { makePerson, person, values } from './support/erased-person.ts'
import { contentHash, tablesWithValues } from './support/table-contents.ts'

let t: TestApp
let code = ''
let requestCode = ''
let updateCode = ''
let account = ''

const officer = { as: 'officer' }
const decision = { askedBy: 'admin', agreedBy: 'officer2' }
const keysOf = async (given: string): Promise<PersonKeys> => {
  const keys = await findPerson(t.db, given)
  if (!keys) throw new Error(`${given} is missing`)
  return keys
}

beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny', today: tinyToday })
  ;({ code, requestCode, account } = await makePerson(t))
  const update = await t.db.select().from(userRequest).where(eq(userRequest.targetCode, code))
  updateCode = update.at(-1)?.code ?? ''
})
afterAll(() => t.close())

test('every table is declared: with rows about a person, or with what else stands in it', async () => {
  const tables = await rowsOf<{ name: string }>(
    t.db,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const declared = new Set([...personPlaces.map(({ table }) => table), ...Object.keys(otherPlaces)])
  expect([...declared].toSorted()).toEqual(tables.map(({ name }) => name).toSorted())
})

describe('an erasure is refused', () => {
  test('while the provider is accredited or has open requests, with what to do first', async () => {
    const refusals = await erasureRefusals(t.db, await keysOf('PHY0000001'))
    expect(refusals).toContainEqual(expect.stringMatching(/^PHY0000001 is accredited: record/))
    expect(refusals).toContainEqual(expect.stringMatching(/^The request UR-\S+ is open: decide/))
  })
  test('while an account of staff is in use', async () => {
    expect(await erasureRefusals(t.db, await keysOf('officer'))).toEqual([
      'The account officer is in use: disable it first.',
    ])
  })
})

describe('two people decide', () => {
  const request = (given: string, as = 'admin') =>
    t.call('erasure.request', { body: { code: given } }, { as })
  const waiting = async () => {
    const list = await t.call('accessChange.list', { query: { status: 'OPEN' } }, { as: 'officer2' })
    return list.body.content.filter(({ reason }) => reason === 'ERASURE')
  }

  beforeAll(async () => {
    const [admin] = await t.db.select().from(appUser).where(eq(appUser.username, 'admin'))
    await t.db
      .update(appUser)
      .set({ roleId: admin?.roleId ?? 0 })
      .where(eq(appUser.username, 'officer2'))
  })

  test('a request is refused for nobody, for who is in use, for the own account, and by who does not administer', async () => {
    const refused = async (given: string) =>
      (await request(given)).error.errors?.map(({ message }) => message)
    expect(await refused('PHY9999999')).toEqual(['No physician and no user has this code.'])
    expect(await refused('PHY 1')).toEqual(['Enter a code such as PHY0000001 or USR0000001.'])
    expect((await refused('PHY0000001'))?.[0]).toContain('PHY0000001 is accredited')
    const [admin] = await t.db.select().from(appUser).where(eq(appUser.username, 'admin'))
    expect((await request(admin?.code ?? '')).status).toBe(403)
    expect((await request(code, 'officer')).status).toBe(403)
    expect(await waiting()).toEqual([])
  })

  test('one asks, another confirms, and only then is there a decision, for thirty days', async () => {
    const keys = await keysOf(code)
    expect((await request(code.toLowerCase())).status).toBe(204)
    const [change] = await waiting()
    expect(change).toMatchObject({ target: code, changes: [], isOwn: false })
    const { body: effects } = await t.call('erasure.effects', { params: { code } }, { as: 'officer2' })
    expect(effects.refusals).toEqual([])
    expect(effects.name).not.toBe('')
    const of = (what: string) => effects.lines.find((line) => line.what === what)
    expect(of('Physician')).toMatchObject({ action: 'REWRITTEN', rows: 1, why: expect.any(String) })
    expect(effects.lines.every(({ rows }) => rows > 0)).toBe(true)
    const none = await t.call('erasure.effects', { params: { code: 'PHY9999999' } }, { as: 'officer2' })
    expect(none.status).toBe(404)
    const confirm = (as: string) =>
      t.call('accessChange.confirm', { params: { id: change?.id ?? 0 } }, { as })
    expect((await confirm('admin')).status).toBe(403)
    expect(await erasureDecision(t.services, keys)).toBeUndefined()
    expect((await confirm('officer2')).status).toBe(204)
    expect(await erasureDecision(t.services, keys)).toEqual(decision)
    expect(await erasureDecision(t.services, await keysOf('PHY0000005'))).toBeUndefined()
    const clock = { ...t.services.clock, now: () => new Date(t.clock.now().getTime() + 31 * 86_400_000) }
    expect(await erasureDecision({ ...t.services, clock }, keys)).toBeUndefined()
  })
})

test('it takes the role that owns the tables: the role of the server leaves histories as they are', async () => {
  const keys = await keysOf(code)
  await t.db.execute(
    sql`do $$ begin create role capiz_service; exception when duplicate_object then null; end $$`,
  )
  await grantTo(t.db, 'capiz_service')
  await t.db.transaction(async (tx) => {
    await tx.execute(sql`set local role capiz_service`)
    await expect(erasePerson({ ...t.services, db: tx }, keys)).rejects.toThrow(/^Only the role that owns/)
  })
})

describe('the erasure of a person', () => {
  let dry: Awaited<ReturnType<typeof erasePerson>> = []

  test('is first looked at: the dry run names what goes and what stays, and changes nothing', async () => {
    const keys = await keysOf(code)
    expect(keys).toMatchObject({ usernames: [account], emails: [person.emailAddress] })
    expect(await keysOf(account)).toEqual(keys)
    expect(await erasureRefusals(t.db, keys)).toEqual([])
    const found = await tablesWithValues(t, values)
    expect(Object.keys(found).length).toBeGreaterThan(12)
    expect(values.filter((value) => !Object.values(found).flat().includes(value))).toEqual([])
    const before = await contentHash(t)
    dry = await erasePerson(t.services, keys)
    expect(await contentHash(t)).toBe(before)
    const rows = Object.fromEntries(dry.map(({ what, rows: count, action }) => [what, `${count} ${action}`]))
    expect(rows).toMatchObject({
      Documents: '1 removed',
      Physician: '1 rewritten',
      Accounts: '1 rewritten',
      Remarks: '1 rewritten',
      Consents: '1 kept',
    })
    expect(dry.filter(({ action, why }) => action === 'kept' && why === '')).toEqual([])
  })

  test('leaves none of the values but in the sealed audit log, and does what the dry run said', async () => {
    const keys = await keysOf(code)
    expect(await erasePerson(t.services, keys, decision)).toEqual(dry)
    const found = await tablesWithValues(t, values)
    expect(Object.keys(found)).toEqual(['audit_log'])
  })

  test('is recorded without the person; the log is whole and the histories are append-only again', async () => {
    const [row] = await t.db.select().from(auditLog).where(eq(auditLog.auditTopic, 'Person erased'))
    expect(row).toMatchObject({ action: 'DELETE', entityType: 'person', entityCode: code })
    expect(row?.changes).toContainEqual({ field: 'Agreed by', before: null, after: 'officer2' })
    expect(row?.changes).toContainEqual({ field: 'Documents', before: 1, after: 'removed' })
    expect((await verifyAudit(t.db)).ok).toBe(true)
    await expect(t.db.delete(remark)).rejects.toThrow()
    await expect(t.db.update(verification).set({ found: 'x' })).rejects.toThrow()
  })

  test('keeps the histories readable, with the person replaced', async () => {
    for (const each of [requestCode, updateCode]) {
      const shown = await t.call('request.get', { params: { code: each } }, officer)
      expect(shown.status, JSON.stringify(shown.error)).toBe(200)
    }
    const history = await t.call(
      'accreditationHistory.list',
      { query: { applicantCode: code } },
      { as: 'admin' },
    )
    expect(history.body.content[0]).toMatchObject({ applicantName: `Erased person, ${code}` })
    const [own] = await t.db.select().from(remark).where(eq(remark.ownerCode, code))
    expect(own).toMatchObject({ remarks: 'Dr. [erased] moved in May.' })
    const [user] = await t.db.select().from(appUser).where(eq(appUser.linkedCode, code))
    expect(own?.createdBy).toBe(user?.username)
    const list = await t.call('physician.rows', { query: { code } }, officer)
    expect(list.body.content).toEqual([])
    const requests = await t.call('request.list', { query: { size: 1000 } }, officer)
    expect(requests.status).toBe(200)
  })

  test('leaves the others alone, and is refused the second time', async () => {
    const [other] = await t.db.select().from(physician).where(eq(physician.code, 'PHY0000005'))
    expect(other?.lastName).toBe('Gutierrez')
    expect(await erasureRefusals(t.db, await keysOf(code))).toContain(`${code} was erased already.`)
  })
})
