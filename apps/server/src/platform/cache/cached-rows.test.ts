import { expect, test } from 'vitest'
import type { RowReader } from '../../db/prepared.ts'
import { noteTables, watchReads } from '../../db/read-watch.ts'
import type { Database } from '../../db/types.ts'
import { cachedRows } from './cached-rows.ts'

const db = {} as Database
const at = (version: string) => new Map([['physician', version]])

/** A statement that notes its table, and the ids it was sent for. */
function statement(table = 'physician') {
  const sent: number[][] = []
  const reader: RowReader<{ id: number; turn: number }> = () => ({
    execute: ({ ids }) => {
      noteTables([table])
      sent.push([...ids])
      return Promise.resolve(ids.map((id) => ({ id, turn: sent.length })))
    },
  })
  return { sent, reader }
}

test('rows that are cached are not read again, the others are', async () => {
  const rows = cachedRows(new Set(['physician']))
  const { sent, reader } = statement()
  await rows.read(db, at('1'), reader, [1, 2])
  expect(await rows.read(db, at('1'), reader, [2, 3])).toEqual([
    { id: 2, turn: 1 },
    { id: 3, turn: 2 },
  ])
  expect(sent).toEqual([[1, 2], [3]])
})

test('after a write every row is read anew, and a call from before it leaves nothing behind', async () => {
  const rows = cachedRows(new Set(['physician']))
  const { sent, reader } = statement()
  await rows.read(db, at('1'), reader, [1])
  await rows.read(db, at('2'), reader, [1])
  await rows.read(db, at('1'), reader, [1])
  expect(await rows.read(db, at('2'), reader, [1])).toEqual([{ id: 1, turn: 4 }])
  expect(sent).toHaveLength(4)
})

test('rows of a table without a version, and the many of an export, are not cached', async () => {
  const rows = cachedRows(new Set(['physician']))
  const alien = statement('clock')
  for (const _turn of [1, 2]) await rows.read(db, at('1'), alien.reader, [1])
  expect(alien.sent).toHaveLength(2)
  const many = statement()
  const ids = Array.from({ length: 101 }, (_, index) => index)
  for (const _turn of [1, 2]) await rows.read(db, at('1'), many.reader, ids)
  expect(many.sent).toHaveLength(2)
})

test('a reply made of cached rows depends on their tables as one that read them', async () => {
  const rows = cachedRows(new Set(['physician']))
  const { reader } = statement()
  for (const _turn of [1, 2]) {
    const watch = { tables: new Set<string>(), isRepeatable: true }
    await watchReads(watch, () => rows.read(db, at('1'), reader, [1]))
    expect([...watch.tables]).toEqual(['physician'])
  }
})
