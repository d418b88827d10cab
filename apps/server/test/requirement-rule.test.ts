import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attachment, auditLog, facility, physician } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyUsers } from './setup/tiny-seed.ts'

let t: TestApp
const officer = { as: tinyUsers.ACCREDITATION_OFFICER }
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny' })
})
afterAll(() => t.close())

/** The fire safety certificate is asked of nobody by itself. */
const rule = {
  pageType: 'HF_CREDENTIAL' as const,
  documentTypeCode: 'FSIC',
  required: true,
  effectiveDate: '2026-12-01',
}
const hospitals = () =>
  t.db
    .select()
    .from(facility)
    .where(and(eq(facility.typeCode, 'HOSP'), eq(facility.deleted, false), eq(facility.accepted, true)))
const isAskedOf = async (code: string) => {
  const { body } = await t.call('facility.checklist', { query: { healthFacilityCode: code } }, officer)
  return body.find(({ documentTypeCode }) => documentTypeCode === 'FSIC')?.required
}

describe('who is affected', () => {
  test('is counted and named before anything is saved', async () => {
    const all = await hospitals()
    const documents = await t.db
      .select({ code: attachment.ownerCode })
      .from(attachment)
      .where(and(eq(attachment.docType, 'FSIC'), eq(attachment.deleted, false)))
    const have = new Set(documents.map(({ code }) => code))
    const missing = all.filter(({ code }) => !have.has(code))
    const { body } = await t.call(
      'requirementRule.affected',
      { body: { ...rule, facilityTypeCode: 'hosp' } },
      officer,
    )
    expect(body).toMatchObject({
      concerned: all.length,
      newlyRequired: all.length,
      missing: missing.length,
      noLonger: 0,
    })
    expect(body.examples.map(({ code }) => code).toSorted()).toEqual(
      missing.map(({ code }) => code).toSorted(),
    )
    expect((await t.call('requirementRule.list', { query: {} }, officer)).body.totalElements).toBe(0)
  })

  test('counts who need not bring a paper any more', async () => {
    const { body } = await t.call(
      'requirementRule.affected',
      { body: { ...rule, documentTypeCode: 'BANK', required: false, facilityTypeCode: 'HOSP' } },
      officer,
    )
    expect(body).toMatchObject({ noLonger: (await hospitals()).length, newlyRequired: 0, examples: [] })
  })

  test('looks at practitioners by specialization', async () => {
    const [held] = await t.db.select().from(physician).where(isNotNull(physician.primarySpecializationCode))
    const form = {
      ...rule,
      pageType: 'PHY_CREDENTIAL' as const,
      documentTypeCode: 'S2',
      specializationCode: held?.primarySpecializationCode ?? '',
    }
    const some = await t.call('requirementRule.affected', { body: form }, officer)
    const everybody = await t.call(
      'requirementRule.affected',
      { body: { ...form, specializationCode: null } },
      officer,
    )
    expect(some.status, JSON.stringify(some.error)).toBe(200)
    expect(everybody.body.concerned).toBeGreaterThan(0)
    expect(some.body.concerned).toBeLessThan(everybody.body.concerned)
  })
})

describe('a rule', () => {
  test('changes the checklist from its day on, and stops when it is deleted', async () => {
    const [hospital] = await hospitals()
    const code = hospital?.code ?? ''
    const saved = await t.call(
      'requirementRule.save',
      { body: { ...rule, facilityTypeCode: 'HOSP', remarks: 'Memo 12' } },
      officer,
    )
    expect(saved.status, JSON.stringify(saved.error)).toBe(201)
    expect(saved.body).toMatchObject({ document: 'Fire safety inspection certificate', scope: 'Hospital' })
    expect(await isAskedOf(code)).toBe(false)
    t.clock.set('2026-12-01T02:00:00Z')
    // eleven days later the earlier sign-in is over
    const token = await t.login('officer2')
    const read = async () => {
      const { body } = await t.call('facility.checklist', { query: { healthFacilityCode: code } }, { token })
      return body.find(({ documentTypeCode }) => documentTypeCode === 'FSIC')?.required
    }
    expect(await read()).toBe(true)
    const { id, version } = saved.body
    const stale = await t.call('requirementRule.save', { body: { ...rule, id, version: 9 } }, { token })
    expect(stale.error.errorCode).toBe('STALE_RECORD')
    const body = { ...rule, facilityTypeCode: 'HOSP', id, version, deleted: true }
    expect((await t.call('requirementRule.save', { body }, { token })).body.deleted).toBe(true)
    expect(await read()).toBe(false)
    const rows = await t.db.select().from(auditLog).where(eq(auditLog.entityType, 'requirement-rule'))
    expect(rows.map(({ action }) => action)).toEqual(['CREATE', 'DELETE'])
    t.clock.set('2026-11-20T02:00:00Z')
  })

  test('names codes of the lists, and asks nobody for what they cannot have', async () => {
    const fieldOf = async (body: Parameters<typeof save>[0]) => (await save(body)).error.errors?.[0]?.field
    const save = (body: Record<string, unknown>) =>
      t.call('requirementRule.save', { body: { ...rule, ...body } }, officer)
    expect(await fieldOf({ documentTypeCode: 'NONSENSE' })).toBe('documentTypeCode')
    expect(await fieldOf({ facilityTypeCode: 'NONSENSE' })).toBe('facilityTypeCode')
    expect(await fieldOf({ specializationCode: 'ANYTHING' })).toBe('specializationCode')
    const doctors = { pageType: 'PHY_CREDENTIAL', documentTypeCode: 'S2', facilityTypeCode: 'HOSP' }
    expect(await fieldOf(doctors)).toBe('facilityTypeCode')
    expect((await t.call('requirementRule.save', { body: rule }, { as: tinyUsers.APPROVER })).status).toBe(
      403,
    )
  })
})

describe('what is known of an item', () => {
  test('is its usage by kind, its history, and items of like words', async () => {
    const { body } = await t.call(
      'referenceInsight.get',
      { query: { list: 'hf-type', code: 'hosp', words: 'Hospitals' } },
      officer,
    )
    const used = await t.db.select().from(facility).where(eq(facility.typeCode, 'HOSP'))
    expect(body.usage).toContainEqual({ label: 'Health facilities', count: used.length })
    expect(body.usage.map(({ label }) => label)).toContain('Health facility categories')
    const like = await t.call(
      'referenceInsight.get',
      { query: { list: 'hf-type', words: 'Hospitals' } },
      officer,
    )
    expect(like.body.similar[0]).toMatchObject({ code: 'HOSP', disabled: false })
    // the item itself is not its own double
    expect(body.similar.map(({ code }) => code)).not.toContain('HOSP')
  })

  test('keeps what was done to it, in names', async () => {
    const list = await t.call('costCenter.list', { query: { code: 'LAB' } }, officer)
    const item = list.body.content[0]
    // one table declares two kinds of address, so its type does not tell that this one takes the id
    const input = {
      params: { id: item?.id ?? 0 },
      body: { code: 'LAB', description: 'Laboratories', version: item?.version ?? 0 },
    }
    await t.call('costCenter.update', input, officer)
    const { body } = await t.call(
      'referenceInsight.get',
      { query: { list: 'hf-cost-center', code: 'LAB' } },
      officer,
    )
    expect(body.history[0]).toMatchObject({
      action: 'UPDATE',
      actor: 'officer',
      changes: [{ field: 'description', before: 'Laboratory', after: 'Laboratories' }],
    })
    expect(body.history[0]?.actorName).not.toBe('officer')
  })
})
