import { request } from '@capiz/api/contract/request'
import { onSessionEnd } from '../../app/session/session-end.ts'
import { call } from '../../lib/api.ts'
import { readUrlState } from '../../lib/url-state.ts'
import { following, neighboursOf } from './neighbours.ts'
import { deskQuery, deskSchema, type DeskState } from './desk-state.ts'

const plain = (): DeskState => readUrlState(deskSchema, new URLSearchParams())

/** The list somebody came from: what it shows, and the requests in their order. */
let last: { state: DeskState; codes: readonly string[] } = { state: plain(), codes: [] }

onSessionEnd(() => {
  last = { state: plain(), codes: [] }
})

/** Keeps the list as it is shown, so that one can go on through it from a request. */
export function rememberDesk(state: DeskState, codes: readonly string[]): void {
  last = { state, codes }
}

/** The requests before and after one in the list somebody came from. */
export const neighboursInList = (code: string) => neighboursOf(code, last.codes)

/** The next open request of the queue, with its filters, after the present one. */
export async function nextOpen(current: string): Promise<string | undefined> {
  const { state, codes } = last
  const isWork = state.queue !== 'decided' && state.queue !== 'all'
  const query = { ...deskQuery(isWork ? state : plain()), page: 0, size: 100 }
  const page = await call(request.list, { query })
  return following(
    current,
    codes,
    page.content.map(({ code }) => code),
  )
}
