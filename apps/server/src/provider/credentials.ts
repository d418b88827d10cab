import { documentState, type DocumentState } from '@capiz/domain/document'
import type { IsoDate } from '@capiz/domain/time'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { attachment } from '../db/schema/index.ts'
import type { Executor } from '../db/types.ts'

/** The days by which the state of somebody's papers is told. */
export interface Credentials {
  earliest: string | null
  next: string | null
}

/** The credentials on file of some providers of one kind, by their code. */
export async function credentialsOf(
  db: Executor,
  ownerKind: 'hf/document' | 'phy/document',
  codes: string[],
  today: IsoDate,
): Promise<Map<string, Credentials>> {
  const rows = await db
    .select({
      code: attachment.ownerCode,
      earliest: sql<string | null>`min(${attachment.validityDate})::text`,
      next: sql<
        string | null
      >`(min(${attachment.validityDate}) filter (where ${attachment.validityDate} >= ${today}))::text`,
    })
    .from(attachment)
    .where(
      and(
        eq(attachment.ownerKind, ownerKind),
        inArray(attachment.ownerCode, codes),
        eq(attachment.deleted, false),
        isNull(attachment.supersededBy),
      ),
    )
    .groupBy(attachment.ownerCode)
  return new Map(rows.map((row) => [row.code, row]))
}

/** The worst state among the credentials on file. */
export function worstState(found: Credentials | undefined, today: IsoDate): DocumentState {
  return documentState(found && (found.earliest as IsoDate | null), today)
}

/** Next day a credential or the contract runs out. */
export function nextExpiry(
  found: Credentials | undefined,
  contract: string | null,
  today: IsoDate,
): string | null {
  const days = [found?.next ?? null, contract !== null && contract >= today ? contract : null]
  return days.filter((day) => day !== null).sort()[0] ?? null
}
