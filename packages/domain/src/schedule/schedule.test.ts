import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type IsoDate } from '../time/index.ts'
import {
  holidaysWithin,
  hoursOn,
  nextDayWithHours,
  noHolidays,
  scheduleClashes,
  scheduleProblems,
  weekdayOf,
  weekdays,
  type ClinicBlock,
  type ClinicException,
} from './index.ts'

const block = (part: Partial<ClinicBlock>): ClinicBlock => ({
  day: 'MON',
  startTime: '09:00',
  endTime: '12:00',
  byAppointment: false,
  room: null,
  remarks: null,
  validFrom: null,
  validUntil: null,
  ...part,
})
const exception = (part: Partial<ClinicException>): ClinicException => ({
  kind: 'ABSENT',
  date: '2026-11-23',
  until: null,
  startTime: null,
  endTime: null,
  remarks: null,
  ...part,
})
const monday: IsoDate = '2026-11-23'
const times = (
  day: IsoDate,
  entries: ClinicBlock[],
  exceptions: ClinicException[] = [],
  holidays = noHolidays,
) =>
  hoursOn({ entries, exceptions }, day, holidays).map(({ startTime, endTime }) => `${startTime}-${endTime}`)

describe('hours of a day', () => {
  it('follow the weekly pattern while it holds', () => {
    expect(weekdayOf(monday)).toBe('MON')
    expect(weekdays.map((_, at) => weekdayOf(addDays(monday, at)))).toEqual(weekdays)
    const entries = [block({ startTime: '14:00', endTime: '16:00' }), block({ validUntil: '2026-11-29' })]
    expect(times(monday, entries)).toEqual(['09:00-12:00', '14:00-16:00'])
    expect(times('2026-11-30', entries)).toEqual(['14:00-16:00'])
    expect(times('2026-11-24', entries)).toEqual([])
  })
  it('lose an absence and gain an extra clinic', () => {
    const entries = [block({})]
    expect(times(monday, entries, [exception({})])).toEqual([])
    expect(times(monday, entries, [exception({ date: '2026-11-20', until: '2026-11-25' })])).toEqual([])
    expect(times(monday, entries, [exception({ startTime: '10:00', endTime: '11:00' })])).toEqual([
      '09:00-10:00',
      '11:00-12:00',
    ])
    const extra = exception({ kind: 'EXTRA', startTime: '07:00', endTime: '08:00' })
    expect(times(monday, entries, [extra, exception({})])).toEqual(['07:00-08:00'])
    expect(nextDayWithHours({ entries, exceptions: [exception({})] }, monday, 10, noHolidays)).toBe(
      '2026-11-30',
    )
    expect(nextDayWithHours({ entries: [], exceptions: [] }, monday, 10, noHolidays)).toBeUndefined()
  })
  it('do not hold on a holiday, unless something is said of that very day', () => {
    const holidays = new Map([[monday, 'Bonifacio Day']])
    const entries = [block({})]
    expect(times(monday, entries, [], holidays)).toEqual([])
    expect(times('2026-11-30', entries, [], holidays)).toEqual(['09:00-12:00'])
    const day = { startTime: '10:00', endTime: '11:00' }
    for (const kind of ['EXTRA', 'INSTEAD'] as const) {
      expect(times(monday, entries, [exception({ kind, ...day })], holidays)).toEqual(['10:00-11:00'])
    }
    expect(nextDayWithHours({ entries, exceptions: [] }, monday, 10, holidays)).toBe('2026-11-30')
    const within = (until: IsoDate) => holidaysWithin({ entries, exceptions: [] }, holidays, [monday, until])
    expect(within('2026-12-31')).toEqual([{ day: monday, name: 'Bonifacio Day' }])
    expect(
      holidaysWithin({ entries: [block({ day: 'TUE' })], exceptions: [] }, holidays, [monday, monday]),
    ).toEqual([])
  })
  it('give way to other hours of a day, which an absence of those days leaves alone', () => {
    const other = exception({ kind: 'INSTEAD', startTime: '14:00', endTime: '16:00' })
    expect(times(monday, [block({})], [other])).toEqual(['14:00-16:00'])
    expect(times('2026-11-30', [block({})], [other])).toEqual(['09:00-12:00'])
    const away = exception({ date: '2026-11-20', until: '2026-11-25' })
    expect(times(monday, [block({})], [other, away])).toEqual(['14:00-16:00'])
  })
  it('never reach beyond the pattern and the extra clinics', () => {
    const hour = fc.integer({ min: 0, max: 23 }).map((at) => `${String(at).padStart(2, '0')}:00`)
    fc.assert(
      fc.property(hour, hour, (from, to) => {
        fc.pre(from < to)
        const left = hoursOn(
          { entries: [block({})], exceptions: [exception({ startTime: from, endTime: to })] },
          monday,
          noHolidays,
        )
        for (const { startTime, endTime } of left) {
          expect(startTime >= '09:00' && endTime <= '12:00' && startTime < endTime).toBe(true)
          expect(endTime <= from || startTime >= to).toBe(true)
        }
      }),
    )
  })
})

describe('what cannot be saved', () => {
  const fields = (entries: ClinicBlock[], exceptions: ClinicException[] = []) =>
    scheduleProblems({ entries, exceptions }).map(({ field }) => field)
  it('names ends before starts and hours that fall together', () => {
    expect(fields([block({}), block({ startTime: '12:00', endTime: '13:00' })])).toEqual([])
    expect(fields([block({}), block({ startTime: '11:00', endTime: '13:00' })])).toEqual([
      'entries.1.startTime',
    ])
    expect(fields([block({ endTime: '09:00' })])).toEqual(['entries.0.endTime'])
    expect(fields([block({ validFrom: '2026-12-01', validUntil: '2026-11-01' })])).toEqual([
      'entries.0.validUntil',
    ])
    const first = block({ validUntil: '2026-12-31' })
    expect(fields([first, block({ validFrom: '2027-01-01' })])).toEqual([])
    expect(fields([first, block({ validFrom: '2026-12-31' })])).toEqual(['entries.1.startTime'])
  })
  it('wants hours for an extra clinic and whole pairs of times', () => {
    expect(fields([], [exception({ kind: 'EXTRA' })])).toEqual(['exceptions.0.startTime'])
    expect(fields([], [exception({ startTime: '10:00' })])).toEqual(['exceptions.0.endTime'])
    expect(fields([], [exception({ until: '2026-11-01' })])).toEqual(['exceptions.0.until'])
    const extra = exception({ kind: 'EXTRA', startTime: '11:00', endTime: '13:00' })
    expect(fields([block({})], [extra])).toEqual(['exceptions.0.startTime'])
    expect(fields([block({ validUntil: '2026-11-01' })], [extra])).toEqual([])
    expect(fields([], [{ ...extra, until: '2026-11-24' }])).toEqual(['exceptions.0.until'])
  })
  it('lets other hours stand in the place of the weekly ones, not on top of each other', () => {
    const other = exception({ kind: 'INSTEAD', startTime: '11:00', endTime: '13:00' })
    expect(fields([block({})], [other])).toEqual([])
    expect(fields([], [exception({ kind: 'INSTEAD' })])).toEqual(['exceptions.0.startTime'])
    expect(fields([], [{ ...other, until: '2026-11-24' }])).toEqual(['exceptions.0.until'])
    const extra = exception({ kind: 'EXTRA', startTime: '09:00', endTime: '10:00' })
    expect(fields([block({})], [other, extra])).toEqual([])
    expect(fields([], [other, { ...extra, endTime: '12:00' }])).toEqual(['exceptions.1.startTime'])
  })
})

describe('clashes', () => {
  const clinic = { name: 'Bukid Clinic', hours: { entries: [block({})], exceptions: [] } }
  it('name hours elsewhere that fall together, not those that are over', () => {
    const own = { entries: [block({ startTime: '11:00', endTime: '13:00' })], exceptions: [] }
    expect(scheduleClashes(own, [clinic], monday)).toEqual([
      'Monday 11:00 to 13:00 clashes with 09:00 to 12:00 at Bukid Clinic.',
    ])
    const over = { entries: [block({ validUntil: '2026-11-01' })], exceptions: [] }
    expect(scheduleClashes(over, [clinic], monday)).toEqual([])
  })
  it('look at the day of an extra clinic', () => {
    const extra = exception({ kind: 'EXTRA', startTime: '08:00', endTime: '10:00' })
    expect(scheduleClashes({ entries: [], exceptions: [extra] }, [clinic], monday)).toEqual([
      'The extra clinic on 23 Nov 2026, 08:00 to 10:00, clashes with 09:00 to 12:00 at Bukid Clinic.',
    ])
    const tuesday = { ...extra, date: '2026-11-24' as const }
    expect(scheduleClashes({ entries: [], exceptions: [tuesday] }, [clinic], monday)).toEqual([])
  })
})
