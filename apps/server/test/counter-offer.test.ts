import { addDays } from '@capiz/domain/time'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog, outboxMail, priceSheet, userRequest } from '../src/db/schema/index.ts'
import type { TestApp } from './harness.ts'
import { tinyPassword } from './setup/tiny-seed.ts'
import { priceCalls, today } from './support/price-calls.ts'
import { startPriceApp } from './support/price.ts'

let t: TestApp
beforeAll(async () => {
  t = await startPriceApp()
  const lines = [
    { roomCategoryCode: 'WARD', rate: 900, beds: 12 },
    { roomCategoryCode: 'PRIV', rate: 2500 },
    { roomCategoryCode: 'NORC', rate: 100 },
  ]
  await send('POST', '/hf/room-rate', { healthFacilityCode: 'HF0000001', effectiveDate: today, lines })
})
afterAll(() => t.close())

const { send } = priceCalls(() => t)
const asked = [
  { roomCategoryCode: 'WARD', rate: 1200, beds: 14 },
  { roomCategoryCode: 'PRIV', rate: 2600 },
  { roomCategoryCode: 'SUITE', rate: 9000 },
]

/** Proposes room rates and has them reviewed. */
async function reviewed(days: number): Promise<string> {
  const body = { healthFacilityCode: 'HF0000001', effectiveDate: addDays(today, days), lines: asked }
  const answer = await send('POST', '/hf/room-rate', body, 'coordinator')
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  const code = String(answer.body['requestCode'])
  await t.call('request.review', { body: { code } }, { as: 'officer' })
  return code
}

interface Offer {
  key: string
  choice: 'accept' | 'refuse' | 'counter'
  amount?: number
  reason?: string
}
const offerTo = (code: string, lines: Offer[], as: string | Caller = 'approver', days = 7) =>
  t.call('proposal.counter', { body: { code, days, lines } }, typeof as === 'string' ? { as } : as)
type Caller = Parameters<TestApp['call']>[2]
const reply = (code: string, accepted: Record<string, boolean>, caller: Caller = { as: 'coordinator' }) => {
  const lines = Object.entries(accepted).map(([key, yes]) => ({ key, accepted: yes }))
  return t.call('proposal.answerCounter', { body: { code, lines } }, caller)
}
/** Signs in on the day of now: a session of an earlier day has ended. */
async function signIn(username: string): Promise<Caller> {
  const who = { grant_type: 'password', username, password: tinyPassword } as const
  return { token: (await t.call('auth.login', { body: who })).body.access_token }
}
const ward = (amount: number): Offer => ({ key: 'ward', choice: 'counter', amount, reason: 'Above the area' })
const linesOf = async (code: string, as = 'approver') =>
  (await t.call('proposal.lines', { params: { code } }, { as })).body
const cancel = (code: string) => t.call('request.cancel', { body: { code } }, { as: 'coordinator' })
const bell = async (as: string) =>
  (await t.call('dashboard.get', { query: { type: 'NOTIFICATION' } }, { as })).body.items.map(
    ({ label }) => label,
  )

describe('a counter-offer', () => {
  test('goes from the approver to the requester and back, and the agreed amount becomes the price', async () => {
    const code = await reviewed(40)
    const aside: Offer = { key: 'norc', choice: 'refuse', reason: 'Still needed' }
    const suite: Offer = { key: 'suite', choice: 'counter', amount: 8000 }
    const made = await offerTo(code, [ward(1000), suite, aside])
    expect(made.status, JSON.stringify(made.error)).toBe(200)
    expect(made.body).toMatchObject({
      status: 'REVIEWED',
      answerDueDate: addDays(today, 7),
      counterOffer: { round: 1, state: 'waiting', lines: 2, answeredOn: null },
    })
    expect(made.body.trail.at(-1)).toMatchObject({ action: 'OFFER' })
    expect(made.body.trail.at(-1)?.remarks).toContain(
      'Ward: ₱1,000.00 in place of ₱1,200.00 (Above the area)',
    )
    expect(await bell('coordinator')).toContain('Counter-offer on room rates: answer by 27 Nov 2026')
    const [mail] = await t.db.select().from(outboxMail).orderBy(desc(outboxMail.id)).limit(1)
    expect(mail?.body).toContain('- Suite: ₱8,000.00 in place of ₱9,000.00')

    // while it waits, nothing is decided, and the requester does not see the decisions kept aside
    const early = await t.call('request.approve', { body: { code } }, { as: 'approver' })
    expect(early.error.errorCode).toBe('OFFER_WAITING')
    expect((await linesOf(code, 'coordinator')).every(({ decision }) => decision === null)).toBe(true)
    expect((await linesOf(code)).find(({ key }) => key === 'norc')?.decision).toMatchObject({
      accepted: false,
    })

    const first = await reply(code, { ward: true, suite: false })
    expect(first.status, JSON.stringify(first.error)).toBe(200)
    expect(first.body).toMatchObject({
      answerDueDate: null,
      counterOffer: { state: 'answered', declined: 1 },
    })
    expect(await bell('approver')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Counter-offer on room rates of .+ was answered$/)]),
    )
    const [answered] = await t.db.select().from(outboxMail).orderBy(desc(outboxMail.id)).limit(1)
    expect(answered?.body).toContain('- Suite: ₱8,000.00 declined')

    // the declined line needs a word of its own; the agreed one cannot be refused any more
    const silent = await t.call('request.approve', { body: { code } }, { as: 'approver' })
    expect(silent.error.errors).toMatchObject([{ field: 'lines' }])
    const refused = { key: 'ward', accepted: false, reason: 'Not after all' }
    const broken = await t.call('proposal.decide', { body: { code, lines: [refused] } }, { as: 'approver' })
    expect(broken.error.errors).toMatchObject([{ field: 'lines.0.accepted' }])

    expect((await offerTo(code, [{ ...suite, amount: 8500 }])).status).toBe(200)
    expect((await reply(code, { suite: true })).status).toBe(200)
    const done = await t.call('request.approve', { body: { code } }, { as: 'approver' })
    expect(done.status, JSON.stringify(done.error)).toBe(200)
    const [sheet] = await t.db.select().from(priceSheet).where(eq(priceSheet.requestCode, code))
    const posted = await t.call('roomRate.get', { params: { id: sheet?.id ?? 0 } }, { as: 'rates' })
    expect(
      posted.body.lines.map(({ roomCategoryCode, rate, beds }) => [roomCategoryCode, rate, beds]),
    ).toEqual([
      ['WARD', 1000, 14],
      ['PRIV', 2600, null],
      ['SUITE', 8500, null],
      ['NORC', 100, null],
    ])
  })

  test('is named in the snapshot, the log and the trail, with every round', async () => {
    const [stored] = await t.db.select().from(userRequest).where(eq(userRequest.status, 'APPROVED'))
    const frozen = stored?.snapshot?.lines?.find(({ key }) => key === 'suite')
    expect(frozen?.offers).toMatchObject([
      { round: 1, amount: 8000, answer: 'DECLINED' },
      { round: 2, amount: 8500, answer: 'ACCEPTED' },
    ])
    const code = stored?.code ?? ''
    const lines = await linesOf(code, 'coordinator')
    expect(lines.find(({ key }) => key === 'suite')?.decision).toEqual({
      accepted: true,
      reason: null,
      amount: 8500,
    })
    const rows = await t.db
      .select({ changes: auditLog.changes })
      .from(auditLog)
      .where(and(eq(auditLog.entityCode, code), eq(auditLog.action, 'UPDATE')))
    const changes = rows.flatMap((row) => row.changes)
    expect(changes).toContainEqual({ field: 'Ward: counter-offer', before: 1200, after: 1000 })
    expect(changes).toContainEqual({
      field: 'Ward: counter-offer of ₱1,000.00',
      before: null,
      after: 'Accepted',
    })
    expect(changes).toContainEqual({ field: 'Suite: decision', before: null, after: 'Accepted at ₱8,500.00' })
    const view = await t.call('request.get', { params: { code } }, { as: 'coordinator' })
    expect(view.body.trail.map(({ action }) => action)).toEqual([
      'CREATE',
      'REVIEW',
      'OFFER',
      'REPLY',
      'OFFER',
      'REPLY',
      'APPROVE',
    ])
    expect(view.body.trail.at(-1)?.remarks).toContain('Suite: ₱8,500.00')
  })

  test('is refused to its maker, its reviewer and strangers, and answered by the requester alone', async () => {
    const code = await reviewed(45)
    expect((await offerTo(code, [ward(1010)], 'coordinator')).error.errorCode).toBe('FORBIDDEN')
    expect((await offerTo(code, [ward(1010)], 'officer')).error.errorCode).toBe('FORBIDDEN')
    expect((await reply(code, { ward: true })).error.errorCode).toBe('REQUEST_STATUS')
    expect((await offerTo(code, [ward(1010)])).status).toBe(200)
    expect((await reply(code, { ward: true }, { as: 'approver' })).error.errorCode).toBe('FORBIDDEN')
    expect((await reply(code, {})).error.errors).toMatchObject([{ field: 'lines' }])
    expect((await reply(code, { ward: true, priv: true })).error.errors).toMatchObject([
      { field: 'lines.1.key' },
    ])
    await cancel(code)
    expect((await reply(code, { ward: true })).error.errorCode).toBe('REQUEST_STATUS')
  })

  test('names the field of an amount that cannot be offered', async () => {
    const code = await reviewed(50)
    const problems = async (lines: Offer[]) => (await offerTo(code, lines)).error.errors
    const { amount: _none, ...without } = ward(1)
    expect(await problems([without])).toMatchObject([{ field: 'lines.0.amount' }])
    expect(await problems([ward(1200)])).toMatchObject([{ field: 'lines.0.amount' }])
    expect(await problems([ward(1000)])).toMatchObject([{ field: 'lines.0.amount' }])
    expect(await problems([ward(-1)])).toMatchObject([{ field: 'lines.0.amount' }])
    expect(await problems([{ key: 'norc', choice: 'counter', amount: 5 }])).toMatchObject([
      { field: 'lines.0.amount' },
    ])
    expect(await problems([{ key: 'nothing', choice: 'counter', amount: 5 }])).toMatchObject([
      { field: 'lines.0.key' },
    ])
    expect(await problems([{ key: 'ward', choice: 'accept' }])).toMatchObject([{ field: 'lines' }])
    expect(await problems([ward(1010), { key: 'suite', choice: 'refuse', reason: '' }])).toMatchObject([
      { field: 'lines.1.reason' },
    ])
    expect((await offerTo(code, [ward(1010)], 'approver', 0)).error.errors).toMatchObject([{ field: 'days' }])
    await cancel(code)
  })

  test('is answered once, whoever comes second', async () => {
    const code = await reviewed(70)
    expect((await offerTo(code, [ward(1010)])).status).toBe(200)
    const both = await Promise.all([reply(code, { ward: true }), reply(code, { ward: false })])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    await cancel(code)
  })

  test('expires after its last day and ends after three rounds; what is open is then decided', async () => {
    const code = await reviewed(60)
    for (const amount of [1010, 1050]) {
      expect((await offerTo(code, [ward(amount)])).status).toBe(200)
      expect((await reply(code, { ward: false })).status).toBe(200)
    }
    expect((await offerTo(code, [ward(1010)])).error.errors).toMatchObject([{ field: 'lines.0.amount' }])
    expect((await offerTo(code, [ward(1100)], 'approver', 3)).status).toBe(200)
    t.clock.set(`${addDays(today, 4)}T02:00:00Z`)
    try {
      const [coordinator, approver] = [await signIn('coordinator'), await signIn('approver')]
      expect((await reply(code, { ward: true }, coordinator)).error.errorCode).toBe('REQUEST_STATUS')
      expect((await offerTo(code, [ward(1150)], approver)).error.errorCode).toBe('REQUEST_STATUS')
      const decision = { key: 'ward', accepted: true }
      const done = await t.call('proposal.decide', { body: { code, lines: [decision] } }, approver)
      expect(done.status, JSON.stringify(done.error)).toBe(200)
    } finally {
      t.clock.set(`${today}T02:00:00Z`)
    }
  })
})
