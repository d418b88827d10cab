import { addDays, type IsoDate } from '@capiz/domain/time'
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../src/db/rows.ts'
import {
  attachment,
  documentGrace,
  facility,
  fileBlob,
  lastDocument,
  physician,
  tableVersion,
} from '../src/db/schema/index.ts'
import { inTransaction } from '../src/db/transaction.ts'
import { ofFacility, ofPhysician } from '../src/engines/provider/document-owners.ts'
import { isCountedWithLastDay } from '../src/engines/provider/document-state-sql.ts'
import { lastDocuments } from '../src/engines/provider/last-documents.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { type Numbers, numbers, oneOf } from './numbers.ts'

let t: TestApp
const today = '2026-11-20'
const hash = 'a'.repeat(64)
const owners = ['PHY0000001', 'PHY0000002', 'PHY0000003', 'HF0000001', 'HF0000002']
// of types with a last day, with the end of the year, without an end, and of none
const types = ['PRC', 'PHIC', 'LTO', 'BPERMIT', 'PTR', 'TIN', 'OTHERS', null]
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny' })
  const blob = { sha256: hash, size: 1, contentType: 'application/pdf' }
  await t.db.insert(fileBlob).values(blob).onConflictDoNothing()
})
afterAll(() => t.close())

/** Documents that count with their last day on a day, of live providers, read from all documents. */
async function derived(day: IsoDate) {
  const isLive = (table: typeof facility | typeof physician) =>
    and(isNotNull(table.id), eq(table.deleted, false), eq(table.accepted, true), isNull(table.duplicateOf))
  return t.db
    .select({
      id: attachment.id,
      day: attachment.validityDate,
      type: attachment.docType,
      status: sql<string>`coalesce(${facility.accreditationStatusCode}, ${physician.accreditationStatusCode})`,
      city: facility.mainCityId,
      profession: physician.phyTypeCode,
    })
    .from(attachment)
    .leftJoin(facility, ofFacility)
    .leftJoin(physician, ofPhysician)
    .where(
      and(
        await isCountedWithLastDay(t.db, day),
        isNotNull(attachment.validityDate),
        or(isLive(facility), isLive(physician)),
      ),
    )
    .orderBy(attachment.id)
}

/** The same from the stored rows. */
async function kept(day: IsoDate) {
  const { reader, where } = await lastDocuments(t.db, day)
  const { attachmentId, validityDate, docType, ownerStatus, mainCityId, phyTypeCode } = lastDocument
  return reader
    .select({
      id: attachmentId,
      day: validityDate,
      type: docType,
      status: ownerStatus,
      city: mainCityId,
      profession: phyTypeCode,
    })
    .from(lastDocument)
    .where(where)
    .orderBy(attachmentId)
}

const days = [-1, 0, 1, 45].map((count) => addDays(today, count))

async function expectSame(what: string): Promise<void> {
  for (const day of days) expect(await kept(day), `${what} on ${day}`).toEqual(await derived(day))
}

function document(next: Numbers): typeof attachment.$inferInsert {
  const ownerCode = oneOf(owners, next)
  const prefix = ownerCode.startsWith('HF') ? 'hf' : 'phy'
  return {
    uuid: crypto.randomUUID(),
    ownerKind: oneOf(
      [`${prefix}/document`, `${prefix}/document`, `${prefix}/contract`, 'user-request'],
      next,
    ),
    ownerCode,
    docType: oneOf(types, next),
    fileName: 'a.pdf',
    contentType: 'application/pdf',
    size: 1,
    sha256: hash,
    uploadedBy: 'officer',
    effectiveDate: oneOf([null, '2026-01-01', addDays(today, 30)] as const, next),
    validityDate: oneOf([null, addDays(today, -10), addDays(today, 40), '2027-12-31'] as const, next),
  }
}

type Write = (next: Numbers) => Promise<unknown>

/** Every kind of write that the rows depend on. */
const writes: Readonly<Record<string, Write>> = {
  add: (next) => t.db.insert(attachment).values([document(next), document(next), document(next)]),
  delete: (next) =>
    t.db
      .update(attachment)
      .set({ deleted: next(3) === 0 })
      .where(sql`id % 7 = ${next(7)}`),
  move: (next) =>
    t.db
      .update(attachment)
      .set({ ownerCode: oneOf(owners, next), ownerKind: oneOf(['phy/document', 'hf/document'], next) })
      .where(sql`id % 11 = ${next(11)}`),
  replace: (next) =>
    t.db
      .update(attachment)
      .set({ supersededBy: next(2) === 0 ? crypto.randomUUID() : null })
      .where(sql`id % 5 = ${next(5)}`),
  date: (next) =>
    t.db
      .update(attachment)
      .set({ validityDate: oneOf([null, addDays(today, 5), '2028-12-31'], next) })
      .where(sql`id % 9 = ${next(9)}`),
  type: (next) =>
    t.db
      .update(attachment)
      .set({ docType: oneOf(types, next) })
      .where(sql`id % 17 = ${next(17)}`),
  remove: (next) => t.db.delete(attachment).where(sql`id % 13 = ${next(13)}`),
  'status of a physician': (next) =>
    t.db
      .update(physician)
      .set({ accreditationStatusCode: oneOf(['ACCREDITED', 'SUSPENDED'], next) })
      .where(sql`id % 4 = ${next(4)}`),
  profession: (next) =>
    t.db
      .update(physician)
      .set({ phyTypeCode: oneOf(['MD', 'DMD'], next) })
      .where(sql`id % 3 = ${next(3)}`),
  'deleted physician': (next) =>
    t.db
      .update(physician)
      .set({ deleted: next(2) === 0 })
      .where(sql`id % 3 = ${next(3)} and duplicate_of is null`),
  'accepted facility': (next) =>
    t.db.execute(sql`update facility set accepted = ${next(2) === 0} where id % 3 = ${next(3)}`),
  'merged facility': (next) =>
    t.db.execute(
      sql`update facility set duplicate_of = ${next(2) === 0 ? 'HF0000009' : null} where code = 'HF0000002'`,
    ),
  'city of a facility': (next) =>
    t.db.execute(
      sql`update facility set main_city_id = (select min(id) + ${next(9)} from city) where id % 2 = ${next(2)}`,
    ),
}

test('counts by effect are those of the rows, with grace periods and without', async () => {
  const lapsed = await rowsOf<{ uuid: string; code: string }>(
    t.db,
    sql`select uuid::text, owner_code as code from last_document where owner_status = 'ACCREDITED'
      and doc_type in ('LTO', 'PRC') order by validity_date limit 4`,
  )
  await t.db
    .update(attachment)
    .set({ validityDate: addDays(today, -60) })
    .where(sql`uuid::text in ${lapsed.map(({ uuid }) => uuid)}`)
  const [first] = lapsed
  if (!first) throw new Error('No accredited provider of the sample has a licence.')
  const counts = async () => (await t.call('expiry.counts', {}, { as: 'officer' })).body
  const expectCounts = async () => {
    const { content } = (await t.call('expiry.list', { query: { size: 1000 } }, { as: 'officer' })).body
    const { effects, total, regions } = await counts()
    expect(total).toBe(content.length)
    for (const { effect, facilities, physicians } of effects) {
      const of = (kind: string) =>
        content.filter((row) => row.effect === effect && row.ownerType === kind).length
      expect([facilities, physicians], effect).toEqual([of('facility'), of('physician')])
    }
    for (const { region, count } of regions)
      expect(content.filter((row) => row.ownerType === 'facility' && row.region === region)).toHaveLength(
        count,
      )
    return effects.reduce((sum, { facilities, physicians }) => sum + facilities + physicians, 0)
  }
  const held = await expectCounts()
  expect(held).toBeGreaterThan(0)
  await t.db.insert(documentGrace).values({
    attachmentUuid: first.uuid,
    ownerCode: first.code,
    until: addDays(today, 9),
    reason: 'Renewal is under way.',
    createdBy: 'officer',
    createdDate: t.clock.now(),
  })
  expect(await expectCounts()).toBe(held - 1)
})

test('the stored documents are those that all documents make, on every day, after every kind of write', async () => {
  await expectSame('at the start')
  expect((await kept(today)).length).toBeGreaterThan(50)
  const kinds = Object.entries(writes)
  for (let round = 0; round < 2 * kinds.length; round++) {
    const [name, write] = kinds[round % kinds.length] as [string, Write]
    await write(numbers(round + 1))
    await expectSame(`${name}, round ${round}`)
  }
})

test('of many who add documents of one type to one provider at once the one that lasts longest is kept', async () => {
  await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      inTransaction(t.db, async (tx) => {
        const added = { ...document(numbers(at)), ownerKind: 'phy/document', ownerCode: 'PHY0000004' }
        const validityDate = sql`make_date(${2030 + at}::int, 1, 1)`
        await tx.insert(attachment).values({ ...added, docType: 'PRC', effectiveDate: null, validityDate })
        await tx.execute(sql`select pg_sleep(0.02)`)
      }),
    ),
  )
  await expectSame('added at once')
})

test('a write that changes none of it leaves the version of the stored documents as it was', async () => {
  const versionOf = async () =>
    (await t.db.select().from(tableVersion).where(eq(tableVersion.name, 'last_document'))).reduce(
      (sum, { version }) => sum + version,
      0,
    )
  const before = await versionOf()
  await t.db.update(physician).set({ remarks: 'Seen.' }).where(eq(physician.code, 'PHY0000001'))
  await t.db
    .update(attachment)
    .set({ docRemarks: 'Seen.' })
    .where(sql`id % 2 = 0`)
  expect(await versionOf()).toBe(before)
  await t.db
    .update(attachment)
    .set({ deleted: true })
    .where(sql`id in (select attachment_id from last_document limit 1)`)
  expect(await versionOf()).toBeGreaterThan(before)
})
