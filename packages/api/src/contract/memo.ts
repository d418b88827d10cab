import { MemoRow } from '../schema/memo.ts'
import { pageQuery } from './common.ts'
import { group, needs } from './define.ts'
import { callsOf, pageOf } from './calls.ts'

const { read } = callsOf('accr')

/** Memos of all facilities and physicians (addition of ours). */
export const memo = group('memo', {
  list: read('X030', '/memo', needs('COMPLIANCE_VIEW'), pageOf(MemoRow), {
    query: pageQuery('memoType', 'year', 'month', 'from', 'to', 'ownerCode', 'owner', 'standing'),
  }),
})
