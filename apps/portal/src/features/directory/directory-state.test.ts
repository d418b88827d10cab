import { describe, expect, it } from 'vitest'
import { readUrlState } from '../../platform/routing/url-state.ts'
import { directorySchema, filterText, isNarrowed, queryOf } from './directory-state.ts'

const read = (search: string) => readUrlState(directorySchema, new URLSearchParams(search))

describe('the address of the directory', () => {
  it('asks for the first ten by name when nothing is said', () => {
    const state = read('')
    expect(queryOf(state)).toEqual({ page: 0, size: 10, sort: 'name,ASC' })
    expect(isNarrowed(state)).toBe(false)
  })

  it('becomes the query of the call, trimmed', () => {
    const state = read('name=%20santa%20&type=HOSP&place=Lipa&page=2&size=25&sort=city,ASC')
    expect(queryOf(state)).toEqual({
      page: 2,
      size: 25,
      sort: 'city,ASC',
      name: 'santa',
      types: 'HOSP',
      location: 'Lipa',
    })
  })

  it('falls back from what cannot be asked for', () => {
    expect(queryOf(read('size=7&sort=tin,ASC&page=-1'))).toEqual({ page: 0, size: 10, sort: 'name,ASC' })
  })

  it('says in words what nothing was found for', () => {
    const state = read('name=santa&type=HOSP&place=%20')
    expect(filterText(state, 'Hospital')).toBe('the name “santa”, the type Hospital')
    expect(filterText(state, undefined)).toContain('the type HOSP')
  })
})
