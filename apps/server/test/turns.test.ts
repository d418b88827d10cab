import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type OpenDatabase } from '../src/db/open.ts'

/** The embedded engine answers within the turn that asks: whoever asks in a row must let others have theirs. */
const statements = 300
let database: OpenDatabase
beforeAll(async () => {
  database = await openDatabase({ migrate: false })
})
afterAll(() => database.close())

/** Turns that a timer had while the work ran. */
async function turnsDuring(work: () => Promise<void>): Promise<number> {
  let turns = 0
  const timer = setInterval(() => (turns += 1), 1)
  await work()
  clearInterval(timer)
  return turns
}

const count = sql`select count(*) from generate_series(1, 10000)`

test('statements in a row let a timer have its turn', async () => {
  const turns = await turnsDuring(async () => {
    for (let at = 0; at < statements; at += 1) await database.db.execute(count)
  })
  expect(turns).toBeGreaterThan(5)
})

test('transactions in a row do too', async () => {
  const turns = await turnsDuring(async () => {
    for (let at = 0; at < statements; at += 1) await database.db.transaction((tx) => tx.execute(count))
  })
  expect(turns).toBeGreaterThan(5)
})
