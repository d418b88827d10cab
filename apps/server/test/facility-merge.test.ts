import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  accreditationHistory,
  affiliation,
  appUser,
  attachment,
  auditLog,
  facility,
  physician,
} from '../src/db/schema/index.ts'
import { runDailyTransitions } from '../src/areas/daily-transitions/daily-transitions.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { addLists, makeCoordinator, makeFacility, pdf, publishFacility } from './support/facilities.ts'

let app: TestApp
const officer = { as: 'officer' }

beforeAll(async () => {
  app = await startTestApp()
  await addLists(app)
})
afterAll(() => app.close())

async function upload(code: string, docType: string, name: string) {
  const reply = await app.call(
    'document.upload',
    { params: { entity: 'hf/document' }, fields: { code, docType }, files: [pdf(name, name)] },
    officer,
  )
  expect(reply.status, JSON.stringify(reply.error)).toBe(201)
}

async function affiliate(code: string, physicianCode: string, number: number) {
  const [one] = await app.db.select().from(physician).where(eq(physician.code, physicianCode))
  const [there] = await app.db.select().from(facility).where(eq(facility.code, code))
  await app.db.insert(affiliation).values({
    code: `AFF90000${number}`,
    physicianId: one?.id ?? 0,
    facilityId: there?.id ?? 0,
    status: 'ACCREDITED',
  })
}

const versionOf = async (code: string) =>
  (await app.call('facility.get', { params: { code } }, officer)).body.version

/** Makes a facility accredited since a day, as if its papers had been checked then. */
async function accredit(code: string): Promise<void> {
  await app.db.update(facility).set({ accreditationStatusCode: 'ACCREDITED' }).where(eq(facility.code, code))
  const entry = { fromStatus: 'ON_PROCESS', toStatus: 'ACCREDITED', effectiveDate: '2026-11-20' } as const
  const who = { applicantType: 'HFC', applicantCode: code, createdBy: 'officer' }
  await app.db.insert(accreditationHistory).values({ ...entry, ...who })
}

async function merge(code: string, duplicateCode: string, more: object = {}) {
  const body = {
    code,
    duplicateCode,
    version: await versionOf(code),
    duplicateVersion: await versionOf(duplicateCode),
    reason: 'Registered twice.',
    ...more,
  }
  return app.call('facility.merge', { body }, officer)
}

test('a merge moves what the other lacks and keeps both histories', async () => {
  const stays = await makeFacility(app, { name: 'Kalachuchi Dental', confirmDuplicates: true })
  const gone = await makeFacility(app, {
    name: 'Kalachuchi Dental Clinic Annex',
    hfCode: 'KAL-1',
    confirmDuplicates: true,
  })
  await upload(stays.code, 'BANK', 'bank-stays.pdf')
  await upload(gone.code, 'BANK', 'bank-gone.pdf')
  await upload(gone.code, 'PHOTO', 'photo-gone.pdf')
  await affiliate(stays.code, 'PHY0000001', 1)
  await affiliate(gone.code, 'PHY0000001', 2)
  await affiliate(gone.code, 'PHY0000002', 3)
  const account = { accountCode: 'ACC-1', company: 'Sample Corp', effectiveDate: '2026-01-01' }
  await app.call('coveredAccount.create', { query: { code: gone.code }, body: account }, officer)
  const username = await makeCoordinator(app, 'kalachuchi', gone.code)

  const reply = await merge(stays.code, gone.code)
  expect(reply.status, JSON.stringify(reply.error)).toBe(200)
  expect(reply.body).toMatchObject({
    record: { code: stays.code, hfCode: 'KAL-1' },
    moved: { affiliations: 1, coveredAccounts: 1, documents: 1, records: 0, accounts: 1 },
    kept: { affiliations: 1, coveredAccounts: 0, documents: 1 },
  })
  expect((await app.call('facility.isOriginal', { params: { code: gone.code } }, officer)).body).toBe(false)
  const duplicate = await app.call('facility.get', { params: { code: gone.code } }, officer)
  expect(duplicate.body).toMatchObject({ duplicateOf: stays.code, hfCode: null })
  const listed = await app.call('facility.rows', { query: { name: 'Kalachuchi' } }, officer)
  expect(listed.body.content.map(({ code }) => code)).toEqual([stays.code])
  const documents = await app.db.select().from(attachment).where(eq(attachment.ownerCode, stays.code))
  expect(documents.map(({ fileName }) => fileName).toSorted()).toEqual(['bank-stays.pdf', 'photo-gone.pdf'])
  const [user] = await app.db.select().from(appUser).where(eq(appUser.username, username))
  expect(user?.linkedCode).toBe(stays.code)

  const history = await app.call(
    'accreditationHistory.list',
    { query: { applicantCode: stays.code } },
    officer,
  )
  expect(new Set(history.body.content.map(({ applicantCode }) => applicantCode))).toEqual(
    new Set([stays.code, gone.code]),
  )
  const activity = await app.call('activityLog.list', { query: { applicantCode: stays.code } }, officer)
  expect(activity.body.content.map(({ applicantCode }) => applicantCode).toSorted()).toEqual(
    [stays.code, gone.code].toSorted(),
  )
  const audits = await app.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entityCode, stays.code), eq(auditLog.auditTopic, 'Duplicates')))
  expect(audits).toHaveLength(1)

  const asked = { code: stays.code, name: duplicate.body.name, typeCode: 'DENT', tin: duplicate.body.tin }
  const alike = await app.call('facility.possibleDuplicates', { query: {}, body: asked }, officer)
  expect(alike.body.map(({ code }) => code)).not.toContain(gone.code)
  const others = await app.call(
    'facility.possibleDuplicates',
    { query: {}, body: { ...asked, code: null } },
    officer,
  )
  expect(others.body.map(({ code }) => code)).toContain(gone.code)

  const twice = await merge(stays.code, gone.code)
  expect(twice.status).toBe(422)
  const third = await makeFacility(app, { name: 'Rosal Dental', confirmDuplicates: true })
  const chain = await merge(third.code, stays.code)
  expect(chain.status).toBe(200)
  const end = await app.call('facility.get', { params: { code: gone.code } }, officer)
  expect(end.body.duplicateOf).toBe(third.code)
  // both codes resolve for ever, for the public as well
  await publishFacility(app, third.code)
  const open = await app.call('publicFacility.get', { params: { code: gone.code } })
  expect([open.status, open.body.code]).toEqual([200, third.code])
})

test('a stale record, an open request, the same one twice and the accredited one are refused', async () => {
  const one = await makeFacility(app, { name: 'Dama de Noche Dental', confirmDuplicates: true })
  const two = await makeFacility(app, { name: 'Dama de Noche Dental Two', confirmDuplicates: true })
  expect((await merge(one.code, one.code)).status).toBe(422)
  const stale = await merge(one.code, two.code, { duplicateVersion: 99 })
  expect(stale.error.errorCode).toBe('STALE_RECORD')
  const third = await makeFacility(app, { name: 'Gumamela Dental', confirmDuplicates: true })
  await accredit(third.code)
  const accredited = await merge(two.code, third.code)
  expect([accredited.status, accredited.error.errors?.[0]?.field]).toEqual([422, 'code'])
  expect((await app.call('facility.merge', { body: {} as never }, { as: 'rates' })).status).toBe(403)
  expect((await merge(third.code, two.code)).status).toBe(200)
})

test('a pair found to be different is remembered with its reason', async () => {
  const one = await makeFacility(app, { name: 'Ilang-ilang Dental', confirmDuplicates: true })
  const two = await makeFacility(app, { name: 'Ilang-ilang Dental North', confirmDuplicates: true })
  const other = two.code
  const body = { code: one.code, otherCode: other, reason: 'Two branches of one owner.' }
  expect((await app.call('facility.notDuplicate', { body }, officer)).status).toBe(204)
  const found = await app.call('facility.foundDifferent', { params: { code: one.code } }, officer)
  expect(found.body).toMatchObject([{ code: other, reason: body.reason, updatedBy: 'officer' }])
})

test('the status of any day, with what came before and what is planned', async () => {
  const { code } = await makeFacility(app, { name: 'Santan Dental', confirmDuplicates: true })
  await accredit(code)
  const version = await versionOf(code)
  const body = {
    status: 'SUSPENDED',
    effectiveDate: '2026-12-01' as const,
    until: '2026-12-10' as const,
    reason: 'Repairs of the operating room.',
    remarks: null,
    version,
  }
  const moved = await app.call(
    'facility.changeStatus',
    { query: { healthFacilityCode: code }, body },
    officer,
  )
  expect(moved.status, JSON.stringify(moved.error)).toBe(200)
  const on = async (day: string) =>
    (await app.call('facility.statusOn', { params: { code }, query: { day } }, officer)).body
  expect(await on('2026-12-05')).toMatchObject({
    status: 'SUSPENDED',
    since: { effectiveDate: '2026-12-01', reason: 'Repairs of the operating room.' },
    next: { status: 'ACCREDITED', effectiveDate: '2026-12-11' },
  })
  expect(await on('2026-12-11')).toMatchObject({ status: 'ACCREDITED', next: null })
  expect((await on('2026-11-30')).next).toMatchObject({ status: 'SUSPENDED', effectiveDate: '2026-12-01' })
  expect(
    (await app.call('facility.statusOn', { params: { code }, query: { day: '2026-02-30' } }, officer)).status,
  ).toBe(422)
})

test('a return is made once, also after days of downtime and by two processes at once', async () => {
  const codes: string[] = []
  for (const name of ['Rosas Dental', 'Kamia Dental', 'Anahaw Dental']) {
    const { code } = await makeFacility(app, { name, confirmDuplicates: true })
    await accredit(code)
    const body = {
      status: 'SUSPENDED',
      effectiveDate: '2026-11-20' as const,
      until: '2026-11-25' as const,
      reason: 'Under repair.',
      remarks: null,
      version: await versionOf(code),
    }
    const moved = await app.call(
      'facility.changeStatus',
      { query: { healthFacilityCode: code }, body },
      officer,
    )
    expect(moved.body.accreditationStatusCode).toBe('SUSPENDED')
    codes.push(code)
  }
  app.clock.set('2026-12-24T02:00:00Z')
  const moved = await Promise.all([
    runDailyTransitions(app.services),
    runDailyTransitions(app.services),
    runDailyTransitions(app.services),
  ])
  expect(moved.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(3)
  for (const code of codes) {
    const [record] = await app.db.select().from(facility).where(eq(facility.code, code))
    expect(record?.accreditationStatusCode).toBe('ACCREDITED')
    const returns = await app.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entityCode, code), eq(auditLog.actor, 'SYSTEM')))
    expect(returns).toHaveLength(1)
    const history = await app.db
      .select()
      .from(accreditationHistory)
      .where(eq(accreditationHistory.applicantCode, code))
    expect(history.filter(({ effectiveDate }) => effectiveDate === '2026-11-26')).toHaveLength(1)
  }
  expect(await runDailyTransitions(app.services)).toBe(0)
})
