import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../src/db/rows.ts'
import { city } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny' })
})
afterAll(() => t.close())

const nameOf = async () => (await t.db.select().from(city).where(eq(city.id, 1)))[0]?.description

test('a transaction that begins with its first statement is undone as a whole when it fails', async () => {
  const before = await nameOf()
  const failed = t.db.transaction(async (tx) => {
    await tx.update(city).set({ description: '0001' }).where(eq(city.id, 1))
    await tx.execute(sql`select 1 / 0`)
  })
  await expect(failed).rejects.toThrow()
  expect(await nameOf()).toBe(before)
  const given = t.db.transaction(async (tx) => {
    await tx.update(city).set({ description: '0002' }).where(eq(city.id, 1))
    throw new Error('refused')
  })
  await expect(given).rejects.toThrow('refused')
  expect(await nameOf()).toBe(before)
  await t.db.transaction((tx) => tx.update(city).set({ description: '0003' }).where(eq(city.id, 1)))
  expect(await nameOf()).toBe('0003')
})

test('a transaction without statements leaves the connection free for others', async () => {
  await t.db.transaction(() => Promise.resolve())
  // within a transaction the time stands still
  const begun = async () => (await rowsOf<{ at: string }>(t.db, sql`select now()::text as at`))[0]?.at
  const first = await begun()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await begun()).not.toBe(first)
})

test('PostgreSQL keeps a statement that is sent again, under the name of its text', async () => {
  const kept = await t.db.transaction(async (tx) => {
    const read = () => tx.select({ id: city.id }).from(city).where(eq(city.id, 7))
    await read()
    await read()
    await read()
    return rowsOf<{ count: number }>(
      tx,
      sql`select count(*)::int as count from pg_prepared_statements where statement = 'select "id" from "city" where "city"."id" = $1'`,
    )
  })
  expect(kept).toEqual([{ count: t.services.database.engine === 'postgres' ? 1 : 0 }])
})
