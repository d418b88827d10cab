import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attachment } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyToday } from './setup/tiny-seed.ts'
import { approve, approver, coordinator, reject } from './support/request.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny', today: tinyToday })
})
afterAll(() => t.close())

describe('files', () => {
  const pdf = (content: string) =>
    new File([`%PDF-1.4\n% SAMPLE ${content}\n%%EOF`], `${content}.pdf`, { type: 'application/pdf' })
  const hand = (docType: string, content: string, as = 'coordinator') =>
    t.call(
      'request.createWithFiles',
      {
        params: { type: 'hf-document' },
        json: { targetCode: null, docType, validityDate: '2027-11-20' },
        files: [pdf(content)],
      },
      { as },
    )
  const liveOf = (docType: string) =>
    t.db
      .select()
      .from(attachment)
      .where(
        and(
          eq(attachment.ownerKind, 'hf/document'),
          eq(attachment.ownerCode, 'HF0000001'),
          eq(attachment.docType, docType),
        ),
      )
      .then((rows) => rows.filter((row) => row.supersededBy === null && !row.deleted))

  test('wait with the request and join the record when it is approved', async () => {
    const [old] = await liveOf('LTO')
    const made = await hand('LTO', 'licence')
    expect(made.status, JSON.stringify(made.error)).toBeLessThan(300)
    const { code } = made.body
    expect((await hand('LTO', 'again')).error.errorCode).toBe('PENDING_REQUEST_EXISTS')
    expect((await liveOf('LTO')).map(({ uuid }) => uuid)).toEqual([old?.uuid])
    const [file] = made.body.files
    const query = { code, uuid: file?.uuid ?? '' }
    const params = { type: 'hf-document' as const }
    const read = await t.call('request.download', { params, query }, approver)
    expect(Buffer.from(read.bytes).toString()).toContain('SAMPLE licence')
    expect((await t.call('request.download', { params, query }, { as: 'coordinator2' })).status).toBe(404)
    const foreign = { code, uuid: old?.uuid ?? '' }
    expect((await t.call('request.download', { params, query: foreign }, approver)).status).toBe(404)
    const done = await approve(t, code)
    expect(done.status, JSON.stringify(done.error)).toBe(200)
    const live = await liveOf('LTO')
    expect(live).toHaveLength(1)
    expect(live[0]).toMatchObject({ validityDate: '2027-11-20', fileName: 'licence.pdf' })
    const [replaced] = await t.db
      .select()
      .from(attachment)
      .where(eq(attachment.uuid, old?.uuid ?? ''))
    expect(replaced?.supersededBy).toBe(live[0]?.uuid)
  })

  test('are refused where an upload by staff would be, and from who is not the facility', async () => {
    const uploadTemporary = (json: Record<string, unknown>, as = 'coordinator') =>
      t.call(
        'request.createWithFiles',
        {
          params: { type: 'hf-document' },
          json: { targetCode: null, docType: 'FSIC', ...json },
          files: [pdf('a')],
        },
        { as },
      )
    const fieldOf = async (json: Record<string, unknown>) =>
      (await uploadTemporary(json)).error.errors?.[0]?.field
    expect(await fieldOf({ docType: 'NO-SUCH' })).toBe('docType')
    expect(await fieldOf({ docType: null })).toBe('docType')
    expect(await fieldOf({})).toBe('validityDate')
    expect(await fieldOf({ validityDate: '2026-11-19' })).toBe('validityDate')
    expect(await fieldOf({ validityDate: '2026-02-30' })).toBe('validityDate')
    const dated = { validityDate: '2027-11-20', targetCode: 'HF0000001' }
    expect((await uploadTemporary(dated, 'physician')).status).toBe(404)
    expect((await uploadTemporary(dated, 'coordinator2')).status).toBe(404)
    expect((await uploadTemporary({ ...dated, targetCode: 'HF0000099' })).status).toBe(404)
  })

  test('outside the list of papers are kept as others', async () => {
    const made = await t.call(
      'request.createOthers',
      {
        params: { type: 'hf-document' },
        json: { targetCode: 'HF0000005', docType: null, docRemarks: 'Award' },
        files: [pdf('award')],
      },
      { as: 'officer' },
    )
    expect(made.status, JSON.stringify(made.error)).toBeLessThan(300)
    expect(made.body).toMatchObject({
      docType: 'OTHERS',
      payload: { docRemarks: 'Award', validityDate: null },
    })
  })

  test('of a rejected request stay with it only', async () => {
    const before = await liveOf('SANIT')
    const { body } = await hand('SANIT', 'permit')
    expect((await reject(t, body.code)).status).toBe(200)
    expect(await liveOf('SANIT')).toEqual(before)
    const view = await t.call('request.get', { params: { code: body.code } }, coordinator)
    expect(view.body.files).toHaveLength(1)
  })
})
