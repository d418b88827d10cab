import type { IsoDate } from '@capiz/domain/time'
import { describe, expect, it } from 'vitest'
import { scheduledChanges } from './scheduled.ts'

const today = '2026-11-21'
const after = (rows: [IsoDate, string][], present = 'ACCREDITED') =>
  scheduledChanges(
    rows.map(([effectiveDate, toStatus], id) => ({ id, effectiveDate, toStatus })),
    present,
    today,
  ).map(({ message }) => message)

describe('changes still to come', () => {
  it('names a suspension and the return after it', () => {
    expect(
      after([
        ['2025-01-01', 'ACCREDITED'],
        ['2026-12-01', 'SUSPENDED'],
        ['2026-12-16', 'ACCREDITED'],
      ]),
    ).toEqual(['Suspended from 1 Dec 2026.', 'Accredited from 16 Dec 2026.'])
  })

  it('leaves out what began already and what a later row of the day took back', () => {
    expect(
      after([
        ['2026-11-21', 'ACCREDITED'],
        ['2026-12-01', 'SUSPENDED'],
        ['2026-12-01', 'ACCREDITED'],
      ]),
    ).toEqual([])
  })

  it('names the return of a suspension under way', () => {
    const rows: [IsoDate, string][] = [
      ['2026-11-01', 'SUSPENDED'],
      ['2026-12-01', 'ACCREDITED'],
    ]
    expect(after(rows, 'SUSPENDED')).toEqual(['Accredited from 1 Dec 2026.'])
  })
})
