import { beforeEach, expect, test } from 'vitest'
import { readLogger, watchReads } from '../../db/read-watch.ts'
import type { Database } from '../../db/types.ts'
import { fromStart, cachedFromStart } from './call-start.ts'

let db: Database
let reads: number
beforeEach(() => {
  db = {} as Database
  reads = 0
})

const at = (version: string) => new Map([['reference_item', version]])
const read = () => cachedFromStart(['reference_item'], 'items', () => Promise.resolve((reads += 1)))

test('calls that begin with the same version share what one of them read', async () => {
  expect(await fromStart(db, at('1'), read)).toBe(1)
  expect(await fromStart(db, at('1'), read)).toBe(1)
  expect(await fromStart(db, at('2'), read), 'after a write by whichever process').toBe(2)
  expect(await fromStart({} as Database, at('2'), read), 'of another database').toBe(3)
})

test('a call that may have written to the table reads it anew and keeps nothing for others', async () => {
  await fromStart(db, at('1'), read)
  const own = await fromStart(db, at('1'), async () => {
    readLogger.logQuery('update "reference_item" set "code" = $1', [])
    return read()
  })
  expect(own).toBe(2)
  expect(await fromStart(db, at('1'), read)).toBe(1)
})

test('outside a call everything is read, and no read waits for another', async () => {
  expect([await read(), await read()]).toEqual([1, 2])
  const both = await Promise.all([fromStart(db, at('1'), read), fromStart(db, at('1'), read)])
  expect(both).toEqual([3, 4])
})

test('a read that failed is not kept', async () => {
  const failing = () => cachedFromStart(['reference_item'], 'items', () => Promise.reject(new Error('away')))
  await expect(fromStart(db, at('1'), failing)).rejects.toThrow('away')
  expect(await fromStart(db, at('1'), read)).toBe(1)
})

test('what is made of a kept answer depends on its tables like what was read', async () => {
  await fromStart(db, at('1'), read)
  const watch = { tables: new Set<string>(), isRepeatable: true }
  await fromStart(db, at('1'), () => watchReads(watch, read))
  expect([reads, ...watch.tables]).toEqual([1, 'reference_item'])
})
