import { describe, expect, test } from 'vitest'
import { verificationDue } from '../src/db/schema/index.ts'
import { noteDueVerifications } from '../src/areas/verification/due.ts'
import { claim, claimsOf, clinicOnFile, look, setUpClaims } from './support/claims.ts'
import { freshToken } from './support/facilities.ts'

const t = setUpClaims()

const officer = { as: 'officer' }

/** Asks for the accreditation, which another person then decides on. */
const accredit = async (code: string) => {
  const { body } = await t.call('facility.get', { params: { code } }, officer)
  const change = { status: 'ACCREDITED', effectiveDate: '2026-11-20', version: body.version }
  return t.call('facility.changeStatus', { query: { healthFacilityCode: code }, body: change }, officer)
}

describe('accreditation', () => {
  test('asks for a verification where a requirement rule names a source, and only there', async () => {
    const free = await clinicOnFile(t)
    const rule = {
      pageType: 'HF_CREDENTIAL',
      documentTypeCode: 'BIR2303',
      facilityTypeCode: 'DENT',
      required: true,
      sourceCode: 'BIR-FACILITY',
      effectiveDate: '2026-11-20',
    } as const
    const wrong = await t.call('requirementRule.save', { body: { ...rule, sourceCode: 'DOH' } }, officer)
    expect(wrong.error.errors?.map(({ field }) => field)).toEqual(['sourceCode'])
    const saved = await t.call('requirementRule.save', { body: rule }, officer)
    expect(saved.body).toMatchObject({
      sourceCode: 'BIR-FACILITY',
      source: 'BIR taxpayer verification, facilities',
    })
    const refused = await accredit(free.code)
    expect(refused.error['unmet']).toEqual([
      'BIR certificate of registration (form 2303): not verified against BIR-FACILITY',
    ])
    const asked = await claimsOf(t, { ownerCode: free.code, asked: 'true' }, 'officer2')
    expect(asked.map(({ sourceCode }) => sourceCode)).toEqual(['BIR-FACILITY'])
    await look(t, asked[0], 'CONFIRMED', 'officer2')
    const waiting = await accredit(free.code)
    expect(waiting.body.requestCode, JSON.stringify(waiting.error)).toMatch(/^UR-/u)
    const { id, version } = saved.body
    await t.call('requirementRule.save', { body: { ...rule, id, version, deleted: true } }, officer)
  })

  test('is stopped by a mismatch and by a sanction, although every document is marked', async () => {
    const record = await clinicOnFile(t)
    const found = 'Registered to another name.'
    await look(t, await claim(t, record.code, 'SEC-DTI', 'officer2'), 'MISMATCH', 'officer2', { found })
    await look(t, await claim(t, record.code, 'SANCTIONS-FACILITY'), 'MISMATCH', 'officer', {
      found: 'Listed.',
    })
    const refused = await accredit(record.code)
    expect([refused.status, refused.error.errorCode]).toEqual([409, 'CHECKLIST_INCOMPLETE'])
    expect(refused.error['unmet']).toEqual([
      'SEC or DTI registration: contradicted by SEC-DTI',
      'Contradicted by DOH and PhilHealth sanction lists, facilities',
    ])
    await look(t, await claim(t, record.code, 'SEC-DTI', 'officer2'), 'CONFIRMED', 'officer2')
    await look(t, await claim(t, record.code, 'SANCTIONS-FACILITY'), 'CONFIRMED', 'officer')
    const asked = await accredit(record.code)
    expect(asked.body.requestCode, JSON.stringify(asked.error)).toMatch(/^UR-/u)
    await look(t, await claim(t, record.code, 'SEC-DTI', 'officer2'), 'MISMATCH', 'officer2', { found })
    const body = { code: asked.body.requestCode ?? '', acceptMoved: true }
    const late = await t.call('request.approve', { body }, { as: 'approver' })
    expect([late.status, late.error.errorCode]).toEqual([409, 'CHECKLIST_INCOMPLETE'])
  })
})

test('a confirmation comes due once, and stays due while its source cannot be reached', async () => {
  const record = await clinicOnFile(t)
  await look(t, await claim(t, record.code, 'SANCTIONS-FACILITY'), 'CONFIRMED', 'officer')
  const mine = () => t.db.$count(verificationDue)
  const due = async (options: object = officer) =>
    (await t.call('verification.counts', { query: {} }, options)).body.due
  const before = await due()
  t.clock.set('2026-12-19T02:00:00Z')
  await noteDueVerifications(t.services)
  const notYet = await mine()
  t.clock.set('2026-12-20T02:00:00Z')
  const noted = await noteDueVerifications(t.services)
  expect(noted).toBeGreaterThan(0)
  expect(await noteDueVerifications(t.services)).toBe(0)
  expect(await mine()).toBe(notYet + noted)
  // the sessions ended with the month
  const again = { token: await freshToken(t, 'approver') }
  const query = { ownerCode: record.code, sourceCode: 'SANCTIONS-FACILITY' }
  const stale = async () => (await t.call('verification.list', { query }, again)).body.content[0]
  const repeat = (result: 'SOURCE_DOWN' | 'CONFIRMED') => {
    const fields = { ...query, method: 'WEB' as const, result }
    return t.call('verification.perform', { fields, files: [] }, again)
  }
  expect((await due(again)).count).toBe(before.count + noted)
  expect((await stale())?.state).toBe('STALE')
  await repeat('SOURCE_DOWN')
  expect((await due(again)).count).toBe(before.count + noted)
  expect((await stale())?.state).toBe('STALE')
  await repeat('CONFIRMED')
  expect((await due(again)).count).toBe(before.count + noted - 1)
})
