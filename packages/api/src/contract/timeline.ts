import * as v from 'valibot'
import { pagingEntries, textQuery } from './common.ts'
import { endpoint, group, needsOrOwn } from './define.ts'
import { TimelineRow } from '../schema/timeline.ts'

/** Everything that happened to a record in one stream (addition of ours to specification 2, 7.4). */
export const timeline = group('timeline', {
  list: endpoint({
    service: 'accr',
    call: 'X167',
    method: 'GET',
    path: '/record-timeline',
    access: needsOrOwn('HF_VIEW', 'PHY_VIEW'),
    query: v.object({
      ...pagingEntries,
      ...textQuery(['code'], ['kind', 'actor', 'from', 'to']).entries,
    }),
    reply: { as: 'page', schema: TimelineRow },
    summary: 'Status, prices, documents, affiliations, requests and logs of a record, newest first',
  }),
})
