import { addDays } from '@capiz/domain/time'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { physician } from '../src/db/schema/index.ts'
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

describe('what a physician is paid', () => {
  const ask = (query: object, as = 'rates') =>
    t.call(
      'priceDay.fee',
      {
        query: {
          physicianCode: 'PHY0000001',
          serviceType: 'OUTPATIENT',
          item: 'CONSULT_FIRST',
          day: today,
          ...query,
        },
      },
      { as },
    )
  beforeAll(async () => {
    const society = 'Society of Ladders'
    const specializations = [
      { specializationCode: 'IM', societyName: society, membership: 'FELLOW', primary: true },
    ]
    await t.db.update(physician).set({ specializations }).where(eq(physician.code, 'PHY0000001'))
    const fellow = (feeCode: string, amount: number) => ({ feeCode, membership: 'FELLOW', amount })
    const header = { societyName: society, serviceType: 'OUTPATIENT' }
    await post('/standard-pf', { ...header, effectiveDate: today, lines: [fellow('CONSULT_FIRST', 500)] })
    await post('/standard-pf', {
      ...header,
      serviceType: 'OP_OR',
      effectiveDate: today,
      lines: [fellow('RUV_MULTIPLIER', 60.5)],
    })
    await post('/ahmopi-rate', {
      ...header,
      effectiveDate: today,
      validityDate: at(10),
      lines: [fellow('CONSULT_FIRST', 600)],
    })
    await post('/phy/pf-management', {
      physicianCode: 'PHY0000001',
      serviceType: 'OUTPATIENT',
      effectiveDate: at(5),
      lines: [{ feeCode: 'CONSULT_FIRST', amount: 800 }],
    })
    await post('/standard-procedure-rate', {
      effectiveDate: today,
      lines: samples['standard-procedure-rate'].lines,
    })
    await post('/hf/discount-list', {
      healthFacilityCode: 'HF0000002',
      effectiveDate: today,
      lines: [{ discountType: 'PROFESSIONAL_FEE', serviceType: 'OUTPATIENT', percent: 12.5 }],
    })
  })

  test('is the first fee the ladder meets, and the ladder is shown', async () => {
    const { status, body } = await ask({})
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({
      itemName: 'First consultation',
      membership: 'FELLOW',
      fee: { amount: 600, source: 'ahmopi-rate', since: today },
      payable: 600,
      discount: null,
    })
    expect(body.ladder.map(({ outcome }) => outcome)).toEqual([
      'noSheet',
      'noSheet',
      'noSheet',
      'found',
      'notReached',
      'notReached',
    ])
    expect((await ask({ day: at(5) })).body.fee).toMatchObject({ amount: 800, source: 'pf-management' })
    expect((await ask({ day: at(-1) })).body.fee).toBeNull()
  })

  test('counts a procedure in units, and takes off what the facility gives', async () => {
    const procedure = await ask({ serviceType: 'OP_OR', item: '47562' })
    expect(procedure.body).toMatchObject({ fee: { amount: 7260, source: 'standard-procedure-rate' } })
    expect(procedure.body.itemName).toContain('gallbladder')
    expect(procedure.body.ladder.at(-1)?.words).toBe('120 units at ₱60.50 are ₱7,260.00 since 20 Nov 2026.')
    const there = (await ask({ healthFacilityCode: 'HF0000002' })).body
    expect(there).toMatchObject({
      facility: { code: 'HF0000002' },
      discount: { percent: 12.5 },
      payable: 525,
    })
  })

  test('is for staff, about physicians and facilities that are there', async () => {
    expect((await ask({}, 'physician')).status).toBe(403)
    expect((await ask({ physicianCode: 'PHY9999999' })).status).toBe(404)
    expect((await ask({ healthFacilityCode: 'HF9999999' })).status).toBe(404)
  })
})
