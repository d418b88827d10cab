import { errorMessages } from '@capiz/domain/errors'
import { addDays } from '@capiz/domain/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from './harness.ts'
import { today } from './support/price-calls.ts'
import { headings, importCalls, own } from './support/price-import.ts'
import { startPriceApp } from './support/price.ts'
import type { Rows } from './support/workbooks.ts'

let t: TestApp
beforeAll(async () => {
  t = await startPriceApp()
})
afterAll(() => t.close())

const { show, start, check, save } = importCalls(() => t)

test('facts are said once more in the workbench when file and form disagree', async () => {
  const file: Rows = [['Health facility code', 'HF0000002'], [], headings, ['WARD', 700, 1]]
  const { body } = await start(file, { ...own, effectiveDate: addDays(today, 80) })
  expect(body.detailProblems).toMatchObject([{ field: 'healthFacilityCode' }])
  const { body: reply } = await check(body.code, { details: { healthFacilityCode: 'HF0000002' } })
  expect(reply).toMatchObject({ detailProblems: [], ownerCode: 'HF0000002', counts: { new: 1 } })
})

test('a date in the past needs the right, and its reason at the save', async () => {
  const past = { healthFacilityCode: 'HF0000002', effectiveDate: addDays(today, -3) }
  const { body: refused } = await start([headings, ['WARD', 700, 1]], past)
  expect(refused.detailProblems).toMatchObject([{ field: 'effectiveDate' }])
  const { body } = await start([headings, ['WARD', 700, 1]], past, 'approver')
  expect(body.detailProblems).toEqual([])
  const bare = await save(body.code, 'all', {}, 'approver')
  expect(bare.error.errors?.[0]?.message ?? bare.body.message).toMatch(/why the sheet is dated in the past/)
  expect((await show(body.code)).body).toMatchObject({ status: 'READY' })
  const done = await save(body.code, 'all', { backdateReason: 'Signed last week' }, 'approver')
  expect(done.body.status).toBe('DONE')
})

const why = { reasonCode: 'CONTRACT', reason: 'The signed list arrived' } as const

test('a coming sheet is corrected by a file when its version is named', async () => {
  const date = addDays(today, 90)
  const first = await start([headings, ['WARD', 800, 1]], { ...own, effectiveDate: date })
  const sheet = (await save(first.body.code)).body.result?.recordId ?? 0
  const second = await start([headings, ['WARD', 810, 1]], { ...own, effectiveDate: date })
  expect((await save(second.body.code)).error.message).toBe(errorMessages.PRICE_DATE_EXISTS)
  const done = await save(second.body.code, 'all', { replaces: { id: sheet, version: 1, ...why } })
  expect(done.body).toMatchObject({ status: 'DONE', result: { recordId: sheet } })
})

describe('providers', () => {
  test('import for the own record only; it becomes a request', async () => {
    const foreign = await start(
      [headings, ['WARD', 1, 1]],
      { ...own, healthFacilityCode: 'HF0000002' },
      'coordinator',
    )
    expect(foreign.status).toBe(404)
    const fields = { effectiveDate: addDays(today, 100) }
    const { body } = await start([headings, ['WARD', 990, 1]], fields, 'coordinator')
    expect(body).toMatchObject({ ownerCode: 'HF0000001', detailProblems: [] })
    const done = await save(body.code, 'all', {}, 'coordinator')
    expect(done.body.result).toMatchObject({ recordId: null, requestCode: expect.stringMatching(/^UR-/) })
  })

  test('see no import of others', async () => {
    const { body } = await start([headings, ['WARD', 1, 1]], { ...own, effectiveDate: addDays(today, 101) })
    expect((await show(body.code, 'coordinator')).status).toBe(404)
    const list = await t.call('priceImport.list', {}, { as: 'coordinator' })
    expect(list.body.content.every(({ createdBy }) => createdBy === 'coordinator')).toBe(true)
    expect(list.body.totalElements).toBeGreaterThan(0)
  })
})
