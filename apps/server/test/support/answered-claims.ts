import { verification } from '../../src/db/schema/index.ts'
import type { TestApp } from '../harness.ts'

const results = ['CONFIRMED', 'CONFIRMED', 'CONFIRMED', 'MISMATCH', 'NOT_FOUND', 'SOURCE_DOWN'] as const

/**
 * Answers every open claim of the accredited providers: a third of them is proven wholly, of the others some claims are
 * wrong, stale or were not answered. Answers how many claims were open.
 */
export async function answerClaims(t: TestApp): Promise<number> {
  const query = { accreditationStatusCode: 'ACCREDITED', state: 'UNPROVEN', size: 1000 }
  const open = (await t.call('verification.list', { query }, { as: 'admin' })).body.content
  const owners = [...new Set(open.map(({ ownerCode }) => ownerCode))]
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
  return open.length
}
