import * as v from 'valibot'
import { wordParam } from './common.ts'
import { group, needsLogin, type Endpoint, type Identified } from './define.ts'
import { callsOf, file } from './calls.ts'

const { read } = callsOf('accr')

/** Kinds of file a list leaves as. */
const exportFormats = ['csv', 'xlsx'] as const

/** Ids of the paged lists among some groups of calls. */
export function pagedLists(groups: Readonly<Record<string, object>>): string[] {
  return Object.values(groups)
    .flatMap((one) => Object.values(one) as Identified<Endpoint>[])
    .filter(({ reply }) => reply.as === 'page')
    .map(({ id }) => id)
}

/**
 * All rows of a list as a file, whatever the list (addition of ours). The query is that of the list itself, its path
 * parameters too; page and size are left aside. `columns` names the fields to write, separated by commas, in their
 * order; without it all are written. Who may not see the list does not find it here either.
 */
export const listExport = (lists: readonly string[]) =>
  group('listExport', {
    file: read('X025', '/export/{list}', needsLogin, file, {
      params: { list: wordParam(lists) },
      query: v.looseObject({
        format: v.optional(v.picklist(exportFormats), 'csv'),
        columns: v.optional(v.pipe(v.string(), v.maxLength(2000))),
      }),
      timeout: 300_000,
      replica: true,
    }),
  })
