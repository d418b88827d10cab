import { addDays } from '@capiz/domain/time'
import { and, eq, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  affiliation,
  city,
  facility,
  physician,
  priceSheet,
  province,
  region,
  userRequest,
} from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyToday } from './setup/tiny-seed.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny', today: tinyToday })
})
afterAll(() => t.close())

describe('the question whether a name is known', () => {
  const ask = async (code: string, birthDate: string | null, as: string) => {
    const [found] = await t.db.select().from(physician).where(eq(physician.code, code))
    if (!found) throw new Error(`${code} is missing`)
    const { lastName, firstName } = found
    const body = { lastName, firstName, birthDate, code: null }
    return t.call('physician.nameExists', { body }, { as })
  }

  test('tells a provider no birth date', async () => {
    const right = await ask('PHY0000001', '1970-01-01', 'coordinator')
    const wrong = await ask('PHY0000001', '1971-01-01', 'coordinator')
    expect([right.body, wrong.body]).toEqual([true, true])
  })

  test('and nothing of who is not accredited', async () => {
    const [other] = await t.db
      .select()
      .from(physician)
      .where(and(ne(physician.accreditationStatusCode, 'ACCREDITED'), eq(physician.deleted, false)))
    expect((await ask(other?.code ?? '', null, 'coordinator')).body).toBe(false)
    expect((await ask(other?.code ?? '', null, 'officer')).body).toBe(true)
  })

  test('is asked at most thirty times in ten minutes', async () => {
    const statuses: number[] = []
    for (let turn = 0; turn < 31; turn += 1)
      statuses.push((await ask('PHY0000001', null, 'physician')).status)
    expect(statuses.indexOf(429)).toBe(30)
  })
})

describe('choices of facilities', () => {
  test.each([
    { paymentTypeCode: 'CHECK' },
    { blocked: 'true' },
    { credentialState: 'EXPIRED' },
    { preferredNetworkCategory: 'A' },
    { sort: 'contractValidityDate,ASC' },
  ])('are not narrowed by %j for a provider, and the filter is named', async (query) => {
    const reply = await t.call('facility.withForPayment', { query }, { as: 'physician' })
    expect(reply.status).toBe(400)
    expect(reply.error.message).toContain(Object.keys(query)[0])
  })

  test('are by what they show', async () => {
    const query = { term: 'a', sort: 'name,DESC', size: 5 }
    expect((await t.call('facility.withForPayment', { query }, { as: 'physician' })).status).toBe(200)
  })
})

test('whose physicians practise elsewhere is told for what everybody may know', async () => {
  // a physician of the coordinator's facility, linked to another facility in the given way
  const [own] = await t.db
    .select({ physicianId: affiliation.physicianId })
    .from(affiliation)
    .innerJoin(facility, eq(facility.id, affiliation.facilityId))
    .where(and(eq(facility.code, 'HF0000001'), eq(affiliation.deleted, false)))
  const [other] = await t.db.select().from(facility).where(eq(facility.code, 'HF0000002'))
  if (!own || !other) throw new Error('The sample has no such records.')
  const link = and(eq(affiliation.physicianId, own.physicianId), eq(affiliation.facilityId, other.id))
  const [present] = await t.db.select().from(affiliation).where(link)
  if (!present) {
    const [one] = await t.db.select().from(affiliation).limit(1)
    if (!one) throw new Error('The sample has no affiliation.')
    const { id: _, ...rest } = one
    const made = { ...rest, code: 'AF9999999', physicianId: own.physicianId, facilityId: other.id }
    await t.db.insert(affiliation).values({ ...made, deleted: false })
  }
  const count = async (as: string) => {
    const query = { healthFacilityCode: 'HF0000002', size: 100 }
    return (await t.call('physician.affiliatedDoctors', { query }, { as })).body.totalElements
  }
  const stand = async (status: 'ACCREDITED' | 'WITHDRAWN', accreditationStatusCode: string) => {
    await t.db.update(affiliation).set({ status }).where(link)
    await t.db.update(facility).set({ accreditationStatusCode }).where(eq(facility.id, other.id))
  }
  await stand('ACCREDITED', 'ACCREDITED')
  const open = await count('coordinator')
  expect(open).toBeGreaterThan(0)
  await stand('WITHDRAWN', 'ACCREDITED')
  expect(await count('coordinator')).toBe(open - 1)
  await stand('ACCREDITED', 'DISACCREDITED')
  expect(await count('coordinator')).toBe(0)
  expect(await count('officer')).toBeGreaterThan(0)
})

test('whether a physician practises in a region is told for what everybody may know', async () => {
  // the facility of the test before, alone in its region, with a physician of the coordinator's facility
  const [away] = await t.db
    .select({ cityId: city.id, region: region.description })
    .from(city)
    .innerJoin(province, eq(province.id, city.provinceId))
    .innerJoin(region, eq(region.id, province.regionId))
    .where(
      sql`not exists (select from facility f join city c on c.id = f.main_city_id join province p on p.id = c.province_id
        where p.region_id = ${region.id})`,
    )
    .limit(1)
  if (!away) throw new Error('The sample has a facility in every region.')
  const there = eq(facility.code, 'HF0000002')
  await t.db.update(facility).set({ mainCityId: away.cityId }).where(there)
  const [other] = await t.db.select({ id: facility.id }).from(facility).where(there)
  const count = async (as: string) => {
    const query = { location: away.region, size: 100 }
    return (await t.call('physician.list', { query }, { as })).body.totalElements
  }
  const stand = async (status: 'ACCREDITED' | 'WITHDRAWN', accreditationStatusCode: string) => {
    await t.db
      .update(affiliation)
      .set({ status })
      .where(eq(affiliation.facilityId, other?.id ?? 0))
    await t.db.update(facility).set({ accreditationStatusCode }).where(there)
  }
  await stand('ACCREDITED', 'ACCREDITED')
  expect(await count('coordinator')).toBeGreaterThan(0)
  await stand('WITHDRAWN', 'ACCREDITED')
  expect(await count('coordinator')).toBe(0)
  await stand('ACCREDITED', 'DISACCREDITED')
  expect(await count('coordinator')).toBe(0)
})

describe('a price sheet of somebody else', () => {
  const tomorrow = addDays(tinyToday, 60)
  const save = (id: number, version: number | null) =>
    t.request('/api/accr/hf/room-rate', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        id,
        version,
        healthFacilityCode: 'HF0000001',
        effectiveDate: tomorrow,
        lines: [{ roomCategoryCode: 'WARD', rate: 900 }],
      }),
    })
  let token = ''
  beforeAll(async () => {
    token = await t.login('coordinator')
  })

  test('is answered like one that is not there, whatever version is sent', async () => {
    const [foreign] = await t.db
      .select({ id: priceSheet.id, version: priceSheet.version })
      .from(priceSheet)
      .where(and(eq(priceSheet.kind, 'room-rate'), ne(priceSheet.ownerCode, 'HF0000001')))
      .limit(1)
    expect(foreign).toBeDefined()
    const { id, version } = foreign ?? { id: 0, version: 0 }
    const absent = await (await save(99_999_999, 1)).text()
    for (const sent of [version, version + 7, null]) {
      const reply = await save(id, sent)
      expect(await reply.text(), String(sent)).toBe(absent)
    }
  })
})

describe('the account number of a payee', () => {
  const account = '001234567890'
  const payee = {
    name: 'Sample Payee',
    paymentTypeCode: 'BANK_CREDIT',
    bank: 'Sample Bank',
    accountNo: account,
  }
  const shownTo = async (as: string) => {
    const { body, status } = await t.call('facility.get', { params: { code: 'HF0000001' } }, { as })
    expect(status).toBe(200)
    return body.payee?.accountNo
  }

  beforeAll(async () => {
    await t.db.update(facility).set({ payee }).where(eq(facility.code, 'HF0000001'))
  })

  test.each([
    ['officer', account],
    ['approver', account],
    ['admin', account],
    ['coordinator', account],
    ['rates', '••••7890'],
    ['compliance', '••••7890'],
    ['reports', '••••7890'],
  ])('is shown to %s as %s', async (as, expected) => {
    expect(await shownTo(as)).toBe(expected)
  })

  test('is masked in a request for who may not see it, in its lines and in what was sent', async () => {
    const { body: record } = await t.call(
      'facility.get',
      { params: { code: 'HF0000001' } },
      { as: 'coordinator' },
    )
    // the sample has a change under way; one at a time can be
    for (const one of await t.db
      .select({ code: userRequest.code })
      .from(userRequest)
      .where(and(eq(userRequest.type, 'hf-update'), eq(userRequest.status, 'PENDING')))) {
      const put = await t.call(
        'request.reject',
        { body: { code: one.code, remarks: 'Made room.' } },
        { as: 'approver' },
      )
      expect(put.status, JSON.stringify(put.error)).toBeLessThan(300)
    }
    const changed = { ...record, payee: { ...payee, accountNo: '998877665544' } }
    const asked = await t.call('facility.save', { body: changed as never }, { as: 'coordinator' })
    const code = asked.body.requestCode ?? ''
    const textFor = async (as: string) =>
      JSON.stringify((await t.call('request.get', { params: { code } }, { as })).body)
    const [seen, masked] = [await textFor('officer'), await textFor('compliance')]
    expect(seen).toContain('998877665544')
    expect(seen).toContain(account)
    expect(masked).not.toContain('998877665544')
    expect(masked).not.toContain(account)
    expect(masked).toContain('••••5544')
  })
})
