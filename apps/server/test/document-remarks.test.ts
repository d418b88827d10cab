import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './harness.ts'
import { pdf } from './support/facilities.ts'

let app: TestApp
const officer = { as: 'officer' }
const coordinator = { as: 'coordinator' }
const code = 'HF0000001'
const params = { entity: 'hf/document' }

beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny' })
})
afterAll(() => app.close())

const documents = async (as = officer) =>
  (await app.call('document.files', { params, query: { code } }, as)).body

const remarkOn = (uuid: string | undefined, remarks: string, more: { entity?: string; as?: string } = {}) =>
  app.call(
    'document.remarks',
    { params: { entity: more.entity ?? 'hf/document' }, body: { code, remarks, ...(uuid && { uuid }) } },
    { as: more.as ?? 'officer' },
  )

const send = (docRemarks: string | null, name: string) =>
  app.call(
    'request.createOthers',
    {
      params: { type: 'hf-document' },
      json: { targetCode: code, docType: null, docRemarks },
      files: [pdf(`${name}.pdf`, name)],
    },
    coordinator,
  )

test('a remark on a document is seen with it by its provider, and kept apart from the internal remarks', async () => {
  const [first, second] = await documents()
  expect((await remarkOn(first?.uuid, 'The second page is missing.')).status).toBe(204)
  expect((await remarkOn(first?.uuid, 'Received by mail today.')).status).toBe(204)
  expect((await remarkOn(undefined, 'Call the owner first.')).status).toBe(204)
  const seen = (await documents(coordinator)).find(({ uuid }) => uuid === first?.uuid)
  expect(seen?.reviewRemarks?.map(({ remarks, createdBy }) => [remarks, createdBy])).toEqual([
    ['Received by mail today.', 'officer'],
    ['The second page is missing.', 'officer'],
  ])
  expect((await documents()).find(({ uuid }) => uuid === second?.uuid)?.reviewRemarks).toEqual([])
  const internal = await app.call('facility.hpasRemarks', { params: { code } }, officer)
  const texts = internal.body.map(({ remarks }) => remarks)
  expect(texts).toContain('Call the owner first.')
  expect(texts).not.toContain('The second page is missing.')
})

test('a remark on the document of another record, or at the wrong address, is refused', async () => {
  const [first] = await documents()
  const other = (await app.call('document.files', { params, query: { code: 'HF0000002' } }, officer)).body[0]
  expect((await remarkOn(other?.uuid, 'Not of this record.')).status).toBe(404)
  expect((await remarkOn(first?.uuid, 'Not here.', { entity: 'hf/contract' })).status).toBe(404)
  const bare = await remarkOn(first?.uuid, 'At the record.', { entity: 'hf' })
  expect(bare.error?.errors?.map(({ field }) => field)).toEqual(['uuid'])
  expect((await remarkOn(first?.uuid, 'By the provider.', { as: 'coordinator' })).status).toBe(403)
})

test('documents outside the list say what they are, and stay side by side on the record', async () => {
  const nameless = await send(null, 'nameless')
  expect(nameless.status).toBe(422)
  expect(nameless.error?.errors).toEqual([{ field: 'docRemarks', message: 'Say what the document is.' }])
  const award = await send('Award of the city', 'award')
  const blessing = await send('Blessing of the building', 'blessing')
  expect([award.status, blessing.status], JSON.stringify(blessing.error)).toEqual([200, 200])
  for (const { body } of [award, blessing]) {
    expect((await app.call('request.review', { body: { code: body.code } }, officer)).status).toBeLessThan(
      300,
    )
    const decision = { code: body.code, remarks: null }
    expect((await app.call('request.approve', { body: decision }, { as: 'approver' })).status).toBeLessThan(
      300,
    )
  }
  const added = (await documents(coordinator)).filter(({ docType }) => docType === 'OTHERS')
  expect(added.map((row) => [row.docTypeLabel, row.docRemarks, row.superseded])).toEqual([
    ['Another document', 'Blessing of the building', false],
    ['Another document', 'Award of the city', false],
  ])
})
