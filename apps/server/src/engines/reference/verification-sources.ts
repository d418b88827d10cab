import { documentTypesOfText, type VerificationSource } from '@capiz/domain/verification'
import { and, asc, eq } from 'drizzle-orm'
import { referenceItem } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { cachedFromStart } from '../../platform/cache/call-start.ts'

/** A verification source with how it is asked. */
export interface KnownSource extends VerificationSource {
  claim: string
  method: string
  address: string | null
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The verification sources in use, as the maintained list has them. */
export function verificationSources(db: Executor): Promise<readonly KnownSource[]> {
  return cachedFromStart(['reference_item'], 'verification sources', () => readSources(db))
}

async function readSources(db: Executor): Promise<KnownSource[]> {
  const rows = await db
    .select()
    .from(referenceItem)
    .where(and(eq(referenceItem.list, 'verification-source'), eq(referenceItem.deleted, false)))
    .orderBy(asc(referenceItem.id))
  return rows.map(({ code, description, groupBy, attributes }) => ({
    code,
    name: description ?? code,
    subject: groupBy === 'FACILITY' ? 'FACILITY' : 'PHYSICIAN',
    documentTypes: documentTypesOfText(textOf(attributes['documentTypes'])),
    daysValid: Number(attributes['daysValid'] ?? 365),
    claim: textOf(attributes['claim']),
    method: textOf(attributes['method']),
    address: textOf(attributes['address']) || null,
  }))
}
