import { MemoRow } from '../schema/memo.ts'
import { pageQuery } from './common.ts'
import { endpoint, group, needs } from './define.ts'

/** Memos of all facilities and physicians (addition of ours). */
export const memo = group('memo', {
  list: endpoint({
    service: 'accr',
    call: 'X030',
    method: 'GET',
    path: '/memo',
    access: needs('COMPLIANCE_VIEW'),
    query: pageQuery('memoType', 'year', 'month', 'from', 'to', 'ownerCode', 'owner', 'standing'),
    reply: { as: 'page', schema: MemoRow },
    summary: 'Memos with whether they were communicated and delivered on time',
  }),
})
