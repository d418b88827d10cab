import type { InputOf } from '@capiz/api/contract/define'
import type { memo } from '@capiz/api/contract/memo'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../src/db/rows.ts'
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
  const file = await app.call('listExport.file', { params: { list: 'memo.list' }, query: {} }, compliance)
  expect(file.status).toBe(200)
})

const clinics = ['HF0000001', 'HF0000002', 'HF0000003', 'PHY0000001']
const entered = { memoType: 'NETWORK' as const, dateOfMemo: '2026-11-16' }
const file = () => [pdf('network.pdf', 'network')]

const add = (json: InputOf<typeof memo.add>['json'], as = compliance) =>
  app.call('memo.add', { json, files: file() }, as)
const listed = async (query: object, as = compliance) =>
  (await app.call('memo.list', { query }, as)).body.content

test('one memo is entered for many providers, marked, corrected and removed', async () => {
  const reply = await add({ ...entered, recipients: [...clinics, 'HF0000001'], remarks: 'By courier.' })
  expect(reply.status, JSON.stringify(reply.error)).toBe(201)
  expect(reply.body.map(({ ownerCode, entity }) => [ownerCode, entity])).toEqual([
    ['HF0000001', 'hf/memo'],
    ['HF0000002', 'hf/memo'],
    ['HF0000003', 'hf/memo'],
    ['PHY0000001', 'phy/memo'],
  ])
  const [first, second, third, fourth] = reply.body
  if (!first || !second || !third || !fourth) throw new Error('Not four memos.')
  expect(first).toMatchObject({ ...entered, remarks: 'By courier.', dateSent: null, mayChange: true })
  const files = await rowsOf<{ sha256: string }>(
    app.db,
    sql`select distinct sha256 from attachment where uuid in (${first.uuid}, ${fourth.uuid})`,
  )
  expect(files).toHaveLength(1)

  const uuids = reply.body.map(({ uuid }) => uuid)
  const mark = async (step: 'SENT' | 'RECEIVED', day: string, which = uuids) =>
    (await app.call('memo.mark', { body: { uuids: which, step, day } }, compliance)).body
  expect(await mark('RECEIVED', '2026-11-18', [first.uuid])).toEqual({
    marked: [],
    skipped: [{ uuid: first.uuid, ownerName: first.ownerName, reason: 'It has not been sent yet.' }],
  })
  expect((await mark('SENT', '2026-11-17')).marked).toEqual(uuids)
  expect((await mark('RECEIVED', '2026-11-19', [first.uuid, second.uuid])).skipped).toEqual([])
  const again = await mark('SENT', '2026-11-18', [first.uuid, '00000000-0000-4000-8000-000000000000'])
  expect(again.skipped.map(({ reason }) => reason)).toEqual([
    'It was sent on 17 Nov 2026 already.',
    'This memo is no longer on record.',
  ])
  const received = await listed({ standing: 'RECEIVED', memoType: 'NETWORK' })
  expect(received.map(({ ownerCode }) => ownerCode)).toEqual(
    expect.arrayContaining(['HF0000001', 'HF0000002']),
  )

  const correction = { ...entered, dateSent: '2026-11-18', dateReceived: null, remarks: 'By hand.' }
  const correct = (version: number, body: object = correction) =>
    app.call(
      'memo.correct',
      { params: { uuid: third.uuid }, body: { version, ...correction, ...body } },
      compliance,
    )
  const stale = await correct(third.version)
  expect(stale.status).toBe(409)
  expect(stale.error).toMatchObject({ errorCode: 'STALE_RECORD' })
  const now = (await listed({ ownerCode: 'HF0000003', memoType: 'NETWORK' })).find(
    ({ uuid }) => uuid === third.uuid,
  )
  const wrong = await correct(now?.version ?? -1, { dateSent: '2026-11-15' })
  expect(wrong.status).toBe(422)
  expect(wrong.error?.errors?.map(({ field }) => field)).toEqual(['dateSent'])
  const corrected = await correct(now?.version ?? -1)
  expect(corrected.body).toMatchObject({ dateSent: '2026-11-18', remarks: 'By hand.', dateReceived: null })

  expect((await app.call('memo.remove', { params: { uuid: third.uuid } }, compliance)).status).toBe(204)
  expect((await app.call('memo.remove', { params: { uuid: third.uuid } }, compliance)).status).toBe(404)
  expect(
    (await listed({ ownerCode: 'HF0000003', memoType: 'NETWORK' })).map(({ uuid }) => uuid),
  ).not.toContain(third.uuid)
  const audits = await rowsOf<{ action: string }>(
    app.db,
    sql`select action from audit_log where entity_code = 'HF0000003' and audit_topic = 'Facility memo' order by id`,
  )
  expect(audits.map(({ action }) => action)).toEqual(['CREATE', 'UPDATE', 'UPDATE', 'DELETE'])
})

test('a memo is entered for all of its providers or for none, and the refusal names them', async () => {
  const before = await listed({ memoType: 'GENERAL', size: '1000' })
  const unknown = await add({ ...entered, memoType: 'GENERAL', recipients: ['HF0000001', 'HF9999999'] })
  expect(unknown.status).toBe(422)
  expect(unknown.error?.errors).toEqual([{ field: 'recipients', message: 'HF9999999 is not on record.' }])
  const empty = await add({ ...entered, memoType: 'GENERAL', recipients: [] })
  expect(empty.error?.errors?.map(({ field }) => field)).toEqual(['recipients'])
  const late = await add({
    ...entered,
    memoType: 'GENERAL',
    recipients: ['HF0000001'],
    dateSent: '2026-11-21',
  })
  expect(late.error?.errors?.map(({ field }) => field)).toEqual(['dateSent'])
  expect(await listed({ memoType: 'GENERAL', size: '1000' })).toEqual(before)
})

test('a provider sees the memos sent to it and changes none', async () => {
  const coordinator = { as: 'coordinator' }
  const [own, other] = ['HF0000001', 'HF0000002']
  const sent = await add({ ...entered, recipients: [own, other], dateSent: '2026-11-18' })
  const waiting = await add({ ...entered, recipients: [own] })
  const seen = await listed({ size: '1000' }, coordinator)
  expect(new Set(seen.map(({ ownerCode }) => ownerCode))).toEqual(new Set([own]))
  expect(seen.map(({ uuid }) => uuid)).toContain(sent.body[0]?.uuid)
  expect(seen.map(({ uuid }) => uuid)).not.toContain(waiting.body[0]?.uuid)
  expect(seen.every(({ mayChange }) => !mayChange)).toBe(true)
  const fileOf = (uuid = '') =>
    app.call('document.download', { params: { entity: 'hf/memo' }, query: { code: own, uuid } }, coordinator)
  expect((await fileOf(sent.body[0]?.uuid)).status).toBe(200)
  expect((await fileOf(waiting.body[0]?.uuid)).status).toBe(404)
  const files = await app.call(
    'document.list',
    { params: { entity: 'hf/memo' }, query: { code: own } },
    coordinator,
  )
  expect(files.body.map(({ uuid }) => uuid)).not.toContain(waiting.body[0]?.uuid)
  expect((await add({ ...entered, recipients: [own] }, coordinator)).status).toBe(403)
  const params = { uuid: sent.body[0]?.uuid ?? '' }
  expect((await app.call('memo.remove', { params }, coordinator)).status).toBe(403)
})

test('staff without the right to write read only', async () => {
  const rates = { as: 'rates' }
  const [row] = await listed({ size: '1' }, rates)
  expect(row).toMatchObject({ mayChange: false })
  expect((await app.call('memo.remove', { params: { uuid: row?.uuid ?? '' } }, rates)).status).toBe(403)
  expect((await add({ ...entered, recipients: ['HF0000001'] }, rates)).status).toBe(403)
  expect((await add({ ...entered, recipients: ['HF0000001'] }, officer)).status).toBe(201)
})

test('the file of a memo is replaced, its facts stay, and a stale version is refused', async () => {
  await send('first-file', { dateOfMemo: '2026-11-02' })
  const rows = async () =>
    (await app.call('memo.list', { query: { ownerCode: 'HF0000005', size: 50 } }, compliance)).body.content
  const memo = (await rows()).find(({ fileName }) => fileName === 'first-file.pdf')
  const params = { uuid: memo?.uuid ?? '' }
  const replace = (version: number) =>
    app.call(
      'memo.replaceFile',
      { params, json: { version }, files: [pdf('second-file.pdf', 'another content')] },
      compliance,
    )
  const replaced = await replace(memo?.version ?? 0)
  expect(replaced.status, JSON.stringify(replaced.error)).toBe(200)
  expect(replaced.body).toMatchObject({
    ...memo,
    fileName: 'second-file.pdf',
    version: (memo?.version ?? 0) + 1,
  })
  expect((await replace(memo?.version ?? 0)).status).toBe(409)
  const [log] = await rowsOf<{ changes: { field: string; before: unknown; after: unknown }[] }>(
    app.db,
    sql`select changes from audit_log where entity_code = 'HF0000005' order by id desc limit 1`,
  )
  expect(log?.changes).toContainEqual({
    field: 'fileName',
    before: 'first-file.pdf',
    after: 'second-file.pdf',
  })
  const reader = await app.call(
    'memo.replaceFile',
    { params, json: { version: 2 }, files: [pdf('x.pdf', 'x')] },
    { as: 'reports' },
  )
  expect(reader.status).toBe(403)
})
