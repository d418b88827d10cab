import { describe, expect, it } from 'vitest'
import {
  drawable,
  endText,
  leftText,
  lanesOf,
  placeOf,
  segmentPlace,
  segmentText,
  fullSpanOf,
  spanOf,
  ticksOf,
} from '../../../charts/ruler-geometry.ts'
import { placeBeside, placeLabels } from './labels.ts'
import type { IsoDate } from '@capiz/domain/time'
import type { RulerSegment } from '../../../charts/ruler-types.ts'

const span = { from: '2026-01-01', until: '2026-01-11' } as const
const segment = (from: RulerSegment['from'], until?: RulerSegment['until']): RulerSegment => ({
  id: from,
  from,
  until,
  fill: 'past',
  label: 'Accredited',
})

describe('geometry', () => {
  it('places days in proportion and stays inside', () => {
    expect(placeOf('2026-01-01', span)).toBe(0)
    expect(placeOf('2026-01-06', span)).toBe(0.5)
    expect(placeOf('2027-01-01', span)).toBe(1)
    expect(placeOf('2020-01-01', span)).toBe(0)
    expect(placeOf('2026-01-01', { from: '2026-01-01', until: '2026-01-01' })).toBe(0)
  })
  it('V3: the last day belongs to the segment, so neighbours touch', () => {
    const first = segmentPlace(segment('2026-01-01', '2026-01-05'), span)
    const second = segmentPlace(segment('2026-01-06', '2026-01-10'), span)
    expect(first.start + first.width).toBeCloseTo(second.start, 10)
    expect(segmentPlace(segment('2026-01-06'), span)).toEqual({ start: 0.5, width: 0.5 })
    expect(segmentPlace(segment('2030-01-01', '2030-02-01'), span).width).toBe(0)
  })
  it('V2: covers every segment and today', () => {
    const all = spanOf(
      [segment('2024-01-10', '2025-06-01'), segment('2025-06-02', '2027-03-31')],
      '2026-11-20',
    )
    expect(all.from < '2024-01-10').toBe(true)
    expect(all.until > '2027-03-31').toBe(true)
    expect(spanOf([], '2026-11-20')).toEqual({ from: '2026-11-06', until: '2026-12-04' })
    expect(spanOf([segment('2026-11-01')], '2026-11-20').until > '2027-01-15').toBe(true)
  })
  it('covers a selectable ruler from edge to edge', () => {
    expect(fullSpanOf([segment('2024-01-10', '2027-03-31')], '2026-11-20')).toEqual({
      from: '2024-01-10',
      until: '2027-04-01',
    })
    const open = fullSpanOf([segment('2026-11-01')], '2026-11-20')
    expect(open.from).toBe('2026-11-01')
    expect(open.until > '2027-01-15').toBe(true)
  })
  it('places a name beside a bar where there is more room, and nowhere without room', () => {
    expect(placeBeside({ start: 0.8, width: 0.2 }, 20, 400)).toEqual({ at: 0.8, align: 'end' })
    expect(placeBeside({ start: 0, width: 0.25 }, 20, 400)).toEqual({ at: 0.25, align: 'start' })
    expect(placeBeside({ start: 0.3, width: 0.7 }, 20, 400)).toBeUndefined()
  })
  it('ticks years, or quarters of a short span', () => {
    expect(ticksOf({ from: '2023-11-01', until: '2026-02-01' })).toEqual([
      '2024-01-01',
      '2025-01-01',
      '2026-01-01',
    ])
    expect(ticksOf({ from: '2026-02-01', until: '2026-08-01' })).toEqual(['2026-04-01', '2026-07-01'])
  })
  it('V6: words the end', () => {
    expect(endText('2027-03-31', '2026-11-20')).toBe('ends 31 Mar 2027 · 131 days left')
    expect(endText('2026-11-21', '2026-11-20')).toBe('ends 21 Nov 2026 · 1 day left')
    expect(endText('2026-11-20', '2026-11-20')).toBe('ends today, 20 Nov 2026')
    expect(endText('2026-11-19', '2026-11-20')).toBe('ended 19 Nov 2026 · 1 day ago')
    expect(leftText('2029-12-31', '2026-11-20')).toBe('1,137 days left')
    expect(leftText('2026-11-20', '2026-11-20')).toBe('ends today')
    expect(leftText('2026-11-19', '2026-11-20')).toBe('ended 1 day ago')
    expect(segmentText(segment('2026-07-01', '2026-12-31'))).toBe('1 Jul 2026 to 31 Dec 2026, Accredited')
    expect(segmentText(segment('2026-07-01'))).toBe('1 Jul 2026 onward, Accredited')
  })
})

describe('labels', () => {
  const labels = [
    { id: 'first', text: '1st accreditation', at: 0.04, align: 'start', priority: 3 },
    { id: 'suspended', text: 'Suspended', at: 0.34, align: 'start', priority: 2 },
    { id: 'end', text: 'ends 31 Mar 2027 · 131 days left', at: 0.88, align: 'end', priority: 1 },
  ] as const
  it('shows all when there is room', () => {
    expect(placeLabels(labels, 1090).map((label) => label.id)).toEqual(['first', 'suspended', 'end'])
  })
  it('V5: drops the least important first when narrow, and nothing ever overlaps', () => {
    expect(placeLabels(labels, 320).map((label) => label.id)).toEqual(['end'])
    for (let width = 120; width < 1200; width += 7) {
      const placed = placeLabels(labels, width)
      const boxes = placed.map(({ text, at, align }) => {
        const size = text.length * 6.4
        const left = at * width - (align === 'start' ? 0 : align === 'end' ? size : size / 2)
        return { left, right: left + size }
      })
      for (const [index, box] of boxes.entries()) {
        expect(box.left).toBeGreaterThanOrEqual(-0.01)
        expect(box.right).toBeLessThanOrEqual(width + 0.01)
        const next = boxes[index + 1]
        if (next) expect(next.left).toBeGreaterThanOrEqual(box.right + 12 - 0.01)
      }
      if (width > 220) expect(placed.some((label) => label.id === 'end')).toBe(true)
    }
  })
})

describe('labels with a second line', () => {
  const labels = [
    { id: 'past', text: '1 Jul 2025', detail: 'past', at: 0.06, align: 'start', priority: 3 },
    { id: 'now', text: '1 Jul 2026', detail: 'in force', at: 0.5, align: 'start', priority: 1 },
    { id: 'asked', text: '1 Jan 2027', detail: 'pending approval', at: 0.62, align: 'start', priority: 3 },
    { id: 'later', text: '1 Mar 2027', detail: 'pending approval', at: 0.75, align: 'start', priority: 3 },
  ] as const
  const sizeOf = (label: { text: string; detail?: string }) =>
    Math.max(label.text.length, label.detail?.length ?? 0) * 6.4
  it('V11: the chosen one keeps its state, the others as far as there is room, and nothing touches', () => {
    for (let width = 130; width < 1400; width += 7) {
      const placed = placeLabels(labels, width)
      expect(placed.find(({ id }) => id === 'now')?.detail).toBe('in force')
      for (const [index, label] of placed.entries()) {
        const left = label.at * width
        expect(left).toBeGreaterThanOrEqual(-0.01)
        expect(left + sizeOf(label)).toBeLessThanOrEqual(width + 0.01)
        const next = placed[index + 1]
        if (next) expect(next.at * width).toBeGreaterThanOrEqual(left + sizeOf(label) + 12 - 0.01)
      }
    }
  })
  it('V11: no state takes the room of a day', () => {
    const withoutDetails = labels.map((label) => ({ ...label, detail: undefined }))
    const ids = (width: number) => placeLabels(labels, width).map(({ id }) => id)
    for (const width of [560, 700, 900, 1200])
      expect(ids(width)).toEqual(placeLabels(withoutDetails, width).map(({ id }) => id))
    expect(placeLabels(labels, 800).map(({ detail }) => detail)).toEqual([
      'past',
      'in force',
      undefined,
      'pending approval',
    ])
  })
})

describe('labels that slide along their bar', () => {
  const short = { id: 'short', text: '1 Jun 2026', detail: 'past', at: 0.5, until: 0.53, priority: 1 }
  const running = { id: 'now', text: '1 Jul 2026', detail: 'in force', at: 0.53, until: 0.8, priority: 2 }
  const next = { id: 'next', text: '1 Jan 2027', detail: 'scheduled', at: 0.8, until: 1, priority: 3 }
  const labels = [short, running, next].map((label) => ({ ...label, align: 'start' as const }))
  const ids = (width: number) => placeLabels(labels, width).map(({ id }) => id)

  it('V11: the version in force stands beside a short chosen one before it, under its own bar', () => {
    expect(ids(700)).toEqual(['short', 'now', 'next'])
    for (let width = 130; width < 1400; width += 7) {
      const [first, second] = placeLabels(labels, width)
      if (first?.id !== 'short' || second?.id !== 'now') continue
      expect(second.at * width).toBeGreaterThanOrEqual(first.at * width + 64 + 12 - 0.01)
      if (second.at > 0.5301) expect(second.at * width + 64).toBeLessThanOrEqual(0.8 * width + 0.01)
    }
  })
  it('V11: it does not stand under the bar of another', () => {
    expect(ids(300)).not.toContain('now')
  })
  it('stays at its own day where nothing is in the way', () => {
    expect(placeLabels(labels.slice(1), 700).map(({ at }) => at)).toEqual([0.53, 0.8])
  })
})

describe('what cannot be drawn', () => {
  const segment = (id: string, from: string, until?: string): RulerSegment => ({
    id,
    from: from as IsoDate,
    until: until === undefined ? undefined : (until as IsoDate),
    fill: 'past',
    label: id,
  })
  it('V10: leaves unreadable days out and turns an impossible end into an open one', () => {
    const drawn = drawable([
      segment('bad', '2026-13-45'),
      segment('late', '2026-01-01', '9999-12-31'),
      segment('turned', '2026-05-01', '2026-04-01'),
      segment('good', '2026-01-01', '2026-02-01'),
    ])
    expect(drawn.map(({ id, until }) => [id, until])).toEqual([
      ['late', undefined],
      ['turned', undefined],
      ['good', '2026-02-01'],
    ])
    expect(segmentText(segment('bad', '2026-13-45'))).toBe('2026-13-45 onward, bad')
  })
  it('V9: puts overlapping periods into lanes', () => {
    const { lane, count } = lanesOf([
      segment('a', '2026-01-01', '2026-06-30'),
      segment('b', '2026-07-01'),
      segment('c', '2026-08-01'),
      segment('d', '2026-08-01', '2026-09-01'),
    ])
    expect(count).toBe(3)
    expect(['a', 'b', 'c', 'd'].map((id) => lane.get(id))).toEqual([0, 0, 1, 2])
    const sameDay = lanesOf([segment('replaced', '2026-01-01', '2026-01-01'), segment('holds', '2026-01-01')])
    expect([sameDay.lane.get('replaced'), sameDay.lane.get('holds')]).toEqual([1, 0])
  })
})
