import { request } from '@capiz/api/contract/request'
import { onSessionEnd } from '../../platform/session/session-end.ts'
import { call } from '../../platform/calls/api.ts'
import { readUrlState } from '../../platform/routing/url-state.ts'
import { following, neighboursOf } from './neighbours.ts'
import { queueQuery, queueSchema, type QueueState } from './queue-state.ts'

const plain = (): QueueState => readUrlState(queueSchema, new URLSearchParams())

/** The list the user came from: its state, and the requests in their order. */
let last: { state: QueueState; codes: readonly string[] } = { state: plain(), codes: [] }

onSessionEnd(() => {
  last = { state: plain(), codes: [] }
})

/** Keeps the list as it is shown, so that one can go on through it from a request. */
export function rememberQueue(state: QueueState, codes: readonly string[]): void {
  last = { state, codes }
}

/** Returns the requests before and after one in the list the user came from. */
export const neighboursInList = (code: string) => neighboursOf(code, last.codes)

/** The next open request of the queue, with its filters, after the present one. */
export async function nextOpen(current: string): Promise<string | undefined> {
  const { state, codes } = last
  const isWork = state.queue !== 'decided' && state.queue !== 'all'
  const query = { ...queueQuery(isWork ? state : plain()), page: 0, size: 100 }
  const page = await call(request.list, { query })
  return following(
    current,
    codes,
    page.content.map(({ code }) => code),
  )
}
