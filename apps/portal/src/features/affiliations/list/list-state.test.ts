import { describe, expect, it } from 'vitest'
import { readUrlState, writeUrlState } from '../../../platform/routing/url-state.ts'
import {
  affiliationChanges,
  affiliationFilters,
  affiliationListSchema,
  affiliationQuery,
  affiliationValues,
} from './list-state.ts'

const schema = affiliationListSchema('facility')

describe('the list of affiliations in the address', () => {
  it('reads what it wrote and drops what it does not know', () => {
    const set = { term: 'Cruz', status: ['ON_PROCESS'], specialty: 'IM' }
    const params = writeUrlState(schema, new URLSearchParams(), set)
    expect(readUrlState(schema, params)).toMatchObject(set)
    const strange = readUrlState(schema, new URLSearchParams('status=NOPE&sort=password,ASC&size=7'))
    expect(strange).toMatchObject({ status: [], sort: 'lastName,ASC', size: 25 })
    expect(affiliationListSchema('physician')).not.toBe(schema)
  })
  it('asks for what is set and nothing else', () => {
    const plain = readUrlState(schema, new URLSearchParams())
    expect(affiliationQuery(plain)).toEqual({ page: 0, size: 25, sort: 'lastName,ASC' })
    const state = {
      ...plain,
      ...affiliationChanges({ status: ['ACCREDITED', 'SUSPENDED'], specialty: ['IM'] }),
    }
    expect(affiliationQuery(state)).toMatchObject({
      status: 'ACCREDITED,SUSPENDED',
      specializationCode: 'IM',
    })
    expect(affiliationValues(state)).toEqual({ status: ['ACCREDITED', 'SUSPENDED'], specialty: ['IM'] })
  })
  it('offers specialties only where there are some', () => {
    expect(affiliationFilters([]).map(({ id }) => id)).toEqual(['status'])
    expect(affiliationFilters([{ value: 'IM', label: 'Internal medicine' }])).toHaveLength(2)
  })
})
