import { expect } from '@playwright/test'
import type { Calls } from './calls.ts'

/** Code of the change of status of a provider that waits for a second person. */
export async function waitingStatus(calls: Calls, code: string): Promise<string> {
  const path = `/user-request?requestType=status-change&applicantCode=${code}&status=PENDING`
  const { content } = await calls.get<{ content: { code: string }[] }>(path)
  expect(content).toHaveLength(1)
  return content[0]?.code ?? ''
}

/** Decides on the waiting change of status of a provider, as the second person. */
export async function approveStatus(decider: Calls, code: string): Promise<void> {
  await decider.post('/user-request/approve', { code: await waitingStatus(decider, code) })
}
