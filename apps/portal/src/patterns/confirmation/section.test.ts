import { describe, expect, it } from 'vitest'
import { freshnessText } from './section.ts'

const confirmed = {
  state: 'CONFIRMED',
  confirmedOn: '2026-11-20',
  dueOn: '2027-02-18',
  isChanged: false,
  reopenedOn: null,
  reopenedBy: null,
  channel: 'PORTAL',
  spokenTo: null,
} as const

describe('the freshness of a section in words', () => {
  it('names the day of the confirmation, the person of a call, and the day it is due', () => {
    expect(freshnessText(confirmed)).toBe('Confirmed on 20 Nov 2026. Due on 18 Feb 2027.')
    expect(freshnessText({ ...confirmed, channel: 'CALL', spokenTo: 'Tala Halimbawa' })).toBe(
      'Confirmed on 20 Nov 2026 by telephone with Tala Halimbawa. Due on 18 Feb 2027.',
    )
    expect(freshnessText({ ...confirmed, state: 'OVERDUE' })).toBe(
      'Confirmed on 20 Nov 2026. It was due on 18 Feb 2027.',
    )
  })

  it('says what opened it since, and that it was never confirmed', () => {
    expect(freshnessText({ ...confirmed, state: 'DUE', isChanged: true })).toBe(
      'Confirmed on 20 Nov 2026, changed since.',
    )
    expect(freshnessText({ ...confirmed, state: 'REOPENED', reopenedOn: '2026-11-22' })).toBe(
      'Confirmed on 20 Nov 2026. A visitor reported an error on 22 Nov 2026.',
    )
    const byLink = { ...confirmed, state: 'REOPENED', reopenedOn: '2026-11-22', reopenedBy: 'LINK' } as const
    expect(freshnessText(byLink)).toBe(
      'Confirmed on 20 Nov 2026. The provider reported an error on 22 Nov 2026.',
    )
    expect(freshnessText({ ...confirmed, state: 'DUE', confirmedOn: null, dueOn: null })).toBe(
      'Not confirmed yet.',
    )
  })
})
