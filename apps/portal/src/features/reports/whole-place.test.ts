import { describe, expect, test } from 'vitest'
import { provincesOf, wholePlace } from './whole-place.ts'

const aklan = { code: 'AKLAN', region: { code: 'VI' } }
const abra = { code: 'ABRA', region: { code: 'CAR' } }
const provinces = [abra, aklan]
const cities = [{ code: 'KALIBO', province: aklan }]

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

  test('offers the provinces of its region', () => {
    expect(provincesOf(provinces, 'VI')).toEqual([aklan])
    expect(provincesOf(provinces, '')).toEqual([])
  })
})
