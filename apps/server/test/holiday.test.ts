import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { referenceItem } from '../src/db/schema/index.ts'
import { holidaysOf } from '../src/engines/reference/holidays.ts'
import { itemColumns } from '../src/engines/reference/row.ts'
import { startTestApp, type TestApp } from './harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny' })
})
afterAll(() => app.close())

const holiday = { description: 'Town fiesta', day: '2026-12-09', kind: 'SPECIAL' } as const
const create = (body: object) => app.call('holiday.create', { body: body as never }, { as: 'officer' })

test('the list holds the national holidays of two years, a few regional ones, and no duplicate', async () => {
  const { body } = await app.call(
    'holiday.list',
    { query: { status: 'ENABLED', size: 100 } },
    { as: 'officer' },
  )
  const national = body.content.filter(({ regionCode }) => regionCode === null)
  expect(national.filter(({ day }) => day?.startsWith('2026')).length).toBe(18)
  expect(national.filter(({ day }) => day?.startsWith('2027')).length).toBe(16)
  expect(body.content.find(({ day }) => day === '2026-11-30')).toMatchObject({
    description: 'Bonifacio Day',
    kind: 'REGULAR',
    movedFrom: null,
  })
  const sorted = await app.call(
    'holiday.list',
    { query: { sort: ['day,ASC'], group: 'SPECIAL', size: 100 } },
    { as: 'officer' },
  )
  const days = sorted.body.content.map(({ day }) => String(day))
  expect(days).toEqual(days.toSorted())
  expect(sorted.body.content.every(({ kind }) => kind === 'SPECIAL')).toBe(true)
  const again = await create({
    ...holiday,
    code: 'BONIFACIO-2',
    day: '2026-11-30',
    description: 'bonifacio  DAY',
  })
  expect(again.error).toMatchObject({ errorCode: 'HOLIDAY_DAY_UK' })
})

test('a holiday takes a real day and a region there is, and is read back where it was moved from', async () => {
  const moved = { ...holiday, code: 'FIESTA', regionCode: '0600000000', movedFrom: '2026-12-12' }
  const saved = await create(moved)
  expect(saved.status).toBe(201)
  expect(saved.body).toMatchObject(moved)
  const region = await create({ ...moved, code: 'FIESTA-2', regionCode: '9999999999' })
  expect(region.error.errors?.map(({ field }) => field)).toEqual(['regionCode'])
  const day = await create({ ...moved, code: 'FIESTA-3', day: '2026-02-30' })
  expect(day.error.errors?.map(({ field }) => field)).toEqual(['day'])
  const found = (await holidaysOf(app.db)).find(({ name }) => name === 'Town fiesta')
  expect(found).toEqual({ day: '2026-12-09', name: 'Town fiesta', regionCode: '0600000000' })
})

test('holidays that were text templates become items of the list', async () => {
  const template = (code: string, value: string) => ({
    ...itemColumns('text-template', { code, value }),
    groupBy: 'HOLIDAY',
  })
  await app.db
    .insert(referenceItem)
    .values([
      template('FOUNDING-DAY', '10-11'),
      template('ELECTION', '2026-05-11'),
      template('OTHER', 'soon'),
    ])
  const migration = readFileSync(new URL('../drizzle/0025_holidays.sql', import.meta.url), 'utf8')
  for (const statement of migration.split('--> statement-breakpoint'))
    await app.db.execute(sql.raw(statement))
  const holidays = await holidaysOf(app.db)
  const days = (name: string) => holidays.filter((one) => one.name === name).map(({ day }) => day)
  expect(days('Founding Day').toSorted()).toEqual([2024, 2025, 2026, 2027].map((year) => `${year}-10-11`))
  expect(days('Election')).toEqual(['2026-05-11'])
  const rest = await app.call('textTemplate.list', { query: { group: 'HOLIDAY' } }, { as: 'officer' })
  expect(rest.body.totalElements).toBe(0)
  const again = await create({ ...holiday, code: 'FOUNDING', description: 'Founding day', day: '2026-10-11' })
  expect(again.error).toMatchObject({ errorCode: 'HOLIDAY_DAY_UK' })
})
