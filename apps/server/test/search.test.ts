import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facility, physician, userRequest } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny' })
})
afterAll(() => app.close())

const search = async (term: string, as = 'officer') =>
  (await app.call('search.records', { query: { term } }, { as })).body

const live = and(eq(facility.deleted, false), eq(facility.accepted, true))

test('a facility is found by its code, the beginning of its code, words of its name and its licences', async () => {
  const [record] = await app.db
    .select()
    .from(facility)
    .where(and(live, isNotNull(facility.dohLtoNo), isNotNull(facility.phicAccreditationNo)))
    .limit(1)
  if (!record) throw new Error('The sample has no facility with both licences.')
  expect(await search(record.code.toLowerCase())).toMatchObject([
    { kind: 'facility', code: record.code, name: record.name, matched: null },
  ])
  const prefix = (await search('hf000')).filter(({ kind }) => kind === 'facility')
  expect(prefix.length).toBeGreaterThan(1)
  expect(prefix.length).toBeLessThanOrEqual(8)
  expect(prefix.every(({ code }) => code.startsWith('HF000'))).toBe(true)
  const turned = record.name.split(' ').toReversed().join(' ')
  expect((await search(turned)).map(({ code }) => code)).toContain(record.code)
  for (const licence of [record.dohLtoNo, record.phicAccreditationNo]) {
    expect(await search((licence ?? '').toLowerCase())).toContainEqual(
      expect.objectContaining({ code: record.code, matched: expect.stringContaining(licence ?? '?') }),
    )
  }
})

test('a physician is found by names in any order and by the licence, with or without zeros', async () => {
  const [record] = await app.db
    .select()
    .from(physician)
    .where(and(eq(physician.deleted, false), eq(physician.accepted, true)))
    .limit(1)
  if (!record) throw new Error('The sample has no physician.')
  for (const term of [
    `${record.firstName} ${record.lastName}`,
    `${record.lastName}, ${record.firstName}`.toLowerCase(),
    record.code,
    record.prcNumber,
  ])
    expect(
      (await search(term)).map(({ code }) => code),
      term,
    ).toContain(record.code)
  const short = record.prcNumber.replace(/^0+/, '')
  expect(await search(short)).toContainEqual(
    expect.objectContaining({ code: record.code, matched: `PRC licence number ${record.prcNumber}` }),
  )
})

test('wildcards are text, and too little asks for nothing', async () => {
  for (const term of ['%', '%%%', '___', ' ', 'a', '\\', "'; drop table facility; --"])
    expect(await search(term), term).toEqual([])
})

test('merged, deleted and waiting records are not found', async () => {
  const [one] = await app.db.select().from(facility).where(live).limit(1)
  if (!one) throw new Error('The sample has no facility.')
  expect(await search(one.code)).toHaveLength(1)
  await app.db.update(facility).set({ accepted: false }).where(eq(facility.id, one.id))
  expect(await search(one.code)).toEqual([])
  await app.db.update(facility).set({ accepted: true, deleted: true }).where(eq(facility.id, one.id))
  expect(await search(one.code)).toEqual([])
  await app.db.update(facility).set({ deleted: false }).where(eq(facility.id, one.id))
})

test('providers find their requests and no record of others', async () => {
  const records = await app.db.select().from(facility).where(live)
  for (const { code, name } of records.slice(0, 5)) {
    expect(await search(code, 'coordinator')).toEqual([])
    expect(await search(name, 'physician')).toEqual([])
  }
  const own = await search('UR-', 'coordinator')
  const all = await app.db.select().from(userRequest).where(eq(userRequest.deleted, false))
  const staff = await search(all[0]?.code ?? '')
  expect(staff).toMatchObject([{ kind: 'request', code: all[0]?.code }])
  expect(own.length).toBeLessThan(all.length)
})

test('an application is found by the name of its applicant until it is decided, and by staff alone', async () => {
  const [someone] = await app.db.select().from(physician).where(eq(physician.accepted, true)).limit(1)
  const [somewhere] = await app.db.select().from(facility).where(live).limit(1)
  const [request] = await app.db.select().from(userRequest).where(eq(userRequest.type, 'hf-update')).limit(1)
  if (!someone || !somewhere || !request) throw new Error('The sample has no record or request.')
  const { code } = request
  const applicants = [
    ['hf-registration', facility, somewhere.code, somewhere.name],
    ['phy-registration', physician, someone.code, `${someone.lastName}, ${someone.firstName}`],
  ] as const
  for (const [type, table, targetCode, targetName] of applicants) {
    await app.db.update(table).set({ accepted: false }).where(eq(table.code, targetCode))
    const set = { type, status: 'PENDING', targetCode, targetName } as const
    await app.db.update(userRequest).set(set).where(eq(userRequest.code, code))
    const found = expect.objectContaining({ kind: 'request', code, hint: targetName })
    expect(await search(targetName)).toContainEqual(found)
    const turned = targetName.replaceAll(',', '').split(' ').toReversed().join(' ')
    expect(await search(turned.toLowerCase()), turned).toContainEqual(found)
    expect(await search(targetName, 'coordinator')).toEqual([])
    await app.db.update(userRequest).set({ status: 'REJECTED' }).where(eq(userRequest.code, code))
    expect((await search(targetName)).map((row) => row.code)).not.toContain(code)
  }
})
