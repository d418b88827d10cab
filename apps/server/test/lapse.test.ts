import { lapseEffects, type LapseEffect } from '@capiz/domain/credentials'
import { addDays, type IsoDate } from '@capiz/domain/time'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  affiliation,
  attachment,
  auditLog,
  facility,
  physician,
  referenceItem,
} from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { reviewAndApprove } from './support/request.ts'

let t: TestApp
let today: IsoDate
const house = 'HF0000001'
const doctor = 'PHY0000002'

beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny' })
  today = t.clock.today()
})
afterAll(() => t.close())

const list = async (query: object) =>
  (await t.call('expiry.list', { query: { size: 100, ...query } }, { as: 'officer' })).body.content

/** The last day of the licence the provider has, so that it ended some days ago; days to come where negative. */
async function endLicence(owner: string, type: 'LTO' | 'PRC', daysAgo: number): Promise<string> {
  const [row] = await t.db
    .update(attachment)
    .set({ validityDate: addDays(today, -daysAgo), effectiveDate: addDays(today, -daysAgo - 700) })
    .where(
      and(
        eq(attachment.ownerCode, owner),
        eq(attachment.docType, type),
        inArray(attachment.ownerKind, ['hf/document', 'phy/document']),
      ),
    )
    .returning({ uuid: attachment.uuid })
  if (!row) throw new Error(`${owner} has no ${type}.`)
  return row.uuid
}

const one = async (owner: string, docType: string) =>
  (await list({ ownerCode: owner, docType, bucket: 'lapsed' }))[0]

beforeEach(async () => {
  await t.db.update(facility).set({ accreditationStatusCode: 'ACCREDITED' }).where(eq(facility.code, house))
  await t.db
    .update(physician)
    .set({ accreditationStatusCode: 'ACCREDITED' })
    .where(eq(physician.code, doctor))
  await endLicence(house, 'LTO', -100)
  await endLicence(doctor, 'PRC', -100)
})

test('a licence is warned of, holds new affiliations, then a suspension is proposed, by the rules in force', async () => {
  await endLicence(house, 'LTO', 0)
  expect(await one(house, 'LTO')).toBeUndefined()
  await endLicence(house, 'LTO', 1)
  expect(await one(house, 'LTO')).toMatchObject({ effect: 'HOLD', mayGrantGrace: true })
  await endLicence(house, 'LTO', 30)
  expect(await one(house, 'LTO')).toMatchObject({ effect: 'PROPOSE' })
  const proposal = async (as: string) =>
    (await t.call('work.mine', {}, { as })).body.items.find(({ kind }) => kind === 'suspension')
  expect(await proposal('officer')).toMatchObject({
    action: 'Decide',
    daysLate: 30,
    route: `/health-facility/${house}?act=status`,
  })
  expect(await proposal('compliance')).toBeUndefined()
  await t.db.update(facility).set({ accreditationStatusCode: 'SUSPENDED' }).where(eq(facility.code, house))
  expect(await one(house, 'LTO')).toMatchObject({ effect: 'WARN' })
  const rule = and(eq(referenceItem.list, 'lapse-rule'), eq(referenceItem.code, 'LICENCE-FACILITY'))
  const [before] = await t.db.select().from(referenceItem).where(rule)
  await t.db.update(facility).set({ accreditationStatusCode: 'ACCREDITED' }).where(eq(facility.code, house))
  await t.db
    .update(referenceItem)
    .set({ attributes: { ...before!.attributes, isActive: false } })
    .where(rule)
  expect(await one(house, 'LTO')).toMatchObject({ effect: 'WARN' })
  await t.db.update(referenceItem).set({ attributes: before!.attributes }).where(rule)
})

test('the filter, the counts and the rows say the same of every document', async () => {
  const effects = new Map<string, LapseEffect | null>()
  for (const [at, { code }] of (await t.db.select().from(facility)).entries()) {
    await t.db
      .update(attachment)
      .set({ validityDate: addDays(today, [-1, -29, -30, -31, 0, 5][at % 6]!) })
      .where(and(eq(attachment.ownerCode, code), eq(attachment.docType, 'LTO')))
  }
  for (const row of await list({})) if (row.uuid) effects.set(row.uuid, row.effect)
  const of = (effect: LapseEffect | null) => [...effects].filter(([, one]) => one === effect).length
  for (const { code } of lapseEffects) {
    const rows = await list({ effect: code })
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.map(({ effect }) => effect)).toEqual(rows.map(() => code))
    expect(rows).toHaveLength(of(code))
  }
  expect(await list({ effect: 'HOLD,PROPOSE' })).toHaveLength(of('HOLD') + of('PROPOSE'))
  const { effects: counted } = (await t.call('expiry.counts', {}, { as: 'officer' })).body
  expect(counted.map(({ effect, facilities, physicians }) => [effect, facilities + physicians])).toEqual([
    ['HOLD', of('HOLD')],
    ['PROPOSE', of('PROPOSE')],
  ])
  const refused = await t.call('expiry.list', { query: { effect: 'SUSPEND' } }, { as: 'officer' })
  expect(refused.error.errors?.map(({ field }) => field)).toEqual(['effect'])
})

test('neither end may have a lapsed licence when an affiliation is made, and the field says which', async () => {
  await t.db
    .delete(affiliation)
    .where(
      eq(
        affiliation.physicianId,
        (await t.db.select().from(physician).where(eq(physician.code, doctor)))[0]!.id,
      ),
    )
  const save = () =>
    t.call(
      'affiliation.save',
      { body: { physicianCode: doctor, healthFacilityCode: house, status: 'ON_PROCESS' } },
      { as: 'coordinator' },
    )
  await endLicence(house, 'LTO', 1)
  await endLicence(doctor, 'PRC', 1)
  const refused = await save()
  expect(refused.status).toBe(422)
  expect(refused.error.errors).toEqual([
    {
      field: 'healthFacilityCode',
      message: expect.stringMatching(
        /takes no new affiliations: .+ ended on .+\. Put its renewal on file first\.$/,
      ) as string,
    },
    { field: 'physicianCode', message: expect.stringContaining('takes no new affiliations') as string },
  ])
  await endLicence(house, 'LTO', -1)
  await endLicence(doctor, 'PRC', -1)
  const requestCode = (await save()).body.requestCode ?? ''
  expect(requestCode).toMatch(/^UR-/)
  // the licence ends between the request and its approval
  await endLicence(house, 'LTO', 1)
  const late = await reviewAndApprove(t, requestCode)
  expect([late.status, late.error.errors?.[0]?.field]).toEqual([422, 'healthFacilityCode'])
})

test('a grace period is granted up to a day, with the reason on record, and ended', async () => {
  const uuid = await endLicence(house, 'LTO', 40)
  const put = (until: IsoDate | null, reason = 'The renewal is under way') =>
    t.call('expiry.grace', { body: { uuid, until, reason } }, { as: 'officer' })
  expect((await put(addDays(today, -1))).error.errors?.[0]).toMatchObject({ field: 'until' })
  expect((await put(addDays(today, 181))).error.errors?.[0]).toMatchObject({ field: 'until' })
  expect((await put(today, ' ')).error.errors?.[0]).toMatchObject({ field: 'reason' })
  expect((await put(addDays(today, 10))).body).toEqual({
    uuid,
    effect: 'WARN',
    graceUntil: addDays(today, 10),
    graceReason: 'The renewal is under way',
  })
  expect(await one(house, 'LTO')).toMatchObject({ effect: 'WARN', graceUntil: addDays(today, 10) })
  const entries = await t.db.select().from(auditLog).where(eq(auditLog.entityCode, house))
  expect(entries.at(-1)?.changes).toEqual([
    { field: 'LTO grace period', before: null, after: addDays(today, 10) },
    { field: 'reason', before: null, after: 'The renewal is under way' },
  ])
  expect((await put(null)).body).toMatchObject({ effect: 'PROPOSE', graceUntil: null, graceReason: null })
  expect(await one(house, 'LTO')).toMatchObject({ effect: 'PROPOSE' })
  await endLicence(house, 'LTO', -5)
  expect((await put(today)).error.errors?.[0]).toEqual({
    field: 'uuid',
    message: 'This document has not lapsed.',
  })
  const coordinator = await t.call(
    'expiry.grace',
    { body: { uuid, until: today, reason: 'Mine' } },
    { as: 'coordinator' },
  )
  expect(coordinator.status).toBe(403)
})
