import { addDays, type IsoDate } from '@capiz/domain/time'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { facility, priceEntry, priceSheet, referenceItem, userRequest } from '../src/db/schema/index.ts'
import { itemColumns } from '../src/engines/reference/row.ts'
import type { TestApp } from './harness.ts'
import { priceCalls, today } from './support/price-calls.ts'
import { importCalls } from './support/price-import.ts'
import { startPriceApp } from './support/price.ts'
import { sheetFile } from './support/workbooks.ts'

let t: TestApp
const rooms = ['WARD', 'PRIV', 'SUITE', 'NORC']
beforeAll(async () => {
  t = await startPriceApp()
  const limit = { code: 'ASK', description: 'Questions', askPercent: 40, askPeerPercent: 75, askLines: 2 }
  await t.db.insert(referenceItem).values(itemColumns('price-limit', limit))
  const [own] = await t.db.select().from(facility).where(eq(facility.code, 'HF0000001'))
  if (!own) throw new Error('No facility.')
  const { id: _id, ...alike } = own
  for (const at of [1, 2, 3, 4, 5]) {
    const code = `HF000090${at}`
    await t.db.insert(facility).values({ ...alike, code, name: `Invented hospital ${at}`, nameKey: code })
    const lines = [room('WARD', 1000 + at * 10)]
    const saved = await send('POST', '/hf/room-rate', {
      healthFacilityCode: code,
      effectiveDate: today,
      lines,
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(201)
  }
  await save(
    day(0),
    rooms.map((code) => room(code, 1000)),
  )
})
afterAll(() => t.close())

const { send, get } = priceCalls(() => t)
const { begin, settled, start, save: saveImport } = importCalls(() => t)
const day = (days: number): IsoDate => addDays(today, days)
const room = (roomCategoryCode: string, rate: number) => ({
  roomCategoryCode,
  rate,
  beds: null,
  inclusions: null,
})
const list = (ward: number) => [room('WARD', ward), ...rooms.slice(1).map((code) => room(code, 1000))]
const body = (effectiveDate: IsoDate, lines: object[], more: object = {}) => {
  return { healthFacilityCode: 'HF0000001', effectiveDate, lines, ...more }
}
const save = (effectiveDate: IsoDate, lines: object[], more: object = {}, as = 'rates') =>
  send('POST', '/hf/room-rate', body(effectiveDate, lines, more), as)
const why = { reason: 'Agreed in the contract of 2026' }
const both = [
  { id: 'FAR_FROM_PRICE', ...why },
  { id: 'FAR_FROM_PEERS', ...why },
]
const stored = () => t.db.$count(priceSheet)
const lastEntry = async () => (await t.db.select().from(priceEntry).orderBy(desc(priceEntry.id)).limit(1))[0]

describe('a line far from its previous price', () => {
  test('is refused by name until a typed reason is given, which stays with the entry', async () => {
    const before = await stored()
    const asked = await save(day(1), list(1500))
    expect(asked.status).toBe(409)
    expect(asked.body).toMatchObject({
      errorCode: 'PRICE_QUESTIONS',
      questionCount: 1,
      questions: [{ id: 'FAR_FROM_PRICE:ward:rate', text: 'Ward: ₱1,000.00 to ₱1,500.00 (+50.0%).' }],
    })
    const short = await save(day(1), list(1500), {
      answers: [{ id: 'FAR_FROM_PRICE:ward:rate', reason: ' a ' }],
    })
    expect(short.status).toBe(409)
    expect(await stored()).toBe(before)
    const answers = [{ id: 'FAR_FROM_PRICE:ward:rate', ...why }]
    const done = await save(day(1), list(1500), { answers })
    expect(done.status, JSON.stringify(done.body)).toBe(201)
    expect((await lastEntry())?.overrides).toEqual([
      {
        code: 'FAR_FROM_PRICE',
        text: 'Ward: ₱1,000.00 to ₱1,500.00 (+50.0%).',
        answer: why.reason,
        by: 'rates',
        at: expect.stringMatching(/^2026-11-20T/),
      },
    ])
  })

  test('is shown on the board as overridden', async () => {
    const query = { size: 100, healthFacilityCode: 'HF0000001' }
    const { body: board } = await t.call('priceDay.board', { query }, { as: 'rates' })
    const row = board.content.find(({ effectiveDate }) => effectiveDate === day(1))
    expect(row?.overrides).toMatchObject([{ answer: why.reason, by: 'rates' }])
  })
})

describe('a line far from its peers', () => {
  test('is asked about where five have a price, and the kept text gives none of their figures away', async () => {
    const [peer] = [{ healthFacilityCode: 'HF0000901' }]
    // five others: four of the peers and the facility of this test
    const dear = { ...peer, effectiveDate: day(0), lines: [room('SUITE', 90_000)] }
    const few = await send('POST', '/hf/room-rate', { ...dear, effectiveDate: day(2) })
    expect(few.body['questions'] ?? []).toEqual([])
    const own = { ...peer, effectiveDate: day(3), lines: [room('WARD', 1010), room('SUITE', 90_000)] }
    expect((await send('POST', '/hf/room-rate', own)).body).not.toHaveProperty('questions')
    const far = {
      healthFacilityCode: 'HF0000901',
      effectiveDate: day(4),
      lines: [room('WARD', 1400), room('SUITE', 90_000)],
    }
    expect((await send('POST', '/hf/room-rate', far)).status).toBe(201)
    const more = { ...far, effectiveDate: day(5), lines: [room('WARD', 1900), room('SUITE', 90_000)] }
    const asked = await send('POST', '/hf/room-rate', more)
    expect(asked.body).toMatchObject({
      errorCode: 'PRICE_QUESTIONS',
      questions: [{ id: 'FAR_FROM_PEERS:ward', text: expect.stringContaining('middle price of 5 peers') }],
    })
    const answers = [{ id: 'FAR_FROM_PEERS', ...why }]
    expect((await send('POST', '/hf/room-rate', { ...more, answers })).status).toBe(201)
    expect((await lastEntry())?.overrides).toMatchObject([
      { code: 'FAR_FROM_PEERS', text: 'Ward: ₱1,900.00, far above its peers.' },
    ])
  })
})

describe('lines that would fall out of force', () => {
  test('end or are kept, as is said', async () => {
    const few = [room('WARD', 1500)]
    const asked = await save(day(10), few)
    expect(asked.body).toMatchObject({
      errorCode: 'PRICE_QUESTIONS',
      questions: [{ id: 'LINES_END', text: '3 items end: Regular private, Suite, No room category.' }],
    })
    const kept = await save(day(10), few, { answers: [{ id: 'LINES_END', choice: 'KEEP' }] })
    expect(kept.status, JSON.stringify(kept.body)).toBe(201)
    expect(kept.body.record.lines).toHaveLength(4)
    expect((await lastEntry())?.overrides).toMatchObject([{ answer: 'Kept in the new prices' }])
    const ended = await save(day(11), few, { answers: [{ id: 'LINES_END', choice: 'END' }] })
    expect(ended.body.record.lines).toHaveLength(1)
  })
})

describe('the same questions', () => {
  test('are asked of an upload that is saved at once, which takes answers as JSON', async () => {
    const upload = async (answers?: unknown) => {
      const form = new FormData()
      const fields = { healthFacilityCode: 'HF0000002', effectiveDate: day(20) }
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      if (answers) form.append('answers', JSON.stringify(answers))
      const table = [
        ['Room category', 'Rate per day (₱)'],
        ['WARD', 1500],
      ]
      form.append('file', new File([new Uint8Array(sheetFile(table))], 'rooms.xlsx'))
      const headers = { authorization: `Bearer ${await t.login('rates')}` }
      const reply = await t.request('/api/accr/hf/room-rate/upload-file', {
        method: 'POST',
        body: form,
        headers,
      })
      return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
    }
    const first = { healthFacilityCode: 'HF0000002', effectiveDate: day(0), lines: [room('WARD', 1000)] }
    expect((await send('POST', '/hf/room-rate', first)).status).toBe(201)
    const before = await stored()
    const asked = await upload()
    expect(asked.body).toMatchObject({ errorCode: 'PRICE_QUESTIONS' })
    expect(await stored()).toBe(before)
    const done = await upload([{ id: 'FAR_FROM_PRICE', ...why }])
    expect(done.body, JSON.stringify(done)).toMatchObject({ sheetId: expect.any(Number) })
  })

  test('are asked of an upload under review: shown before anything is stored, with how much of the list changes', async () => {
    const before = await stored()
    const rows = [
      ['Room category', 'Rate per day (₱)', 'Beds'],
      ['WARD', 9000, null],
    ]
    const { body: job } = await start(rows, { healthFacilityCode: 'HF0000001', effectiveDate: day(30) })
    const preview = await t.call(
      'pricePreview.upload',
      { params: { code: job.code }, body: { mode: 'all' } },
      { as: 'rates' },
    )
    expect(preview.status, JSON.stringify(preview.error)).toBe(200)
    expect(preview.body).toMatchObject({ questionCount: 2, counts: { changed: 1, removed: 0 } })
    const refused = await saveImport(job.code)
    expect(refused.error?.errorCode ?? refused.body.message).toMatch(/PRICE_QUESTIONS|raise questions/)
    expect(await stored()).toBe(before)
    const saved = await saveImport(job.code, 'all', { answers: both })
    expect(saved.body).toMatchObject({ status: 'DONE' })
    expect((await lastEntry())?.overrides).toHaveLength(2)
  })

  test('an upload that would change nine of ten lines says so before anything is stored', async () => {
    const line = (at: number, amount: number) => {
      return { procedure: `1000${at}`, description: `Procedure ${at}`, ruv: null, amount }
    }
    const ten = Array.from({ length: 10 }, (_, at) => line(at, 1000))
    const first = await send('POST', '/standard-procedure-rate', { effectiveDate: day(0), lines: ten })
    expect(first.status, JSON.stringify(first.body)).toBe(201)
    const before = await stored()
    const headings = ['Procedure', 'Description', 'Relative value units', 'Amount (₱)']
    const rows = ten.map(({ procedure, description }, at) => [
      procedure,
      description,
      null,
      at < 9 ? 1100 : 1000,
    ])
    const { body: begun } = await begin(
      [headings, ...rows],
      { effectiveDate: day(1) },
      'rates',
      'standard-procedure-rate',
    )
    const job = await settled(begun.code)
    expect(job.counts).toMatchObject({ changed: 9, same: 1, new: 0, removed: 0 })
    const { body: preview } = await t.call(
      'pricePreview.upload',
      { params: { code: job.code }, body: { mode: 'all' } },
      { as: 'rates' },
    )
    expect(preview).toMatchObject({ counts: { changed: 9, same: 1 }, questionCount: 0 })
    expect(await stored()).toBe(before)
  })

  test('are asked of a proposal without the figures of peers, and stand in its request and its decision', async () => {
    const lines = [room('WARD', 20_000)]
    const asked = await save(day(60), lines, {}, 'coordinator')
    expect(asked.body).toMatchObject({ errorCode: 'PRICE_QUESTIONS' })
    expect(JSON.stringify(asked.body)).not.toContain('peers')
    const sent = await save(day(60), lines, { answers: [{ id: 'FAR_FROM_PRICE', ...why }] }, 'coordinator')
    const code = String(sent.body['requestCode'])
    const shown = async () => {
      const { body: request } = await t.call('request.get', { params: { code } }, { as: 'approver' })
      return request.changes.find(({ label }) => label === 'Answered questions')?.requested
    }
    expect(await shown()).toContain(why.reason)
    await t.call('request.review', { body: { code } }, { as: 'officer' })
    const approved = await t.call('request.approve', { body: { code } }, { as: 'approver' })
    expect(approved.status, JSON.stringify(approved.error)).toBe(200)
    expect(await shown()).toContain(why.reason)
    expect(await lastEntry()).toMatchObject({ requestCode: code, overrides: [{ by: 'coordinator' }] })
  })

  test('are asked of an amendment', async () => {
    const [sheet] = (await get(`/hf/room-rate?healthFacilityCode=HF0000001&effectiveDate=${day(30)}`)).body
      .content
    const payload = {
      sheetId: sheet?.id,
      version: sheet?.version,
      action: 'RETRO',
      reasonCode: 'CONTRACT',
      reason: 'Signed late',
      lines: [room('WARD', 90)],
    }
    const current = (await get(`/hf/room-rate/${sheet?.id}`)).body
    expect(current).toMatchObject({ effectiveDate: day(30) })
    const correct = { ...payload, action: 'CORRECT' }
    const propose = (by: object) => send('POST', '/user-request/price-amendment', { ...correct, ...by })
    const asked = await propose({})
    expect(asked.body, JSON.stringify(asked.body)).toMatchObject({ errorCode: 'PRICE_QUESTIONS' })
    const sent = await propose({ answers: both })
    expect(sent.status, JSON.stringify(sent.body)).toBeLessThan(300)
    const [request] = await t.db.select().from(userRequest).orderBy(desc(userRequest.id)).limit(1)
    expect(request?.payload).toMatchObject({ overrides: [{ answer: why.reason, by: 'rates' }, {}] })
    expect(request?.payload).not.toHaveProperty('answers')
  })
})

describe('a preview', () => {
  test('says who decides, for which days and what is asked, and stores nothing', async () => {
    const before = await stored()
    const { body: shown, status } = await t.call(
      'pricePreview.save',
      { params: { kind: 'room-rate' }, body: body(day(70), [room('WARD', 99)]) as never },
      { as: 'rates' },
    )
    expect(status).toBe(200)
    expect(shown).toMatchObject({
      isEnough: true,
      because: [],
      days: expect.stringContaining('from 29 Jan 2027'),
      counts: { changed: 1 },
      questions: [{ code: 'FAR_FROM_PRICE' }, { code: 'FAR_FROM_PEERS' }],
    })
    expect(await stored()).toBe(before)
  })
})
