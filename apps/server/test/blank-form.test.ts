import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../src/db/rows.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { pdf } from './support/facilities.ts'

let app: TestApp
const admin = { as: 'admin' }

beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny' })
})
afterAll(() => app.close())

type Type = Parameters<typeof upload>[0]
const bank = { pageType: 'HF_CREDENTIAL', documentTypeCode: 'BANK' } as const

async function upload(
  type: { pageType: 'HF_CREDENTIAL' | 'PHY_CREDENTIAL'; documentTypeCode: string; remarks?: string },
  file: File = pdf('bank-details.pdf', 'first'),
) {
  return app.call('blankForm.upload', { json: type, files: [file] }, admin)
}

const offered = async (query: { pageType?: Type['pageType'] } = {}) =>
  (await app.call('blankForm.offered', { query })).body
const formOf = async ({ pageType, documentTypeCode }: Type) =>
  (await offered()).find((one) => one.pageType === pageType && one.documentTypeCode === documentTypeCode)
const entryOf = async ({ pageType, documentTypeCode }: Type) =>
  (await app.call('blankForm.list', {}, admin)).body.find(
    (one) => one.pageType === pageType && one.documentTypeCode === documentTypeCode,
  )
const download = (uuid: string) => app.call('blankForm.download', { params: { uuid } })

test('anybody reads which forms are offered, and downloads them', async () => {
  const forms = await offered({ pageType: 'HF_CREDENTIAL' })
  expect(forms.map(({ documentTypeCode, label }) => [documentTypeCode, label])).toEqual([
    ['RATES', 'Signed schedule of rates'],
    ['ROSTER', 'Roster of doctors'],
  ])
  const memos = { query: { pageType: 'HF_MEMO' as never } }
  expect((await app.call('blankForm.offered', memos)).status).toBe(422)
  const reply = await download(forms[0]?.uuid ?? '')
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-disposition')).toContain('schedule-of-rates-form.pdf')
  expect(Buffer.from(reply.bytes).toString('latin1', 0, 5)).toBe('%PDF-')
  expect((await offered()).some(({ pageType }) => pageType === 'DENTIST_CREDENTIAL')).toBe(true)
})

test('a newer form takes the place of the one before, which is kept and no longer offered', async () => {
  expect((await upload({ ...bank, remarks: 'First edition' })).status).toBe(201)
  const first = await formOf(bank)
  expect((await upload(bank, pdf('bank-2.pdf', 'second'))).status).toBe(201)
  const second = await formOf(bank)
  expect([first?.fileName, second?.fileName]).toEqual(['bank-details.pdf', 'bank-2.pdf'])
  const entry = await entryOf(bank)
  expect(entry?.form?.uuid).toBe(second?.uuid)
  expect(entry?.earlier.map(({ fileName, remarks }) => [fileName, remarks])).toEqual([
    ['bank-details.pdf', 'First edition'],
  ])
  const replaced = { params: { uuid: first?.uuid ?? '' } }
  expect((await download(replaced.params.uuid)).status).toBe(404)
  expect((await app.call('blankForm.version', replaced, admin)).status).toBe(200)
  expect((await app.call('blankForm.version', replaced, { as: 'coordinator' })).status).toBe(403)
})

test('a form that is removed gives way to the one it replaced; the log names who did what', async () => {
  const now = await formOf(bank)
  expect((await app.call('blankForm.remove', { params: { uuid: now?.uuid ?? '' } }, admin)).status).toBe(204)
  const before = await formOf(bank)
  expect(before?.fileName).toBe('bank-details.pdf')
  expect((await app.call('blankForm.remove', { params: { uuid: before?.uuid ?? '' } }, admin)).status).toBe(
    204,
  )
  expect(await formOf(bank)).toBeUndefined()
  const log = await rowsOf(
    app.db,
    sql`select action, actor from audit_log where entity_type = 'document-type' and entity_code = 'BANK'
      order by id`,
  )
  expect(log.map(({ action, actor }) => [action, actor])).toEqual([
    ['CREATE', 'admin'],
    ['CREATE', 'admin'],
    ['DELETE', 'admin'],
    ['DELETE', 'admin'],
  ])
})

test('the same code on another page has a form of its own', async () => {
  const physician = { pageType: 'PHY_CREDENTIAL', documentTypeCode: 'BANK' } as const
  expect((await upload(physician)).status).toBe(201)
  expect(await formOf(bank)).toBeUndefined()
  expect((await formOf(physician))?.label).toBeTruthy()
})

test('what is no form, no document type, or no file of the forms is refused', async () => {
  const unknown = await upload({ pageType: 'HF_CREDENTIAL', documentTypeCode: 'NO-SUCH' })
  expect(unknown.status).toBe(422)
  expect(unknown.error.errors).toEqual([
    { field: 'documentTypeCode', message: 'Choose a document type of the list.' },
  ])
  const csv = new File(['a,b'], 'form.csv', { type: 'text/csv' })
  const refused = await upload(bank, csv)
  expect(refused.status).toBe(415)
  expect(refused.error.message).toContain('PDF, DOCX')
  const [paper] = await rowsOf<{ uuid: string }>(
    app.db,
    sql`select uuid from attachment where owner_kind = 'hf/document' and not deleted limit 1`,
  )
  const uuid = paper?.uuid ?? ''
  expect((await download(uuid)).status, 'a document of a provider').toBe(404)
  expect((await app.call('blankForm.version', { params: { uuid } }, admin)).status).toBe(404)
  expect((await app.call('blankForm.remove', { params: { uuid } }, admin)).status).toBe(404)
})

test('a form counts as no document of any provider', async () => {
  const held = await rowsOf(app.db, sql`select 1 from documents_held where owner_code in ('BANK', 'RATES')`)
  expect(held).toEqual([])
})
