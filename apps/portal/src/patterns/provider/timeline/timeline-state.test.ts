import { describe, expect, it } from 'vitest'
import { readUrlState } from '../../../platform/routing/url-state.ts'
import {
  entryOf,
  type EventRow,
  timelineChanges,
  timelineFilters,
  timelineQuery,
  timelineSchema,
  timelineValues,
} from './timeline-state.ts'

const row: EventRow = {
  id: 's3',
  kind: 'status',
  // past midnight in Manila, still the day before in Greenwich
  at: '2026-11-20T17:30:00.000Z',
  title: 'Status: Suspended',
  effectiveDate: '2026-12-01',
  text: 'Licence expired.',
  actor: 'officer',
  actorName: 'Tomas Velasco',
  status: 'SUSPENDED',
  about: 'UR-2026-000001',
  record: null,
  activityId: null,
  changes: [],
}

const owner = 'HF0000001'

describe('an event', () => {
  it('stands on its Manila day, by the name of who did it, with the request behind it', () => {
    expect(entryOf(row, owner)).toMatchObject({
      day: '2026-11-21',
      time: '01:30',
      who: 'Tomas Velasco',
      href: '/dashboard/requests/UR-2026-000001',
    })
  })
  it('has the look of the status it came to', () => {
    expect(entryOf(row, owner).tone).not.toBe(entryOf({ ...row, status: 'ACCREDITED' }, owner).tone)
    expect(entryOf({ ...row, kind: 'request', status: null }, owner).tone).toBe('review')
    expect(entryOf({ ...row, kind: 'request', status: 'APPROVED' }, owner).tone).toBe('positive')
  })
  it('names the day it takes effect, where that is neither the day of the event nor in its title', () => {
    const textOf = (changes: Partial<EventRow>) => entryOf({ ...row, ...changes }, owner).text
    expect(textOf({})).toBe('Effective 1 Dec 2026. Licence expired.')
    expect(textOf({ text: null })).toBe('Effective 1 Dec 2026.')
    // the Manila day of the event
    expect(textOf({ effectiveDate: '2026-11-21' })).toBe('Licence expired.')
    expect(textOf({ effectiveDate: '2026-11-20' })).toBe('Effective 20 Nov 2026. Licence expired.')
    expect(textOf({ effectiveDate: null })).toBe('Licence expired.')
    const amended = (day: string) => textOf({ kind: 'price', title: `Room rates from ${day} corrected` })
    expect(amended('1 Dec 2026')).toBe('Licence expired.')
    expect(amended('21 Dec 2026')).toBe('Effective 1 Dec 2026. Licence expired.')
  })
  it('names the values before and after and leads to the entry of the log', () => {
    const changes = [{ field: 'typeCode', before: 'CLIN', after: 'HOSP', afterWords: 'Hospital' }]
    const entry = entryOf({ ...row, kind: 'change', status: null, about: 'TX-1', changes }, owner)
    expect(entry).toMatchObject({ text: 'Type: CLIN, now Hospital.', href: '/audit-logs?code=TX-1' })
  })
  it('of an amended price says why, and each price before and after', () => {
    const changes = [{ field: 'Ward: rate per day', before: '₱2,590.00', after: '₱259.00' }]
    const amended = {
      ...row,
      kind: 'price',
      status: null,
      effectiveDate: '2026-11-21',
      text: 'Typing error.',
      changes,
    } as const
    expect(entryOf(amended, owner).text).toBe('Typing error. Ward: rate per day: ₱2,590.00, now ₱259.00.')
    // a first sheet lists nothing that was before
    const first = { ...amended, text: '1 line.', changes: [{ field: 'Ward', before: null, after: '₱1.00' }] }
    expect(entryOf(first, owner).text).toBe('1 line.')
  })
  it('leads to the notice it is about, inside the record of its provider', () => {
    const about = (record: EventRow['record']) => entryOf({ ...row, kind: 'record', record }, owner).href
    const base = '/health-facility/HF0000001/records'
    expect(about({ kind: 'correction-notice', id: 7, code: 'CN-2026-000007' })).toBe(
      `${base}?kind=correction-notice&record=CN-2026-000007`,
    )
    expect(about({ kind: 'non-conformity', id: 7, code: 'NC-2026-000007' })).toBe(
      `${base}?kind=non-conformity&record=NC-2026-000007`,
    )
  })
  it('says who when nobody was signed in', () => {
    expect(entryOf({ ...row, actor: 'PUBLIC', actorName: 'PUBLIC' }, owner).who).toBe('Public application')
  })
})

describe('the address', () => {
  const state = readUrlState(timelineSchema, new URLSearchParams('kind=price,gossip&period=month'))
  it('is the query and the chips', () => {
    expect(timelineQuery('HF0000001', state, '2026-11-21')).toMatchObject({
      code: 'HF0000001',
      kind: 'price',
      from: '2026-10-23',
      actor: undefined,
    })
    expect(timelineChanges(timelineValues(state))).toMatchObject({
      kind: ['price'],
      period: 'month',
      page: 0,
    })
  })
  it('offers the kinds the reader may see', () => {
    const kinds = (may: boolean) => timelineFilters(() => may)[0]?.options?.map(({ value }) => value)
    expect(kinds(true)).toContain('change')
    expect(kinds(false)).toEqual(['status', 'document', 'affiliation', 'request', 'record'])
  })
})
