import { request } from '@capiz/api/contract/request'
import { onSessionEnd } from '../../platform/session/session-end.ts'
import { call } from '../../platform/calls/api.ts'
import { readUrlState } from '../../platform/routing/url-state.ts'
import { following, neighboursOf } from './neighbours.ts'
import { queueQuery, queueSchema, type QueueState } from './queue-state.ts'

const plain = (): QueueState => readUrlState(queueSchema, new URLSearchParams())

/** The list the user came from: its state, the requests of the page in their order, and how many there are in all. */
interface RememberedQueue {
  state: QueueState
  /** whether its steps are those of a user who approves */
  isApprover: boolean
  codes: readonly string[]
  total: number
}

const nothing = (): RememberedQueue => ({ state: plain(), isApprover: false, codes: [], total: 0 })

let last = nothing()

onSessionEnd(() => {
  last = nothing()
})

/** Keeps the list as it is shown, so that one can go on through it from a request. */
export function rememberQueue(queue: RememberedQueue): void {
  last = queue
}

/** Returns the requests before and after one in the list the user came from. */
export const neighboursInList = (code: string) => neighboursOf(code, last.codes)

/** Returns the place of a request in the list the user came from, counted from 1; undefined of one that is not in it. */
export function placeInList(code: string): { at: number; of: number } | undefined {
  const { codes, state, total } = last
  const index = codes.indexOf(code)
  return index < 0 ? undefined : { at: state.page * state.size + index + 1, of: total }
}

/** The next open request of the queue, with its filters, after the present one. */
export async function nextOpen(current: string): Promise<string | undefined> {
  const { state, isApprover, codes } = last
  const isWork = state.queue !== 'decided' && state.queue !== 'all'
  const query = { ...queueQuery(isWork ? state : plain(), isApprover), page: 0, size: 100 }
  const page = await call(request.list, { query })
  return following(
    current,
    codes,
    page.content.map(({ code }) => code),
  )
}
