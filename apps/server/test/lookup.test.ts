import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { city, province, referenceItem, region } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'

let app: TestApp
const officer = { as: 'officer' }

beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny' })
})
afterAll(() => app.close())

/** Codes of the live items of a list, as they are stored. */
async function stored(list: string, groupBy?: string): Promise<string[]> {
  const where: SQL | undefined = and(
    eq(referenceItem.list, list),
    eq(referenceItem.deleted, false),
    groupBy ? eq(referenceItem.groupBy, groupBy) : undefined,
  )
  const rows = await app.db.select({ code: referenceItem.code }).from(referenceItem).where(where)
  const codes = rows.map(({ code }) => code).toSorted()
  if (codes.length === 0) throw new Error(`The sample has nothing in ${list} of ${groupBy ?? 'any group'}.`)
  return codes
}

const codesOf = (items: readonly { code: string }[]) => items.map(({ code }) => code).toSorted()

async function groupOf(list: string): Promise<string> {
  const [row] = await app.db
    .select({ groupBy: referenceItem.groupBy })
    .from(referenceItem)
    .where(and(eq(referenceItem.list, list), eq(referenceItem.deleted, false)))
    .orderBy(asc(referenceItem.id))
  return row?.groupBy ?? ''
}

describe('live items for a form', () => {
  test('room categories come in their own order', async () => {
    const { body } = await app.call('lookup.roomCategories', {}, officer)
    expect(codesOf(body.content)).toEqual(await stored('hf-room-category'))
    const order = body.content.map(({ sortOrder }) => sortOrder ?? 0)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })
  test('categories of a facility type', async () => {
    const query = { facilityTypeCode: await groupOf('hf-category') }
    const { body } = await app.call('lookup.categoriesOfType', { query }, officer)
    expect(codesOf(body.content)).toEqual(await stored('hf-category', query.facilityTypeCode))
  })
  test('document types of a page', async () => {
    const query = { pageType: 'HF_CREDENTIAL' }
    const { body } = await app.call('lookup.documentTypesOfPage', { query }, officer)
    expect(codesOf(body.content)).toEqual(await stored('document-type', 'HF_CREDENTIAL'))
  })
  test('subspecializations of a specialization', async () => {
    const query = { specializationCode: await groupOf('subspecialization') }
    const { body } = await app.call('lookup.subspecializationsOf', { query }, officer)
    expect(codesOf(body.content)).toEqual(await stored('subspecialization', query.specializationCode))
  })
})

describe('items for visitors', () => {
  test.each([
    ['lookup.publicTypes', 'hf-type'],
    ['lookup.publicSpecializations', 'specialization'],
    ['lookup.publicTrainingInstitutions', 'training-institution'],
  ] as const)('%s', async (id, list) => {
    const { body } = await app.call(id, {})
    expect(codesOf(body)).toEqual(await stored(list))
    expect(Object.keys(body[0] ?? {}).toSorted()).toEqual(['code', 'description', 'groupBy'])
  })
  test('subspecializations', async () => {
    const query = { specializationCode: (await groupOf('subspecialization')).toLowerCase() }
    const { body } = await app.call('lookup.publicSubspecializations', { query })
    expect(codesOf(body)).toEqual(await stored('subspecialization', query.specializationCode.toUpperCase()))
  })
  test('PhilHealth categories of facilities and of professionals', async () => {
    const { body } = await app.call('lookup.publicPhicCategories', {})
    expect(new Set(body.map(({ groupBy }) => groupBy))).toEqual(new Set(['FACILITY', 'PROFESSIONAL']))
    expect(codesOf(body)).toContain('L3')
  })
  test('sub-subspecializations by words', async () => {
    const all = (await app.call('lookup.publicSubSubspecializations', { query: {} })).body
    const [first] = all
    const some = (
      await app.call('lookup.publicSubSubspecializations', {
        query: { description: first?.description.slice(2).toUpperCase() },
      })
    ).body
    expect(some).toContainEqual(first)
    expect(some.length).toBeLessThan(all.length)
  })
  test('questions and answers are the live templates of their group, the first line as title', async () => {
    const { body } = await app.call('lookup.publicFaq', {})
    expect(codesOf(body)).toEqual(await stored('text-template', 'FAQ'))
    for (const { description, value } of body) expect(value.split('\n')[0]).toContain(description)
  })
})

describe('texts by group and by code', () => {
  const group = { query: { group: 'INQUIRY_TOPIC' } }
  test('are read once, and anew when a text of theirs was saved', async () => {
    const before = (await app.call('lookup.templatesOfGroup', group, officer)).body
    expect(codesOf(before.content)).toEqual(await stored('text-template', 'INQUIRY_TOPIC'))
    const [text] = before.content
    const asked = { query: { code: text?.code ?? '' } }
    expect((await app.call('lookup.templateValue', asked, officer)).body.value).toBe(text?.value)

    // what goes past the tables' own guard is not seen: the answer is a kept one
    const table = sql`reference_item`
    await app.db.execute(sql`alter table ${table} disable trigger user`)
    const write = (value: string) =>
      app.db
        .update(referenceItem)
        .set({ value })
        .where(and(eq(referenceItem.list, 'text-template'), eq(referenceItem.id, text?.id ?? 0)))
    await write('Not to be seen')
    await app.db.execute(sql`alter table ${table} enable trigger user`)
    const restored = (await app.call('lookup.templatesOfGroup', group, officer)).body
    expect(restored).toEqual(before)

    await write('Reworded')
    const after = (await app.call('lookup.templatesOfGroup', group, officer)).body
    expect(after.content.find(({ id }) => id === text?.id)?.value).toBe('Reworded')
    expect((await app.call('lookup.templateValue', asked, officer)).body.value).toBe('Reworded')
  })
})

describe('places', () => {
  test('are all listed, and each province lies in its region', async () => {
    const regions = await app.call('geography.regions', { query: { size: 1000 } })
    expect(regions.body.totalElements).toBe(await app.db.$count(region))
    const provinces = await app.call('geography.provinces', { query: { size: 1000 } })
    expect(provinces.body.totalElements).toBe(await app.db.$count(province))
    const cities = await app.call('geography.cities', { query: { size: 1 } })
    expect(cities.body.totalElements).toBe(await app.db.$count(city))
    const [one] = regions.body.content
    const query = { regionId: String(one?.id), size: 1000 }
    const within = await app.call('geography.provincesOfRegion', { query })
    const wanted = provinces.body.content.filter((row) => row.region.id === one?.id)
    expect(codesOf(within.body.content)).toEqual(codesOf(wanted))
    expect(wanted.length).toBeGreaterThan(0)
  })
})
