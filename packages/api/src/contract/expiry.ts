import { ExpiringDocument, ExpiryCounts, RenewalAsk, RenewalOutcome } from '../schema/expiry.ts'
import { group, needs } from './define.ts'
import { callsOf, itemOf, json, pageOf } from './calls.ts'
import { pageQuery, textQuery } from './common.ts'

const { read, send } = callsOf('accr')
const see = needs('HF_VIEW', 'PHY_VIEW')

const filters = [
  'bucket',
  'ownerType',
  'ownerCode',
  'owner',
  'docType',
  'entity',
  'facilityTypeCode',
  'accreditationStatusCode',
  'location',
  'region',
  'from',
  'to',
] as const

/** Papers of all facilities and physicians by the day they run out (additions of ours). */
export const expiry = group('expiry', {
  list: read('X022', '/expiry', see, pageOf(ExpiringDocument), 'Papers that run out, the soonest first', {
    query: pageQuery(...filters),
  }),
  counts: read(
    'X023',
    '/expiry/counts',
    see,
    itemOf(ExpiryCounts),
    'How many papers run out, by group, kind and region',
    { query: textQuery([], filters) },
  ),
  askRenewal: send(
    'X024',
    '/expiry/ask-renewal',
    needs('HF_EDIT', 'PHY_EDIT'),
    itemOf(RenewalOutcome),
    'Ask providers by mail to renew papers, once a paper and day',
    { body: json(RenewalAsk) },
  ),
})
