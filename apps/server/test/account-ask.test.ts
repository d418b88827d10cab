import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  appUser,
  auditLog,
  facility,
  outboxMail,
  referenceItem,
  userRequest,
} from '../src/db/schema/index.ts'
import { itemColumns } from '../src/engines/reference/row.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { addLists, makeFacility } from './support/facilities.ts'
import { doctor } from './support/physicians.ts'

const agreed = { accepted: true as const, textCode: 'PRIVACY', textVersion: 1 }

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
  await addLists(t)
})
afterAll(() => t.close())

const ask = (hfName: string, tin: string, emailAddress: string) =>
  t.call('publicFacility.requestAccount', {
    body: { hfName, tin, emailAddress, contactName: 'Tala Halimbawa', consent: agreed },
  })
const mailsTo = async (recipient: string) => {
  const rows = await t.db.select().from(outboxMail).where(eq(outboxMail.recipient, recipient))
  return rows.map(({ template }) => template)
}
const openAsk = async (code: string) => {
  const [row] = await t.db
    .select()
    .from(userRequest)
    .where(and(eq(userRequest.targetCode, code), eq(userRequest.status, 'PENDING')))
  if (!row) throw new Error('Nothing was asked.')
  return row
}
/** Expects that the approver sees the address on record beside the one that was asked for. */
async function expectBothAddresses(requestCode: string, owner: string): Promise<void> {
  const { body } = await t.call('request.get', { params: { code: requestCode } }, { as: 'approver' })
  expect(body.changes.find(({ field }) => field === 'emailAddress')).toMatchObject({
    before: owner,
    requested: 'thief@elsewhere.example',
  })
}
const approve = (code: string) => t.call('request.approve', { body: { code } }, { as: 'approver' })

test('nobody gets the account of a provider by what stands on every receipt', async () => {
  const { code, name, tin } = await makeFacility(t, { name: 'Bantay Clinic' })
  const owner = 'office@bantay.example'
  await t.db.update(facility).set({ emailAddress: owner, contacts: [] }).where(eq(facility.code, code))
  expect((await ask(name, tin ?? '', 'thief@elsewhere.example')).status).toBe(204)
  expect(await mailsTo(owner)).toEqual(['ACCOUNT_ASKED'])
  const request = await openAsk(code)
  await expectBothAddresses(request.code, owner)
  // the owner asks next: seen, not dropped
  expect((await ask(name, tin ?? '', owner)).status).toBe(204)
  const [further] = await t.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entityCode, request.code), eq(auditLog.action, 'UPDATE')))
  expect(JSON.stringify(further?.changes)).toContain(owner)
  const refused = await approve(request.code)
  expect(refused.status).toBe(422)
  expect(refused.error.errors?.[0]?.field).toBe('emailAddress')
  expect(await t.db.select().from(appUser).where(eq(appUser.linkedCode, code))).toEqual([])
  expect(await mailsTo('thief@elsewhere.example')).toEqual([])
})

test('nor the account of a physician by the name and number of the public register', async () => {
  const officer = { as: 'officer' }
  const owner = 'luna@bantay.example'
  const specialty = itemColumns('specialization', { code: 'IM', description: 'Internal medicine' })
  await t.db.insert(referenceItem).values(specialty).onConflictDoNothing()
  const saved = await t.call('physician.save', { body: doctor({ emailAddress: owner }) }, officer)
  const { record } = saved.body
  if (!record) throw new Error(JSON.stringify(saved.error))
  const { code, lastName, firstName } = record
  const prcNumber = record.prcNumber ?? ''
  const asked = (emailAddress: string) =>
    t.call('publicPhysician.requestAccount', {
      body: { lastName, firstName, prcNumber, emailAddress, consent: agreed },
    })
  expect((await asked('thief@elsewhere.example')).status).toBe(204)
  expect(await mailsTo(owner)).toEqual(['ACCOUNT_ASKED'])
  const request = await openAsk(code)
  await expectBothAddresses(request.code, owner)
  const refused = await approve(request.code)
  expect([refused.status, refused.error.errors?.[0]?.field]).toEqual([422, 'emailAddress'])
  expect(await t.db.select().from(appUser).where(eq(appUser.linkedCode, code))).toEqual([])
  expect(await mailsTo('thief@elsewhere.example')).toEqual([])
})

test('an address on record gets it, in whatever case it was typed', async () => {
  const { code, name, tin } = await makeFacility(t, { name: 'Tanglaw Clinic' })
  await t.db.update(facility).set({ emailAddress: 'Office@Tanglaw.example' }).where(eq(facility.code, code))
  await ask(name, tin ?? '', 'office@tanglaw.example')
  expect(await mailsTo('Office@Tanglaw.example')).toEqual([])
  expect((await approve((await openAsk(code)).code)).status).toBe(200)
  expect(await mailsTo('office@tanglaw.example')).toContain('ACCOUNT_CREATED')
})

test('a provider is told at most three times a day', async () => {
  const { code, name, tin } = await makeFacility(t, { name: 'Tahimik Clinic' })
  const owner = 'office@tahimik.example'
  await t.db.update(facility).set({ emailAddress: owner, contacts: [] }).where(eq(facility.code, code))
  for (let turn = 0; turn < 6; turn += 1) {
    await ask(name, tin ?? '', `thief.${turn}@elsewhere.example`)
    t.clock.advance(601)
  }
  expect(await mailsTo(owner)).toHaveLength(3)
})
