import { ApiError } from '@capiz/api/client'
import { afterEach, expect, it, vi } from 'vitest'
import { dropHeld, heldCount, onHeldChange, sendHeld, sendOrHold } from './held-sends.ts'

const offline = () => new ApiError({ status: 0, errorCode: 'OFFLINE', message: 'No connection.' })
const stops: (() => void)[] = []
const watch = () => stops.push(onHeldChange(() => undefined))

afterEach(() => {
  dropHeld()
  for (const stop of stops.splice(0)) stop()
})

it('sends again until the connection is back', async () => {
  watch()
  const send = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(offline())
    .mockRejectedValueOnce(offline())
  send.mockResolvedValue('saved')
  const answer = sendOrHold(send)
  for (const times of [1, 2]) {
    await vi.waitFor(() => expect(heldCount()).toBe(1))
    expect(send).toHaveBeenCalledTimes(times)
    sendHeld()
  }
  await expect(answer).resolves.toBe('saved')
  expect(heldCount()).toBe(0)
})

it('tells every other failure at once', async () => {
  watch()
  const refused = new ApiError({ status: 409, errorCode: 'STALE_RECORD', message: 'Changed meanwhile.' })
  await expect(sendOrHold(() => Promise.reject(refused))).rejects.toBe(refused)
})

it('ends with the failure when the user gives up, or the form is gone', async () => {
  watch()
  const leaves = new AbortController()
  const first = sendOrHold(() => Promise.reject(offline()))
  const second = sendOrHold(() => Promise.reject(offline()), leaves.signal)
  await vi.waitFor(() => expect(heldCount()).toBe(2))
  leaves.abort()
  await expect(second).rejects.toThrow('No connection.')
  expect(heldCount()).toBe(1)
  dropHeld()
  await expect(first).rejects.toThrow('No connection.')
})

it('does not wait where nobody would be told', async () => {
  await expect(sendOrHold(() => Promise.reject(offline()))).rejects.toThrow('No connection.')
})
