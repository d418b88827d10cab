import { expect, it } from 'vitest'
import { unfit } from './batch-state.ts'
import type { QueueRow } from './columns.tsx'

const actor = { userCode: 'USR0000001', permissions: new Set(['REQUEST_REVIEW', 'REQUEST_APPROVE']) }
const row = (code: string, more: Partial<QueueRow>) =>
  ({ code, type: 'hf-update', status: 'PENDING', requesterCode: 'USR0000009', ...more }) as QueueRow

it('names what an action would be refused for, and why', () => {
  const rows = [
    row('one', {}),
    row('two', { type: 'hf/service' }),
    row('own', { requesterCode: 'USR0000001' }),
    row('over', { status: 'APPROVED' }),
  ]
  expect(unfit('approve', rows, actor).map(({ row: { code }, reason }) => [code, reason])).toEqual([
    ['two', 'It has to be reviewed first.'],
    ['own', 'You made this request, so another person has to do this.'],
    ['over', 'The request is not in a state that allows this.'],
  ])
  expect(unfit('review', rows, actor).map((one) => one.row.code)).toEqual(['own', 'over'])
})
