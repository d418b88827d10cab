import { count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attachment, requestRemark, userRequest } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { pdf } from './support/facilities.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny' })
  await t.db.execute(sql`
    create function refuse_reply() returns trigger language plpgsql
      as 'begin raise exception ''no reply''; end'
  `)
})
afterAll(() => t.close())

/** Sends a call whose reply cannot be stored, then twice as it is, under one key; `rows` counts what it writes. */
async function cutOffThenRepeated<T>(
  send: (headers: Record<string, string>) => Promise<{ status: number; body: T }>,
  rows: () => Promise<number>,
): Promise<{ written: number[]; statuses: number[]; bodies: T[] }> {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const before = await rows()
  await t.db.execute(sql`
    create trigger refuse_reply before update on idempotency_key for each row execute function refuse_reply()
  `)
  const cut = await send(headers)
  await t.db.execute(sql`drop trigger refuse_reply on idempotency_key`)
  const written = [(await rows()) - before]
  const repeats = [await send(headers), await send(headers)]
  written.push((await rows()) - before)
  return {
    written,
    statuses: [cut.status, ...repeats.map(({ status }) => status)],
    bodies: repeats.map(({ body }) => body),
  }
}

test('an upload is stored with its reply or not at all, and once', async () => {
  const code = 'HF0000001'
  const found = await cutOffThenRepeated(
    (headers) => {
      const files = [pdf('licence.pdf', 'the same at each try')]
      const input = { params: { entity: 'hf/document' }, fields: { code, docType: 'RATES' }, files }
      return t.call('document.upload', input, { as: 'officer', headers })
    },
    async () => {
      const [found] = await t.db
        .select({ rows: count() })
        .from(attachment)
        .where(eq(attachment.ownerCode, code))
      return found?.rows ?? 0
    },
  )
  expect(found.statuses).toEqual([500, 201, 201])
  expect(found.written).toEqual([0, 1])
  expect(found.bodies[1]).toEqual(found.bodies[0])
})

test('so is a step on a request, whose reply is read anew after it', async () => {
  const [open] = await t.db.select().from(userRequest).where(eq(userRequest.status, 'PENDING')).limit(1)
  const code = open?.code ?? ''
  const found = await cutOffThenRepeated(
    (headers) =>
      t.call(
        'requestDesk.note',
        { body: { code, remarks: 'Called the office.' } },
        { as: 'officer', headers },
      ),
    async () => {
      const [found] = await t.db.select({ rows: count() }).from(requestRemark)
      return found?.rows ?? 0
    },
  )
  expect(found.statuses).toEqual([500, 200, 200])
  expect(found.written).toEqual([0, 1])
  expect(found.bodies[1]).toEqual(found.bodies[0])
})
