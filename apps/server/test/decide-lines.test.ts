import { addDays } from '@capiz/domain/time'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog, priceEntry, priceSheet, userRequest } from '../src/db/schema/index.ts'
import { cappedChanges } from '../src/areas/price/line-changes.ts'
import type { TestApp } from './harness.ts'
import { priceCalls, today } from './support/price-calls.ts'
import { startPriceApp } from './support/price.ts'

let t: TestApp
beforeAll(async () => {
  t = await startPriceApp()
  await send('POST', '/hf/room-rate', {
    healthFacilityCode: 'HF0000001',
    effectiveDate: today,
    lines: [
      { roomCategoryCode: 'WARD', rate: 900 },
      { roomCategoryCode: 'NORC', rate: 100 },
    ],
  })
})
afterAll(() => t.close())

const { send } = priceCalls(() => t)

/** Proposes room rates and has them reviewed. */
async function reviewed(effectiveDate: string, lines: object[]): Promise<string> {
  const body = { healthFacilityCode: 'HF0000001', effectiveDate, lines }
  const answer = await send('POST', '/hf/room-rate', body, 'coordinator')
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  const code = String(answer.body['requestCode'])
  await t.call('request.review', { body: { code } }, { as: 'officer' })
  return code
}
const linesOf = async (code: string) =>
  (await t.call('proposal.lines', { params: { code } }, { as: 'approver' })).body

const asked = [
  { roomCategoryCode: 'WARD', rate: 1200 },
  { roomCategoryCode: 'SUITE', rate: 9000 },
]

describe('the lines a decision is about', () => {
  test('have prices when they are added or removed', async () => {
    const code = await reviewed(addDays(today, 40), asked)
    const lines = await linesOf(code)
    expect(lines.map(({ name, state, changes }) => [name, state, changes])).toMatchObject([
      ['Ward', 'changed', [{ before: 900, after: 1200, change: 300 }]],
      ['Suite', 'added', [{ field: 'rate', before: null, after: 9000, change: null, percent: null }]],
      ['No room category', 'removed', [{ field: 'rate', before: 100, after: null, change: null }]],
    ])
    await t.call('request.cancel', { body: { code } }, { as: 'coordinator' })
  })

  test('are frozen: what was in force at the decision, whatever becomes of it', async () => {
    const code = await reviewed(addDays(today, 41), asked)
    // between the request and the decision another price comes into force
    const between = { roomCategoryCode: 'WARD', rate: 1000 }
    const sheet = { healthFacilityCode: 'HF0000001', effectiveDate: addDays(today, 35), lines: [between] }
    expect((await send('POST', '/hf/room-rate', sheet)).status).toBe(201)
    const seen = await linesOf(code)
    expect(seen[0]?.changes).toMatchObject([{ before: 1000, after: 1200 }])
    const refusal = { key: 'ward', accepted: false, reason: 'Too much of a rise' }
    const done = await t.call(
      'proposal.decide',
      { body: { code, lines: [refusal], acceptMoved: true } },
      { as: 'approver' },
    )
    expect(done.status, JSON.stringify(done.error)).toBe(200)
    const [stored] = await t.db.select().from(userRequest).where(eq(userRequest.code, code))
    expect(stored?.snapshot?.lines).toEqual(
      seen.map(({ decision: _open, position: _place, band: _quarter, uses: _counts, ...line }) => line),
    )
    const later = { ...sheet, effectiveDate: addDays(today, 38), lines: [{ ...between, rate: 5 }] }
    expect((await send('POST', '/hf/room-rate', later)).status).toBe(201)
    const after = await linesOf(code)
    expect(after.map(({ decision: _taken, ...line }) => line)).toEqual(
      seen.map(({ decision: _open, ...line }) => line),
    )
    expect(after[0]?.decision).toEqual({ accepted: false, reason: 'Too much of a rise', amount: null })
  })

  test('are named in the log with the decision, and in the ledger with both prices', async () => {
    const [request] = await t.db
      .select()
      .from(userRequest)
      .where(eq(userRequest.status, 'APPROVED'))
      .orderBy(desc(userRequest.id))
    const rows = await t.db
      .select({ changes: auditLog.changes })
      .from(auditLog)
      .where(and(eq(auditLog.entityCode, request?.code ?? ''), eq(auditLog.action, 'UPDATE')))
    expect(rows.flatMap(({ changes }) => changes)).toContainEqual({
      field: 'Ward: decision',
      before: null,
      after: 'Refused: Too much of a rise',
    })
    const [entry] = await t.db
      .select({ changes: priceEntry.changes })
      .from(priceEntry)
      .innerJoin(priceSheet, eq(priceSheet.id, priceEntry.sheetId))
      .where(eq(priceSheet.requestCode, request?.code ?? ''))
    expect(entry?.changes).toContainEqual({ field: 'Suite: rate per day', before: null, after: 9000 })
  })

  test('are capped at 200 in the log, with a hash of the rest', () => {
    const changes = Array.from({ length: 250 }, (_, at) => ({
      field: `Line ${at}`,
      before: at,
      after: at + 1,
    }))
    const capped = cappedChanges(changes)
    expect(capped).toHaveLength(201)
    expect(capped.at(-1)?.after).toMatch(/^50 more values, SHA-256 [\da-f]{64}$/)
    const other = changes.with(249, { field: 'Line 249', before: 249, after: 251 })
    expect(cappedChanges(other).at(-1)?.after).not.toBe(capped.at(-1)?.after)
    expect(cappedChanges(changes.slice(0, 200))).toEqual(changes.slice(0, 200))
  })
})
