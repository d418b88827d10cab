import type { RequestType } from '@capiz/domain/request'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appUser, userRequest } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyToday } from './setup/tiny-seed.ts'
import { admin, approver, coordinator, officer, putRequest, stored } from './support/request.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny', today: tinyToday })
})
afterAll(() => t.close())

const openOnes = () =>
  t.db
    .select()
    .from(userRequest)
    .where(and(inArray(userRequest.status, ['PENDING', 'REVIEWED']), eq(userRequest.deleted, false)))
    .orderBy(userRequest.id)

/** Acts on a request, and compares the answer with what the same person reads of it afterwards. */
async function actAndRead(
  action: 'review' | 'approve' | 'reject',
  code: string,
  who: { as: string },
): Promise<boolean> {
  const remarks = action === 'review' ? {} : { remarks: 'Looked at.' }
  const reply = await t.call(`request.${action}`, { body: { code, ...remarks } as never }, who)
  if (reply.status !== 200) return false
  const read = await t.call('request.get', { params: { code } }, who)
  expect(reply.body, `${action} of ${code}`).toEqual(read.body)
  return true
}

test('a decision answers what a fresh read of its request answers, whatever was decided', async () => {
  const answered = {
    review: new Set<RequestType>(),
    approve: new Set<RequestType>(),
    reject: new Set<RequestType>(),
  }
  const note = async (
    action: keyof typeof answered,
    { code, type }: { code: string; type: RequestType },
    who: { as: string },
  ) => {
    if (await actAndRead(action, code, who)) answered[action].add(type)
  }
  for (const request of await openOnes())
    if (request.status === 'PENDING') await note('review', request, officer)
  const seen = new Map<RequestType, number>()
  for (const request of await openOnes()) {
    const count = seen.get(request.type) ?? 0
    seen.set(request.type, count + 1)
    if (count % 2 === 1) await note('reject', request, admin)
    else await note('approve', request, approver)
  }
  expect(answered.review.size).toBeGreaterThan(4)
  expect([...answered.approve]).toEqual(
    expect.arrayContaining(['hf-registration', 'hf-update', 'hf-document', 'hf/room-rate', 'hf-kamustahan']),
  )
  expect(answered.reject.size).toBeGreaterThan(2)
})

test('who decides has looked at the request, unless it is the requester', async () => {
  const isLookedAt = async (action: 'review' | 'cancel', who: { as: string }) => {
    const requester = await t.db.select().from(appUser).where(eq(appUser.username, 'coordinator'))
    const request = await putRequest(t, {
      type: 'hf-update',
      status: 'PENDING',
      requesterCode: requester[0]?.code ?? '',
    })
    const remarks = action === 'cancel' ? { remarks: 'Not needed.' } : {}
    const reply = await t.call(`request.${action}`, { body: { code: request.code, ...remarks } }, who)
    expect(reply.status, JSON.stringify(reply.error)).toBe(200)
    return (await stored(t, request.code)).viewedDate !== null
  }
  expect(await isLookedAt('review', officer)).toBe(true)
  expect(await isLookedAt('cancel', coordinator)).toBe(false)
})
