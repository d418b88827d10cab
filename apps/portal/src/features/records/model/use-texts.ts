import { lookups } from '@capiz/api/contract/reference'
import { useQueries } from '@tanstack/react-query'
import { call } from '../../../platform/calls/api.ts'
import { callKey } from '../../../platform/data/query.tsx'
import type { Item } from './item.ts'

/** Milliseconds a group is taken as it was read; a save of a text template here drops it at once (`lookup.*`). */
const fresh = 600_000

/** The live text templates of some groups, each group kept by itself; a group on its way is not there. */
export function useTexts(groups: readonly string[]): Readonly<Record<string, readonly Item[]>> {
  return useQueries({
    queries: groups.map((group) => {
      const input = { query: { group, sort: 'code,ASC' } }
      return {
        queryKey: callKey(lookups.templatesOfGroup, input),
        queryFn: ({ signal }: { signal: AbortSignal }) => call(lookups.templatesOfGroup, input, { signal }),
        staleTime: fresh,
      }
    }),
    combine: (answers) =>
      Object.fromEntries(answers.flatMap(({ data }, at) => (data ? [[groups[at] ?? '', data.content]] : []))),
  })
}
