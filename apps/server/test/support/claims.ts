import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { verification } from '../../src/db/schema/index.ts'
import { startTestApp, type TestApp } from '../harness.ts'
import { completeChecklist, makeFacility } from './facilities.ts'

type Claims = Awaited<ReturnType<typeof claimsOf>>

/**
 * Starts an app with the tiny seed before the tests of a file and closes it after them; filled in when the tests begin. Each test
 * begins on 20 November 2026 at ten in Manila.
 */
export function setUpClaims(): TestApp {
  const app = {} as TestApp
  beforeAll(async () => {
    Object.assign(app, await startTestApp({ seed: 'tiny' }))
  })
  beforeEach(() => app.clock.set('2026-11-20T02:00:00Z'))
  afterAll(() => app.close())
  return app
}

/** Returns the claims that a query leaves, at most 1,000. */
export async function claimsOf(t: TestApp, query: object, as = 'officer') {
  const reply = await t.call('verification.list', { query: { size: 1000, ...query } }, { as })
  expect(reply.status).toBe(200)
  return reply.body.content
}

/** A verification as the person sends it who looks at the claim. */
export function look(
  t: TestApp,
  claim: Claims[number] | undefined,
  result: string,
  as: string,
  more: object = {},
  files: File[] = [],
) {
  if (!claim) throw new Error('There is no such claim.')
  const { ownerCode, sourceCode, documentTypeCode, documentHash } = claim
  const document = documentTypeCode === null ? {} : { documentTypeCode, documentHash }
  const fields = { ownerCode, sourceCode, ...document, method: 'WEB', result, ...more }
  return t.call('verification.perform', { fields: fields as never, files }, { as })
}

/** A clinic with everything on its checklist, whose documents the officer uploaded. */
export async function clinicOnFile(t: TestApp) {
  const code = `V-${Math.random().toString(36).slice(2, 9).toUpperCase()}`
  const record = await makeFacility(t, { hfCode: code })
  await completeChecklist(t, record.code)
  return record
}

/** Returns the claim of a provider that a source proves. */
export const claim = async (t: TestApp, ownerCode: string, sourceCode: string, as = 'officer') =>
  (await claimsOf(t, { ownerCode, sourceCode, accreditationStatusCode: 'ON_PROCESS,ACCREDITED' }, as))[0]

/** Returns how many verifications of a provider are stored. */
export const rowsIn = async (t: TestApp, code: string) =>
  t.db.$count(verification, eq(verification.ownerCode, code))
