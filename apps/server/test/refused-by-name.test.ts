import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './harness.ts'
import { anyCity, bodyOf as facilityBody, clinic, makeFacility } from './support/facilities.ts'
import { bodyOf, doctor, physicians } from './support/physicians.ts'

/** What a body says without effect is refused at its field: it is never dropped in silence. */
let app: TestApp
const admin = { as: 'admin' }

beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny' })
})
afterAll(() => app.close())

const { make } = physicians(() => app)

interface Reply {
  status: number
  error: { errors?: readonly { field: string }[] }
}

const refusal = ({ status, error }: Reply) => [status, error.errors?.map(({ field }) => field)]

test('a reason for a block that is none', async () => {
  const record = await makeFacility(app)
  const body = { ...facilityBody(record), blocked: false, blockedReason: 'Renovation' }
  expect(refusal(await app.call('facility.save', { body }, admin))).toEqual([422, ['blockedReason']])
})

test('what belongs to a change of the status of a physician, without the change', async () => {
  const move = {
    effectiveDate: '2026-12-01',
    reason: 'On leave',
    statusRemarks: 'Asked for',
    until: '2026-12-31',
  }
  const record = await make()
  const { accreditationStatusCode } = record
  for (const body of [
    { ...bodyOf(record), ...move },
    { ...bodyOf(record), ...move, accreditationStatusCode },
    { ...doctor(), ...move },
  ])
    expect(refusal(await app.call('physician.save', { body }, admin))).toEqual([422, Object.keys(move)])
})

test('the id and the version of a new item of a list', async () => {
  const body = { code: 'NEWROOM', description: 'New room', id: 1, version: 1 }
  expect(refusal(await app.call('roomCategory.create', { body }, admin))).toEqual([422, ['id', 'version']])
  const { content } = (await app.call('roomCategory.list', { query: {} }, admin)).body
  const [one, other] = content
  const fields = {
    code: one?.code ?? '',
    description: 'Mixed up',
    id: other?.id ?? 0,
    version: one?.version ?? 0,
  }
  const mixed = { params: { id: String(one?.id) }, body: fields }
  expect(refusal(await app.call('roomCategory.update', mixed, admin))).toEqual([422, ['id']])
})

test('a reason for a date in the past of a sheet that begins later, and a version without its sheet', async () => {
  const lines = [{ roomCategoryCode: 'WARD', rate: 1000 }]
  const body = { healthFacilityCode: 'HF0000001', effectiveDate: '2031-01-01', lines }
  const dated = { ...body, backdateReason: 'Agreed late' }
  expect(refusal(await app.call('roomRate.save', { body: dated }, admin))).toEqual([422, ['backdateReason']])
  const versioned = { ...body, version: 1 }
  expect(refusal(await app.call('roomRate.save', { body: versioned }, admin))).toEqual([422, ['id']])
})

test('a consent to a text or a version of it that was never shown', async () => {
  const city = await anyCity(app)
  const consent = { accepted: true as const, textCode: 'PRIVACY', textVersion: 1 }
  const register = async (given: typeof consent) => {
    const { hfCode: _hfCode, remarks: _remarks, ...fields } = clinic(city)
    return refusal(await app.call('publicFacility.register', { body: { ...fields, consent: given } }))
  }
  expect(await register({ ...consent, textCode: 'NOTHING' })).toEqual([422, ['consent.textCode']])
  expect(await register({ ...consent, textVersion: 999 })).toEqual([422, ['consent.textVersion']])
  expect((await register(consent))[0]).toBe(201)
})

test('a target or a document type of a request that is about another, and its remark is stored', async () => {
  const { content } = (await app.call('request.list', { query: { requestType: 'disaccreditation' } }, admin))
    .body
  const taken = content.map(({ targetCode }) => targetCode)
  const rows = (await app.call('facility.rows', { query: { status: 'ACCREDITED', size: 100 } }, admin)).body
  const targetCode = rows.content.map(({ code }) => code).find((code) => !taken.includes(code)) ?? ''
  const payload = {
    applicantType: 'HFC',
    reasonCode: 'NON_COMPLIANCE',
    effectiveDate: '2026-12-15',
    details: 'Bills above the agreed rates.',
  }
  const body = { type: 'disaccreditation' as const, targetCode, payload }
  const officer = { as: 'officer' }
  const typed = await app.call('request.create', { body: { ...body, docType: 'LTO' } }, officer)
  expect(refusal(typed)).toEqual([422, ['docType']])
  const other = { ...body, payload: { ...payload, targetCode: taken[0] ?? 'HF0000002' } }
  expect((await app.call('request.create', { body: other }, officer)).status).not.toBe(201)
  const made = await app.call('request.create', { body: { ...body, remarks: 'This week, please.' } }, officer)
  expect(made.body).toMatchObject({ targetCode, remarks: 'This week, please.' })
})
