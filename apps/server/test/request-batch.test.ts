import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestBatch, userRequest } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { addLists, makeFacility } from './support/facilities.ts'
import { putRequest, sample } from './support/request.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny' })
  await addLists(t)
})
afterAll(() => t.close())

const approver = { as: 'approver' } as const

const prepare = (body: object, as = 'approver') =>
  t.call('requestDesk.prepareBatch', { body: { action: 'approve', ...body } as never }, { as })

async function prepared(code: string, as = 'approver') {
  const { body } = await prepare({ codes: [code] }, as)
  const [row] = body.requests
  if (row === undefined) throw new Error('The request was not prepared.')
  return row
}

const change = (code: string, values: Partial<typeof userRequest.$inferInsert>) =>
  t.db.update(userRequest).set(values).where(eq(userRequest.code, code))

/** A record that is likely the same as the applicant's. */
const likely = {
  code: 'HF0000001',
  name: 'Agila Clinic',
  score: 0,
  tier: 'likely' as const,
  accreditationStatusCode: 'ACCREDITED',
  reasons: [],
}

describe('a prepared batch', () => {
  test('says what cannot be approved, and why', async () => {
    const twoStep = await sample(t, 'hf/package', 'PENDING')
    expect(await prepared(twoStep.code)).toMatchObject({
      group: 'cannot',
      reasons: ['It has to be reviewed first.'],
    })
    const done = await sample(t, 'hf-update', 'APPROVED')
    expect((await prepared(done.code)).group).toBe('cannot')
    const { code } = await putRequest(t, { type: 'hf-update', status: 'PENDING' })
    expect(await prepared(code, 'officer')).toMatchObject({
      group: 'cannot',
      reasons: ['You do not have permission to do this.'],
    })
  })

  test('names what moved since, which a batch never consents to', async () => {
    const update = await sample(t, 'hf-update', 'REVIEWED')
    const before = { ...(update.before as object), emailAddress: 'elsewhere@facility.example' }
    await change(update.code, { before })
    const row = await prepared(update.code)
    expect(row.group).toBe('cannot')
    expect(row.reasons).toEqual([expect.stringMatching(/^The record changed since: .*E-mail/)])
  })

  test('asks to look at late answers, near days, likely duplicates and documents nobody compared', async () => {
    const { code: facility } = await makeFacility(t)
    const { code } = await putRequest(t, {
      type: 'hf-registration',
      status: 'REVIEWED',
      targetCode: facility,
    })
    const today = t.clock.today()
    const askedOn = '2026-01-05' as const
    const item = { text: 'Licence', answeredOn: null, askedOn, dueDate: askedOn }
    await change(code, {
      payload: { effectiveDate: today },
      ask: { items: [item, item], reason: null, askedOn, dueDate: askedOn },
      candidates: [likely, { ...likely, tier: 'possible', name: 'Far from it' }],
    })
    const { group, reasons, firstDay } = await prepared(code)
    expect([group, firstDay]).toEqual(['look', today])
    expect(reasons).toEqual([
      expect.stringMatching(/^Answer \d+ days late, 2 items open$/),
      'Takes effect today',
      'Likely the same: Agila Clinic',
      expect.stringMatching(/^\d+ documents missing$/),
    ])
  })

  test('asks the same before many are marked as reviewed', async () => {
    const { code: facility } = await makeFacility(t)
    const { code } = await putRequest(t, { type: 'hf-registration', status: 'PENDING', targetCode: facility })
    const [row] = (await prepare({ action: 'review', codes: [code] }, 'officer')).body.requests
    expect(row).toMatchObject({
      group: 'look',
      reasons: [expect.stringMatching(/^\d+ documents missing$/)],
    })
    const [rejected] = (await prepare({ action: 'reject', codes: [code] })).body.requests
    expect(rejected).toMatchObject({ group: 'ready', reasons: [] })
  })

  test('takes all that match the filters of the list, and no request of another', async () => {
    const { body } = await prepare({ filters: { requestType: 'hf-update', status: 'PENDING,REVIEWED' } })
    const list = await t.call(
      'request.list',
      { query: { requestType: 'hf-update', status: 'PENDING,REVIEWED', page: 0, size: 100 } },
      approver,
    )
    expect(body.matching).toBe(list.body.totalElements)
    expect(body.requests.map(({ code }) => code).toSorted()).toEqual(
      list.body.content.map(({ code }) => code).toSorted(),
    )
    expect((await prepare({ filters: { age: 'old' } })).status).toBe(400)
    expect((await prepare({ codes: ['UR-2026-999999'] })).status).toBe(404)
    expect((await prepare({ codes: [] }, 'coordinator')).status).toBe(403)
  })

  test('decides nothing', async () => {
    const { code } = await putRequest(t, { type: 'affiliation', status: 'REVIEWED' })
    const before = await t.db.select().from(userRequest).where(eq(userRequest.code, code))
    await prepared(code)
    expect(await t.db.select().from(userRequest).where(eq(userRequest.code, code))).toEqual(before)
  })
})

describe('the receipts of a batch', () => {
  async function run() {
    const one = await putRequest(t, { type: 'hf-update', status: 'PENDING' })
    const requests = [one.code, 'UR-2026-999999'].map((code) => ({ code }))
    const body = { action: 'reject', requests, reasonCode: 'INCOMPLETE' } as const
    return (await t.call('requestDesk.batch', { body }, approver)).body
  }
  const read = (code: string, as: string) => t.call('requestDesk.getBatch', { params: { code } }, { as })

  test('have an address, stay as they are, and are in the list of who ran them', async () => {
    const batch = await run()
    const again = await read(batch.code, 'approver')
    expect(again.body).toEqual(batch)
    expect(batch.receipts.map(({ ok }) => ok)).toEqual([true, false])
    const rows = (await t.call('requestDesk.batches', {}, approver)).body
    expect(rows[0]).toMatchObject({ code: batch.code, action: 'reject', done: 1, left: 1 })
    expect((await t.call('requestDesk.batches', {}, { as: 'officer' })).body).toEqual([])
    await expect(
      t.db.update(requestBatch).set({ remarks: 'x' }).where(eq(requestBatch.code, batch.code)),
    ).rejects.toThrow()
    expect((await read('RB-2026-999999', 'approver')).status).toBe(404)
    expect((await read(batch.code, 'coordinator')).status).toBe(403)
  })
})
