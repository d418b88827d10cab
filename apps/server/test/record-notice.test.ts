import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attachment } from '../src/db/schema/index.ts'
import type { TestApp } from './harness.ts'
import { pdf, png } from './support/facilities.ts'
import { fieldsOf, ok, openRecords } from './support/records.ts'

let app: TestApp
const today = '2026-11-20'
const compliance = { as: 'compliance' }
const coordinator = { as: 'coordinator' }
const dentist = { as: 'physician' }
let own = ''

beforeAll(async () => {
  ;({ app, own } = await openRecords())
})
afterAll(() => app.close())

describe('inquiries and correction notices', () => {
  test('an inquiry is answered, reopened and closed; its clock stops with the answer', async () => {
    const asked = {
      dateFiled: '2026-11-10',
      requesterType: 'MEMBER',
      requesterName: 'Diwa Sample',
      memberCode: 'M-1234',
      topic: 'BILLING',
      departmentResponsible: 'Claims',
      inquiry: 'Why was I billed?',
    } as const
    const made = await app.call(
      'inquiryReport.save',
      { json: asked, files: [pdf('a.pdf'), png()] },
      compliance,
    )
    ok(made)
    expect(made.body).toMatchObject({ status: 'OPEN', answerDays: 10, words: { topic: 'Billing' } })
    expect(made.body.files).toHaveLength(2)
    const { id, version } = made.body
    const answer = { answer: 'A mistake of the cashier.', dateIssued: '2026-11-13' }
    const bare = await app.call(
      'inquiryReport.save',
      { json: { ...asked, id, version, status: 'ANSWERED' } },
      compliance,
    )
    expect(fieldsOf(bare)).toEqual(['answer', 'dateIssued'])
    const answered = await app.call(
      'inquiryReport.save',
      { json: { ...asked, ...answer, id, version, status: 'ANSWERED' } },
      compliance,
    )
    expect(answered.body).toMatchObject({ status: 'ANSWERED', answerDays: 3 })
    const topic = await app.call('inquiryReport.save', { json: { ...asked, topic: 'WEATHER' } }, compliance)
    expect(fieldsOf(topic)).toEqual(['topic'])
  })
  test('a correction notice is read by whom it addresses, and by no other provider', async () => {
    const notice = {
      applicantType: 'HFC',
      applicantCode: own,
      subject: 'Signage',
      details: 'The sign at the entrance names an old owner.',
      dateIssued: '2026-11-01',
      dueDate: '2026-11-15',
    } as const
    const noticesOf = async () =>
      (await app.call('complianceBoard.get', {}, compliance)).body.find(
        ({ kind }) => kind === 'correction-notice',
      )
    const before = await noticesOf()
    const made = await app.call(
      'correctionNotice.save',
      { json: notice, files: [pdf('sign.pdf')] },
      compliance,
    )
    ok(made)
    const { id } = made.body
    const seen = await app.call('correctionNotice.get', { params: { id } }, coordinator)
    expect(seen.body).toMatchObject({ overdue: true, editable: false, nextStatuses: [] })
    const query = { code: made.body.code ?? '', uuid: made.body.files[0]?.uuid ?? '' }
    expect((await app.call('correctionNotice.download', { query }, coordinator)).status).toBe(200)
    expect((await app.call('correctionNotice.get', { params: { id } }, dentist)).status).toBe(404)
    const late = await app.call(
      'correctionNotice.list',
      { query: { overdue: 'true', size: 100 } },
      coordinator,
    )
    expect(late.body.content.map((row) => row.id)).toContain(id)
    expect(late.body.content.every(({ applicantCode }) => applicantCode === own)).toBe(true)
    const after = await noticesOf()
    expect([after?.open, after?.overdue]).toEqual([(before?.open ?? 0) + 1, (before?.overdue ?? 0) + 1])
    expect(after?.oldestDays).toBeGreaterThanOrEqual(19)
    const mixed = await app.call(
      'correctionNotice.save',
      { json: { ...notice, applicantType: 'PHY' } },
      compliance,
    )
    expect(fieldsOf(mixed)).toEqual(['applicantCode'])
  })
})

test('a file is taken off while the record is open, and its bytes stay', async () => {
  const made = await app.call(
    'inquiryReport.save',
    {
      json: {
        dateFiled: today,
        requesterType: 'INTERNAL',
        requesterName: 'Claims desk',
        topic: 'RATES',
        departmentResponsible: 'Rates',
        inquiry: 'Which rate applies?',
      },
      files: [pdf('wrong.pdf', 'wrong')],
    },
    compliance,
  )
  const code = made.body.code ?? ''
  const uuid = made.body.files[0]?.uuid ?? ''
  const params = { kind: 'inquiry-report' }
  expect((await app.call('recordFile.remove', { params, body: { code, uuid } }, coordinator)).status).toBe(
    404,
  )
  ok(await app.call('recordFile.remove', { params, body: { code, uuid } }, compliance))
  const after = await app.call('inquiryReport.get', { params: { id: made.body.id } }, compliance)
  expect(after.body.files).toEqual([])
  expect(after.body.timeline?.at(-1)).toMatchObject({ action: 'FILE', fields: ['wrong.pdf removed'] })
  // the page asks for the names behind these, which are usernames like everywhere
  const authors = (after.body.timeline ?? []).map(({ createdBy }) => createdBy)
  const query = { username: authors.join(',') }
  const names = await app.call('user.names', { query }, compliance)
  expect(new Set(names.body.map(({ username }) => username))).toEqual(new Set(authors))
  expect((await app.call('recordFile.zip', { params, query: { code } }, compliance)).status).toBe(404)
  const [row] = await app.db.select().from(attachment).where(eq(attachment.uuid, uuid))
  expect(await app.services.files.has(row?.sha256 ?? '')).toBe(true)
})
