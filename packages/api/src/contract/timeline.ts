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
    needsOrOwn({ facility: 'HF_VIEW', physician: 'PHY_VIEW' }),
    pageOf(TimelineRow),
    {
      query: v.object({
        ...pagingEntries,
        ...textQuery(['code'], ['kind', 'actor', 'from', 'to']).entries,
      }),
    },
  ),
})
