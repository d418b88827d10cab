import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './harness.ts'
import { physicians } from './support/physicians.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny' })
})
afterAll(() => app.close())

const { make } = physicians(() => app)

describe('the physician list', () => {
  test('is the landing of a physician: the own record and no other', async () => {
    const { status, body } = await app.call('physician.rows', {}, { as: 'physician' })
    expect(status).toBe(200)
    expect(body.content.map(({ code }) => code)).toEqual(['PHY0000001'])
    expect(body.totalElements).toBe(1)
  })
  test('shows staff all, by last name, and finds by part of a name', async () => {
    const all = await app.call('physician.rows', { query: { size: 1000 } }, { as: 'officer' })
    const names = all.body.content.map(({ lastName }) => lastName)
    expect(all.body.totalElements).toBe(names.length)
    expect(names.length).toBeGreaterThan(20)
    const part = names[0]!.slice(1, 4)
    const found = await app.call('physician.rows', { query: { name: part } }, { as: 'officer' })
    expect(found.body.content.map(({ lastName }) => lastName)).toContain(names[0])
    const none = await app.call('physician.rows', { query: { name: 'zq%%a' } }, { as: 'officer' })
    expect(none.body.content).toEqual([])
  })
  test('shows a coordinator the physicians of the own facility, without numbers', async () => {
    const { body } = await app.call('physician.rows', { query: { size: 1000 } }, { as: 'coordinator' })
    expect(body.content.length).toBeGreaterThan(0)
    expect(Object.keys(body.content[0]!)).not.toContain('prcNumber')
    const all = await app.call('physician.rows', { query: { size: 1000 } }, { as: 'officer' })
    expect(body.content.length).toBeLessThan(all.body.content.length)
    const sorted = await app.call(
      'physician.rows',
      { query: { sort: 'prcNumber,ASC' } },
      { as: 'coordinator' },
    )
    expect(sorted.status).toBe(400)
  })
  test('finds by specialty, profession and place, and those whose papers run out', async () => {
    const asked = async (query: object) =>
      (await app.call('physician.list', { query: { size: 1000, ...query } }, { as: 'officer' })).body.content
    const all = await asked({})
    const [first] = all
    const specialty = first!.specializations[0]!.specializationCode
    const some = await asked({ specializationCode: specialty })
    expect(
      some.every((one) => one.specializations.some((each) => each.specializationCode === specialty)),
    ).toBe(true)
    expect(some.length).toBe(
      all.filter((one) => one.specializations.some((each) => each.specializationCode === specialty)).length,
    )
    expect((await asked({ type: 'DMD' })).length).toBe(all.filter(({ dentist }) => dentist).length)
    const expired = await app.call('physician.expired', { query: { size: 1000 } }, { as: 'officer' })
    expect(expired.body.content.length).toBeGreaterThan(0)
    expect(expired.body.content.every(({ credentialState }) => credentialState !== 'VALID')).toBe(true)
  })
})

describe('one physician', () => {
  test('is whole for staff and itself, the public part for a coordinator, not there for another physician', async () => {
    const rows = await app.call('physician.rows', { query: { size: 1 } }, { as: 'coordinator' })
    const { code } = rows.body.content[0]!
    const own = await app.call('physician.get', { params: { code: 'PHY0000001' } }, { as: 'physician' })
    expect(own.body.prcNumber).toBe('9000001')
    expect(own.body).not.toHaveProperty('remarks')
    const part = await app.call('physician.get', { params: { code } }, { as: 'coordinator' })
    expect(part.body).toMatchObject({ code, prcNumber: null, payee: null, tin: null, mobileNumber: null })
    expect((await app.call('physician.contact', { params: { code } }, { as: 'coordinator' })).status).toBe(
      404,
    )
    const other = await app.call('physician.get', { params: { code: 'PHY0000009' } }, { as: 'physician' })
    expect(other.status).toBe(404)
  })
  test('has a banner with its warnings, contact fields, and is a dentist only when it is one', async () => {
    const officer = { as: 'officer' }
    const params = { code: 'PHY0000001' }
    const banner = await app.call('physician.banner', { params }, officer)
    expect(banner.body).toMatchObject({ name: expect.stringContaining('Malaya, Isagani'), dentist: false })
    const contact = await app.call('physician.contact', { params }, officer)
    expect(Object.keys(contact.body).toSorted()).toEqual(['code', 'emailAddress', 'firstName', 'lastName'])
    expect((await app.call('physician.dentist', { params }, officer)).status).toBe(404)
    const dentist = await make({
      phyTypeCode: 'DMD',
      specializations: [{ specializationCode: 'DENTGP', primary: true }],
    })
    const found = await app.call('physician.dentist', { params: { code: dentist.code } }, officer)
    expect(found.body.code).toBe(dentist.code)
    expect((await app.call('physician.isOriginal', { params }, officer)).body).toBe(true)
  })
  test('says when a licence does not end on a birthday', async () => {
    const { code } = await make({ prcValidity: '2028-05-07' })
    const banner = await app.call('physician.banner', { params: { code } }, { as: 'officer' })
    expect(banner.body.warnings.map(({ kind }) => kind)).toContain('licence')
  })
})
