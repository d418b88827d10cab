import * as v from 'valibot'
import { pagingEntries, textQuery } from './common.ts'
import { group, needsOrOwn } from './define.ts'
import { callsOf, pageOf } from './calls.ts'
import { TimelineRow } from '../schema/timeline.ts'

const { read } = callsOf('accr')

/** Everything that happened to a record in one stream (addition of ours to specification 2, 7.4). */
export const timeline = group('timeline', {
  list: read(
    'X167',
    '/record-timeline',
    needsOrOwn('HF_VIEW', 'PHY_VIEW'),
    pageOf(TimelineRow),
    'Status, prices, documents, affiliations, requests and logs of a record, newest first',
    {
      query: v.object({
        ...pagingEntries,
        ...textQuery(['code'], ['kind', 'actor', 'from', 'to']).entries,
      }),
    },
  ),
})
