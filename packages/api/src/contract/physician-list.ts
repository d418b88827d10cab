import { PhysicianRow } from '../schema/physician-row.ts'
import { group, needs, needsOrOwn } from './define.ts'
import { callsOf, pageOf } from './calls.ts'
import { pageQuery } from './paging.ts'

const { read } = callsOf('accr')

/** Filters of the physician lists. */
export const physicianQuery = pageQuery(
  'name',
  'term',
  'code',
  'prcNumber',
  'specializationCode',
  'subSpecializationCode',
  'accreditationStatusCode',
  'status',
  'location',
  'city',
  'province',
  'doctorCodeOrName',
  'type',
  'providerType',
  'credentialState',
)

/**
 * The rows of the physician lists, apart from the rest of `physician` so that the list loads only its own schema. They are
 * members of `physician` as well.
 */
export const physicianList = group('physician', {
  rows: read('C203', '/phy/list', needsOrOwn('PHY_VIEW'), pageOf(PhysicianRow), {
    query: physicianQuery,
  }),
  expired: read(
    'C204',
    '/phy/list-physiciansWithExpiredCredentials',
    needs('PHY_VIEW'),
    pageOf(PhysicianRow),
    { query: physicianQuery },
  ),
})
