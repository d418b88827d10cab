import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './harness.ts'
import { pdf } from './support/facilities.ts'

let app: TestApp
const officer = { as: 'officer' }
const compliance = { as: 'compliance' }

beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny' })
})
afterAll(() => app.close())

async function send(name: string, dates: { dateOfMemo: string; dateSent?: string; dateReceived?: string }) {
  const fields = { code: 'HF0000005', memoType: 'POLICY' as const, ...dates }
  const params = { entity: 'hf/memo' }
  const reply = await app.call(
    'document.upload',
    { params, fields, files: [pdf(`${name}.pdf`, name)] },
    officer,
  )
  expect(reply.status, JSON.stringify(reply.error)).toBe(201)
}

test('a memo is on time by working days, late without being sent too, and undecided while there is time', async () => {
  // 13 November 2026 is a Friday: three working days later is the Wednesday after.
  await send('in-time', { dateOfMemo: '2026-11-13', dateSent: '2026-11-18', dateReceived: '2026-11-20' })
  await send('too-late', { dateOfMemo: '2026-11-12', dateSent: '2026-11-18' })
  await send('never-sent', { dateOfMemo: '2026-11-09' })
  await send('fresh', { dateOfMemo: '2026-11-19' })
  const query = { ownerCode: 'hf0000005', sort: 'dateOfMemo,ASC', memoType: 'POLICY' }
  const { content } = (await app.call('memo.list', { query }, compliance)).body
  const read = content.map((row) => [
    row.fileName,
    row.communicatedDays,
    row.communicatedOnTime,
    row.deliveredDays,
    row.deliveredOnTime,
  ])
  expect(read).toEqual([
    ['never-sent.pdf', null, false, null, null],
    ['too-late.pdf', 4, false, null, null],
    ['in-time.pdf', 3, true, 2, true],
    ['fresh.pdf', null, null, null, null],
  ])
})

test('filters and rights', async () => {
  const of = async (query: object) => (await app.call('memo.list', { query }, compliance)).body
  expect((await of({ standing: 'UNSENT', ownerCode: 'HF0000005' })).totalElements).toBe(2)
  expect((await of({ standing: 'UNSENT,SENT,RECEIVED' })).totalElements).toBe((await of({})).totalElements)
  expect((await of({ year: '2026', month: '11', ownerCode: 'HF0000005' })).totalElements).toBe(4)
  expect((await of({ from: '2026-11-13', ownerCode: 'HF0000005' })).totalElements).toBe(2)
  expect((await of({ owner: 'no such name' })).totalElements).toBe(0)
  expect((await app.call('memo.list', { query: { standing: 'LOST' } }, compliance)).status).toBe(422)
  expect((await app.call('memo.list', {}, { as: 'coordinator' })).status).toBe(403)
  const file = await app.call('listExport.file', { params: { list: 'memo.list' }, query: {} }, compliance)
  expect(file.status).toBe(200)
})
