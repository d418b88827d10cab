import { manilaDay, type IsoDate } from '@capiz/domain/time'
import { proofOf, type VerificationFact } from '@capiz/domain/verification'
import { asc, eq } from 'drizzle-orm'
import { verification } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { verificationSources } from '../reference/verification-sources.ts'

/** A verification as the rules of the domain read it. */
export type ProviderFact = VerificationFact & { documentTypeCode: string | null; performedBy: string }

/** The verifications of a provider, the oldest first. */
export async function verificationsOf(db: Executor, ownerCode: string): Promise<ProviderFact[]> {
  const rows = await db
    .select({
      sourceCode: verification.sourceCode,
      documentTypeCode: verification.documentTypeCode,
      documentHash: verification.documentHash,
      result: verification.result,
      performedBy: verification.performedBy,
      performedDate: verification.performedDate,
      nextDue: verification.nextDue,
    })
    .from(verification)
    .where(eq(verification.ownerCode, ownerCode))
    .orderBy(asc(verification.id))
  return rows.map(({ performedDate, ...row }) => ({ ...row, performedOn: manilaDay(performedDate) }))
}

/** Returns what a source says against the provider itself, such as a sanction list, in words. */
export async function contradictions(db: Executor, ownerCode: string, today: IsoDate): Promise<string[]> {
  const own = (await verificationsOf(db, ownerCode)).filter((one) => one.documentTypeCode === null)
  const codes = [...new Set(own.map(({ sourceCode }) => sourceCode))]
  const found = codes.filter((sourceCode) => {
    return proofOf(own, { documentHash: null, sourceCode, today }).state === 'CONTRADICTED'
  })
  if (found.length === 0) return []
  const names = new Map((await verificationSources(db)).map(({ code, name }) => [code, name]))
  return found.map((code) => `Contradicted by ${names.get(code) ?? code}`)
}
