import { expect, it } from 'vitest'
import { cyclesOf, defaultCycles } from './index.ts'

it('reads the cycles of sections from text, and keeps the default of those not named', () => {
  expect(cyclesOf('')).toEqual(defaultCycles)
  expect(cyclesOf(' HOURS=60, PAYEE = 730 ')).toEqual({ ...defaultCycles, HOURS: 60, PAYEE: 730 })
})

it('reads no cycle of an unknown section, nor of less than a day or more than ten years', () => {
  for (const text of ['PRICES=90', 'HOURS', 'HOURS=0', 'HOURS=3651', 'HOURS=-1', 'HOURS=9.5']) {
    expect(cyclesOf(text)).toBeUndefined()
  }
})
