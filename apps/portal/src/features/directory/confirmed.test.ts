import { expect, it } from 'vitest'
import { confirmedText, type Confirmed } from './confirmed.ts'
import { doubtText } from './doubt.ts'

const hours: Confirmed[number] = { section: 'HOURS', state: 'CONFIRMED', on: '2026-11-20' }
const places: Confirmed[number] = { section: 'PLACES', state: 'REPORTED', on: '2026-11-22' }
const settings: Confirmed[number] = { section: 'SPECIALTIES', state: 'UNCONFIRMED', on: '2026-05-03' }

it('says what was reported first, then since when what is not confirmed, then what is', () => {
  expect(confirmedText([hours, places, settings], 'facility')).toBe(
    'Reported as wrong: addresses and telephone on 22 Nov 2026. Not confirmed by the facility: care settings since 3 May 2026. Confirmed by the facility: opening hours on 20 Nov 2026.',
  )
  expect(confirmedText([], 'facility')).toBe('')
})

it('marks a row by its report, else by the oldest day since which something is not confirmed', () => {
  expect(doubtText([hours])).toBe('')
  expect(doubtText([hours, settings])).toBe('Details not confirmed since 3 May 2026')
  expect(doubtText([settings, places])).toBe('An error was reported on 22 Nov 2026')
})
