import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inReviewOrder, lineDistance, lineGroup, lineGroups, mainChange, type ComparedLine } from './index.ts'

const line = (name: string, percent: number | null, change: number | null = percent): ComparedLine => ({
  name,
  state: 'changed',
  changes: [{ kind: 'peso', change, percent }],
})
const whole = (name: string, state: 'added' | 'removed'): ComparedLine => ({
  name,
  state,
  changes: [{ kind: 'peso', change: null, percent: null }],
})

describe('a proposed line', () => {
  it.each([
    [8, 'near'],
    [8.04, 'near'],
    [8.1, 'raised'],
    [-7.96, 'lowered'],
    [20, 'raised'],
    [20.1, 'far'],
    [-7.9, 'near'],
    [-8, 'lowered'],
    [-20.1, 'far'],
    [0, 'near'],
  ] as const)('at %d percent is %s', (percent, distance) => {
    expect(lineDistance(line('Ward', percent))).toBe(distance)
  })

  it('is far from a price of 0, and near where nothing can be subtracted', () => {
    expect(lineDistance(line('Ward', null, 500))).toBe('far')
    expect(lineDistance(line('Ward', null, null))).toBe('near')
    expect(lineGroup(whole('Suite', 'added'))).toBe('added')
  })

  it('is compared by its first amount in pesos', () => {
    const [remark, price] = [
      { kind: 'text', change: null, percent: null },
      { kind: 'peso', change: 10, percent: 1 },
    ]
    expect(mainChange({ changes: [remark, price] })).toBe(price)
    expect(mainChange({ changes: [remark] })).toBe(remark)
    expect(mainChange({ changes: [] })).toBeUndefined()
  })
})

describe('the order of the comparison', () => {
  it('has outliers first, the largest rise before falls, then added, removed and the rest', () => {
    const lines = [
      line('Small rise', 2),
      whole('Removed', 'removed'),
      line('Fall', -30),
      whole('Added', 'added'),
      line('From nothing', null, 100),
      line('Rise', 25),
    ]
    expect(inReviewOrder(lines).map(({ name }) => name)).toEqual([
      'From nothing',
      'Rise',
      'Fall',
      'Added',
      'Removed',
      'Small rise',
    ])
  })

  it('keeps every line, by group, whatever the order they came in', () => {
    const any = fc.oneof(
      fc
        .record({ name: fc.string(), percent: fc.option(fc.integer({ min: -99, max: 400 })) })
        .map((one) => line(one.name, one.percent, one.percent ?? 5)),
      fc.constantFrom(whole('a', 'added'), whole('r', 'removed')),
    )
    fc.assert(
      fc.property(fc.array(any), (lines) => {
        const ordered = inReviewOrder(lines)
        expect(new Set(ordered)).toEqual(new Set(lines))
        expect(ordered).toHaveLength(lines.length)
        const ranks = ordered.map((one) => lineGroups.indexOf(lineGroup(one)))
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
        expect(inReviewOrder(lines.toReversed()).map(lineGroup)).toEqual(ordered.map(lineGroup))
      }),
    )
  })
})
