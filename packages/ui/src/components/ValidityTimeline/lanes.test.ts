import { describe, expect, it } from 'vitest'
import type { RulerSegment } from '../ValidityRuler/index.ts'
import { leadOf, stopsOf } from './lanes.ts'

const period = (from: string, until?: string) =>
  ({ id: from, from, until, fill: 'current', label: 'valid' }) as RulerSegment
const lane = (id: string, ...segments: RulerSegment[]) => ({ id, label: id, segments })

const lanes = [
  lane('licence', period('2025-01-01', '2025-12-31'), period('2024-01-01', '2024-12-31')),
  lane('nothing'),
  lane('permit', period('2023-06-01', '2024-05-31'), period('2025-02-01')),
]
const stops = stopsOf(lanes)

describe('the periods', () => {
  it('stand lane by lane, earliest first', () => {
    expect(stops.map(({ lane: at, segment }) => `${at} ${segment.from}`)).toEqual([
      '0 2024-01-01',
      '0 2025-01-01',
      '2 2023-06-01',
      '2 2025-02-01',
    ])
  })

  it('leave out days that do not exist and ends before beginnings', () => {
    const wrong = [period('2025-02-30'), period('2025-01-01', '2024-01-01'), period('soon')]
    expect(stopsOf([lane('wrong', ...wrong)])).toEqual([])
  })
})

describe('the walk', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 3, 3],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 3],
    ['ArrowDown', 3, 3],
    ['ArrowUp', 2, 0],
    ['Home', 3, 2],
    ['End', 0, 1],
    ['Enter', 0, undefined],
  ])('%s at %d leads to %s', (key, from, to) => {
    expect(leadOf(stops, key, from)).toBe(to)
  })
})
