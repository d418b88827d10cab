import {
  DocumentGrace,
  DocumentGraceReply,
  ExpiringDocument,
  ExpiryCounts,
  RenewalAsk,
  RenewalOutcome,
} from '../schema/expiry.ts'
import { group, needs } from './define.ts'
import { callsOf, itemOf, json, pageOf } from './calls.ts'
import { pageQuery, textQuery } from './common.ts'

const { read, send } = callsOf('accr')
const see = needs({ facility: 'HF_VIEW', physician: 'PHY_VIEW' })

const filters = [
  'bucket',
  'effect',
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

/** Documents of all facilities and physicians by the day they run out (additions of ours). */
export const expiry = group('expiry', {
  list: read('X022', '/expiry', see, pageOf(ExpiringDocument), {
    query: pageQuery(...filters),
  }),
  counts: read('X023', '/expiry/counts', see, itemOf(ExpiryCounts), { query: textQuery([], filters) }),
  askRenewal: send(
    'X024',
    '/expiry/ask-renewal',
    needs({ facility: 'HF_EDIT', physician: 'PHY_EDIT' }),
    itemOf(RenewalOutcome),
    { body: json(RenewalAsk) },
  ),
  grace: send(
    'X424',
    '/expiry/grace',
    needs({ facility: 'HF_EDIT', physician: 'PHY_EDIT' }),
    itemOf(DocumentGraceReply),
    { body: json(DocumentGrace) },
  ),
})
