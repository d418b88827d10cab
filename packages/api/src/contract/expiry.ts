import { ExpiringDocument, ExpiryCounts, RenewalAsk, RenewalOutcome } from '../schema/expiry.ts'
import { endpoint, group, needs } from './define.ts'
import { pageQuery, textQuery } from './common.ts'

const accr = { service: 'accr' } as const
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
  list: endpoint({
    ...accr,
    call: 'X022',
    method: 'GET',
    path: '/expiry',
    access: see,
    query: pageQuery(...filters),
    reply: { as: 'page', schema: ExpiringDocument },
    summary: 'Papers that run out, the soonest first',
  }),
  counts: endpoint({
    ...accr,
    call: 'X023',
    method: 'GET',
    path: '/expiry/counts',
    access: see,
    query: textQuery([], filters),
    reply: { as: 'item', schema: ExpiryCounts },
    summary: 'How many papers run out, by group, kind and region',
  }),
  askRenewal: endpoint({
    ...accr,
    call: 'X024',
    method: 'POST',
    path: '/expiry/ask-renewal',
    access: needs('HF_EDIT', 'PHY_EDIT'),
    body: { as: 'json', schema: RenewalAsk },
    reply: { as: 'item', schema: RenewalOutcome },
    summary: 'Ask providers by mail to renew papers, once a paper and day',
  }),
})
