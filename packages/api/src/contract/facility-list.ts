import { FacilityRow } from '../schema/facility-row.ts'
import { endpoint, group, needs, needsOrOwn } from './define.ts'
import { pageQuery } from './paging.ts'

const base = { service: 'accr' } as const

/** Filters of the facility lists (domain model 11.9). */
export const facilityQuery = pageQuery(
  'name',
  'term',
  'code',
  'location',
  'city',
  'province',
  'region',
  'facilityTypeCode',
  'type',
  'accreditationStatusCode',
  'status',
  'coordinator',
  'paymentTypeCode',
  'preferredNetwork',
  'preferredNetworkAll',
  'preferredNetworkCategory',
  'providerType',
  'credentialState',
  'blocked',
  'updatedFrom',
  'updatedTo',
)

/**
 * The rows of the facility lists, apart from the rest of `facility` so that the list loads only its own schema. They are
 * members of `facility` as well.
 */
export const facilityList = group('facility', {
  rows: endpoint({
    ...base,
    call: 'C013',
    method: 'GET',
    path: '/hf/list',
    access: needsOrOwn('HF_VIEW'),
    query: facilityQuery,
    reply: { as: 'page', schema: FacilityRow },
    summary: 'List facilities, table rows',
  }),
  expired: endpoint({
    ...base,
    call: 'C014',
    method: 'GET',
    path: '/hf/list-facilitiesWithExpiredCredentials',
    access: needs('HF_VIEW'),
    query: facilityQuery,
    reply: { as: 'page', schema: FacilityRow },
    summary: 'Facilities with expired or expiring credentials',
  }),
})
