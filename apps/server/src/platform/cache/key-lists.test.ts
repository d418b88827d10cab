import { expect, test } from 'vitest'
import { noteTables } from '../../db/read-watch.ts'
import { keyLists } from './key-lists.ts'

const ids = Int32Array.of(3, 1, 2)
const at = (version: string) => new Map([['physician', version]])

test('calls that want a list at the same versions wait for one read of it', async () => {
  const lists = keyLists(new Set(['physician']))
  let reads = 0
  const read = async () => {
    reads += 1
    noteTables(['physician'])
    await Promise.resolve()
    return ids
  }
  const found = await Promise.all([1, 2, 3].map(() => lists.get(at('1'), 'all', read)))
  expect(found).toEqual([ids, ids, ids])
  expect(reads).toBe(1)
  await Promise.all([lists.get(at('2'), 'all', read), lists.get(at('3'), 'all', read)])
  expect(reads, 'a read begun before a write is not for calls after it').toBe(3)
})

test('a read that failed is tried again by the next call', async () => {
  const lists = keyLists(new Set(['physician']))
  const refused = () => Promise.reject(new Error('The database is away.'))
  await expect(lists.get(at('1'), 'all', refused)).rejects.toThrow('away')
  expect(await lists.get(at('1'), 'all', () => Promise.resolve(ids))).toEqual(ids)
})

test('a list is wanted again from its second call on, until one of its tables is written to', () => {
  const lists = keyLists(new Set(['physician']))
  const isAgain = (version: string, key = 'all') => lists.isWantedAgain(at(version), key, ['physician'])
  expect([isAgain('1'), isAgain('1'), isAgain('1', 'other')]).toEqual([false, true, false])
  expect([isAgain('2'), isAgain('2')]).toEqual([false, true])
})
