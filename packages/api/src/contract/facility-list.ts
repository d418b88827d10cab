import { FacilityRow } from '../schema/facility-row.ts'
import { group, needs, needsOrOwn } from './define.ts'
import { callsOf, pageOf } from './calls.ts'
import { pageQuery } from './paging.ts'

const { read } = callsOf('accr')

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
  rows: read('C013', '/hf/list', needsOrOwn('HF_VIEW'), pageOf(FacilityRow), {
    query: facilityQuery,
  }),
  expired: read('C014', '/hf/list-facilitiesWithExpiredCredentials', needs('HF_VIEW'), pageOf(FacilityRow), {
    query: facilityQuery,
  }),
})
