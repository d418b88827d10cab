import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockFacility, liveFacility } from '../src/areas/facility/scope.ts'
import { addressesOf } from '../src/areas/facility/form.ts'
import { facility, facilityAddress } from '../src/db/schema/index.ts'
import { inTransaction } from '../src/db/transaction.ts'
import { startTestApp, type TestApp } from './harness.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny' })
})
afterAll(() => t.close())

const code = 'HF0000001'

test('a transaction reads a row it holds locked once, and anew after its own write to the table', async () => {
  await inTransaction(t.db, async (tx) => {
    const first = await lockFacility(tx, code)
    expect(await lockFacility(tx, code)).toBe(first)
    expect(await liveFacility(tx, code)).toBe(first)
    await tx.update(facility).set({ website: 'https://one.example' }).where(eq(facility.code, code))
    expect((await liveFacility(tx, code))?.website).toBe('https://one.example')
    await tx.execute(sql`update facility set website = 'https://two.example' where code = ${code}`)
    expect((await lockFacility(tx, code)).website).toBe('https://two.example')
  })
})

test('the addresses of a locked facility are read once, and anew after one was changed', async () => {
  await inTransaction(t.db, async (tx) => {
    const record = await lockFacility(tx, code)
    const first = await addressesOf(tx, record)
    expect(await addressesOf(tx, record)).toBe(first)
    await tx
      .update(facilityAddress)
      .set({ line: 'Moved Street 1' })
      .where(eq(facilityAddress.facilityId, record.id))
    expect((await addressesOf(tx, record)).map(({ line }) => line)).toContain('Moved Street 1')
  })
})

test('a row that is not locked is read each time, and another transaction knows nothing of it', async () => {
  const seen: unknown[] = []
  await inTransaction(t.db, async (tx) => {
    seen.push(await liveFacility(tx, code), await liveFacility(tx, code), await lockFacility(tx, code))
  })
  await inTransaction(t.db, async (tx) => {
    seen.push(await liveFacility(tx, code))
  })
  expect(new Set(seen).size).toBe(seen.length)
})
