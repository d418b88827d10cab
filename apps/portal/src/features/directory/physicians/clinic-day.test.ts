import { expect, it } from 'vitest'
import { clinicDayOptions, clinicWeekText, clinicHoursText } from './clinic-day.ts'

const block = {
  day: 'SAT',
  startTime: '09:00',
  endTime: '11:00',
  byAppointment: false,
  room: null,
  validFrom: null,
  validUntil: null,
} as const
const away = {
  kind: 'ABSENT',
  date: '2026-11-28',
  until: null,
  startTime: '10:00',
  endTime: '11:00',
} as const
const place = { code: 'HF0000003', name: 'Bukid Clinic', city: 'Lipa', room: null, holidays: [] }

it('offers today, tomorrow and the week, and keeps the date of the address', () => {
  expect(clinicDayOptions('2026-11-23', 'SAT').map(({ label }) => label)).toEqual([
    'Today, Monday, 23 Nov 2026',
    'Tomorrow, Tuesday, 24 Nov 2026',
    'Mondays',
    'Tuesdays',
    'Wednesdays',
    'Thursdays',
    'Fridays',
    'Saturdays',
    'Sundays',
  ])
  expect(clinicDayOptions('2026-11-23', '2026-12-05').at(-1)).toEqual({
    value: '2026-12-05',
    label: 'Saturday, 5 Dec 2026',
  })
})

it('says the hours of a date with its exceptions, and those of a day of the week as they are', () => {
  const shown = { ...place, schedule: [block], exceptions: [away] }
  expect(clinicHoursText(shown, '2026-11-28', '2026-11-23')).toBe('09:00 to 10:00')
  expect(clinicHoursText(shown, '2026-11-27', '2026-11-23')).toBe('')
  expect(clinicHoursText(shown, 'SAT', '2026-11-23')).toBe('09:00 to 11:00')
  const holidays = [{ day: '2026-11-28', name: 'Town fiesta' } as const]
  expect(clinicHoursText({ ...shown, holidays }, '2026-11-28', '2026-11-23')).toBe('')
  const other = { ...away, kind: 'INSTEAD' } as const
  expect(clinicHoursText({ ...shown, holidays, exceptions: [other] }, '2026-11-28', '2026-11-23')).toBe(
    '10:00 to 11:00',
  )
})

it('says the week as it is today, days with equal hours together', () => {
  const schedule = [
    { ...block, day: 'WED' },
    { ...block, day: 'MON' },
    { ...block, day: 'SAT', startTime: '14:00', endTime: '16:00' },
    { ...block, day: 'FRI', validUntil: '2026-11-20' },
  ] as const
  const of = (blocks: (typeof schedule)[number][]) => ({ ...place, schedule: blocks, exceptions: [] })
  expect(clinicWeekText(of([...schedule]), '2026-11-23')).toBe('Mon, Wed 09:00–11:00; Sat 14:00–16:00')
  expect(clinicWeekText(of([]), '2026-11-23')).toBe('')
})
