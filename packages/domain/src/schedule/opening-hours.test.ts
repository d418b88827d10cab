import { expect, it } from 'vitest'
import type { IsoDate } from '../time/index.ts'
import {
  clinicCalendar,
  holidaysClosed,
  noHolidays,
  openingOn,
  openingExceptionProblems,
  openingProblem,
  type OpeningBlock,
  type OpeningException,
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
  openingExceptions: [],
  ...part,
})
const holidays = new Map<IsoDate, string>([
  [monday, 'Bonifacio Day'],
  ['2026-12-08', 'Feast of the Immaculate Conception of Mary'],
])

it('a facility is open by its week, at all hours, or nobody knows', () => {
  expect(openingOn(opening(), monday, noHolidays)).toEqual({ state: 'OPEN', hours: [block()] })
  expect(openingOn(opening(), '2026-12-01', noHolidays)).toEqual({ state: 'CLOSED', occasion: null })
  expect(openingOn(opening({ openAlways: true }), monday, holidays)).toEqual({ state: 'ALWAYS' })
  expect(openingOn(opening({ openingHours: [] }), monday, holidays)).toEqual({ state: 'UNKNOWN' })
})

it('a holiday closes it by name, unless its hours hold then', () => {
  expect(openingOn(opening(), monday, holidays)).toEqual({ state: 'CLOSED', occasion: 'Bonifacio Day' })
  expect(openingOn(opening({ openOnHolidays: true }), monday, holidays).state).toBe('OPEN')
  expect(openingOn(opening(), '2026-12-08', holidays)).toEqual({ state: 'CLOSED', occasion: null })
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

const differs = (part: Partial<OpeningException> = {}): OpeningException => ({
  date: monday,
  startTime: null,
  endTime: null,
  occasion: 'Town fiesta',
  ...part,
})

it('what is said of one day rules over the week, the holiday and opening at all hours', () => {
  const closed = { openingExceptions: [differs()] }
  const answer = { state: 'CLOSED', occasion: 'Town fiesta' }
  expect(openingOn(opening(closed), monday, noHolidays)).toEqual(answer)
  expect(openingOn(opening({ ...closed, openAlways: true }), monday, noHolidays)).toEqual(answer)
  expect(openingOn(opening({ ...closed, openingHours: [] }), monday, noHolidays)).toEqual(answer)
  expect(openingOn(opening(closed), '2026-12-07', noHolidays).state).toBe('OPEN')
  const morning = differs({ startTime: '08:00', endTime: '10:00' })
  const noon = differs({ startTime: '11:00', endTime: '12:00' })
  expect(openingOn(opening({ openingExceptions: [noon, morning] }), monday, holidays)).toEqual({
    state: 'OPEN',
    hours: [block({ endTime: '10:00' }), block({ startTime: '11:00', endTime: '12:00' })],
  })
  expect(holidaysClosed(opening(closed), holidays, '2026-11-20')).toEqual([])
})

it('clinics are not held on a holiday, nor on a day the facility is closed', () => {
  const exceptions = [
    differs({ date: '2026-12-01' }),
    differs({ date: '2026-12-02', startTime: '08:00', endTime: '10:00' }),
  ]
  expect([...clinicCalendar(holidays, exceptions).keys()]).toEqual([monday, '2026-12-08', '2026-12-01'])
})

it('days that differ are refused with half of the times, the wrong way round, twice or overlapping', () => {
  const problems = (...exceptions: OpeningException[]) =>
    openingExceptionProblems(exceptions).map(({ at, field }) => `${at} ${field}`)
  const hours = differs({ startTime: '08:00', endTime: '12:00' })
  expect(problems(differs(), hours)).toEqual(['1 date'])
  expect(problems(hours, differs())).toEqual(['1 date'])
  expect(problems(differs({ startTime: '08:00' }), differs({ endTime: '08:00' }))).toEqual([
    '0 endTime',
    '1 startTime',
  ])
  expect(problems({ ...hours, endTime: '08:00' })).toEqual(['0 endTime'])
  expect(problems(hours, { ...hours, startTime: '11:00', endTime: '13:00' })).toEqual(['1 startTime'])
  expect(
    problems(hours, { ...hours, startTime: '12:00', endTime: '13:00' }, differs({ date: '2026-12-01' })),
  ).toEqual([])
})
