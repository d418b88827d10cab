import { addDays, type IsoDate } from '@capiz/domain/time'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { facility } from '../src/db/schema/index.ts'
import { readSheetFile } from '../src/engines/import/read-file.ts'
import type { TestApp } from './harness.ts'
import { priceCalls, today } from './support/price-calls.ts'
import { samples, startPriceApp } from './support/price.ts'

let t: TestApp
beforeAll(async () => {
  t = await startPriceApp()
})
afterAll(() => t.close())

const { post } = priceCalls(() => t)
const at = (days: number) => addDays(today, days)
const asOf = (day: IsoDate, query: object = { healthFacilityCode: 'HF0000001' }, as = 'rates') =>
  t.call('priceDay.asOf', { query: { ...query, day } }, { as })
const compare = (from: IsoDate, to: IsoDate, query: object = { healthFacilityCode: 'HF0000001' }) =>
  t.call('priceDay.compare', { query: { ...query, from, to } }, { as: 'rates' })

const room = (rates: Record<string, number>) =>
  Object.entries(rates).map(([roomCategoryCode, rate]) => ({ roomCategoryCode, rate }))

describe('a facility through time', () => {
  beforeAll(async () => {
    const own = { healthFacilityCode: 'HF0000001' }
    await post('/hf/room-rate', { ...own, effectiveDate: at(-10), lines: room({ WARD: 900, PRIV: 2500 }) })
    await post('/hf/room-rate', { ...own, effectiveDate: at(5), lines: room({ WARD: 990, SUITE: 8000 }) })
    const { header, lines } = samples.service
    await post('/hf/services', { ...header, effectiveDate: today, lines })
    await post('/hf/packages', { ...own, effectiveDate: today, lines: samples.package.lines })
  })

  test('shows every price of a day with the sheet it comes from', async () => {
    const { status, body } = await asOf(today)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.owner).toMatchObject({ kind: 'facility', code: 'HF0000001' })
    expect(body.sheets.map(({ kind, subtitle }) => [kind, subtitle])).toEqual([
      ['room-rate', ''],
      ['service', 'Outpatient, Laboratory'],
      ['package', ''],
    ])
    expect(body.sheets[0]).toMatchObject({
      title: 'Room rates',
      effectiveDate: at(-10),
      until: at(4),
      lines: [
        { key: 'ward', name: 'Ward', values: { rate: 900 } },
        { key: 'priv', name: 'Regular private', values: { rate: 2500 } },
      ],
    })
  })

  test('turns exactly on the days, and knows days to come', async () => {
    const rates = async (day: IsoDate) => {
      const { body } = await asOf(day, { healthFacilityCode: 'HF0000001', kind: 'room-rate' })
      return body.sheets[0]?.lines.map(({ values }) => values['rate'])
    }
    expect(await rates(at(-11))).toBeUndefined()
    expect(await rates(at(-10))).toEqual([900, 2500])
    expect(await rates(at(4))).toEqual([900, 2500])
    expect(await rates(at(5))).toEqual([990, 8000])
    expect(await rates(at(4000))).toEqual([990, 8000])
  })

  test('shows what was added, removed and changed between two days, in pesos and percent', async () => {
    const { body } = await compare(at(-1), at(6))
    expect(body.totals).toEqual({ added: 4, removed: 1, changed: 1, same: 0, dearer: 1, cheaper: 0 })
    const rooms = body.sheets.find(({ kind }) => kind === 'room-rate')
    expect(rooms?.lines).toMatchObject([
      {
        name: 'Ward',
        state: 'changed',
        changes: [{ label: 'Rate per day', before: 900, after: 990, change: 90, percent: 10 }],
      },
      { name: 'Suite', state: 'added', values: { rate: 8000 }, changes: [{ before: null, after: 8000 }] },
      {
        name: 'Regular private',
        state: 'removed',
        values: { rate: 2500 },
        changes: [{ before: 2500, after: null, change: null }],
      },
    ])
    const back = (await compare(at(6), at(-1))).body
    expect(back.totals).toMatchObject({ added: 1, removed: 4, changed: 1, cheaper: 1 })
    const still = (await compare(today, at(1))).body
    expect(still.totals).toMatchObject({ added: 0, removed: 0, changed: 0, same: 5 })
  })

  test('leaves as a workbook and as CSV that hold the same', async () => {
    const query = { healthFacilityCode: 'HF0000001', day: today }
    for (const format of ['xlsx', 'csv'] as const) {
      const reply = await t.call('priceDay.asOfExport', { query: { ...query, format } }, { as: 'rates' })
      expect(reply.headers.get('content-disposition')).toContain(`HF0000001-prices-${today}.${format}`)
      const { rows } = await readSheetFile(reply.bytes)
      expect(rows).toHaveLength(6)
      expect(rows.map(({ cells }) => cells[5])).toContain('Complete blood count')
      expect(rows.map(({ cells }) => Number(cells[6]))).toContain(180.75)
    }
    const days = { healthFacilityCode: 'HF0000001', from: at(-1), to: at(6) }
    const changes = await t.call('priceDay.compareExport', { query: days }, { as: 'rates' })
    const { rows } = await readSheetFile(changes.bytes)
    expect(rows).toHaveLength(7)
    expect(rows.find(({ cells }) => cells[6] === 'Changed')?.cells.slice(8, 12)).toEqual([900, 990, 90, 10])
  })

  test('is for those who may see the facility', async () => {
    expect((await asOf(today, {}, 'coordinator')).body.owner.code).toBe('HF0000001')
    expect((await asOf(today, { healthFacilityCode: 'HF0000002' }, 'coordinator')).status).toBe(404)
    expect((await asOf(today, { physicianCode: 'PHY0000001' }, 'coordinator')).status).toBe(404)
    expect((await asOf(today, { societyName: 'Any' }, 'coordinator')).status).toBe(404)
    expect((await asOf(today, { healthFacilityCode: 'HF9999999' })).status).toBe(404)
    expect((await asOf(today, {})).status).toBe(400)
    const both = { healthFacilityCode: 'HF0000001', physicianCode: 'PHY0000001' }
    expect((await asOf(today, both)).status).toBe(400)
  })
})

test('the procedures of a physician go by their words in the standard list in force, for every role', async () => {
  const { lines } = samples['procedure-rate']
  const header = { physicianCode: 'PHY0000001' }
  const unlisted = { procedureCode: '99999', amount: 1 }
  await post('/phy/procedure-rate', { ...header, effectiveDate: today, lines: [...lines, unlisted] })
  const [gallbladder] = samples['standard-procedure-rate'].lines
  const standard = (effectiveDate: IsoDate, description: string) =>
    post('/standard-procedure-rate', { effectiveDate, lines: [{ ...gallbladder, description }] })
  await standard(at(-20), 'Gallbladder, by an older name')
  await standard(today, 'Gallbladder, keyhole surgery')
  await standard(at(40), 'Gallbladder, by a name to come')
  const query = { physicianCode: 'PHY0000001', kind: 'procedure-rate' as const }
  const names = ['47562, Gallbladder, keyhole surgery', '99999']
  const { body } = await asOf(today, query)
  expect(body.sheets.flatMap((sheet) => sheet.lines).map(({ name }) => name)).toEqual(names)
  const compared = (await compare(at(-1), today, query)).body
  expect(compared.sheets.flatMap((sheet) => sheet.lines).map(({ name }) => name)).toEqual(names)
  for (const who of ['physician', 'coordinator', 'rates', 'approver'] as const) {
    const list = await t.call('standardProcedureRate.procedureNames', {}, { as: who })
    const named = list.body.find(({ code }) => code === '47562')
    expect(named?.description, who).toBe('Gallbladder, keyhole surgery')
  }
})

test('a society whose sheet has ended is named as lapsed', async () => {
  const { lines } = samples['ahmopi-rate']
  const header = { societyName: 'Society of Endings', serviceType: 'OUTPATIENT' }
  await post('/ahmopi-rate', { ...header, effectiveDate: today, validityDate: at(2), lines })
  const query = { societyName: 'society of  ENDINGS' }
  expect((await asOf(at(2), query)).body.sheets).toHaveLength(1)
  const over = (await asOf(at(3), query)).body
  expect(over.sheets).toEqual([])
  expect(over.lapsed).toMatchObject([{ kind: 'ahmopi-rate', subtitle: 'Outpatient', validityDate: at(2) }])
})

test('any day and any two days agree with a naive list', async () => {
  const span = 10
  const rate = fc.integer({ min: 1, max: 3 }).map((n) => n * 100)
  const sheet = fc.dictionary(fc.constantFrom('WARD', 'PRIV', 'SUITE'), rate, {
    minKeys: 1,
    noNullPrototype: true,
  })
  const history = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: span }), sheet), {
    selector: ([day]) => day,
    minLength: 1,
    maxLength: 5,
  })
  const day = fc.integer({ min: -1, max: span + 1 })
  let number = 0
  await fc.assert(
    fc.asyncProperty(history, day, day, async (sheets, one, other) => {
      number += 1
      const code = `HF6${String(number).padStart(6, '0')}`
      const [first] = await t.db.select().from(facility).where(eq(facility.code, 'HF0000001'))
      if (!first) throw new Error('The facility is missing.')
      const { id: _id, tellingName: _telling, ...columns } = first as typeof first & { tellingName?: string }
      const values = { ...columns, code, hfCode: null, phicAccreditationNo: null, nameKey: code }
      await t.db.insert(facility).values(values)
      for (const [offset, rates] of sheets) {
        await post('/hf/room-rate', {
          healthFacilityCode: code,
          effectiveDate: at(offset),
          lines: room(rates),
        })
      }
      /** The plain reading: walk the days and remember the last sheet that began. */
      const naive = (on: number): Record<string, number> =>
        sheets
          .filter(([offset]) => offset <= on)
          .sort(([a], [b]) => a - b)
          .at(-1)?.[1] ?? {}
      const query = { healthFacilityCode: code, kind: 'room-rate' as const }
      for (const on of [one, other]) {
        const { body } = await asOf(at(on), query)
        const found = body.sheets.flatMap(({ lines }) =>
          lines.map(({ values: line }) => [line['roomCategoryCode'], line['rate']]),
        )
        expect(Object.fromEntries(found)).toEqual(naive(on))
      }
      const { body } = await compare(at(one), at(other), query)
      const [was, is] = [naive(one), naive(other)]
      const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])]
      expect(body.totals).toMatchObject({
        added: keys.filter((key) => was[key] === undefined).length,
        removed: keys.filter((key) => is[key] === undefined).length,
        changed: keys.filter((key) => was[key] !== undefined && is[key] !== undefined && was[key] !== is[key])
          .length,
        same: keys.filter((key) => was[key] !== undefined && was[key] === is[key]).length,
      })
      // each line that is counted is shown with what it was and is
      const { added, removed, changed } = body.totals
      const told = body.sheets.flatMap(({ lines }) => lines.filter(({ changes }) => changes.length > 0))
      expect(told).toHaveLength(added + removed + changed)
    }),
    { numRuns: 25 },
  )
})
