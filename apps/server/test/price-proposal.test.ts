import { addDays } from '@capiz/domain/time'
import { desc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outboxMail, priceSheet } from '../src/db/schema/index.ts'
import { decideLines, proposedChanges } from '../src/areas/price/proposal.ts'
import type { TestApp } from './harness.ts'
import { priceCalls, today } from './support/price-calls.ts'
import { startPriceApp } from './support/price.ts'
import { reject } from './support/request.ts'

let t: TestApp
beforeAll(async () => {
  t = await startPriceApp()
  await send('POST', '/hf/room-rate', {
    healthFacilityCode: 'HF0000001',
    effectiveDate: today,
    lines: [
      { roomCategoryCode: 'WARD', rate: 900 },
      { roomCategoryCode: 'PRIV', rate: 2500 },
      { roomCategoryCode: 'NORC', rate: 100 },
    ],
  })
})
afterAll(() => t.close())

const { send } = priceCalls(() => t)
const date = addDays(today, 40)
const asked = [
  { roomCategoryCode: 'WARD', rate: 1200 },
  { roomCategoryCode: 'PRIV', rate: 2600 },
  { roomCategoryCode: 'SUITE', rate: 9000 },
]

async function propose(effectiveDate = date, lines: object[] = asked): Promise<string> {
  const body = { healthFacilityCode: 'HF0000001', effectiveDate, lines }
  const answer = await send('POST', '/hf/room-rate', body, 'coordinator')
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return String(answer.body['requestCode'])
}

interface Choice {
  key: string
  accepted: boolean
  reason?: string | null
}
const review = (code: string) => t.call('request.review', { body: { code } }, { as: 'officer' })
const decide = (code: string, lines: Choice[], as = 'approver', more: object = {}) =>
  t.call('proposal.decide', { body: { code, lines, ...more } }, { as })
const linesOf = (code: string, as = 'approver') => t.call('proposal.lines', { params: { code } }, { as })
const refuseWard: Choice = { key: 'ward', accepted: false, reason: 'Too much of a rise' }
const refuseEnd: Choice = { key: 'norc', accepted: false, reason: 'Still needed' }

describe('a proposed sheet', () => {
  test('shows each line with what it changes', async () => {
    const code = await propose()
    const { body } = await linesOf(code)
    expect(body.map(({ name, state }) => [name, state])).toEqual([
      ['Ward', 'changed'],
      ['Regular private', 'changed'],
      ['Suite', 'added'],
      ['No room category', 'removed'],
    ])
    expect(body[0]?.changes).toMatchObject([{ before: 900, after: 1200, change: 300 }])
    expect(body[0]?.decision).toBeNull()
    await t.call('request.cancel', { body: { code } }, { as: 'coordinator' })
  })

  test('is decided line by line: the accepted ones are posted for the sheet’s own day', async () => {
    const code = await propose()
    expect((await decide(code, [refuseWard])).error.errorCode).toBe('REQUEST_STATUS')
    await review(code)
    const done = await decide(code, [refuseWard, refuseEnd, { key: 'suite', accepted: true }])
    expect(done.status, JSON.stringify(done.error)).toBe(200)
    expect(done.body).toMatchObject({ status: 'APPROVED' })
    expect(done.body.trail.at(-1)?.remarks).toContain('Ward: Too much of a rise')
    const [sheet] = await t.db.select().from(priceSheet).where(eq(priceSheet.requestCode, code))
    expect(sheet).toMatchObject({ effectiveDate: date })
    const posted = await t.call('roomRate.get', { params: { id: sheet?.id ?? 0 } }, { as: 'rates' })
    expect(posted.body.lines.map(({ roomCategoryCode, rate }) => [roomCategoryCode, rate])).toEqual([
      ['WARD', 900],
      ['PRIV', 2600],
      ['SUITE', 9000],
      ['NORC', 100],
    ])
    const [mail] = await t.db.select().from(outboxMail).orderBy(desc(outboxMail.id)).limit(1)
    expect(mail?.body).toContain('No room category: Still needed')
    const after = (await linesOf(code, 'coordinator')).body
    expect(after[0]).toMatchObject({ decision: { accepted: false, reason: 'Too much of a rise' } })

    const back = await t.call('proposal.returned', { params: { code } }, { as: 'coordinator' })
    expect(back.body.lines).toMatchObject([
      { name: 'Ward', state: 'changed', reason: 'Too much of a rise', values: { rate: 1200 } },
      { name: 'No room category', state: 'removed', values: null },
    ])
    expect(back.body.draft.map(({ roomCategoryCode, rate }) => [roomCategoryCode, rate])).toEqual([
      ['WARD', 1200],
      ['PRIV', 2600],
      ['SUITE', 9000],
    ])
  })

  test('wants a reason for what is refused, known lines, and something left', async () => {
    const code = await propose(addDays(today, 60))
    await review(code)
    const rejected = await decide(code, [
      { key: 'ward', accepted: false, reason: ' ' },
      { key: 'nothing', accepted: true },
      { key: 'suite', accepted: false, reason: 'It stays as it is' },
    ])
    expect(rejected.error.errors).toMatchObject([
      { field: 'lines.0.reason' },
      { field: 'lines.1.key' },
      { field: 'lines.2.key' },
    ])
    const none = (await linesOf(code)).body
      .filter(({ state }) => state !== 'same')
      .map(({ key }) => ({ key, accepted: false, reason: 'Not now' }))
    expect((await decide(code, none)).error.errors).toMatchObject([{ field: 'lines' }])
    expect(await t.db.$count(priceSheet, eq(priceSheet.requestCode, code))).toBe(0)
  })

  test('keeps the four eyes, the rights, and what moved meanwhile', async () => {
    const [open] = (
      await t.call(
        'request.list',
        { query: { requestType: 'hf/room-rate', status: 'REVIEWED' } },
        { as: 'approver' },
      )
    ).body.content
    const code = open?.code ?? ''
    expect((await decide(code, [refuseWard], 'coordinator')).status).toBe(403)
    expect((await decide(code, [refuseWard], 'officer')).status).toBe(403)
    expect((await linesOf(code, 'physician')).status).toBe(404)
    const sheet = {
      healthFacilityCode: 'HF0000001',
      effectiveDate: addDays(today, 50),
      lines: asked.slice(0, 2),
    }
    expect((await send('POST', '/hf/room-rate', sheet)).status).toBe(201)
    const moved = await decide(code, [{ key: 'suite', accepted: true }])
    expect(moved.error.errorCode).toBe('REQUEST_STALE')
    // what has to be read before the consent is in the record, line by line
    const { body: view } = await t.call('request.get', { params: { code } }, { as: 'approver' })
    expect(view.stale).toBe(true)
    const rows = [...view.changes, ...view.unchanged]
    const lines = rows.filter(({ field }) => field.endsWith(' rate'))
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.every((row) => row.moved)).toBe(true)
    const done = await decide(code, [{ key: 'suite', accepted: true }], 'approver', { acceptMoved: true })
    expect(done.body.status).toBe('APPROVED')
    const back = await t.call('proposal.returned', { params: { code } }, { as: 'coordinator' })
    expect(back.body.lines).toEqual([])
  })

  test('five decisions at once are one', async () => {
    const lines = [
      ...asked.slice(1),
      { roomCategoryCode: 'WARD', rate: 1 },
      { roomCategoryCode: 'NORC', rate: 2 },
    ]
    const code = await propose(addDays(today, 80), lines)
    await review(code)
    const answers = await Promise.all(Array.from({ length: 5 }, () => decide(code, [refuseWard])))
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409, 409])
  })

  test('has its lines in the call that compares them, and not in its record', async () => {
    const code = await propose(addDays(today, 95))
    const wanted = { params: { code } }
    const { body: open } = await t.call('request.get', wanted, { as: 'approver' })
    expect(open.payload).toMatchObject({ healthFacilityCode: 'HF0000001' })
    expect(open.payload).not.toHaveProperty('lines')
    expect(open.before).not.toHaveProperty('lines')
    expect(open.changes.map(({ field }) => field)).toEqual(['effectiveDate'])
    expect(open.unchanged).toEqual([])
    expect((await linesOf(code)).body.length).toBeGreaterThan(2)
    // who does not see rates sees neither lines nor amounts
    for (const as of ['compliance', 'reports']) {
      const lines = await t.call('proposal.lines', wanted, { as })
      expect([403, 404], as).toContain(lines.status)
      const seen = await t.call('request.get', wanted, { as })
      expect(JSON.stringify(seen.body ?? {}), as).not.toContain('"rate"')
    }
    await reject(t, code)
    const { body: decided } = await t.call('request.get', wanted, { as: 'coordinator' })
    expect([...decided.changes, ...decided.unchanged].map(({ field }) => field)).toEqual(['effectiveDate'])
  })
})

test('whatever is refused, each line is posted as asked or as it is today', () => {
  const rate = fc.dictionary(fc.constantFrom('A', 'B', 'C', 'D'), fc.integer({ min: 1, max: 3 }), {
    minKeys: 1,
    noNullPrototype: true,
  })
  const lines = (rates: Record<string, number>) =>
    Object.entries(rates).map(([roomCategoryCode, amount]) => ({ roomCategoryCode, rate: amount }))
  const labels = { line: () => 'line', value: () => null, header: () => '' }
  fc.assert(
    fc.property(rate, rate, fc.func(fc.boolean()), (before, after, refuses) => {
      const changes = proposedChanges('room-rate', lines(before), lines(after))
      const moving = changes.filter(({ state }) => state !== 'same')
      const refused = moving.filter(({ key }) => refuses(key))
      fc.pre(moving.length === 0 || refused.length < moving.length)
      const choices = refused.map(({ key }) => ({ key, accepted: false, reason: 'Not now' }))
      const decided = decideLines('room-rate', lines(before), lines(after), choices, labels)
      const posted = Object.fromEntries(decided.lines.map((line) => [line['roomCategoryCode'], line['rate']]))
      for (const name of ['A', 'B', 'C', 'D']) {
        const isRefused = refused.some(({ key }) => key === name.toLowerCase())
        expect(posted[name]).toBe(isRefused ? before[name] : after[name])
      }
    }),
  )
})
