import { heldFileDays } from '@capiz/domain/document'
import type { FacilityRegistration } from '@capiz/api/schema/facility-form'
import { eq } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attachment, consent, facility, fileBlob, outboxMail, userRequest } from '../src/db/schema/index.ts'
import { removeExpiredTemporaryFiles } from '../src/entry/public/temporary-files.ts'
import { startTestApp, type TestApp } from './harness.ts'
import {
  addLists,
  anyCity,
  clinic,
  makeFacility,
  pdf,
  publishFacility,
  received,
} from './support/facilities.ts'

type Registration = InferInput<typeof FacilityRegistration>

let app: TestApp
const officer = { as: 'officer' }
const agreed = { accepted: true as const, textCode: 'PRIVACY', textVersion: 1 }

beforeAll(async () => {
  // The clock moves past the windows of the limits, so sessions have to last longer than usual.
  app = await startTestApp({ env: { CAPIZ_ACCESS_SECONDS: '86400', CAPIZ_IDLE_SECONDS: '86400' } })
  await addLists(app)
})
afterAll(() => app.close())

// Public writes are limited per address; each test comes from its own window.
const later = () => app.clock.advance(601)

async function application(more: Partial<Registration> = {}): Promise<Registration> {
  const { payee: _payee, ...fields } = clinic(await anyCity(app))
  return { ...fields, consent: agreed, ...more }
}

async function uploadTemporary(name = 'permit.pdf', content = 'permit'): Promise<string> {
  const reply = await app.call('publicFacility.holdFile', { files: [pdf(name, content)] })
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.error))
  return reply.body.uuid
}

describe('what visitors may not do', () => {
  it.each([
    'Pay at http://evil.example',
    'Clinic www.evil.example',
    '<b>Clinic</b>',
    'Clinic //evil.example',
  ])('send %s as a name, which mails would repeat', async (name) => {
    later()
    const reply = await app.call('publicFacility.register', { body: await application({ name }) })
    expect(reply.status).toBe(422)
    expect(reply.error.errors?.map(({ field }) => field)).toEqual(['name'])
    later()
  })

  it('fill the store with files of no application', async () => {
    later()
    const uuid = await uploadTemporary('first.pdf', 'first')
    await app.db
      .update(attachment)
      .set({ size: 2 ** 31 - 1 })
      .where(eq(attachment.uuid, uuid))
    const refused = await app.call('publicFacility.holdFile', { files: [pdf('second.pdf', 'second')] })
    expect([refused.status, refused.error.errorCode]).toEqual([503, 'FILES_HELD_FULL'])
    await app.db.delete(attachment).where(eq(attachment.uuid, uuid))
    await uploadTemporary('third.pdf', 'third')
    later()
  })
})

describe('an application', () => {
  it('stores facility, papers, consent and request together, and answers codes only', async () => {
    const documents = [
      {
        uuid: await uploadTemporary('permit.pdf', 'one'),
        documentTypeCode: 'BPERMIT',
        effectiveDate: '2026-03-01',
      },
      { uuid: await uploadTemporary('photo-1.pdf', 'two'), documentTypeCode: 'PHOTO' },
      { uuid: await uploadTemporary('photo-2.pdf', 'three'), documentTypeCode: 'PHOTO' },
    ]
    const body = await application({ documents })
    const reply = await app.call('publicFacility.register', { body })
    expect(reply.status).toBe(201)
    const { code, requestCode } = received(reply.body)
    expect(reply.body).toEqual({ code, requestCode, confirmation: null })
    const [stored] = await app.db.select().from(facility).where(eq(facility.code, code))
    expect(stored).toMatchObject({ source: 'PUBLIC', accepted: false, accreditationStatusCode: 'ON_PROCESS' })
    const attachments = await app.db.select().from(attachment).where(eq(attachment.ownerCode, code))
    expect(
      attachments.map(({ ownerKind, docType, supersededBy }) => [ownerKind, docType, supersededBy]),
    ).toEqual([
      ['hf/document', 'BPERMIT', null],
      ['hf/document', 'PHOTO', null],
      ['hf/document', 'PHOTO', null],
    ])
    const [given] = await app.db.select().from(consent).where(eq(consent.subjectCode, code))
    expect(given).toMatchObject({ textCode: 'PRIVACY', textVersion: '1' })
    const [request] = await app.db.select().from(userRequest).where(eq(userRequest.code, requestCode))
    expect(request).toMatchObject({
      type: 'hf-registration',
      targetCode: code,
      requesterCode: null,
      status: 'PENDING',
    })
    const mails = await app.db.select().from(outboxMail).where(eq(outboxMail.recipient, body.emailAddress))
    expect(mails).toMatchObject([{ template: 'REGISTRATION_RECEIVED' }])
    expect(mails[0]?.body).toContain(requestCode)
    const list = await app.call('facility.rows', { query: { code } }, officer)
    expect(list.body.totalElements).toBe(0)
    const staff = await app.call('facility.get', { params: { code } }, officer)
    expect(staff.status).toBe(200)
    expect((await app.call('publicFacility.get', { params: { code } })).status).toBe(404)
    const reused = await app.call('publicFacility.register', { body: await application({ documents }) })
    expect(reused.error.errors?.map(({ field }) => field)).toEqual([
      'documents.0.uuid',
      'documents.1.uuid',
      'documents.2.uuid',
    ])
    later()
  })

  it('stores nothing of what is wrong, and names every field', async () => {
    const before = await app.db.$count(facility)
    const documents = [
      {
        uuid: '00000000-0000-4000-8000-000000000000',
        documentTypeCode: 'BPERMIT',
        effectiveDate: '2026-03-01',
      },
      {
        uuid: await uploadTemporary('licence.pdf', 'licence'),
        documentTypeCode: 'LTO',
        validityDate: '2026-01-01',
      },
      { uuid: await uploadTemporary('moa.pdf', 'moa'), documentTypeCode: 'MOA', validityDate: '2027-01-01' },
    ]
    const rejected = await app.call('publicFacility.register', { body: await application({ documents }) })
    expect(rejected.status).toBe(422)
    expect(rejected.error.errors?.map(({ field }) => field)).toEqual([
      'documents.0.uuid',
      'documents.1.validityDate',
      'documents.2.documentTypeCode',
    ])
    const silent = await application()
    const refused = await app.call('publicFacility.register', {
      body: { ...silent, consent: { ...agreed, accepted: false as unknown as true } },
    })
    expect(refused.error.errors?.[0]?.field).toBe('consent.accepted')
    const sneaky = {
      ...(await application()),
      accreditationStatusCode: 'ACCREDITED',
      hfCode: 'OWN-1',
      blocked: true,
    }
    const stored = await app.call('publicFacility.register', { body: sneaky })
    const [row] = await app.db
      .select()
      .from(facility)
      .where(eq(facility.code, received(stored.body).code))
    expect(row).toMatchObject({ accreditationStatusCode: 'ON_PROCESS', hfCode: null, blocked: false })
    expect(await app.db.$count(facility)).toBe(before + 1)
    later()
  })

  it('shows accredited possible duplicates once, keeps the others for staff, and is stored with consent', async () => {
    const open = await makeFacility(app, { name: 'Mabuhay Ngiti', emailAddress: 'private@open.example' })
    await publishFacility(app, open.code)
    const closed = await makeFacility(app, { name: 'Mabuhay Ngiti Clinic', confirmDuplicates: true })
    const body = await application({ name: 'Mabuhay Ngiti Center', tin: open.tin ?? '' })
    const asked = await app.call('publicFacility.register', { body })
    expect([asked.status, asked.error.errorCode]).toEqual([409, 'POSSIBLE_DUPLICATES'])
    const candidates = asked.error['candidates'] as { code: string; reasons: object[] }[]
    expect(candidates.map(({ code }) => code)).toEqual([open.code])
    expect(candidates[0]?.reasons).toContainEqual({
      signal: 'tin',
      label: 'Same TIN',
      points: 3,
      candidateValue: body.tin,
      existingValue: null,
    })
    expect(await app.db.$count(facility, eq(facility.name, body.name))).toBe(0)
    const stored = await app.call('publicFacility.register', { body: { ...body, confirmDuplicates: true } })
    expect(stored.status).toBe(201)
    const [request] = await app.db
      .select()
      .from(userRequest)
      .where(eq(userRequest.code, received(stored.body).requestCode))
    expect(request?.candidates.map(({ code }) => code)).toEqual([open.code, closed.code])
    later()
  })

  it('is stored at once when only records that are not public look like it', async () => {
    await makeFacility(app, { name: 'Tahimik Ngiti' })
    const reply = await app.call('publicFacility.register', {
      body: await application({ name: 'Tahimik Ngiti Clinic' }),
    })
    expect(reply.status).toBe(201)
    const [request] = await app.db
      .select()
      .from(userRequest)
      .where(eq(userRequest.code, received(reply.body).requestCode))
    expect(request?.candidates).toHaveLength(1)
    later()
  })

  it('is one application however often it is sent under one key', async () => {
    const body = await application()
    const headers = { 'idempotency-key': 'registration-0815' }
    const send = () => app.call('publicFacility.register', { body }, { headers })
    const replies = await Promise.all([send(), send(), send()])
    expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1)
    expect(await app.db.$count(facility, eq(facility.name, body.name))).toBe(1)
    later()
  })

  it('is limited per address', async () => {
    const send = () => app.call('publicFacility.register', { body: {} as Registration })
    const replies = []
    for (let at = 0; at < 21; at++) replies.push(await send())
    expect(replies.slice(0, 20).every(({ status }) => status === 422)).toBe(true)
    expect(replies[20]?.status).toBe(429)
    expect(Number(replies[20]?.headers.get('retry-after'))).toBeGreaterThan(0)
    later()
  })
})

describe('held files', () => {
  it('are papers by their content', async () => {
    const csv = await app.call('publicFacility.holdFile', { files: [new File(['a,b\n1,2\n'], 'table.csv')] })
    expect(csv.status).toBe(415)
    const html = await app.call('publicFacility.holdFile', { files: [new File(['<html>'], 'paper.pdf')] })
    expect(html.status).toBe(415)
    const { body } = await app.call('publicFacility.holdFile', { files: [pdf('../../secret.pdf')] })
    expect(body).toMatchObject({ fileName: 'secret.pdf', contentType: 'application/pdf' })
    later()
  })
})

describe('mail to an address somebody gave', () => {
  it('comes three times a day at most, without a word of the applicant', async () => {
    const emailAddress = 'stranger@thirdparty.example'
    for (let turn = 0; turn < 4; turn += 1) {
      const words = `Account suspended pay at evil${turn}.example`
      const body = await application({ name: words, emailAddress, confirmDuplicates: true })
      expect((await app.call('publicFacility.register', { body })).status).toBe(201)
      later()
    }
    const mails = await app.db.select().from(outboxMail).where(eq(outboxMail.recipient, emailAddress))
    expect(mails).toHaveLength(3)
    expect(mails.map(({ subject, body }) => subject + body).join(' ')).not.toMatch(/evil|suspended/i)
  })
})

describe('asking for an account', () => {
  it('answers alike whether or not anything matched, and parks a request only for a match', async () => {
    const record = await makeFacility(app, { name: 'Kilala Ngiti' })
    const asking = (hfName: string, tin: string) =>
      app.call('publicFacility.requestAccount', {
        body: {
          hfName,
          tin,
          emailAddress: 'tala@kilala.example',
          contactName: 'Tala Halimbawa',
          consent: agreed,
        },
      })
    const matched = await asking('KILALA  ngiti', record.tin ?? '')
    const again = await asking('Kilala Ngiti', record.tin ?? '')
    const unmatched = await asking('Walang Ganito', record.tin ?? '')
    const replies = [matched, again, unmatched]
    expect(replies.map(({ status, bytes }) => [status, bytes.length])).toEqual(replies.map(() => [204, 0]))
    const requests = await app.db.select().from(userRequest).where(eq(userRequest.type, 'hf-account'))
    expect(requests).toMatchObject([{ targetCode: record.code, payload: { contactName: 'Tala Halimbawa' } }])
    later()
  })
})

// Last, because it outlives every session.
describe('held files of a draft', () => {
  it('are kept as long as the draft, then let go with their bytes', async () => {
    const uuid = await uploadTemporary('old.pdf', 'nobody else has these bytes')
    const [row] = await app.db.select().from(attachment).where(eq(attachment.uuid, uuid))
    app.clock.advance((heldFileDays - 1) * 86_400)
    const young = await uploadTemporary('young.pdf', 'these stay')
    const uploaded = async () => {
      await removeExpiredTemporaryFiles(app.services)
      const rows = await app.db.select().from(attachment).where(eq(attachment.ownerKind, 'held'))
      return rows.map((one) => one.uuid)
    }
    expect(await uploaded()).toEqual(expect.arrayContaining([uuid, young]))
    app.clock.advance(2 * 86_400)
    expect(await uploaded()).toEqual([young])
    expect(await app.db.$count(fileBlob, eq(fileBlob.sha256, row?.sha256 ?? ''))).toBe(0)
  })
})
