import { describe, expect, it } from 'vitest'
import {
  changesOf,
  formatLongDay,
  formatHours,
  professionLabel,
  type PublicPlace,
  reasonMessage,
  weekOf,
  type DayAnswer,
} from './format.ts'

const block = {
  day: 'TUE',
  startTime: '09:00',
  endTime: '11:00',
  byAppointment: false,
  room: null,
  validFrom: null,
  validUntil: null,
} as const
const place: PublicPlace = {
  code: 'HF0000003',
  name: 'Bukid Clinic',
  city: 'Lipa',
  room: null,
  holidays: [],
  schedule: [
    { ...block, validUntil: '2026-12-31' },
    { ...block, startTime: '13:00', endTime: '15:00', validFrom: '2027-01-01', byAppointment: true },
  ],
  exceptions: [
    { kind: 'ABSENT', date: '2026-12-20', until: '2026-12-27', startTime: null, endTime: null },
    { kind: 'EXTRA', date: '2026-12-05', until: null, startTime: '14:00', endTime: '16:00' },
  ],
}

it('names professions and days', () => {
  expect(professionLabel({ dentist: true, specializations: ['Orthodontics'] })).toBe('Dentist, Orthodontics')
  expect(formatLongDay('2026-11-24')).toBe('Tuesday, 24 Nov 2026')
})

describe('the week', () => {
  it('is the one that holds on the day, and what changes later is said', () => {
    expect(weekOf(place, '2026-11-24')).toEqual([{ day: 'TUE', from: '09:00', to: '11:00' }])
    expect(weekOf(place, '2027-01-05')).toEqual([
      { day: 'TUE', from: '13:00', to: '15:00', label: 'by appointment' },
    ])
    expect(changesOf(place, '2026-11-24')).toEqual([
      'From 1 Jan 2027: Tuesday 13:00 to 15:00',
      'No clinic: 20 Dec 2026 to 27 Dec 2026',
      'Extra clinic: 5 Dec 2026, 14:00 to 16:00',
    ])
  })
})

describe('an answer', () => {
  const hour = { startTime: '09:00', endTime: '11:00', byAppointment: true, room: 'Room 204', isExtra: false }
  it('gives its hours with what to know about them', () => {
    expect(formatHours([hour, { ...hour, startTime: '14:00', endTime: '15:00', byAppointment: false }])).toBe(
      '09:00 to 11:00 (by appointment, Room 204), 14:00 to 15:00 (Room 204)',
    )
  })
  it('says why not', () => {
    const answer = {
      day: '2027-05-04',
      answer: 'NO',
      physician: { code: 'PHY0000001', description: 'Reyes, Marisol' },
      dentist: false,
      specializations: [],
      facility: { code: 'HF0000003', description: 'Bukid Clinic', city: null, address: null, telephone: [] },
      accreditedUntil: '2027-03-31',
      hours: [],
      isHoursKnown: true,
      confirmed: [],
      alternatives: [],
    } as const
    const messageOf = (reason: NonNullable<DayAnswer['reason']>) =>
      reasonMessage({
        ...answer,
        reason,
        holiday: reason === 'HOLIDAY' ? 'Bonifacio Day' : null,
        specializations: [],
        hours: [],
        alternatives: [],
        confirmed: [],
        facility: { ...answer.facility, telephone: [] },
      })
    expect(messageOf('PHYSICIAN')).toBe(
      'On Tuesday, 4 May 2027 Reyes, Marisol is not accredited. The accreditation on record ends on 31 Mar 2027.',
    )
    expect(messageOf('AFFILIATION')).toBe('Reyes, Marisol is not accredited at Bukid Clinic.')
    expect(messageOf('HOLIDAY')).toBe(
      'Closed: Bonifacio Day. On Tuesday, 4 May 2027 Reyes, Marisol holds no clinic at Bukid Clinic.',
    )
    expect(messageOf('NO_CLINIC')).toBe(
      'On Tuesday, 4 May 2027 Reyes, Marisol holds no clinic at Bukid Clinic.',
    )
  })
})
