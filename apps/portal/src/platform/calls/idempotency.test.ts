import { expect, it } from 'vitest'
import { createKeyring } from './idempotency.ts'

it('gives one key to one content and another to a changed one', () => {
  let count = 0
  const keyFor = createKeyring(() => `key-${(count += 1)}`)
  const first = keyFor({ name: 'Amihan' })
  expect(keyFor({ name: 'Amihan' })).toBe(first)
  expect(keyFor({ name: 'Bituin' })).not.toBe(first)
})

it('makes keys the server accepts', () => {
  expect(createKeyring()({})).toMatch(/^[0-9a-f]{32}$/)
})

it('tells files apart, which JSON cannot', () => {
  const keyFor = createKeyring()
  const form = (content: string) => ({ files: [new File([content], 'permit.pdf', { lastModified: 1 })] })
  const first = keyFor(form('one'))
  expect(keyFor(form('one'))).toBe(first)
  expect(keyFor(form('another'))).not.toBe(first)
})
