import { afterAll, beforeAll, expect, test } from 'vitest'
import { verification } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny' })
})
afterAll(() => t.close())

const as = { as: 'admin' }
const everybody = { accreditationStatusCode: 'ACCREDITED', size: 1000 }

/** The codes of accredited providers in a list. */
async function listed(call: 'facility.list' | 'physician.list', credentialState?: string): Promise<string[]> {
  const { body } = await t.call(
    call,
    { query: { ...everybody, ...(credentialState && { credentialState }) } },
    as,
  )
  return body.content.map(({ code }) => code).toSorted()
}

async function claims(state: string) {
  return (await t.call('verification.list', { query: { ...everybody, state } }, as)).body.content
}

const results = ['CONFIRMED', 'CONFIRMED', 'CONFIRMED', 'MISMATCH', 'NOT_FOUND', 'SOURCE_DOWN'] as const

test('the filter finds exactly the providers with a claim that the list of claims does not say is verified', async () => {
  const open = await claims('UNPROVEN')
  expect(open.length).toBeGreaterThan(100)
  const owners = [...new Set(open.map(({ ownerCode }) => ownerCode))]
  // a third is proven wholly, of the others some claims are wrong, stale or were not answered
  for (const [at, claim] of open.entries()) {
    const isWhole = owners.indexOf(claim.ownerCode) % 3 === 0
    const result = isWhole ? 'CONFIRMED' : results[at % results.length]!
    await t.db.insert(verification).values({
      ownerKind: claim.ownerType === 'facility' ? 'hf' : 'phy',
      ownerCode: claim.ownerCode,
      sourceCode: claim.sourceCode,
      claim: claim.claim,
      documentTypeCode: claim.documentTypeCode,
      attachmentUuid: claim.uuid,
      documentHash: claim.documentHash,
      method: claim.method,
      result,
      performedBy: 'officer',
      claimed: {},
      performedDate: new Date('2026-11-01T02:00:00Z'),
      nextDue: result === 'CONFIRMED' ? (isWhole || at % 2 === 0 ? '2027-11-01' : '2026-11-10') : null,
    })
  }
  for (const state of ['UNPROVEN', 'CONTRADICTED', 'STALE', 'VERIFIED'])
    expect((await claims(state)).length, state).toBeGreaterThan(0)
  const doubted = new Set((await claims('UNPROVEN,CONTRADICTED,STALE')).map(({ ownerCode }) => ownerCode))
  for (const call of ['facility.list', 'physician.list'] as const) {
    const all = await listed(call)
    const found = await listed(call, 'UNPROVEN')
    expect(found).toEqual(all.filter((code) => doubted.has(code)))
    expect(found.length, call).toBeLessThan(all.length)
    expect(found.length, call).toBeGreaterThan(0)
    const expired = await listed(call, 'EXPIRED')
    expect(await listed(call, 'EXPIRED,UNPROVEN')).toEqual([...new Set([...found, ...expired])].toSorted())
  }
})
