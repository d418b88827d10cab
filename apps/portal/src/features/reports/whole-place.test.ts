import { describe, expect, test } from 'vitest'
import { contradictions, provincesOf, wholePlace } from './whole-place.ts'

const aklan = {
  code: 'AKLAN',
  description: 'Aklan',
  region: { code: 'VI', description: 'Western Visayas' },
}
const abra = { code: 'ABRA', description: 'Abra', region: { code: 'CAR', description: 'Cordillera' } }
const provinces = [abra, aklan]
const cities = [{ code: 'KALIBO', description: 'Kalibo', province: aklan }]

describe('the place that filters a report', () => {
  test('is shown with the region of a province that came without it', () => {
    expect(wholePlace({ province: 'AKLAN' }, provinces)).toEqual({
      region: 'VI',
      province: 'AKLAN',
      city: '',
    })
  })

  test('is shown with province and region of a city that came alone', () => {
    const place = { region: 'VI', province: 'AKLAN', city: 'KALIBO' }
    expect(wholePlace({ region: '', province: '', city: 'KALIBO' }, provinces, cities)).toEqual(place)
  })

  test('stays as it was asked for, also where it contradicts itself or is not known', () => {
    const asked = { region: 'CAR', province: 'AKLAN', city: '' }
    expect(wholePlace(asked, provinces)).toEqual(asked)
    const unknown = { region: '', province: 'ATLANTIS', city: '' }
    expect(wholePlace(unknown, provinces)).toEqual(unknown)
    expect(wholePlace(unknown)).toEqual(unknown)
  })

  test('offers the provinces of its region, and the chosen one wherever it lies', () => {
    const chosen = { region: 'VI', province: '', city: '' }
    expect(provincesOf(provinces, chosen)).toEqual([aklan])
    expect(provincesOf(provinces, { ...chosen, province: 'ABRA' })).toEqual([abra, aklan])
    expect(provincesOf(provinces, { ...chosen, region: '' })).toEqual([])
  })

  test('says where a place truly lies that is not in what is chosen above it', () => {
    expect(contradictions({ region: 'CAR', province: 'AKLAN', city: '' }, provinces, cities)).toEqual({
      province: 'Aklan lies in Western Visayas. Choose another province or region.',
    })
    expect(contradictions({ region: 'CAR', province: 'ABRA', city: 'KALIBO' }, provinces, cities)).toEqual({
      city: 'Kalibo lies in Aklan. Choose another city or province.',
    })
    expect(contradictions({ region: 'VI', province: 'AKLAN', city: 'KALIBO' }, provinces, cities)).toEqual({})
    expect(contradictions({ region: 'VI', province: 'ATLANTIS', city: '' }, provinces)).toEqual({})
    expect(contradictions({ region: 'CAR', province: 'AKLAN', city: '' })).toEqual({})
  })
})
