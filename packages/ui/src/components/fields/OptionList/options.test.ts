import { describe, expect, it } from 'vitest'
import { optionsWith } from './options.ts'
import { uniqueBy } from './unique.ts'

const options = [
  { id: 'A', label: 'Accredited' },
  { id: 'S', label: 'Suspended' },
  { id: 'A', label: 'Accredited again' },
]

describe('options', () => {
  it('keep the first of each id', () => {
    expect(uniqueBy(options, ({ id }) => id).map(({ label }) => label)).toEqual(['Accredited', 'Suspended'])
  })

  it('hold what is chosen although nothing knows it', () => {
    expect(optionsWith(options, 'GONE').at(-1)).toEqual({ id: 'GONE', label: 'GONE' })
    expect(optionsWith(options, 'S')).toHaveLength(2)
    expect(optionsWith(options, null)).toHaveLength(2)
  })

  it('show no bare code while the list is still on its way', () => {
    expect(optionsWith([], '041000000')).toEqual([])
  })
})
