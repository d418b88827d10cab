import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../src/db/transaction.ts'
import { startTestApp, type TestApp } from './harness.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny' })
})
afterAll(() => t.close())

const take = () =>
  inTransaction(t.db, async (tx) => {
    const code = await t.services.codes.next(tx, 'affiliation')
    await tx.execute(sql`select pg_sleep(0.01)`)
    return code
  })

test('codes that many want at once are each given out once, and none waits for the transaction of another', async () => {
  const codes = await Promise.all(Array.from({ length: 40 }, take))
  expect(new Set(codes).size).toBe(codes.length)
  if (t.services.database.engine === 'postgres') {
    const next = await inTransaction(t.db, async (holder) => {
      await holder.execute(sql`update code_counter set last = last where series = 'affiliation'`)
      return take()
    })
    expect(codes).not.toContain(next)
  }
  const later = [await take(), await take()]
  expect(new Set([...codes, ...later]).size).toBe(codes.length + later.length)
})

test('a code that nobody else wanted meanwhile is given back when its transaction rolls back', async () => {
  const next = () => inTransaction(t.db, (tx) => t.services.codes.next(tx, 'facility'))
  const number = (code: string) => Number(code.replace(/\D/g, ''))
  const first = await next()
  const broken = inTransaction(t.db, async (tx) => {
    await t.services.codes.next(tx, 'facility')
    throw new Error('broken off')
  })
  await expect(broken).rejects.toThrow('broken off')
  expect(number(await next())).toBe(number(first) + 1)
})
