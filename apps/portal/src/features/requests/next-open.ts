import { request } from '@capiz/api/contract/request'
import { call } from '../../platform/calls/api.ts'
import { readUrlState } from '../../platform/routing/url-state.ts'
import { following } from './following.ts'
import { rememberedQueue } from './queue-place.ts'
import { queueQuery, queueSchema, type QueueState } from './queue-state.ts'

const plain = (): QueueState => readUrlState(queueSchema, new URLSearchParams())

/** The next open request of the queue, with its filters, after the present one. */
export async function nextOpen(current: string): Promise<string | undefined> {
  const { state, ownStep, codes } = rememberedQueue()
  const isWork = state !== undefined && state.queue !== 'decided' && state.queue !== 'all'
  const query = { ...queueQuery(isWork ? state : plain(), ownStep), page: 0, size: 100 }
  const page = await call(request.list, { query })
  return following(
    current,
    codes,
    page.content.map(({ code }) => code),
  )
}
