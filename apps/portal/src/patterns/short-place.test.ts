import { expect, it } from 'vitest'
import { shortPlace } from './short-place.ts'

it.each([
  ['City of Manila', 'Metro Manila', 'Manila, Metro Manila'],
  ['Island Garden City of Samal', 'Davao del Norte', 'Samal, Davao del Norte'],
  ['Science City of Muñoz', 'Nueva Ecija', 'Muñoz, Nueva Ecija'],
  ['Quezon City', 'Metro Manila', 'Quezon City, Metro Manila'],
  ["M'Lang", null, "M'Lang"],
  [null, 'Capiz', 'Capiz'],
  [null, undefined, ''],
])('%s, %s: %s', (city, province, short) => {
  expect(shortPlace(city, province)).toBe(short)
})
