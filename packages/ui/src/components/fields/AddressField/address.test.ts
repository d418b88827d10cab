import { describe, expect, it } from 'vitest'
import { changeCity, changeProvince, changeRegion } from './address.ts'

const lipa = { region: 'R4A', province: 'BATANGAS', city: 'LIPA' }

describe('changing an address', () => {
  it('clears what lies under a new region and says so', () => {
    expect(changeRegion(lipa, 'R6')).toEqual({
      address: { region: 'R6', province: null, city: null },
      message: 'Province and city were cleared because the region changed.',
    })
  })

  it('names only what was there', () => {
    expect(changeRegion({ ...lipa, city: null }, 'R6').message).toBe(
      'Province was cleared because the region changed.',
    )
    expect(changeRegion({ region: 'NCR', province: null, city: 'PASIG' }, 'R6').message).toBe(
      'City was cleared because the region changed.',
    )
    expect(changeRegion({ region: null, province: null, city: null }, 'R6').message).toBe('')
  })

  it('clears the city under a new province', () => {
    expect(changeProvince(lipa, 'LAGUNA')).toEqual({
      address: { region: 'R4A', province: 'LAGUNA', city: null },
      message: 'City was cleared because the province changed.',
    })
  })

  it('keeps everything when the same place is chosen again', () => {
    expect(changeRegion(lipa, 'R4A')).toEqual({ address: lipa, message: '' })
    expect(changeProvince(lipa, 'BATANGAS')).toEqual({ address: lipa, message: '' })
  })

  it('sets a city alone', () => {
    expect(changeCity(lipa, 'BAUAN')).toEqual({ address: { ...lipa, city: 'BAUAN' }, message: '' })
  })
})
