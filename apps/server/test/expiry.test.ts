import { bucketDays, expiryBucket, expiryBuckets } from '@capiz/domain/credentials'
import { addDays } from '@capiz/domain/time'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activityLog, attachment, facility, outboxMail, renewalAsk } from '../src/db/schema/index.ts'
import { checklistOwner } from '../src/areas/facility/checklist.ts'
import { checklistOf } from '../src/engines/provider/checklist.ts'
import { startTestApp, type TestApp } from './harness.ts'

let app: TestApp
const today = '2026-11-20'
const officer = { as: 'officer' }

beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny' })
})
afterAll(() => app.close())

const list = async (query: object = {}, as = officer) =>
  (await app.call('expiry.list', { query: { size: 1000, ...query } }, as)).body

test('every live paper of a provider in the network is in exactly one group', async () => {
  const all = await list({ bucket: expiryBuckets.join(',') })
  const documents = await app.db
    .select({ uuid: attachment.uuid, day: attachment.validityDate })
    .from(attachment)
    .innerJoin(facility, eq(facility.code, attachment.ownerCode))
    .where(
      and(
        inArray(attachment.ownerKind, ['hf/document', 'hf/contract']),
        eq(attachment.deleted, false),
        isNull(attachment.supersededBy),
        inArray(facility.accreditationStatusCode, [
          'ACCREDITED',
          'ON_PROCESS',
          'FOR_PAYMENT_ONLY',
          'SUSPENDED',
        ]),
        eq(facility.accepted, true),
        isNull(facility.duplicateOf),
      ),
    )
  const dated = documents.filter(({ day }) => day !== null).map(({ uuid }) => uuid)
  const facilities = all.content.filter(({ ownerType }) => ownerType === 'facility')
  expect(facilities.map(({ uuid }) => uuid ?? '').toSorted()).toEqual(dated.toSorted())
  let counted = 0
  for (const bucket of expiryBuckets) {
    const found = await list({ bucket })
    counted += found.totalElements
    const { from = '0000-00-00', to = '9999-99-99' } = bucketDays(bucket, today)
    for (const row of found.content) {
      expect(row.bucket).toBe(bucket)
      const day = row.validityDate ?? ''
      expect(day >= from && day <= to).toBe(true)
      expect(expiryBucket(addDays(today, row.daysLeft ?? NaN), today)).toBe(bucket)
    }
  }
  expect(counted).toBe(all.totalElements)
  const days = all.content.map(({ validityDate }) => validityDate ?? '')
  expect(days).toEqual(days.toSorted())
})

test('without a group the list looks 90 days ahead, and the counts are those of the list', async () => {
  const found = await list()
  expect(found.content.some(({ bucket }) => bucket === 'later')).toBe(false)
  const counts = (await app.call('expiry.counts', {}, officer)).body
  expect(counts.total).toBe(found.totalElements)
  for (const { bucket, facilities, physicians } of counts.buckets) {
    const rows = found.content.filter((row) => row.bucket === bucket)
    expect([facilities, physicians]).toEqual([
      rows.filter(({ ownerType }) => ownerType === 'facility').length,
      rows.filter(({ ownerType }) => ownerType === 'physician').length,
    ])
  }
  expect(counts.types.reduce((sum, { count }) => sum + count, 0)).toBe(found.totalElements)
})

test.each(['officer', 'compliance', 'reports', 'admin'])(
  'for %s the count of each group is the total of its list, and the whole is their sum',
  async (as) => {
    for (const accreditationStatusCode of ['ACCREDITED', 'ON_PROCESS,FOR_PAYMENT_ONLY,SUSPENDED']) {
      const query = { accreditationStatusCode }
      const totalOf = async (bucket?: string) =>
        (await list({ ...query, bucket, size: 1 }, { as })).totalElements
      const { body } = await app.call('expiry.counts', { query }, { as })
      expect(body.total).toBeGreaterThan(0)
      expect(await totalOf()).toBe(body.total)
      let sum = 0
      for (const { bucket, facilities, physicians } of body.buckets) {
        // later than the list looks
        if (bucket === 'later') continue
        sum += facilities + physicians
        expect(await totalOf(bucket), bucket).toBe(facilities + physicians)
      }
      expect(sum).toBe(body.total)
      expect(await totalOf('missing')).toBe(body.missing.facilities + body.missing.physicians)
    }
  },
)

test('filters narrow by owner, kind, place and status', async () => {
  const all = await list({ bucket: expiryBuckets.join(',') })
  const one = all.content.find(({ ownerType, city }) => ownerType === 'facility' && city)
  if (!one) throw new Error('The sample has no facility paper.')
  const wide = { bucket: expiryBuckets.join(',') }
  const same = (rows: typeof all, test: (row: (typeof all.content)[number]) => boolean) =>
    rows.content.length > 0 && rows.content.every(test)
  expect(
    same(await list({ ...wide, ownerCode: one.ownerCode }), (row) => row.ownerCode === one.ownerCode),
  ).toBe(true)
  expect(same(await list({ ...wide, owner: one.ownerName.slice(0, 6) }), (row) => row.ownerName !== '')).toBe(
    true,
  )
  expect(same(await list({ ...wide, docType: one.docType }), (row) => row.docType === one.docType)).toBe(true)
  expect(same(await list({ ...wide, ownerType: 'physician' }), (row) => row.ownerType === 'physician')).toBe(
    true,
  )
  const here = await list({ ...wide, ownerType: 'facility', location: one.city })
  expect(same(here, (row) => row.city === one.city)).toBe(true)
  const left = await list({ ...wide, accreditationStatusCode: 'DISACCREDITED' })
  expect(left.content.every(({ ownerStatus }) => ownerStatus === 'DISACCREDITED')).toBe(true)
  expect((await app.call('expiry.list', { query: { bucket: 'soon' } }, officer)).status).toBe(422)
  expect((await app.call('expiry.list', {}, { as: 'coordinator' })).status).toBe(403)
})

test('the required documents that are missing are those the checklists miss, and are counted', async () => {
  // a document without an end, so that no other test misses it
  await app.db.update(attachment).set({ deleted: true }).where(eq(attachment.docType, 'BANK'))
  const rows = await app.db.select().from(facility).where(eq(facility.accreditationStatusCode, 'ACCREDITED'))
  const owners = rows
    .filter(({ deleted, accepted, duplicateOf }) => !deleted && accepted && duplicateOf === null)
    .map((row) => checklistOwner(row))
  const expected: string[] = []
  for (const owner of owners) {
    const lacking = (await checklistOf(app.db, owner, today)).filter(
      ({ required, state }) => required && state === 'MISSING',
    )
    expected.push(...lacking.map(({ documentTypeCode }) => `${owner.code} ${documentTypeCode}`))
  }
  const filters = { ownerType: 'facility', accreditationStatusCode: 'ACCREDITED' }
  const found = await list({ ...filters, bucket: 'missing' })
  const keys = found.content.map(({ ownerCode, docType }) => `${ownerCode} ${docType}`)
  expect(keys.toSorted()).toEqual(expected.toSorted())
  expect(expected.length).toBeGreaterThan(0)
  expect(found.content[0]).toMatchObject({ uuid: null, validityDate: null, bucket: 'missing', canAsk: false })
  const counts = await app.call('expiry.counts', { query: filters }, officer)
  expect(counts.body.missing).toEqual({ facilities: expected.length, physicians: 0 })
  const some = await list({ ...filters, bucket: 'missing', docType: 'BANK', sort: 'ownerCode,DESC' })
  const accounts = expected.filter((key) => key.endsWith(' BANK'))
  expect(some.content.map(({ ownerCode }) => `${ownerCode} BANK`)).toEqual(accounts.toSorted().toReversed())
  const physicians = await list({ ownerType: 'physician', bucket: 'missing', owner: 'a', location: 'a' })
  expect(physicians.content.every(({ ownerType }) => ownerType === 'physician')).toBe(true)
})

test('a renewal is asked for once a paper and day, with one mail a provider', async () => {
  const { content } = await list({ ownerType: 'facility', bucket: expiryBuckets.join(',') })
  const [first] = content
  const own = content.filter(({ ownerCode }) => ownerCode === first?.ownerCode).map(({ uuid }) => uuid ?? '')
  const other = content.find(({ ownerCode }) => ownerCode !== first?.ownerCode)?.uuid ?? ''
  const mailsBefore = await app.db.$count(outboxMail)
  const uuids = [...own, other, '00000000-0000-4000-8000-000000000000']
  const two = await Promise.all([
    app.call('expiry.askRenewal', { body: { uuids } }, officer),
    app.call('expiry.askRenewal', { body: { uuids } }, { as: 'approver' }),
  ])
  const asked = two.flatMap(({ body }) => body.asked.map(({ uuid }) => uuid))
  expect(asked.toSorted()).toEqual([...own, other].toSorted())
  expect(
    two.flatMap(({ body }) => body.skipped).filter(({ reason }) => reason.includes('today already')),
  ).toHaveLength(own.length + 1)
  expect(two[0]?.body.skipped.some(({ reason }) => reason.includes('no longer on record'))).toBe(true)
  expect(await app.db.$count(outboxMail)).toBe(mailsBefore + 2)
  const [mail] = await app.db.select().from(outboxMail).where(eq(outboxMail.template, 'RENEWAL_ASKED'))
  expect(mail?.subject).toContain('to be renewed')
  const activities = await app.db
    .select()
    .from(activityLog)
    .where(
      and(
        eq(activityLog.topic, 'Renewal of documents'),
        eq(activityLog.applicantCode, first?.ownerCode ?? ''),
      ),
    )
  expect(activities).toHaveLength(1)
  const again = await list({ ownerCode: first?.ownerCode, bucket: expiryBuckets.join(',') })
  expect(again.content.find(({ uuid }) => uuid === own[0])).toMatchObject({ lastAsked: today, canAsk: false })
  app.clock.advance(86_400)
  const token = await freshOfficer()
  const tomorrow = await app.call('expiry.askRenewal', { body: { uuids: own } }, { token })
  expect(tomorrow.body.asked).toHaveLength(own.length)
  expect(await app.db.$count(renewalAsk)).toBe(own.length * 2 + 1)
})

async function freshOfficer(): Promise<string> {
  const body = { grant_type: 'password' as const, username: 'officer', password: 'Bangka-sa-Ilog-77' }
  const reply = await app.call('auth.login', { body })
  return reply.body.access_token
}
