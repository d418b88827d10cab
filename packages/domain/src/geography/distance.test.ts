import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byDistanceFrom, distanceBetween, greatCircle, positionOf, type CityPlace } from './index.ts'

const place = (cityCode: string, provinceCode: string): CityPlace => ({ cityCode, provinceCode })
const manila = place('1380600000', '1380000000')
const quezonCity = place('1381300000', '1380000000')
const cebu = place('0730600000', '0702200000')
const iloilo = place('0631000000', '0603000000')
const roxas = place('0601914000', '0601900000')
const [panay, pilar] = [place('0601909000', '0601900000'), place('0601911000', '0601900000')]

describe('distances', () => {
  it('are those of the map', () => {
    expect(distanceBetween(manila, cebu)).toBeGreaterThan(560)
    expect(distanceBetween(manila, cebu)).toBeLessThan(580)
    expect(distanceBetween(manila, quezonCity)).toBeLessThan(15)
    expect(distanceBetween(iloilo, roxas)).toBeGreaterThan(90)
    expect(distanceBetween(iloilo, roxas)).toBeLessThan(115)
  })
  it('are nothing within a city, and unknown where only the province has a position', () => {
    expect(distanceBetween(roxas, roxas)).toBe(0)
    expect(distanceBetween(panay, pilar)).toBeNull()
    expect(distanceBetween(roxas, panay)).toBeGreaterThanOrEqual(1)
    expect(distanceBetween(roxas, place('X', 'Y'))).toBeNull()
    expect(positionOf(place('X', 'Y'))).toBeUndefined()
  })
  it('order places, the same city first and the unknown last', () => {
    const all = [place('X', 'Y'), cebu, manila, roxas, iloilo]
    expect(all.toSorted(byDistanceFrom(roxas))).toEqual([roxas, iloilo, cebu, manila, place('X', 'Y')])
    expect([roxas, pilar].toSorted(byDistanceFrom(panay))).toEqual([pilar, roxas])
  })
  it('are the same both ways, and no way round is shorter', () => {
    const point = fc.record({
      latitude: fc.double({ min: 4, max: 22, noNaN: true }),
      longitude: fc.double({ min: 116, max: 127, noNaN: true }),
    })
    fc.assert(
      fc.property(point, point, point, (a, b, c) => {
        expect(greatCircle(a, b)).toBeCloseTo(greatCircle(b, a), 6)
        expect(greatCircle(a, c)).toBeLessThanOrEqual(greatCircle(a, b) + greatCircle(b, c) + 1e-6)
      }),
    )
  })
})
