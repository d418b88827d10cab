import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outboxMail, userRequest } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { addLists, anyCity, clinic, pdf, received } from './support/facilities.ts'

/** A document that is asked of an applicant comes back into its place on the checklist. */
let app: TestApp
const officer = { as: 'officer' }

beforeAll(async () => {
  app = await startTestApp({ env: { CAPIZ_ACCESS_SECONDS: '86400', CAPIZ_IDLE_SECONDS: '86400' } })
  await addLists(app)
})
afterAll(() => app.close())

/** A visitor applies for a clinic of this name, without any document. */
async function apply(name: string) {
  app.clock.advance(601)
  const { payee: _payee, ...fields } = clinic(await anyCity(app))
  const emailAddress = `${name.replaceAll(' ', '-').toLowerCase()}@clinic.example`
  const consent = { accepted: true as const, textCode: 'PRIVACY', textVersion: 1 }
  const body = { ...fields, name, emailAddress, consent, confirmDuplicates: true }
  const { requestCode: request, code } = received((await app.call('publicFacility.register', { body })).body)
  return { request, code, emailAddress }
}

type Asked = { item: number; documentTypeCode: string }[]
const ask = (code: string, items: string[], documents: Asked) =>
  app.call('requestDesk.ask', { body: { code, items, documents, days: 5, reason: null } }, officer)

async function tokenTo(recipient: string): Promise<string> {
  const [newest] = await app.db
    .select()
    .from(outboxMail)
    .where(eq(outboxMail.recipient, recipient))
    .orderBy(desc(outboxMail.id))
  return /\/answer#(\S+)/.exec(newest?.body ?? '')?.[1] ?? ''
}

const send = (
  token: string,
  items: number[],
  fileDates: (string | null)[],
  fileItems: number[],
  names: string[],
) =>
  app.call('applicantAsk.answer', {
    json: { token, items, remarks: null, fileItems, fileDates },
    files: names.map((name) => pdf(`${name}.pdf`, name)),
  })

async function rowOf(code: string, documentTypeCode: string) {
  const query = { healthFacilityCode: code }
  const { body } = await app.call('facility.checklist', { query }, officer)
  return body.find((row) => row.documentTypeCode === documentTypeCode)
}

test('the applicant is asked for its date, and the file becomes the document of the record', async () => {
  const { request, code, emailAddress } = await apply('Isang Papel')
  const asked = await ask(
    request,
    ['DOH licence to operate', 'Floor plan'],
    [{ item: 0, documentTypeCode: 'LTO' }],
  )
  expect(asked.status, JSON.stringify(asked.error)).toBe(200)
  const token = await tokenTo(emailAddress)
  const { body: opened } = await app.call('applicantAsk.get', { body: { token } })
  expect(opened.items.map(({ document }) => document)).toEqual([
    { code: 'LTO', dateRule: 'validity', dateLabel: 'Valid until' },
    undefined,
  ])
  const undated = await send(token, [0, 1], [null, null], [1, 0], ['plan', 'licence'])
  expect([undated.status, undated.error.errors?.map(({ field }) => field)]).toEqual([422, ['fileDates.1']])
  expect((await rowOf(code, 'LTO'))?.state).toBe('MISSING')

  const dated = await send(token, [0, 1], [null, '2027-12-31'], [1, 0], ['plan', 'licence'])
  expect(dated.status, JSON.stringify(dated.error)).toBe(200)
  const row = await rowOf(code, 'LTO')
  expect(row).toMatchObject({ state: 'VALID', validityDate: '2027-12-31', verified: false })
  const { body: viewed } = await app.call('request.get', { params: { code: request } }, officer)
  expect(viewed.ask?.items[0]?.files).toEqual([row?.submitted])
  const other = viewed.files.find(({ fileName }) => fileName === 'plan.pdf')
  expect(viewed.ask?.items[1]?.files).toEqual([other?.uuid])
})

test('it takes the place of the one that did not match, whose mark it does not inherit', async () => {
  const { request, code, emailAddress } = await apply('Dalawang Papel')
  const documents = [{ item: 0, documentTypeCode: 'LTO' }]
  await ask(request, ['DOH licence to operate'], documents)
  await send(await tokenTo(emailAddress), [0], ['2027-06-30'], [0], ['first'])
  const first = await rowOf(code, 'LTO')
  const marks = [
    {
      documentTypeCode: 'LTO',
      submitted: first?.submitted,
      verified: false,
      mismatch: true,
      remarks: 'Another clinic',
    },
  ]
  await app.call('facility.saveChecklist', { query: { healthFacilityCode: code }, body: marks }, officer)
  expect((await rowOf(code, 'LTO'))?.mismatch).toBe(true)
  app.clock.advance(3600)
  await ask(request, ['DOH licence to operate: of another clinic'], documents)
  const again = await send(await tokenTo(emailAddress), [0], ['2028-01-31'], [0], ['second'])
  expect(again.status, JSON.stringify(again.error)).toBe(200)
  expect(await rowOf(code, 'LTO')).toMatchObject({
    mismatch: false,
    verified: false,
    validityDate: '2028-01-31',
  })
  const { body: viewed } = await app.call('request.get', { params: { code: request } }, officer)
  expect(viewed.files.map(({ fileName, superseded }) => [fileName, superseded])).toEqual([
    ['first.pdf', true],
    ['second.pdf', false],
  ])
})

test('a type that is not of the list is refused, and so is a document of a request that is no application', async () => {
  const { request } = await apply('Tatlong Papel')
  const unknown = await ask(request, ['Passport'], [{ item: 0, documentTypeCode: 'PASSPORT' }])
  expect([unknown.status, unknown.error.errors?.[0]?.field]).toEqual([422, 'documents'])
  const other = { type: 'hf-update' as const }
  await app.db.update(userRequest).set(other).where(eq(userRequest.code, request))
  const refused = await ask(request, ['DOH licence'], [{ item: 0, documentTypeCode: 'LTO' }])
  expect([refused.status, refused.error.errors?.[0]?.field]).toEqual([422, 'documents'])
})
