import { expect, it } from 'vitest'
import { holidaysIn, type Holiday } from './index.ts'

const list: readonly Holiday[] = [
  { day: '2026-11-30', name: 'Bonifacio Day', regionCode: null },
  { day: '2026-07-15', name: 'Cordillera Day', regionCode: '1400000000' },
  { day: '2026-11-30', name: 'Day of the region', regionCode: '1400000000' },
]

it('holidays of the country hold everywhere, those of a region only there', () => {
  expect([...holidaysIn(list, null)]).toEqual([['2026-11-30', 'Bonifacio Day']])
  expect(holidaysIn(list, '0600000000').get('2026-07-15')).toBeUndefined()
  const there = holidaysIn(list, '1400000000')
  expect(there.get('2026-07-15')).toBe('Cordillera Day')
  expect(there.get('2026-11-30')).toBe('Bonifacio Day, Day of the region')
})
