import { accreditationStatusCodes } from '@capiz/domain/accreditation'
import type { IsoDate } from '@capiz/domain/time'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/rows.ts'
import type { Executor } from '../../db/types.ts'
import type { KnownSource } from '../../engines/reference/verification-sources.ts'
import { filteredClaims, type ClaimRow } from './query.ts'

/** The codes that name a claim. */
export interface ClaimKey {
  ownerCode: string
  sourceCode: string
  documentTypeCode: string | null
}

/** One claim, whatever the status of its provider; undefined when there is none to verify. */
export async function findClaim(
  db: Executor,
  sources: readonly KnownSource[],
  { ownerCode, sourceCode, documentTypeCode }: ClaimKey,
  today: IsoDate,
): Promise<ClaimRow | undefined> {
  const filters = { ownerCode, sourceCode, accreditationStatusCode: accreditationStatusCodes.join(',') }
  const found = await filteredClaims(
    db,
    sources,
    filters,
    [ownerCode.startsWith('HF') ? 'facility' : 'physician'],
    today,
  )
  const [row] = await rowsOf<ClaimRow>(
    db,
    sql`select c.* from (${found}) c where c."documentTypeCode" is not distinct from ${documentTypeCode}`,
  )
  return row
}
