import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beyondBounds } from './json-bounds.ts'

test('text nested more than 64 levels is not parsed', () => {
  expect(beyondBounds('['.repeat(64) + ']'.repeat(64))).toBeUndefined()
  expect(beyondBounds('['.repeat(65) + ']'.repeat(65))).toBe('deep')
})

test('more than 200,000 values, or 5,000 names of one object, are not parsed', () => {
  expect(beyondBounds(`[${'0,'.repeat(199_000)}0]`)).toBeUndefined()
  expect(beyondBounds(`[${'0,'.repeat(200_001)}0]`)).toBe('many')
  const names = (count: number) => `{${Array.from({ length: count }, (_, at) => `"k${at}":1`).join(',')}}`
  expect(beyondBounds(names(5000))).toBeUndefined()
  expect(beyondBounds(names(5001))).toBe('many')
  expect(beyondBounds(`[${names(3000)},${names(3000)}]`)).toBeUndefined()
})

test('marks inside strings count for nothing, however they are escaped', () => {
  expect(
    beyondBounds(JSON.stringify(['['.repeat(500), '\\"'.repeat(50), `\\${'{'.repeat(500)}`])),
  ).toBeUndefined()
  expect(beyondBounds(`"\\\\"${'['.repeat(65)}`)).toBe('deep')
})

test('every text that the parser takes and is small passes', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), (text) => {
      expect(beyondBounds(text)).toBeUndefined()
    }),
  )
})
