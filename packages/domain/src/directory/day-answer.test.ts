import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hoursOn, noHolidays, weekdays, type ClinicHours } from '../schedule/index.ts'
import { addDays, type IsoDate } from '../time/index.ts'
import { answerDay, nextClinicDays, type PairOnDay } from './index.ts'

const monday: IsoDate = '2026-11-23'
const block = (day: (typeof weekdays)[number]) => ({
  day,
  startTime: '09:00',
  endTime: '12:00',
  byAppointment: false,
  room: null,
  remarks: null,
  validFrom: null,
  validUntil: null,
})
const mondays: ClinicHours = { entries: [block('MON')], exceptions: [] }
const status = { status: 'ACCREDITED', until: null }
const pair = (part: Partial<PairOnDay> = {}): PairOnDay => ({
  physician: status,
  facility: status,
  affiliation: status,
  hours: mondays,
  holidays: noHolidays,
  ...part,
})

describe('the question of a day', () => {
  it('is a yes with the hours when everything holds', () => {
    expect(answerDay(pair(), monday)).toEqual({
      answer: 'YES',
      isHoursKnown: true,
      hours: [expect.objectContaining({ startTime: '09:00', endTime: '12:00', isExtra: false })],
    })
  })

  it.each(['physician', 'facility', 'affiliation'] as const)('is a no when the %s does not hold', (end) => {
    const reason = end.toUpperCase()
    for (const status of ['SUSPENDED', 'DISACCREDITED', undefined]) {
      expect(answerDay(pair({ [end]: { status, until: null } }), monday)).toEqual({ answer: 'NO', reason })
    }
    const ending = { status: 'ACCREDITED', until: monday }
    expect(answerDay(pair({ [end]: ending }), monday).answer).toBe('YES')
    expect(answerDay(pair({ [end]: ending }), addDays(monday, 7))).toEqual({ answer: 'NO', reason })
  })

  it('is a no on a day without a clinic, and a yes without hours where none are known', () => {
    expect(answerDay(pair(), addDays(monday, 1))).toEqual({ answer: 'NO', reason: 'NO_CLINIC' })
    const absent = { kind: 'ABSENT', date: monday, until: null, startTime: null, endTime: null } as const
    const away = { ...mondays, exceptions: [{ ...absent, remarks: null }] }
    expect(answerDay(pair({ hours: away }), monday)).toEqual({ answer: 'NO', reason: 'NO_CLINIC' })
    const unknown = { entries: [], exceptions: [] }
    expect(answerDay(pair({ hours: unknown }), monday)).toEqual({
      answer: 'YES',
      hours: [],
      isHoursKnown: false,
    })
  })
})

describe('a holiday', () => {
  const holidays = new Map([[monday, 'Bonifacio Day']])
  const closed = { answer: 'NO', reason: 'HOLIDAY', holiday: 'Bonifacio Day' }

  it('closes the clinics of its weekday, and those of unknown hours', () => {
    expect(answerDay(pair({ holidays }), monday)).toEqual(closed)
    expect(answerDay(pair({ holidays, hours: { entries: [], exceptions: [] } }), monday)).toEqual(closed)
    expect(answerDay(pair({ holidays }), addDays(monday, 7)).answer).toBe('YES')
    expect(answerDay(pair({ holidays, facility: { status: 'SUSPENDED', until: null } }), monday)).toEqual({
      answer: 'NO',
      reason: 'FACILITY',
    })
  })

  it('is not the reason where no clinic would be held anyhow, and yields to hours of that day', () => {
    const tuesdays = { entries: [block('TUE')], exceptions: [] }
    expect(answerDay(pair({ holidays, hours: tuesdays }), monday)).toEqual({
      answer: 'NO',
      reason: 'NO_CLINIC',
    })
    const other = {
      kind: 'INSTEAD',
      date: monday,
      until: null,
      startTime: '08:00',
      endTime: '10:00',
    } as const
    const open = { ...mondays, exceptions: [{ ...other, remarks: null }] }
    expect(answerDay(pair({ holidays, hours: open }), monday)).toMatchObject({
      answer: 'YES',
      hours: [{ startTime: '08:00', endTime: '10:00' }],
    })
  })
})

describe('the next days with a clinic', () => {
  it('are all there are within the time, in order, up to the number asked for', () => {
    expect(nextClinicDays(mondays, noHolidays, monday, { within: 14, most: 2 })).toEqual([
      monday,
      '2026-11-30',
    ])
    expect(nextClinicDays(mondays, noHolidays, addDays(monday, 1), { within: 5, most: 2 })).toEqual([])
    expect(
      nextClinicDays({ entries: [], exceptions: [] }, noHolidays, monday, { within: 60, most: 3 }),
    ).toEqual([])
    fc.assert(
      fc.property(fc.subarray([...weekdays]), fc.integer({ min: 0, max: 30 }), (days, within) => {
        const hours = { entries: days.map(block), exceptions: [] }
        const all = Array.from({ length: within + 1 }, (_, at) => addDays(monday, at)).filter(
          (day) => hoursOn(hours, day, noHolidays).length > 0,
        )
        expect(nextClinicDays(hours, noHolidays, monday, { within, most: 4 })).toEqual(all.slice(0, 4))
      }),
    )
  })
})
