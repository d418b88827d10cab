import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './harness.ts'
import { answerClaims } from './support/answered-claims.ts'

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

test('the filter finds exactly the providers with a claim that the list of claims does not say is verified', async () => {
  expect(await answerClaims(t)).toBeGreaterThan(100)
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
