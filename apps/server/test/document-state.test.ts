import { documentStates } from '@capiz/domain/document'
import { documentTypes, providerState, providerStates } from '@capiz/domain/checklist'
import { memberships } from '@capiz/domain/fees'
import { addDays } from '@capiz/domain/time'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attachment, facility, fileBlob, physician, requirementRule } from '../src/db/schema/index.ts'
import { checklistOwner as ofFacility } from '../src/areas/facility/checklist.ts'
import { checklistOwner as ofPhysician } from '../src/areas/physician/checklist.ts'
import { checklistOf } from '../src/engines/provider/checklist.ts'
import { credentialsOf, documentsSql } from '../src/engines/provider/credentials.ts'
import { documentStateIs } from '../src/engines/provider/document-state-sql.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyToday } from './setup/tiny-seed.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny', today: tinyToday })
})
afterAll(() => app.close())

/** Numbers between 0 and 1 that are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

type Random = () => number

const oneOf = <T>(random: Random, values: readonly T[]): T =>
  values[Math.floor(random() * values.length)] as T

const sha256 = 'a'.repeat(64)

/** Documents of a provider, some missing, some twice, their days at the edges of every state; or all of them in order. */
function documentsFor(random: Random, owner: 'hf' | 'phy', ownerCode: string, isComplete: boolean) {
  const today = app.clock.today()
  const types = documentTypes.filter(({ pageType }) => pageType.startsWith('HF_') === (owner === 'hf'))
  return types.flatMap(({ code, pageType, dateRule }) => {
    const copies = isComplete ? 1 : oneOf(random, [0, 1, 1, 1, 1, 1, 1, 2])
    return Array.from({ length: copies }, () => {
      const issued = dateRule === 'issuedOn' || dateRule === 'endOfYear'
      const left = isComplete ? 400 : oneOf(random, [-40, -1, 0, 1, 29, 30, 31, 400, 400, 400])
      const isOpen = dateRule === 'issuedOn' || dateRule === 'none' || (!isComplete && random() < 0.05)
      return {
        uuid: randomUUID(),
        ownerKind: `${owner}/${pageType.endsWith('CONTRACT') ? 'contract' : 'document'}`,
        ownerCode,
        docType: code,
        fileName: 'a.pdf',
        contentType: 'application/pdf',
        size: 1,
        sha256,
        effectiveDate: issued ? addDays(today, !isComplete && random() < 0.1 ? 1 : -20) : null,
        validityDate: isOpen ? null : addDays(today, left),
        deleted: !isComplete && random() < 0.05,
        supersededBy: !isComplete && random() < 0.05 ? randomUUID() : null,
        uploadedBy: 'test',
        createdBy: 'test',
        updatedBy: 'test',
      }
    })
  })
}

/** Makes every provider another one, with other documents; the first of each kind lacks nothing. */
async function shuffle(random: Random): Promise<void> {
  await app.db.delete(attachment)
  await app.db
    .insert(fileBlob)
    .values({ sha256, size: 1, contentType: 'application/pdf' })
    .onConflictDoNothing()
  for (const [at, { code }] of (await app.db.select().from(facility)).entries()) {
    await app.db
      .update(facility)
      .set({
        typeCode: oneOf(random, ['HOSP', 'CLIN', 'DENT', 'REHAB', 'DIAG']),
        ownership: oneOf(random, ['GOVERNMENT', 'PRIVATE', null]),
        categoryCode: oneOf(random, ['L1', 'L2', null]),
      })
      .where(eq(facility.code, code))
    const documents = documentsFor(random, 'hf', code, at === 0)
    if (documents.length > 0) await app.db.insert(attachment).values(documents)
  }
  for (const [at, { code }] of (await app.db.select().from(physician)).entries()) {
    const specializations = [
      {
        specializationCode: oneOf(random, ['GP', 'IM', 'SURG', '']),
        membership: oneOf(random, [...memberships]),
      },
      { specializationCode: oneOf(random, ['GP', 'DENTGP', 'IM']) },
    ].slice(0, Math.floor(random() * 3))
    await app.db
      .update(physician)
      .set({ governmentDoctor: random() < 0.3, specializations })
      .where(eq(physician.code, code))
    const documents = documentsFor(random, 'phy', code, at === 0)
    if (documents.length > 0) await app.db.insert(attachment).values(documents)
  }
}

const rule = (documentTypeCode: string, more: Partial<typeof requirementRule.$inferInsert> = {}) => ({
  pageType: 'HF_CREDENTIAL' as const,
  documentTypeCode,
  facilityTypeCode: null,
  categoryCode: null,
  specializationCode: null,
  required: true,
  effectiveDate: addDays(app.clock.today(), -10),
  createdBy: 'test',
  updatedBy: 'test',
  ...more,
})

async function addRules(): Promise<void> {
  const tomorrow = addDays(app.clock.today(), 1)
  await app.db
    .insert(requirementRule)
    .values([
      rule('FSIC', { facilityTypeCode: 'HOSP' }),
      rule('BANK', { required: false, categoryCode: 'L2' }),
      rule('SANIT', { effectiveDate: tomorrow }),
      rule('S2', { pageType: 'PHY_CREDENTIAL', specializationCode: 'IM' }),
      rule('BIR2303', { pageType: 'PHY_CREDENTIAL', required: false }),
      rule('PTR', { pageType: 'DENTIST_CREDENTIAL', required: false }),
    ])
}

/** The states of every provider by its checklist, the pure rule. */
async function byChecklist(owner: 'facility' | 'physician') {
  const owners =
    owner === 'facility'
      ? (await app.db.select().from(facility)).map((row) => ofFacility(row))
      : (await app.db.select().from(physician)).map((row) => ofPhysician(row))
  const today = app.clock.today()
  const rows = await Promise.all(
    owners.map(async (one) => [one.code, await checklistOf(app.db, one, today)] as const),
  )
  return { owners, states: new Map(rows.map(([code, list]) => [code, providerStates(list)])), rows }
}

async function compare(owner: 'facility' | 'physician'): Promise<Map<string, number>> {
  const { owners, states, rows } = await byChecklist(owner)
  const today = app.clock.today()
  const seen = new Map<string, number>()
  const table = owner === 'facility' ? facility : physician
  for (const state of documentStates) {
    const filter = await documentStateIs(app.db, owner, [state], today)
    const found = await app.db.select({ code: table.code }).from(table).where(filter.where[0])
    const expected = [...states].filter(([, own]) => own.includes(state)).map(([code]) => code)
    expect(found.map(({ code }) => code).toSorted(), state).toEqual(expected.toSorted())
    seen.set(state, expected.length)
  }
  const read = await app.db.select({ code: table.code, documents: documentsSql(owner) }).from(table)
  const documents = new Map(read.map((row) => [row.code, row.documents]))
  const documented = owners.map((one) => ({ ...one, documents: documents.get(one.code) ?? null }))
  const listed = await credentialsOf(app.services, documented, today)
  for (const [code, list] of rows) expect(listed.get(code)?.state, code).toBe(providerState(list))
  return seen
}

test('the state filter of lists finds what the checklists say, on the sample as it is', async () => {
  await compare('facility')
  await compare('physician')
})

test('it does so whatever the providers, rules and documents', { timeout: 120_000 }, async () => {
  await addRules()
  const random = numbers(20_261_120)
  const seen = new Map<string, number>()
  for (let round = 0; round < 2; round++) {
    await shuffle(random)
    for (const owner of ['facility', 'physician'] as const) {
      for (const [state, count] of await compare(owner)) seen.set(state, (seen.get(state) ?? 0) + count)
    }
  }
  expect([...seen.values()].every((count) => count > 0)).toBe(true)
})
