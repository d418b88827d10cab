import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { attachment, facility } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { accreditation } from './support/accreditation.ts'
import {
  addLists,
  bodyOf,
  clinicDocuments,
  completeChecklist,
  freshToken,
  makeCoordinator,
  makeFacility,
} from './support/facilities.ts'

let app: TestApp
const officer = { as: 'officer' }

beforeAll(async () => {
  app = await startTestApp()
  await addLists(app)
})
beforeEach(() => app.clock.set('2026-11-20T02:00:00Z'))
afterAll(() => app.close())

const { accredited } = accreditation(() => app)

describe('the checklist', () => {
  it('is derived, and a mark holds for the document that was looked at', async () => {
    const record = await makeFacility(app)
    const query = { healthFacilityCode: record.code }
    const before = await app.call('facility.checklist', { query }, officer)
    const required = before.body.filter((row) => row.required).map((row) => row.documentTypeCode)
    expect(required.sort()).toEqual([...clinicDocuments, 'MOA'].sort())
    expect(before.body.every((row) => row.state === 'MISSING' && !row.verified)).toBe(true)
    const early = await app.call(
      'facility.saveChecklist',
      { query, body: [{ documentTypeCode: 'RATES', verified: true }] },
      officer,
    )
    expect(early.error.errors).toEqual([
      { field: '0.verified', message: 'Signed schedule of rates: no document is on file yet.' },
    ])
    await completeChecklist(app, record.code)
    const marked = await app.call('facility.checklist', { query }, officer)
    expect(marked.body.find((row) => row.documentTypeCode === 'BPERMIT')).toMatchObject({
      verified: true,
      verifiedBy: 'admin',
      verifiedDate: '2026-11-20',
      validityDate: '2026-12-31',
      state: 'VALID',
    })
    const file = new File(['%PDF-1.4\n%newer\n%%EOF'], 'newer.pdf')
    const fields = { code: record.code, docType: 'RATES' }
    await app.call('document.upload', { params: { entity: 'hf/document' }, fields, files: [file] }, officer)
    const after = await app.call('facility.checklist', { query }, officer)
    expect(after.body.find((row) => row.documentTypeCode === 'RATES')).toMatchObject({ verified: false })
  })

  it('may be read by the coordinator and marked by staff only', async () => {
    const record = await makeFacility(app)
    const as = await makeCoordinator(app, 'checklist-tala', record.code)
    const query = { healthFacilityCode: record.code }
    expect((await app.call('facility.checklist', { query }, { as })).status).toBe(200)
    const body = [{ documentTypeCode: 'RATES', verified: true }]
    expect((await app.call('facility.saveChecklist', { query, body }, { as })).status).toBe(403)
    expect((await app.call('facility.saveChecklist', { query, body }, { as: 'reports' })).status).toBe(403)
  })
})

describe('the banner', () => {
  it('warns of papers, requests, contract and block, each to those concerned', async () => {
    const record = await makeFacility(app)
    const as = await makeCoordinator(app, 'banner-tala', record.code)
    await completeChecklist(app, record.code)
    await app.db
      .update(facility)
      .set({ contractValidityDate: '2026-12-01', blocked: true, blockedReason: 'secret' })
      .where(eq(facility.code, record.code))
    const { body: own } = await app.call('facility.get', { params: { code: record.code } }, { as })
    await app.call('facility.save', { body: { ...bodyOf(own), tin: '321-321-321' } }, { as })
    app.clock.set('2026-12-10T02:00:00Z')
    const later = { token: await freshToken(app, 'approver') }
    const staff = await app.call('facility.banner', { params: { code: record.code } }, later)
    expect(staff.body.mainAddress).toContain('Sampaguita Street')
    const messages = staff.body.warnings.map(({ message }) => message)
    expect(messages).toEqual(
      expect.arrayContaining([
        'Blocked for all but its covered accounts: secret.',
        'The contract ended on 1 Dec 2026.',
        "Mayor's or business permit is valid until 31 Dec 2026.",
        '1 request waiting: Facility update.',
      ]),
    )
    const provider = { token: await freshToken(app, as) }
    const seen = await app.call('facility.banner', { params: { code: record.code } }, provider)
    expect(seen.body.warnings.map(({ kind }) => kind)).not.toContain('blocked')
    expect(JSON.stringify(seen.body)).not.toContain('secret')
  })
})

describe('the history', () => {
  it('shows a provider the own moves only, without remarks', async () => {
    const own = await makeFacility(app)
    const other = await makeFacility(app)
    const as = await makeCoordinator(app, 'history-tala', own.code)
    const ownReply = await app.call('accreditationHistory.list', { query: {} }, { as })
    expect(new Set(ownReply.body.content.map((row) => row.applicantCode))).toEqual(new Set([own.code]))
    const theirs = await app.call(
      'accreditationHistory.list',
      { query: { applicantCode: other.code } },
      { as },
    )
    expect(theirs.body.totalElements).toBe(0)
    const all = await app.call('accreditationHistory.list', { query: { applicantCode: other.code } }, officer)
    const id = all.body.content[0]?.id ?? 0
    expect((await app.call('accreditationHistory.get', { params: { id } }, officer)).status).toBe(200)
    expect((await app.call('accreditationHistory.get', { params: { id } }, { as })).status).toBe(404)
    expect(
      (await app.call('accreditationHistory.get', { params: { id: '999999999999999' } }, officer)).status,
    ).toBe(404)
  })
})

describe('covered accounts and the preferred network', () => {
  const account = { accountCode: 'ACME-1', company: 'Halimbawa Trading', effectiveDate: '2026-01-01' }

  it('are added, changed on what was seen, and removed', async () => {
    const record = await makeFacility(app)
    const query = { code: record.code }
    const made = await app.call('coveredAccount.create', { query, body: account }, officer)
    expect([made.status, made.body.company]).toEqual([201, 'Halimbawa Trading'])
    const twice = await app.call('coveredAccount.create', { query, body: account }, officer)
    expect(twice.error.errorCode).toBe('COVERED_ACCOUNT_UK')
    const updatedAccount = { ...account, company: 'Halimbawa Holdings' }
    const change = { existingAccount: account, updatedAccount }
    expect((await app.call('coveredAccount.update', { query, body: change }, officer)).status).toBe(200)
    const stale = await app.call('coveredAccount.update', { query, body: change }, officer)
    expect(stale.error).toMatchObject({
      errorCode: 'STALE_RECORD',
      current: { company: 'Halimbawa Holdings' },
    })
    const dates = { ...account, accountCode: 'B-2', validityDate: '2025-12-31' }
    expect((await app.call('coveredAccount.create', { query, body: dates }, officer)).status).toBe(422)
    const list = await app.call(
      'coveredAccount.list',
      { params: { id: record.id }, query: { term: 'hold' } },
      officer,
    )
    expect(list.body).toMatchObject({ totalElements: 1, content: [{ accountCode: 'ACME-1' }] })
    const params = { company: 'halimbawa holdings', code: record.code }
    expect((await app.call('coveredAccount.byCompany', { params }, officer)).body.accountCode).toBe('ACME-1')
    const remove = () =>
      app.call('coveredAccount.remove', { query: { ...query, accountCode: 'ACME-1' } }, officer)
    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(404)
    expect((await app.call('coveredAccount.create', { query, body: account }, officer)).status).toBe(201)
  })

  it('take accredited facilities only, and lose the category with the flag', async () => {
    const plain = await makeFacility(app)
    const flag = (a: string, b: 'true' | 'false') =>
      app.call('coveredAccount.setPreferred', { params: { a, b } }, officer)
    const category = (a: string, b: string) =>
      app.call('coveredAccount.setPreferredCategory', { params: { a, b } }, officer)
    expect((await flag(plain.code, 'true')).error.errorCode).toBe('NOT_ACCREDITED')
    const record = await accredited()
    expect((await category(record.code, 'A')).status).toBe(422)
    expect((await flag(record.code, 'true')).status).toBe(204)
    expect((await category(record.code, 'NOT-A-CATEGORY')).status).toBe(422)
    expect((await category(record.code, 'A')).status).toBe(204)
    const seen = async () => (await app.call('facility.get', { params: { code: record.code } }, officer)).body
    expect(await seen()).toMatchObject({ preferredNetwork: true, preferredNetworkCategory: 'A' })
    const found = await app.call(
      'facility.rows',
      { query: { preferredNetwork: 'true', preferredNetworkCategory: 'A' } },
      officer,
    )
    expect(found.body.content.map(({ code }) => code)).toContain(record.code)
    expect((await flag(record.code, 'false')).status).toBe(204)
    expect(await seen()).toMatchObject({ preferredNetwork: false, preferredNetworkCategory: null })
    const blockable = await app.call('facility.blockable', { query: { term: record.code } }, officer)
    expect(blockable.body.content).toMatchObject([
      { code: record.code, type: { description: 'Dental clinic' } },
    ])
  })
})

describe('the dashboard', () => {
  it('counts facilities, requests and credentials for staff', async () => {
    const record = await makeFacility(app)
    await completeChecklist(app, record.code)
    const read = async (type: 'HF' | 'PHY' | 'REQUEST' | 'CREDENTIAL' | 'NOTIFICATION', as = 'officer') =>
      app.call('dashboard.get', { query: { type } }, { as })
    const facilities = await read('HF')
    const count = (items: { key: string; count: number }[], key: string) =>
      items.find((item) => item.key === key)?.count
    const listed = await app.call(
      'facility.rows',
      { query: { accreditationStatusCode: 'ON_PROCESS' } },
      officer,
    )
    expect(count(facilities.body.items, 'ON_PROCESS')).toBe(listed.body.totalElements)
    expect(facilities.body.items.some(({ group }) => group === 'region')).toBe(true)
    expect((await read('PHY')).body.items.find(({ key }) => key === 'ACCREDITED')?.count).toBeGreaterThan(0)
    const inSixtyDays = async () => count((await read('CREDENTIAL')).body.items, 'facility-60') ?? 0
    const endsIn60 = async ({ code }: { code: string }) =>
      app.db.update(attachment).set({ validityDate: '2026-12-25' }).where(eq(attachment.ownerCode, code))
    const member = await accredited()
    const before = await inSixtyDays()
    await endsIn60(record)
    expect(await inSixtyDays()).toBe(before)
    await endsIn60(member)
    expect(await inSixtyDays()).toBeGreaterThan(before)
    expect((await read('REQUEST')).body.items.filter(({ group }) => group === 'age')).toHaveLength(3)
  })

  it('gives a provider the own notifications and nothing else', async () => {
    const record = await makeFacility(app)
    const as = await makeCoordinator(app, 'board-tala', record.code)
    await completeChecklist(app, record.code)
    await app.db
      .update(attachment)
      .set({ validityDate: '2026-11-19' })
      .where(eq(attachment.docType, 'BPERMIT'))
    const own = await app.call('dashboard.get', { query: { type: 'NOTIFICATION' } }, { as })
    expect(own.body.items).toMatchObject([
      { group: 'papers', label: "Mayor's or business permit expired on 19 Nov 2026" },
    ])
    expect((await app.call('dashboard.get', { query: { type: 'HF' } }, { as })).status).toBe(403)
  })

  it('tells staff what they themselves may decide', async () => {
    const record = await makeFacility(app)
    const as = await makeCoordinator(app, 'asking-tala', record.code)
    const { body: own } = await app.call('facility.get', { params: { code: record.code } }, { as })
    const read = async (who: string) => {
      const { body } = await app.call('dashboard.get', { query: { type: 'NOTIFICATION' } }, { as: who })
      return body.items.find(({ key }) => key === 'to-approve')?.count ?? 0
    }
    const before = await read('approver')
    await app.call('facility.save', { body: { ...bodyOf(own), tin: '456-456-456' } }, { as })
    expect(await read('approver')).toBe(before + 1)
    expect(await read('reports')).toBe(0)
  })
})
