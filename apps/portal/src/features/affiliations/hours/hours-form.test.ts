import type { ClinicBlock } from '@capiz/domain/schedule'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  emptySet,
  freeId,
  type FacilityHours,
  hoursBeside,
  hoursOfForm,
  hoursSchema,
  hoursValues,
  weekEntries,
} from './hours-form.ts'
import { formatBlockValidity, formatException } from './format.ts'

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
const hours = (entries: ClinicBlock[], more: Partial<FacilityHours> = {}): FacilityHours => ({
  physicianCode: 'PHY0000001',
  healthFacilityCode: 'HF0000001',
  healthFacilityName: 'Bukid Clinic',
  holidays: [],
  entries,
  exceptions: [],
  version: 3,
  warnings: [],
  ...more,
})

/** Paths of what keeps a form from being saved. */
function paths(values: unknown): string[] {
  const found = v.safeParse(hoursSchema, values)
  return (found.issues ?? []).map((issue) => v.getDotPath(issue) ?? '')
}

describe('the form of clinic hours', () => {
  it('puts blocks together by what they have in common, and takes them apart again', () => {
    const entries = [
      block({}),
      block({ day: 'WED' }),
      block({ day: 'FRI', room: '204', byAppointment: true, validUntil: '2026-12-31' }),
    ]
    const values = hoursValues(hours(entries))
    expect(values.sets.map(({ blocks }) => blocks.length)).toEqual([2, 1])
    expect(hoursOfForm(values).entries).toEqual(entries)
    expect(hoursValues(hours([])).sets).toEqual([emptySet(0)])
    expect(freeId(values)).toBe(2)
    expect(freeId({ sets: [], exceptions: [] })).toBe(0)
  })
  it('says what is wrong at the week or line it is in', () => {
    const values = hoursValues(hours([block({}), block({ startTime: '11:00', room: '204' })]))
    expect(paths(values)).toEqual(['sets.1.blocks'])
    const first = { ...emptySet(0), validFrom: '2027-02-01', validUntil: '2027-01-01' }
    const backward = {
      version: 1,
      sets: [{ ...first, blocks: [{ day: 'MON', from: '09:00', to: '10:00' }] }],
    }
    expect(paths({ ...backward, exceptions: [] })).toEqual(['sets.0.validUntil'])
    const line = {
      id: 1,
      kind: 'ABSENT',
      date: null,
      until: null,
      startTime: null,
      endTime: null,
      remarks: '',
    }
    const late = { ...line, id: 2, date: '2027-01-05', until: '2027-01-01' }
    expect(paths({ version: 1, sets: [], exceptions: [line, late] })).toEqual([
      'exceptions.0.date',
      'exceptions.1.until',
    ])
  })
  it('draws hours beside a week only while both hold', () => {
    const values = hoursValues(hours([block({ validUntil: '2026-12-31' })]))
    const other = hours([block({ validFrom: '2027-01-01' }), block({ day: 'TUE' })])
    expect(hoursBeside(0, values, [other]).map(({ day }) => day)).toEqual(['TUE'])
    expect(hoursBeside(5, values, [other])).toEqual([])
  })
  it('reads in words', () => {
    const day = '2026-11-21' as const
    expect(formatBlockValidity(block({}), day)).toBeUndefined()
    expect(
      formatBlockValidity(block({ room: '204', byAppointment: true, validFrom: '2027-01-01' }), day),
    ).toBe('204, by appointment, from 1 Jan 2027')
    expect(weekEntries(hours([block({ validUntil: '2026-11-20' })]), day, () => undefined)).toEqual([])
    const exception = {
      date: '2026-12-24',
      until: null,
      startTime: null,
      endTime: null,
      remarks: null,
    } as const
    expect(formatException({ ...exception, kind: 'ABSENT' })).toBe('Absent Thursday, 24 Dec 2026')
    expect(formatException({ ...exception, kind: 'ABSENT', until: '2026-12-26' })).toBe(
      'Absent 24 Dec 2026 to 26 Dec 2026',
    )
    expect(formatException({ ...exception, kind: 'EXTRA', startTime: '09:00', endTime: '11:00' })).toBe(
      'Extra clinic on Thursday, 24 Dec 2026, 09:00 to 11:00',
    )
  })
})
