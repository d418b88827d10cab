import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { addLists, makeFacility, pdf } from './support/facilities.ts'
import { putRequest } from './support/request.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny' })
  await addLists(t)
})
afterAll(() => t.close())

/** An application of a facility that was reviewed, with one document on file. */
async function application() {
  const { code } = await makeFacility(t)
  const request = await putRequest(t, { type: 'hf-registration', status: 'REVIEWED', targetCode: code })
  await upload(code)
  return { facility: code, request: request.code }
}

async function upload(code: string): Promise<void> {
  const fields = { code, docType: 'BPERMIT', effectiveDate: '2026-01-12' }
  const files = [pdf('permit.pdf', crypto.randomUUID())]
  const reply = await t.call(
    'document.upload',
    { params: { entity: 'hf/document' }, fields, files },
    { as: 'officer' },
  )
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.error))
}

interface Mark {
  documentTypeCode: string
  verified: boolean
  mismatch?: boolean
  submitted?: string | null | undefined
  remarks?: string | null
}

const mark = (code: string, body: Mark) =>
  t.call('facility.saveChecklist', { query: { healthFacilityCode: code }, body: [body] }, { as: 'officer2' })

const says = { documentTypeCode: 'BPERMIT', verified: false, mismatch: true, remarks: 'Another street' }
const approve = (code: string) => t.call('request.approve', { body: { code } }, { as: 'approver' })

async function permitOf(code: string) {
  const { body } = await t.call(
    'facility.checklist',
    { query: { healthFacilityCode: code } },
    { as: 'officer' },
  )
  return body.find(({ documentTypeCode }) => documentTypeCode === 'BPERMIT')
}

describe('a document that does not match what was declared', () => {
  test('needs what it says, is never verified at once, and needs a document', async () => {
    const { facility } = await application()
    const fields = async (body: Mark) => {
      const reply = await mark(facility, body)
      return [reply.status, reply.status === 422 ? reply.error.errors?.map(({ field }) => field) : []]
    }
    expect(await fields({ ...says, remarks: ' ' })).toEqual([422, ['0.remarks']])
    expect(await fields({ ...says, verified: true })).toEqual([422, ['0.mismatch']])
    expect(await fields({ ...says, documentTypeCode: 'FSIC' })).toEqual([422, ['0.mismatch']])
    expect(await permitOf(facility)).toMatchObject({ mismatch: false, verified: false })
  })

  test('stands against the approval until a newer document is sent', async () => {
    const { facility, request } = await application()
    expect((await mark(facility, says)).status).toBe(200)
    expect(await permitOf(facility)).toMatchObject({ mismatch: true, remarks: 'Another street' })
    const seen = await t.call('request.get', { params: { code: request } }, { as: 'approver' })
    const action = seen.body.actions.find((one) => one.action === 'approve')
    expect(action).toMatchObject({ allowed: false })
    expect(action?.reason).toMatch(/^Mayor's or business permit: does not match what was declared\. Ask for/)
    const refused = await approve(request)
    expect([refused.status, refused.error.errorCode]).toEqual([409, 'DOCUMENT_MISMATCH'])
    await upload(facility)
    expect(await permitOf(facility)).toMatchObject({ mismatch: false })
    expect((await approve(request)).status).toBe(200)
  })

  test('is settled when it is compared again, and both marks stand in the audit log', async () => {
    const { facility, request } = await application()
    await mark(facility, says)
    expect((await mark(facility, { documentTypeCode: 'BPERMIT', verified: true })).status).toBe(200)
    expect(await permitOf(facility)).toMatchObject({ mismatch: false, verified: true })
    expect((await approve(request)).status).toBe(200)
    const rows = await t.db
      .select({ changes: auditLog.changes })
      .from(auditLog)
      .where(and(eq(auditLog.entityCode, facility), eq(auditLog.auditTopic, 'Accreditation checklist')))
      .orderBy(desc(auditLog.id))
    expect(rows.map(({ changes }) => changes)).toMatchObject([
      [{ before: { mismatch: true, remarks: 'Another street' }, after: { verified: true } }],
      [{ before: { verified: false }, after: { mismatch: true, remarks: 'Another street' } }],
    ])
  })

  test('may still be rejected', async () => {
    const { facility, request } = await application()
    await mark(facility, says)
    const body = { code: request, remarks: 'The permit is of another place.' }
    expect((await t.call('request.reject', { body }, { as: 'approver' })).status).toBe(200)
  })

  test('is never said of a document that nobody looked at: one sent meanwhile refuses the mark', async () => {
    const { facility } = await application()
    const seen = (await permitOf(facility))?.submitted
    await upload(facility)
    for (const body of [says, { documentTypeCode: 'BPERMIT', verified: true }]) {
      const reply = await mark(facility, { ...body, submitted: seen })
      expect([reply.status, reply.error.errorCode]).toEqual([409, 'DOCUMENT_REPLACED'])
    }
    expect(await permitOf(facility)).toMatchObject({ mismatch: false, verified: false })
    const submitted = (await permitOf(facility))?.submitted
    expect((await mark(facility, { ...says, submitted })).status).toBe(200)
  })
})
