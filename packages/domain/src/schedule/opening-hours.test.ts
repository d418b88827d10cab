import { expect, it } from 'vitest'
import type { IsoDate } from '../time/index.ts'
import {
  holidaysClosed,
  noHolidays,
  openingOn,
  openingProblem,
  type OpeningBlock,
  type OpeningHours,
} from './index.ts'

const monday: IsoDate = '2026-11-30'
const block = (part: Partial<OpeningBlock> = {}): OpeningBlock => ({
  day: 'MON',
  startTime: '08:00',
  endTime: '17:00',
  ...part,
})
const opening = (part: Partial<OpeningHours> = {}): OpeningHours => ({
  openingHours: [block()],
  openAlways: false,
  openOnHolidays: false,
  ...part,
})
const holidays = new Map<IsoDate, string>([
  [monday, 'Bonifacio Day'],
  ['2026-12-08', 'Feast of the Immaculate Conception of Mary'],
])

it('a facility is open by its week, at all hours, or nobody knows', () => {
  expect(openingOn(opening(), monday, noHolidays)).toEqual({ state: 'OPEN', hours: [block()] })
  expect(openingOn(opening(), '2026-12-01', noHolidays)).toEqual({ state: 'CLOSED', holiday: null })
  expect(openingOn(opening({ openAlways: true }), monday, holidays)).toEqual({ state: 'ALWAYS' })
  expect(openingOn(opening({ openingHours: [] }), monday, holidays)).toEqual({ state: 'UNKNOWN' })
})

it('a holiday closes it by name, unless its hours hold then', () => {
  expect(openingOn(opening(), monday, holidays)).toEqual({ state: 'CLOSED', holiday: 'Bonifacio Day' })
  expect(openingOn(opening({ openOnHolidays: true }), monday, holidays).state).toBe('OPEN')
  expect(openingOn(opening(), '2026-12-08', holidays)).toEqual({ state: 'CLOSED', holiday: null })
  expect(holidaysClosed(opening(), holidays, '2026-11-20')).toEqual([{ day: monday, name: 'Bonifacio Day' }])
  expect(holidaysClosed(opening(), holidays, '2026-12-01')).toEqual([])
  expect(holidaysClosed(opening({ openAlways: true }), holidays, '2026-11-20')).toEqual([])
})

it('hours that end before they begin or overlap are named by their day', () => {
  expect(openingProblem([block({ endTime: '12:00' }), block({ startTime: '12:00' })])).toBeUndefined()
  expect(openingProblem([block({ endTime: '07:00' })])).toBe('Monday: the end comes after the start.')
  expect(openingProblem([block(), block({ day: 'TUE' }), block({ startTime: '16:00' })])).toBe(
    'Monday: 16:00 overlaps with 08:00 to 17:00.',
  )
})
