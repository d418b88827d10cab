import { describe, expect, it } from 'vitest'
import { groupByDay } from './group.ts'

describe('groupByDay', () => {
  it('keeps the order and gathers neighbours only', () => {
    const entries = [
      { id: 1, day: '2026-11-18' },
      { id: 2, day: '2026-11-18' },
      { id: 3, day: '2025-06-01' },
    ] as const
    expect(groupByDay(entries).map((group) => group.entries.map((entry) => entry.id))).toEqual([[1, 2], [3]])
    expect(groupByDay([])).toEqual([])
  })
})
