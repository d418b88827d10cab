import { describe, expect, it } from 'vitest'
import { readUrlState } from '../../../platform/routing/url-state.ts'
import { narrowedBy, physicianSchema, queryOf } from './physician-state.ts'

const read = (search: string) => readUrlState(physicianSchema, new URLSearchParams(search))

describe('the address of the directory of physicians', () => {
  it('asks for the first ten when nothing is said', () => {
    expect(queryOf(read(''))).toEqual({ page: 0, size: 10 })
    expect(narrowedBy(read(''), undefined)).toBeUndefined()
  })

  it('becomes the query of the call, trimmed, and words', () => {
    const state = read(
      'name=%20reyes%20&specialty=PEDIA&profession=physician&place=Lipa&at=HF0000003&day=SAT&page=1',
    )
    expect(queryOf(state)).toEqual({
      page: 1,
      size: 10,
      name: 'reyes',
      specializationCode: 'PEDIA',
      dentist: 'false',
      location: 'Lipa',
      healthFacilityCode: 'HF0000003',
      day: 'SAT',
    })
    expect(narrowedBy(state, 'Pediatrics')).toBe(
      'the name “reyes”, the specialty Pediatrics, physicians, the place “Lipa”, the facility HF0000003, a clinic on Saturdays',
    )
  })

  it('names a subspecialty beside its specialty', () => {
    expect(queryOf(read('specialty=IM~IM-1'))).toMatchObject({
      specializationCode: 'IM',
      subSpecializationCode: 'IM-1',
    })
  })

  it('falls back from what cannot be asked for', () => {
    expect(queryOf(read('profession=nurse&size=11&name=%20&day=2020-01-01'))).toEqual({ page: 0, size: 10 })
  })
})
