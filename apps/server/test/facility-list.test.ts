import { normaliseFacilityName } from '@capiz/domain/duplicate'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { facility } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { addLists, anyCity, clinic, makeFacility } from './support/facilities.ts'

let app: TestApp
const officer = { as: 'officer' }

beforeAll(async () => {
  app = await startTestApp()
  await addLists(app)
})
afterAll(() => app.close())

describe('lists', () => {
  it('filter, sort with a stable order, and count exactly', async () => {
    const prefix = 'Zzlist'
    const names = ['Charlie', 'Alpha', 'Bravo'].map((word) => `${prefix} ${word}`)
    for (const name of names) await makeFacility(app, { name, confirmDuplicates: true })
    const query = { name: prefix, sort: 'name,DESC', size: 2 }
    const first = await app.call('facility.rows', { query }, officer)
    expect(first.body).toMatchObject({ totalElements: 3, totalPages: 2, number: 0, size: 2 })
    const second = await app.call('facility.rows', { query: { ...query, page: 1 } }, officer)
    const found = [...first.body.content, ...second.body.content].map((row) => row.name)
    expect(found).toEqual([`${prefix} Charlie`, `${prefix} Bravo`, `${prefix} Alpha`])
    await makeFacility(app, { name: `${prefix} Delta`, confirmDuplicates: true })
    const after = await app.call('facility.rows', { query }, officer)
    expect(after.body.totalElements).toBe(4)
  })

  it('take typed wildcards as text', async () => {
    await makeFacility(app, { name: '50% Ngiti_Clinic' })
    const count = async (name: string) =>
      (await app.call('facility.rows', { query: { name } }, officer)).body.totalElements
    expect(await count(String.raw`\%`)).toBe(0)
    expect(await count('_')).toBe(0)
    expect(await count('%NGITI_%')).toBe(1)
    expect(await count('0% ngiti_')).toBe(1)
    expect(await count('x%ngiti')).toBe(0)
    expect(await count('5%x_clinic')).toBe(0)
    expect(await count("' OR 1=1 --")).toBe(0)
    expect(await count('\\')).toBe(0)
  })

  it('find by place, type, status and state of the credentials', async () => {
    const cityId = await anyCity(app, 'Pontevedra')
    const record = await makeFacility(app, {
      addresses: [{ addressType: 'MAIN', line: '9 Dahlia Street', cityId }],
    })
    const codes = async (query: Record<string, string>) => {
      const reply = await app.call('facility.rows', { query: { ...query, size: 1000 } }, officer)
      return reply.body.content.map((row) => row.code)
    }
    for (const city of [String(cityId), 'pontevedra', 'PONTEVEDRA']) {
      expect(await codes({ city })).toContain(record.code)
    }
    expect(await codes({ location: 'ponte', facilityTypeCode: 'DENT' })).toContain(record.code)
    expect(await codes({ location: 'ponte', facilityTypeCode: 'HOSP' })).toEqual([])
    expect(await codes({ accreditationStatusCode: 'ACCREDITED,SUSPENDED' })).not.toContain(record.code)
    expect(await codes({ credentialState: 'MISSING', city: 'Pontevedra' })).toContain(record.code)
    expect(await codes({ credentialState: 'EXPIRED', city: 'Pontevedra' })).toEqual([])
    expect(await codes({ term: record.code.toLowerCase() })).toEqual([record.code])
    expect(await codes({ updatedFrom: '2026-11-21' })).not.toContain(record.code)
    expect(await codes({ updatedFrom: '2026-11-20', updatedTo: '2026-11-20' })).toContain(record.code)
    expect(await codes({ coordinator: 'ligaya', code: record.code })).toEqual([record.code])
  })

  it('name what they can be sorted by, and cap the size', async () => {
    const rejected = await app.call('facility.rows', { query: { sort: 'passwordHash,ASC' } }, officer)
    expect(rejected.status).toBe(400)
    expect(rejected.error.message).toMatch(/sorted by .*name, code, type/)
    const large = await app.call('facility.rows', { query: { size: 100_000 } }, officer)
    expect(large.body.size).toBe(1000)
    const far = await app.call('facility.rows', { query: { page: 1_000_000 } }, officer)
    expect(far.body.content).toEqual([])
    const day = await app.call('facility.rows', { query: { updatedFrom: '2026-02-30' } }, officer)
    expect(day.status).toBe(422)
  })

  it('mask account numbers in whole records', async () => {
    const record = await makeFacility(app)
    const { body } = await app.call('facility.list', { query: { code: record.code } }, officer)
    expect(body.content[0]?.payee?.accountNo).toBe('••••5678')
    const lookup = await app.call('facility.withForPayment', { query: { term: record.code } }, officer)
    expect(lookup.body.content).toEqual([])
  })
})

describe('duplicates', () => {
  it('are shown before a new facility is stored, and can be confirmed', async () => {
    const cityId = await anyCity(app)
    // whatever else the two have is compared as well
    const street = (line: string) => [{ addressType: 'MAIN', line, cityId } as const]
    const first = await makeFacility(app, {
      name: 'Sto. Halaman Dental Clinic',
      tin: '912-345-678',
      telephone: ['(02) 5555-1234'],
      addresses: street('12 Sampaguita Street'),
    })
    const twin = clinic(cityId, {
      name: 'Santo Halaman Dental Clinics, Inc.',
      tin: '987-654-321',
      telephone: ['(02) 5555-1235'],
      addresses: street('14 Sampaguita Street'),
    })
    const asked = await app.call('facility.save', { body: twin }, officer)
    expect([asked.status, asked.error.errorCode]).toEqual([409, 'POSSIBLE_DUPLICATES'])
    expect(asked.error['candidates']).toMatchObject([
      {
        code: first.code,
        score: 4,
        tier: 'certain',
        reasons: expect.arrayContaining([
          expect.objectContaining({ signal: 'name', points: 2 }),
          expect.objectContaining({ signal: 'type', candidateValue: 'Dental clinic' }),
          expect.objectContaining({ signal: 'city', points: 1, existingValue: first.addresses[0]?.city }),
        ]),
      },
    ])
    const stored = await app.call('facility.save', { body: { ...twin, confirmDuplicates: true } }, officer)
    expect(stored.status).toBe(201)
    const code = stored.body.record?.code ?? ''
    const candidate = { code, name: twin.name, typeCode: 'DENT', cityId }
    const check = () =>
      app.call('facility.possibleDuplicates', { query: { threshold: '3' }, body: candidate }, officer)
    expect((await check()).body.map((one) => one.code)).toEqual([first.code])
    const body = { code, otherCode: first.code, reason: 'Two branches, both visited' }
    expect((await app.call('facility.notDuplicate', { body }, officer)).status).toBe(204)
    expect((await check()).body).toEqual([])
    const self = await app.call('facility.notDuplicate', { body: { ...body, otherCode: code } }, officer)
    expect(self.status).toBe(422)
  })

  it('are looked for by the words the score compares', async () => {
    const names = [
      "The St. Luna's Medical Center and Hospital, Inc.",
      'Bayani Eye Centre',
      'Ilaw Corp. Clinics',
    ]
    for (const name of names) {
      const { code } = await makeFacility(app, { name, confirmDuplicates: true })
      const [row] = await app.db.select().from(facility).where(eq(facility.code, code))
      const telling = normaliseFacilityName(name).replace('SAINT', 'ST')
      expect(row?.tellingName).toBe(telling)
      const body = {
        name: `${name} Hospital`,
        typeCode: 'DENT',
        cityId: await anyCity(app),
      }
      const found = await app.call('facility.possibleDuplicates', { query: {}, body }, officer)
      expect(found.body.map((one) => one.code)).toContain(code)
    }
  })

  it('are found by TIN alone, and by exact name', async () => {
    const first = await makeFacility(app, { tin: '777-888-999' })
    const found = await app.call(
      'facility.possibleDuplicates',
      { query: {}, body: { name: 'Quite another', tin: '777-888-999-00000' } },
      officer,
    )
    expect(found.body).toMatchObject([{ code: first.code, score: 3 }])
    const hidden = await app.call(
      'facility.possibleDuplicates',
      { query: {}, body: { name: 'Quite another', tin: '777-888-999' } },
      { as: 'physician' },
    )
    expect(hidden.body).toEqual([])
    const hfName = first.name.toLowerCase()
    const same = await app.call('facility.findDuplicate', { query: { hfName } }, officer)
    expect(same.body.map((one) => one.code)).toEqual([first.code])
    const left = await app.call('facility.findDuplicate', { query: { hfName, code: first.code } }, officer)
    expect(left.body).toEqual([])
  })
})
