import { expect, it } from 'vitest'
import { returnAddress } from './return-address.ts'

it.each([
  [{ from: '/health-facility?page=2' }, '/health-facility?page=2'],
  [{ from: '//evil.example' }, undefined],
  [{ from: '/\\evil.example' }, undefined],
  [{ from: 'https://evil.example' }, undefined],
  [{ from: 7 }, undefined],
  [null, undefined],
  ['/dashboard', undefined],
])('%o leads to %s', (state, address) => {
  expect(returnAddress(state)).toBe(address)
})
