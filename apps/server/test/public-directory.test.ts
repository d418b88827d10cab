import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { coveredAccount, facility } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { addLists, makeFacility, publishFacility } from './support/facilities.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  await addLists(app)
})
afterAll(() => app.close())

describe('what the public sees', () => {
  const fields = [
    'accredited',
    'accreditedUntil',
    'address',
    'category',
    'city',
    'clinicHours',
    'code',
    'confirmed',
    'coveredAccountsOnly',
    'day',
    'holidays',
    'name',
    'openAlways',
    'openOnHolidays',
    'openingExceptions',
    'openingHours',
    'province',
    'region',
    'serviceTypes',
    'telephone',
    'type',
    'website',
  ]

  it('is an accredited facility without anything private', async () => {
    const record = await makeFacility(app, { name: 'Hayag Ngiti', emailAddress: 'private@hayag.example' })
    const hidden = await app.call('publicFacility.get', { params: { code: record.code } })
    expect(hidden.status).toBe(404)
    await publishFacility(app, record.code)
    await app.db
      .insert(coveredAccount)
      .values({ facilityId: record.id, accountCode: 'PRIVATE-1', company: 'PRIVATE-CO' })
    const one = await app.call('publicFacility.get', { params: { code: record.code } })
    expect(Object.keys(one.body).sort()).toEqual(fields)
    expect(one.body.coveredAccountsOnly).toBe(false)
    const list = await app.call('publicFacility.accredited', { query: { name: 'hayag', types: 'DENT,HOSP' } })
    expect(list.body.content).toEqual([one.body])
    const search = await app.call('publicFacility.search', { query: { name: 'hayag' } })
    expect(search.body).toMatchObject({ size: 100, content: [{ code: record.code }] })
    expect(Object.keys(search.body.content[0] ?? {}).sort()).toEqual(['city', 'code', 'name', 'type'])
    const text = JSON.stringify([one.body, list.body, search.body])
    for (const secret of ['private@', 'PRIV', record.tin ?? 'x', 'Halimbawa', '12345678']) {
      expect(text).not.toContain(secret)
    }
  })

  it('says that a blocked facility takes members of some accounts only, and not why or whose', async () => {
    const record = await makeFacility(app, { name: 'Saradong Pinto' })
    await publishFacility(app, record.code)
    await app.db
      .update(facility)
      .set({ blocked: true, blockedReason: 'PRIVATE reason' })
      .where(eq(facility.id, record.id))
    const { body } = await app.call('publicFacility.get', { params: { code: record.code } })
    expect(body).toMatchObject({ accredited: true, coveredAccountsOnly: true })
    expect(JSON.stringify(body)).not.toContain('PRIV')
  })

  it('ends with the accreditation', async () => {
    const record = await makeFacility(app, { name: 'Dating Hayag' })
    await publishFacility(app, record.code)
    const found = () => app.call('publicFacility.accredited', { query: { name: 'dating hayag' } })
    expect((await found()).body.totalElements).toBe(1)
    await app.db
      .update(facility)
      .set({ accreditationStatusCode: 'SUSPENDED' })
      .where(eq(facility.code, record.code))
    expect((await found()).body.totalElements).toBe(0)
    const other = { name: 'dating hayag', accreditationStatusCode: 'SUSPENDED' }
    expect((await app.call('publicFacility.search', { query: other })).body.totalElements).toBe(0)
  })

  it('needs a term, takes few for a short one, and sorts by what is shown only', async () => {
    const search = (query: Record<string, string>) => app.call('publicFacility.search', { query })
    expect((await search({})).body.content).toEqual([])
    expect((await search({ name: '  ' })).body.content).toEqual([])
    expect((await search({ name: 'ng' })).body.size).toBe(5)
    const rejected = await app.call('publicFacility.accredited', { query: { sort: 'updatedDate,ASC' } })
    expect(rejected.status).toBe(400)
    const byCity = await app.call('publicFacility.accredited', { query: { sort: ['city,DESC', 'name,ASC'] } })
    expect(byCity.status).toBe(200)
  })

  it('lists where a physician practises, when all three are accredited', async () => {
    const list = (query: Record<string, string>) =>
      app.call('publicFacility.affiliated', { query: { phyCode: 'PHY0000001', ...query } })
    const own = await list({ phyCode: 'PHY0000001' })
    expect(own.body.map(({ code }) => code)).toEqual(['HF0000001'])
    expect((await list({ phyCode: 'PHY0000002' })).body).toEqual([])
    expect((await list({ phyCode: 'PHY0000001', term: 'nothing like it' })).body).toEqual([])
    for (const path of ['?term=%25A%25', '?phyCode=', '']) {
      const bare = await app.request(`/api/accr/public/affiliated-hf-list${path}`)
      const { errors } = (await bare.json()) as { errors?: { field: string }[] }
      expect([bare.status, errors?.map(({ field }) => field)], path).toEqual([422, ['phyCode']])
    }
    expect((await list({ phyCode: 'PHY0000001', accreditationStatusCode: 'ON_PROCESS' })).body).toEqual([])
  })
})
