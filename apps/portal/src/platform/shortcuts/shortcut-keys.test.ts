import { expect, it, vi } from 'vitest'
import { chordPause, createKeyReader, type Shortcut } from './shortcut-keys.ts'

const one = (keys: string): Shortcut => ({ keys, label: keys, run: vi.fn() })
const shortcuts = [one('j'), one('g f'), one('g r'), one('?')]

it('knows single keys', () => {
  const read = createKeyReader()
  expect(read('j', 0, shortcuts)?.keys).toBe('j')
  expect(read('?', 1, shortcuts)?.keys).toBe('?')
  expect(read('x', 2, shortcuts)).toBeUndefined()
})

it('knows two keys one after the other, when the second follows soon', () => {
  const read = createKeyReader()
  expect(read('g', 0, shortcuts)).toBeUndefined()
  expect(read('r', chordPause, shortcuts)?.keys).toBe('g r')
  read('g', 5_000, shortcuts)
  expect(read('r', 5_001 + chordPause, shortcuts)).toBeUndefined()
})

it('begins anew after another key, which may be a shortcut itself', () => {
  const read = createKeyReader()
  read('g', 0, shortcuts)
  expect(read('j', 1, shortcuts)?.keys).toBe('j')
  expect(read('f', 2, shortcuts)).toBeUndefined()
})
