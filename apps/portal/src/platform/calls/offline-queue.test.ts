import { ApiError } from '@capiz/api/client'
import { afterEach, expect, it, vi } from 'vitest'
import { dropQueued, queuedCount, onQueueChange, retryQueued, sendOrQueue } from './offline-queue.ts'

const offline = () => new ApiError({ status: 0, errorCode: 'OFFLINE', message: 'No connection.' })
const stops: (() => void)[] = []
const watch = () => stops.push(onQueueChange(() => undefined))

afterEach(() => {
  dropQueued()
  for (const stop of stops.splice(0)) stop()
})

it('sends again until the connection is back', async () => {
  watch()
  const send = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(offline())
    .mockRejectedValueOnce(offline())
  send.mockResolvedValue('saved')
  const answer = sendOrQueue(send)
  for (const times of [1, 2]) {
    await vi.waitFor(() => expect(queuedCount()).toBe(1))
    expect(send).toHaveBeenCalledTimes(times)
    retryQueued()
  }
  await expect(answer).resolves.toBe('saved')
  expect(queuedCount()).toBe(0)
})

it('tells every other failure at once', async () => {
  watch()
  const refused = new ApiError({ status: 409, errorCode: 'STALE_RECORD', message: 'Changed meanwhile.' })
  await expect(sendOrQueue(() => Promise.reject(refused))).rejects.toBe(refused)
})

it('ends with the failure when the user gives up, or the form is gone', async () => {
  watch()
  const leaves = new AbortController()
  const first = sendOrQueue(() => Promise.reject(offline()))
  const second = sendOrQueue(() => Promise.reject(offline()), leaves.signal)
  await vi.waitFor(() => expect(queuedCount()).toBe(2))
  leaves.abort()
  await expect(second).rejects.toThrow('No connection.')
  expect(queuedCount()).toBe(1)
  dropQueued()
  await expect(first).rejects.toThrow('No connection.')
})

it('does not wait where nobody would be told', async () => {
  await expect(sendOrQueue(() => Promise.reject(offline()))).rejects.toThrow('No connection.')
})
