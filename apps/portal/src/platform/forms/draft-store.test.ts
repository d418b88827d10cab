import { openStorage } from '@capiz/api/client'
import { expect, it } from 'vitest'
import { draftPrefix } from '../calls/draft-prefix.ts'
import { draftLife, dropDraft, listDrafts, readDraft, writeDraft } from './draft-store.ts'

/** A device that keeps nothing: the storage lives in memory. */
const memoryStorage = () =>
  openStorage(() => {
    throw new Error('blocked')
  })

const values = { name: 'Amihan', contacts: [{ email: 'a@b.example' }] }

it('gives a draft back to the same user and form, and to nobody else', () => {
  const storage = memoryStorage()
  writeDraft(storage, 'US00001', 'facility.new', { values, savedAt: 1000 })
  expect(readDraft(storage, 'US00001', 'facility.new', 2000)).toEqual({ values, savedAt: 1000 })
  expect(readDraft(storage, 'US00002', 'facility.new', 2000)).toBeUndefined()
  expect(readDraft(storage, 'US00001', 'facility.HF01', 2000)).toBeUndefined()
  dropDraft(storage, 'US00001', 'facility.new')
  expect(readDraft(storage, 'US00001', 'facility.new', 2000)).toBeUndefined()
})

it('forgets a draft after 30 days', () => {
  const storage = memoryStorage()
  writeDraft(storage, 'u', 'f', { values, savedAt: 0 })
  expect(readDraft(storage, 'u', 'f', draftLife - 1)).toBeDefined()
  expect(readDraft(storage, 'u', 'f', draftLife)).toBeUndefined()
})

it.each(['{', 'null', '7', '{"values":null,"savedAt":1}', '{"values":{}}'])(
  'ignores a broken draft %s',
  (text) => {
    const storage = memoryStorage()
    storage.setItem(`${draftPrefix}u.f`, text)
    expect(readDraft(storage, 'u', 'f', 2)).toBeUndefined()
  },
)

it('lists the drafts of a user that say where they belong, the newest first', () => {
  const storage = memoryStorage()
  const about = (title: string, savedAt: number) => ({ values, savedAt, title, path: `/${title}` })
  writeDraft(storage, 'US00001', 'a', about('First', 1))
  writeDraft(storage, 'US00001', 'b', about('Second', 2))
  writeDraft(storage, 'US00001', 'c', { values, savedAt: 3 })
  writeDraft(storage, 'US00002', 'd', about('Not mine', 4))
  writeDraft(storage, 'US000011', 'e', about('Not mine either', 5))
  expect(listDrafts(storage, 'US00001', 10)).toEqual([
    { form: 'b', title: 'Second', path: '/Second', savedAt: 2 },
    { form: 'a', title: 'First', path: '/First', savedAt: 1 },
  ])
  expect(listDrafts(storage, 'US00001', draftLife + 1.5)).toHaveLength(1)
})
