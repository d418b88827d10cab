import { describe, expect, it } from 'vitest'
import { firstCallsAt } from '../../../platform/calls/first-calls.ts'
import { readUrlState, writeUrlState } from '../../../platform/routing/url-state.ts'
import {
  changesOf,
  filterValues,
  isExpiringList,
  listSchema,
  queryOf,
  savedViews,
  viewQuery,
} from './list-state.ts'

const read = (address: string) => readUrlState(listSchema, new URLSearchParams(address))

describe('state of the facility list', () => {
  it('sends only what is set', () => {
    expect(queryOf(read('term=%20sampaguita%20&type=HOSP,CLIN&expiring=any'))).toEqual({
      page: 0,
      size: 25,
      term: 'sampaguita',
      facilityTypeCode: 'HOSP,CLIN',
      accreditationStatusCode: undefined,
      province: undefined,
      preferredNetworkCategory: undefined,
      preferredNetwork: undefined,
      credentialState: undefined,
    })
    expect(queryOf(read('expiring=EXPIRED')).credentialState).toBe('EXPIRED')
  })

  it('begins with the call that is sent before the program is there', () => {
    const given = Object.entries(queryOf(read(''))).filter(([, value]) => value !== undefined)
    const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
    expect(firstCallsAt('/health-facility')).toEqual([['accr', `/hf/list?${query.toString()}`]])
  })

  it('asks the list itself for missing documents, and the expiring list for what ends', () => {
    expect(queryOf(read('status=ACCREDITED&expiring=MISSING'))).toMatchObject({
      accreditationStatusCode: 'ACCREDITED',
      credentialState: 'MISSING',
    })
    const calls = ['', 'MISSING', 'VALID', 'any', 'EXPIRING', 'EXPIRED'].map((one) =>
      isExpiringList(read(`expiring=${one}`)),
    )
    expect(calls).toEqual([false, false, false, true, true, true])
  })

  it('drops what is no code, no status, no sort', () => {
    const state = read("type=HOSP,'x'&status=ACCREDITED,HACKED&sort=tin,ASC&expiring=soon&size=7")
    expect(state).toMatchObject({
      type: ['HOSP'],
      status: ['ACCREDITED'],
      sort: '',
      expiring: '',
      size: 25,
    })
  })

  it('brings chips back as they were set', () => {
    const values = { type: ['HOSP'], province: ['Cebu'], expiring: ['EXPIRING'], preferred: ['true'] }
    const params = writeUrlState(listSchema, new URLSearchParams('page=4'), changesOf(values))
    expect(params.get('page')).toBeNull()
    expect(filterValues(read(params.toString()))).toEqual(values)
  })

  it('knows which saved view is on', () => {
    const on = (address: string) =>
      savedViews
        .filter(({ filters }) => viewQuery(read(address), filters) === viewQuery(read(address)))
        .map((v) => v.label)
    expect(on('page=3&sort=code,DESC')).toEqual(['All'])
    expect(on('status=ACCREDITED')).toEqual(['Accredited'])
    expect(on('expiring=any&term=x')).toEqual(['Expiring soon'])
    expect(on('status=ACCREDITED,CLOSED')).toEqual([])
  })
})
