import { scoreFacility } from '@capiz/domain/duplicate'
import { addDays } from '@capiz/domain/time'
import { requestStatuses } from '@capiz/domain/request'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileTypeFromBuffer } from 'file-type'
import { verifyAudit } from '../src/platform/audit/verify.ts'
import * as tables from '../src/db/schema/index.ts'
import { recordKind, recordKindNames, recordProblems } from '@capiz/domain/record'
import { termProblems, vocabularyOf } from '../src/areas/compliance/labels.ts'
import { facilityProblems } from '../src/areas/facility/rules.ts'
import { currentForm } from '../src/areas/facility/form.ts'
import { loadTerms } from '../src/areas/facility/labels.ts'
import type { SeedInputs } from '../src/seed/context.ts'
import { generateSeed } from '../src/seed/generate.ts'
import { loadSeed } from '../src/seed/load.ts'
import { seedRoleCodes, type SeedRoleCode } from '@capiz/domain/access'
import { sampleFiles } from '../src/seed/samples.ts'
import type { SeedSize } from '../src/seed/size.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { effortOf } from './support/effort.ts'
import { tinyToday } from './setup/tiny-seed.ts'

const roleIds = Object.fromEntries(seedRoleCodes.map((code, at) => [code, at + 1])) as Record<
  SeedRoleCode,
  number
>

function inputs(size: SeedSize, more: Partial<SeedInputs> = {}): SeedInputs {
  return { size, seedNumber: 1, asOf: tinyToday, passwordHash: 'hash', roleIds, ...more }
}

function hashOf(given: SeedInputs): string {
  const hash = createHash('sha256')
  for (const { table, rows } of generateSeed(given)) {
    hash.update(getTableName(table))
    for (const row of rows) hash.update(JSON.stringify(row))
  }
  return hash.digest('hex')
}

/** The first rows of every table. */
function firstRows(given: SeedInputs, most: (table: string) => number): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { table, rows } of generateSeed(given)) {
    const name = getTableName(table)
    const list: string[] = []
    for (const row of rows) {
      if (list.length >= most(name)) break
      list.push(JSON.stringify(row))
    }
    found.set(name, list)
  }
  return found
}

describe('the generator', () => {
  test('gives the same bytes for the same inputs, and others for others', () => {
    const first = hashOf(inputs('tiny'))
    expect(hashOf(inputs('tiny'))).toBe(first)
    expect(hashOf(inputs('tiny', { seedNumber: 2 }))).not.toBe(first)
    expect(hashOf(inputs('tiny', { asOf: '2027-03-01' }))).not.toBe(first)
  })

  test('gives row i the same in every size', () => {
    const tiny = firstRows(inputs('tiny'), () => Number.POSITIVE_INFINITY)
    for (const size of ['demo', 'large'] as const) {
      const bigger = firstRows(inputs(size), (table) => tiny.get(table)?.length ?? 0)
      for (const [table, rows] of tiny) expect(bigger.get(table), `${size} ${table}`).toEqual(rows)
    }
  })
})

describe('the sample files', () => {
  test.each(Object.entries(sampleFiles))('%s is what it says', async (_name, file) => {
    expect((await fileTypeFromBuffer(file.bytes))?.mime).toBe(file.contentType)
    expect(createHash('sha256').update(file.bytes).digest('hex')).toBe(file.sha256)
  })
})

describe('the tiny sample in the database', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await startTestApp({ seed: 'tiny', today: tinyToday })
  })
  afterAll(() => t.close())
  const facilityOf = async (code: string) => {
    const [row] = await t.db.select().from(tables.facility).where(eq(tables.facility.code, code))
    if (!row) throw new Error(`${code} is missing`)
    return row
  }

  test('is loaded with at most five seconds of work, into an empty database only', async () => {
    await expect(loadSeed(t.db, { size: 'tiny', asOf: tinyToday })).rejects.toThrow(/empty database/)
    const empty = await startTestApp({ seed: 'none' })
    const { milliseconds } = await effortOf(() => loadSeed(empty.db, { size: 'tiny', asOf: tinyToday }))
    expect(milliseconds).toBeLessThan(5000)
    await empty.close()
  })

  test('has the counts of its size', async () => {
    const size = async (table: Parameters<typeof t.db.$count>[0]) => t.db.$count(table)
    expect(await size(tables.region)).toBe(18)
    expect(await size(tables.province)).toBe(84)
    expect(await size(tables.city)).toBe(1642)
    expect(await size(tables.facility)).toBe(12)
    expect(await size(tables.facilityAddress)).toBe(15)
    expect(await size(tables.physician)).toBe(40)
    expect(await size(tables.coveredAccount)).toBe(6)
    expect(await size(tables.userRequest)).toBe(53)
    expect(await size(tables.caseRecord)).toBe(51)
    expect(await size(tables.auditLog)).toBe(100)
    const [cities] = await t.db.select({ n: count() }).from(tables.city).where(eq(tables.city.isCity, true))
    expect(cities?.n).toBe(149)
  })

  test('keeps every rule a facility is saved by', async () => {
    const terms = await loadTerms(t.db, 'hf-type', 'hf-category')
    for (const record of await t.db.select().from(tables.facility)) {
      const form = await currentForm(t.db, record)
      const accredited = record.accreditationStatusCode === 'ACCREDITED'
      expect(facilityProblems(form, { terms, accredited, before: undefined }), record.code).toEqual([])
    }
  })

  test('keeps every rule a record is saved by, in every status of every kind that needs no decision', async () => {
    const records = await t.db.select().from(tables.caseRecord)
    for (const { kind, code, fields, status } of records) {
      const vocabulary = await vocabularyOf(t.db, kind)
      const problems = [
        ...recordProblems(kind, fields, status, tinyToday),
        ...termProblems(kind, vocabulary, fields, undefined),
      ]
      expect(problems, `${kind} ${code}`).toEqual([])
    }
    for (const kind of recordKindNames) {
      const found = new Set(records.filter((row) => row.kind === kind).map(({ status }) => status))
      const all = Object.keys(recordKind(kind).machine.statuses)
      if (kind !== 'service-team') expect([...found].toSorted(), kind).toEqual(all.toSorted())
    }
    const third = records.filter(({ kind, fields }) => kind === 'violation' && fields['offenceNo'] === 3)
    expect(third).toHaveLength(1)
    const made = await t.db.transaction((tx) => t.services.codes.next(tx, 'facilityCheckIn'))
    expect(records.map(({ code }) => code)).not.toContain(made)
  })

  test('has prices from yesterday, today, tomorrow and in 45 days', async () => {
    const days = [-1, 0, 1, 45].map((offset) => addDays(tinyToday, offset))
    const found = await t.db
      .selectDistinct({ day: tables.priceSheet.effectiveDate })
      .from(tables.priceSheet)
      .where(inArray(tables.priceSheet.effectiveDate, days))
    expect(found.map(({ day }) => day).sort()).toEqual(days)
  })

  test('lets few who are accredited lack a document, and some', async () => {
    const listed = async (query: object): Promise<number> =>
      (
        await t.call(
          'physician.list',
          { query: { accreditationStatusCode: 'ACCREDITED', ...query } },
          { as: 'admin' },
        )
      ).body.totalElements
    const all = await listed({})
    const lacking = await listed({ credentialState: 'MISSING' })
    expect(lacking).toBeGreaterThan(0)
    expect(lacking / all).toBeLessThan(0.15)
    expect(await listed({ credentialState: 'VALID' })).toBeGreaterThan(all / 3)
  })

  test('has a document that ends today', async () => {
    const where = and(
      eq(tables.attachment.validityDate, tinyToday),
      eq(tables.attachment.ownerCode, 'HF0000003'),
    )
    expect(await t.db.$count(tables.attachment, where)).toBeGreaterThan(0)
  })

  test('has likely duplicates at a score of 3 and of 2', async () => {
    const candidate = async (code: string) => {
      const { name, typeCode, mainCityId, tin, phicAccreditationNo, telephone, emailAddress } =
        await facilityOf(code)
      return { name, typeCode, cityId: mainCityId, tin, phicAccreditationNo, telephone, emailAddress }
    }
    const score = async (a: string, b: string) => scoreFacility(await candidate(a), await candidate(b)).score
    expect(await score('HF0000003', 'HF0000004')).toBe(3)
    expect(await score('HF0000005', 'HF0000006')).toBe(2)
  })

  test('has the special facilities and the busy physician', async () => {
    const blocked = await t.db.select().from(tables.facility).where(eq(tables.facility.blocked, true))
    expect(blocked.map(({ code }) => code)).toEqual(['HF0000007'])
    const accounts = eq(tables.coveredAccount.facilityId, blocked[0]?.id ?? 0)
    expect(await t.db.$count(tables.coveredAccount, accounts)).toBe(2)
    const lonely = await facilityOf('HF0000008')
    expect(await t.db.$count(tables.affiliation, eq(tables.affiliation.facilityId, lonely.id))).toBe(0)
    expect(lonely.name).toMatch(/ñ.*'/)
    expect((await facilityOf('HF0000009')).name).toHaveLength(200)
    expect(await t.db.$count(tables.affiliation, eq(tables.affiliation.physicianId, 3))).toBe(8)
  })

  test('has items in every list of the specification, and a deleted one wherever there are any', async () => {
    const rows = await t.db
      .selectDistinct({ list: tables.referenceItem.list })
      .from(tables.referenceItem)
      .where(eq(tables.referenceItem.deleted, true))
    const filled = await t.db.selectDistinct({ list: tables.referenceItem.list }).from(tables.referenceItem)
    expect(rows.map(({ list }) => list).sort()).toEqual(filled.map(({ list }) => list).sort())
    // the fourteen tables of specification 2, section 7.2
    expect(filled.length).toBeGreaterThanOrEqual(14)
  })

  test('has every request type of this step in every status, one of them the own of an approver', async () => {
    const rows = await t.db
      .select({ type: tables.userRequest.type, statuses: sql<string[]>`array_agg(distinct status)` })
      .from(tables.userRequest)
      .groupBy(tables.userRequest.type)
    expect(rows).toHaveLength(10)
    for (const { type, statuses } of rows)
      expect([...statuses].sort(), type).toEqual([...requestStatuses].sort())
    const [approver] = await t.db.select().from(tables.appUser).where(eq(tables.appUser.username, 'approver'))
    const own = eq(tables.userRequest.requesterCode, approver?.code ?? '')
    expect(await t.db.$count(tables.userRequest, own)).toBe(1)
  })

  test('has an unbroken audit chain, and codes and ids that go on', async () => {
    expect(await verifyAudit(t.db)).toMatchObject({ ok: true })
    const next = await t.db.transaction((tx) => t.services.codes.next(tx, 'facility'))
    expect(next).toBe('HF0000013')
    const [added] = await t.db
      .insert(tables.remark)
      .values({ ownerCode: next, remarks: 'First remark', createdBy: 'officer' })
      .returning()
    expect(added?.id).toBe(1)
    const [place] = await t.db
      .insert(tables.region)
      .values({ code: '9900000000', description: 'Sample' })
      .returning()
    expect(place?.id).toBe(19)
  })

  test('has no open request that is out of date from the start', async () => {
    const query = { status: 'PENDING,REVIEWED', size: 100 }
    const open = await t.call('request.list', { query }, { as: 'officer' })
    expect(open.body.totalElements).toBeGreaterThan(15)
    for (const { code } of open.body.content) {
      const { body } = await t.call('request.get', { params: { code } }, { as: 'officer' })
      expect(body.stale, `${code} ${body.type}`).toBe(false)
      expect(body.changes.length, `${code} ${body.type}`).toBeGreaterThan(0)
    }
  })

  test('its accounts can sign in and its papers can be read', async () => {
    for (const username of ['officer', 'approver', 'coordinator2', 'physician2']) {
      expect(await t.login(username)).toBeTruthy()
    }
    await expect(t.login('former.officer')).rejects.toThrow()
    for (const { sha256, size } of Object.values(sampleFiles)) {
      expect(await t.services.files.read(sha256)).toHaveLength(size)
    }
  })
})
