import { describe, expect, it } from 'vitest'
import { chipText, groupFilters, withFilter } from './filters.ts'
import type { FilterDeclaration } from './filters.ts'

const status: FilterDeclaration = {
  id: 'status',
  label: 'Status',
  kind: 'many',
  isSuggested: true,
  options: [
    { value: 'ACCREDITED', label: 'Accredited' },
    { value: 'SUSPENDED', label: 'Suspended' },
    { value: 'CLOSED', label: 'Closed' },
  ],
}
const city: FilterDeclaration = { id: 'city', label: 'City', kind: 'text' }

describe('filters', () => {
  it('C2: the chip says what is set, in words, and shortens three or more', () => {
    expect(chipText(status, { status: ['ACCREDITED'] })).toBe('Status: Accredited')
    expect(chipText(status, { status: ['ACCREDITED', 'SUSPENDED'] })).toBe('Status: Accredited, Suspended')
    expect(chipText(status, { status: ['ACCREDITED', 'SUSPENDED', 'CLOSED'] })).toBe('Status: 3 chosen')
    expect(chipText(status, { status: ['GONE'] })).toBe('Status: GONE')
  })
  it('C4: blank and repeated values count as nothing', () => {
    expect(withFilter({ city: ['Lipa'] }, 'city', ['  '])).toEqual({})
    expect(withFilter({}, 'city', [' Lipa ', 'Lipa'])).toEqual({ city: ['Lipa'] })
  })
  it('C1: groups what is set, suggested and hidden behind More', () => {
    const groups = groupFilters([status, city], { city: ['Lipa'] }, false)
    expect(groups.active).toEqual([city])
    expect(groups.suggested).toEqual([status])
    expect(groupFilters([status, city], {}, false).more).toEqual([city])
  })
  it('C8: folds what is not set behind one chip, but not a single one', () => {
    const groups = groupFilters([status, city], {}, true)
    expect([groups.suggested, groups.more]).toEqual([[], [status, city]])
    const single = groupFilters([status, city], { status: ['CLOSED'] }, true)
    expect([single.active, single.suggested, single.more]).toEqual([[status], [city], []])
  })
})
