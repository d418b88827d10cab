import { describe, expect, it } from 'vitest'
import { changeOf, changesText, conflicts, difference, unchangedText, valueText } from './values.ts'
import type { DiffRow } from './values.ts'

const row = (kind: DiffRow['kind'], before: unknown, requested: unknown): DiffRow => ({
  field: 'f',
  label: 'ICU, daily rate',
  kind,
  before,
  requested,
  changed: true,
})

describe('valueText', () => {
  it('writes each kind as people read it', () => {
    expect(valueText('peso', 1_140_000)).toBe('₱11,400.00')
    expect(valueText('day', '2026-07-01')).toBe('1 Jul 2026')
    expect(valueText('day', 'soon')).toBe('soon')
    expect(valueText('percent', 12.5)).toBe('12.5%')
    expect(valueText('boolean', false)).toBe('No')
    expect(valueText('list', ['Cardiology', 'Surgery'])).toBe('Cardiology, Surgery')
    expect(valueText('list', [{ day: 'MON', from: '08:00', note: null }])).toBe('MON · 08:00')
  })
  it('F4: knows what is nothing; zero and No are something', () => {
    for (const nothing of [null, undefined, '', []]) expect(valueText('text', nothing)).toBeUndefined()
    expect(valueText('peso', 0)).toBe('₱0.00')
  })
})

describe('changes', () => {
  it('F2: tells added, removed, changed and same', () => {
    expect(changeOf(row('peso', null, 978_000))).toBe('added')
    expect(changeOf(row('text', 'x', ''))).toBe('removed')
    expect(changeOf(row('text', 'x', 'y'))).toBe('changed')
    expect(changeOf(row('text', null, '  '))).toBe('same')
  })
  it('F3: gives the difference of amounts only', () => {
    expect(difference(row('peso', 1_140_000, 1_240_000))).toBe('+8.8%')
    expect(difference(row('peso', 200_000, 195_000))).toBe('−2.5%')
    expect(difference(row('peso', 0, 100))).toBeUndefined()
    expect(difference(row('text', 'a', 'b'))).toBeUndefined()
  })
  it('F6: words conflicts', () => {
    const moved = { ...row('peso', 1_140_000, 1_240_000), now: 1_160_000, moved: true }
    expect(conflicts([moved, row('text', 'a', 'b')])).toEqual([
      'ICU, daily rate: ₱11,400.00 when requested, ₱11,600.00 today',
    ])
  })
  it('counts', () => {
    expect([0, 1, 3].map(changesText)).toEqual(['No changes', '1 change', '3 changes'])
    expect([1, 6].map(unchangedText)).toEqual(['1 field unchanged', '6 fields unchanged'])
  })
})
