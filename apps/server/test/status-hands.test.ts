import { guardedMoveOf, type AccreditationStatusCode } from '@capiz/domain/accreditation'
import { and, eq, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  accreditationHistory,
  attachment,
  checklistMark,
  facility,
  outboxMail,
  physician,
  role,
  userRequest,
} from '../src/db/schema/index.ts'
import { canonicalJson } from '../src/platform/audit/seal.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { completeChecklist, makeFacility, pdf } from './support/facilities.ts'
import { physicians } from './support/physicians.ts'

let t: TestApp
/** A clinic and a physician with nothing missing: sent in by the officer, verified by the administrator. */
let clinic: string
let doctor: string

/** Four persons with every right, so that only the rules on hands decide. */
const uploader = 'officer'
const verifier = 'admin'
const people = [uploader, verifier, 'officer2', 'approver'] as const

beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny' })
  await t.db
    .update(role)
    .set({ permissions: sql`(select permissions from role where code = 'SYSTEM_ADMINISTRATOR')` })
    .where(sql`${role.code} in ('ACCREDITATION_OFFICER', 'APPROVER')`)
  const record = await makeFacility(t, { hfCode: 'P-HANDS-1' })
  clinic = record.code
  await completeChecklist(t, clinic)
  doctor = await readyDoctor()
})
afterAll(() => t.close())

async function readyDoctor(): Promise<string> {
  const { code } = await physicians(() => t).make({
    phicAccreditationNo: '777700000042',
    phicValidity: '2028-01-01',
    ptrNo: '1234567',
    ptrDate: '2026-01-10',
    associationNo: '12345',
    tin: '998-100-242',
    payee: { name: 'Bank', paymentTypeCode: 'CHECK' },
    contract: { contractNo: 'MOA-42', effectiveDate: '2026-01-01', validityDate: '2028-12-31' },
  })
  const query = { physicianCode: code }
  const { body } = await t.call('physician.checklist', { query }, { as: uploader })
  const wanted = body.filter(({ required }) => required)
  for (const { documentTypeCode } of wanted) {
    await t.db.insert(attachment).values({
      uuid: crypto.randomUUID(),
      ownerKind: documentTypeCode === 'MOA' ? 'phy/contract' : 'phy/document',
      ownerCode: code,
      docType: documentTypeCode,
      fileName: `${documentTypeCode}.pdf`,
      contentType: 'application/pdf',
      size: 10,
      sha256: sql`(select sha256 from file_blob limit 1)`,
      effectiveDate: '2026-01-05',
      validityDate: '2028-12-31',
      uploadedBy: uploader,
      uploadedDate: t.clock.now(),
    })
  }
  const marks = wanted.map(({ documentTypeCode }) => ({ documentTypeCode, verified: true }))
  const saved = await t.call('physician.saveChecklist', { query, body: marks }, { as: verifier })
  expect(saved.status, JSON.stringify(saved.error)).toBe(200)
  return code
}

const kinds = ['facility', 'physician'] as const
type Kind = (typeof kinds)[number]
const codeOf = (kind: Kind) => (kind === 'facility' ? clinic : doctor)

async function versionOf(kind: Kind): Promise<number> {
  const table = kind === 'facility' ? facility : physician
  const [row] = await t.db
    .select({ version: table.version })
    .from(table)
    .where(eq(table.code, codeOf(kind)))
  return row?.version ?? 0
}

async function statusOf(kind: Kind): Promise<string> {
  const table = kind === 'facility' ? facility : physician
  const rows = await t.db
    .select({ status: table.accreditationStatusCode })
    .from(table)
    .where(eq(table.code, codeOf(kind)))
  return rows[0]?.status ?? ''
}

/** Puts the provider back into a status, with no request open. */
async function reset(kind: Kind, status: AccreditationStatusCode): Promise<void> {
  const code = codeOf(kind)
  const table = kind === 'facility' ? facility : physician
  await t.db.update(table).set({ accreditationStatusCode: status }).where(eq(table.code, code))
  await t.db.insert(accreditationHistory).values({
    applicantType: kind === 'facility' ? 'HFC' : 'PHY',
    applicantCode: code,
    fromStatus: 'ON_PROCESS',
    toStatus: status,
    effectiveDate: '2026-11-20',
    createdBy: 'SYSTEM',
  })
  await t.db
    .update(userRequest)
    .set({ status: 'CANCELLED' })
    .where(and(eq(userRequest.targetCode, code), eq(userRequest.status, 'PENDING')))
}

async function ask(kind: Kind, status: string, as: string, effectiveDate = '2026-11-20') {
  const version = await versionOf(kind)
  const body = { status, effectiveDate, reason: 'As the committee found', version }
  return kind === 'facility'
    ? t.call('facility.changeStatus', { query: { healthFacilityCode: clinic }, body }, { as })
    : t.call('physicianUpkeep.changeStatus', { query: { physicianCode: doctor }, body }, { as })
}

const approve = (code: string | null | undefined, as: string, more: object = {}) =>
  t.call('request.approve', { body: { code: code ?? '', ...more } }, { as })

const moves = [
  ['ON_PROCESS', 'ACCREDITED'],
  ['SUSPENDED', 'ACCREDITED'],
  ['ACCREDITED', 'CLOSED'],
  ['SUSPENDED', 'CLOSED'],
] as const

/** Who may decide, by the rules alone. */
function expected(to: string, requester: string, decider: string): string {
  if (requester === decider) return 'OWN_REQUEST'
  return to === 'ACCREDITED' && decider === verifier ? 'VERIFIED_LAST' : 'APPROVED'
}

describe('the sealed facts of a decision', () => {
  let own: string
  const change = async (as: string) => {
    const { body } = await t.call('facility.get', { params: { code: own } }, { as })
    const move = { status: 'ACCREDITED', effectiveDate: '2026-11-20' as const, version: body.version }
    return t.call('facility.changeStatus', { query: { healthFacilityCode: own }, body: move }, { as })
  }
  beforeAll(async () => {
    own = (await makeFacility(t, { hfCode: 'P-HANDS-2', name: 'Kalachuchi Dental' })).code
    await completeChecklist(t, own)
  })

  test('are named when they moved after it was asked, and approved with consent', async () => {
    const asked = await change(uploader)
    const code = asked.body.requestCode ?? ''
    const newer = { code: own, docType: 'RATES' }
    const files = [pdf('rates-2.pdf', 'RATES NEWER')]
    await t.call(
      'document.upload',
      { params: { entity: 'hf/document' }, fields: newer, files },
      { as: uploader },
    )
    const stale = await approve(code, 'approver')
    expect([stale.status, stale.error.errorCode]).toEqual([409, 'REQUEST_STALE'])
    expect(stale.error.message).toContain('Checklist, Open conditions, Documents')
    const gap = await approve(code, 'approver', { acceptMoved: true })
    expect([gap.status, gap.error['unmet']]).toEqual([409, ['Signed schedule of rates: not verified']])
    const body = [{ documentTypeCode: 'RATES', verified: true }]
    const query = { healthFacilityCode: own }
    await t.call('facility.saveChecklist', { query, body }, { as: 'officer2' })
    const last = await approve(code, 'officer2', { acceptMoved: true })
    expect([last.status, last.error.errorCode]).toEqual([409, 'VERIFIED_LAST'])
    const view = await t.call('request.get', { params: { code } }, { as: 'officer2' })
    expect(view.body.actions.find(({ action }) => action === 'approve')).toMatchObject({
      allowed: false,
      reason: 'You verified the last required claim, so another person decides on the accreditation.',
    })
    const done = await approve(code, 'approver', { acceptMoved: true })
    expect(done.status, JSON.stringify(done.error)).toBe(200)
  })

  test('stay the same bytes, whatever happens to the provider later', async () => {
    const stored = async () => {
      const [row] = await t.db
        .select()
        .from(userRequest)
        .where(and(eq(userRequest.targetCode, own), eq(userRequest.status, 'APPROVED')))
      if (!row?.snapshot?.packet) throw new Error('Nothing was sealed.')
      return { code: row.code, packet: row.snapshot.packet }
    }
    const { code, packet } = await stored()
    expect(createHash('sha256').update(packet.json).digest('hex')).toBe(packet.hash)
    expect(canonicalJson(JSON.parse(packet.json))).toBe(packet.json)
    const facts = JSON.parse(packet.json) as Record<string, unknown[]>
    expect(facts['documents']).toHaveLength(7)
    expect(facts['claims']?.length).toBeGreaterThan(7)
    expect(facts).toMatchObject({
      code: own,
      status: 'ON_PROCESS',
      gaps: [],
      violations: [],
      verifications: [],
    })
    const newer = { code: own, docType: 'RATES' }
    const files = [pdf('rates-3.pdf', 'RATES NEWEST')]
    await t.call(
      'document.upload',
      { params: { entity: 'hf/document' }, fields: newer, files },
      { as: uploader },
    )
    await t.db.delete(checklistMark).where(eq(checklistMark.ownerCode, own))
    await t.db.update(facility).set({ name: 'Another name' }).where(eq(facility.code, own))
    expect(await stored()).toEqual({ code, packet })
    const read = await t.call('request.packet', { params: { code } }, { as: 'reports' })
    expect(read.status).toBe(403)
    const file = await t.call('request.packet', { params: { code } }, { as: 'compliance' })
    expect(new TextDecoder().decode(file.bytes)).toBe(packet.json)
    const mails = await t.db.select().from(outboxMail)
    expect(mails.some(({ template }) => template === 'REQUEST_APPROVED')).toBe(true)
  })
})

describe('the outlook of a change', () => {
  test('says whom it takes, what it touches, who is told and what is open, before it is made', async () => {
    const query = { healthFacilityCode: 'HF0000001', status: 'CLOSED', effectiveDate: '2026-11-20' as const }
    const { body } = await t.call('facility.statusOutlook', { query }, { as: uploader })
    expect(body.secondPerson).toBe('Closing takes two persons.')
    expect(body.consequences[0]).toMatch(/physicians? practises? here/u)
    expect(body.told.join(' ')).toContain('You are told of the decision by mail.')
    const open = (await makeFacility(t, { name: 'Bago Dental', hfCode: 'P-HANDS-3' })).code
    const outlook = await t.call(
      'facility.statusOutlook',
      { query: { ...query, healthFacilityCode: open, status: 'ACCREDITED' } },
      { as: uploader },
    )
    expect(outlook.body.unmet).toEqual(
      expect.arrayContaining([
        { message: 'Signed schedule of rates: not submitted', part: 'documents' },
        { message: 'A contract in force on the effective date.', part: 'documents' },
      ]),
    )
    expect(outlook.body.consequences).toEqual(['No physician practises here, and nothing else is open.'])
    const physicianQuery = {
      physicianCode: doctor,
      status: 'SUSPENDED',
      effectiveDate: '2026-11-20' as const,
    }
    await reset('physician', 'ACCREDITED')
    const single = await t.call('physicianUpkeep.statusOutlook', { query: physicianQuery }, { as: uploader })
    expect(single.body).toMatchObject({ secondPerson: null, told: ['Nobody is told by mail.'], unmet: [] })
    const denied = await t.call('facility.statusOutlook', { query }, { as: 'rates' })
    expect(denied.status).toBe(403)
  })
})

describe.each(kinds)('the hands on a %s', (kind) => {
  const cells = moves.flatMap(([from, to]) =>
    people.flatMap((requester) => people.map((decider) => ({ from, to, requester, decider }))),
  )
  test.each(cells)('$from to $to: $requester asks, $decider decides', async (cell) => {
    const { from, to, requester, decider } = cell
    await reset(kind, from)
    const asked = await ask(kind, to, requester)
    expect(asked.status, JSON.stringify(asked.error)).toBe(200)
    expect(asked.body.requestCode).toMatch(/^UR-/u)
    expect(await statusOf(kind)).toBe(from)
    const reply = await approve(asked.body.requestCode, decider)
    const outcome = reply.status === 200 ? 'APPROVED' : reply.error.errorCode
    expect(outcome, JSON.stringify(reply.error)).toBe(expected(to, requester, decider))
    expect(await statusOf(kind)).toBe(outcome === 'APPROVED' ? to : from)
  })
  test('leave alone what no rule guards', async () => {
    await reset(kind, 'ACCREDITED')
    const moved = await ask(kind, 'SUSPENDED', uploader)
    expect([moved.status, moved.body.requestCode]).toEqual([200, null])
    expect(
      guardedMoveOf({ subject: kind, from: 'ACCREDITED', to: 'SUSPENDED', overturned: [] }),
    ).toBeUndefined()
    expect(await statusOf(kind)).toBe('SUSPENDED')
  })
  test('take two persons to undo a closing of a coming day', async () => {
    await reset(kind, 'ACCREDITED')
    const closing = await ask(kind, 'CLOSED', uploader, '2026-12-20')
    expect((await approve(closing.body.requestCode, 'approver')).status).toBe(200)
    const undo = await ask(kind, 'WITHDRAWN', uploader)
    expect(undo.body.requestCode).toMatch(/^UR-/u)
  })
})

test('a rule in force leaves a change to one person up to its amount, never to the last verifier', async () => {
  const { body: list } = await t.call('onePersonMove.list', { query: { size: 10 } }, { as: 'admin' })
  const rule = list.content.find(({ code }) => code === 'CLOSE-EMPTY')
  if (!rule) throw new Error('The list of the sample has no such rule.')
  clinic = (await makeFacility(t, { name: 'Sampaguita Dental', hfCode: 'P-HANDS-4' })).code
  await reset('facility', 'ACCREDITED')
  const waiting = await ask('facility', 'CLOSED', uploader)
  expect(waiting.body.requestCode).toMatch(/^UR-/u)
  await reset('facility', 'ACCREDITED')
  const on = await t.request(`/api/accr/one-person-move/${rule.id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${await t.login('admin')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...rule, isActive: true }),
  })
  expect(on.status, await on.text()).toBe(200)
  const done = await ask('facility', 'CLOSED', uploader)
  expect(done.body).toMatchObject({ requestCode: null, accreditationStatusCode: 'CLOSED' })
})
