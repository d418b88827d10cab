import type { IsoDate } from '@capiz/domain/time'
import { sql } from 'drizzle-orm'
import { facility, physician } from '../../db/schema/index.ts'
import { rowsOf } from '../../db/rows.ts'
import type { ClaimOwner } from '../../engines/provider/claims-sql.ts'
import { verificationSources } from '../../engines/reference/verification-sources.ts'
import type { Services } from '../../platform/services.ts'
import { claimParts, isInState } from './query.ts'

interface DueRow extends Record<string, unknown> {
  ownerCode: string
  ownerName: string
  sourceCode: string
  documentTypeCode: string | null
  nextDue: IsoDate
  all: number
  late: number
}

/** A claim to be verified again, with the name of its source. */
export interface DueClaim extends Pick<
  DueRow,
  'ownerCode' | 'ownerName' | 'sourceCode' | 'documentTypeCode' | 'nextDue'
> {
  source: string
}

/**
 * Reads the claims that are to be verified again, of some kinds of provider, the longest due first: at most `most`, with
 * how many there are in all and how many of them were due before today. The list of claims in the state STALE has the same.
 */
export async function dueClaims(
  { db, clock }: Services,
  owners: readonly ClaimOwner[],
  most: number,
): Promise<{ claims: DueClaim[]; all: number; late: number }> {
  const today = clock.today()
  const sources = await verificationSources(db)
  const parts = await claimParts(db, sources, {}, owners, today)
  if (parts.length === 0) return { claims: [], all: 0, late: 0 }
  const selects = parts.map(
    ({ from }) => sql`select s.owner_code, s.source_code, s.doc_type, s.next_due
      ${from} and s.result = 'CONFIRMED' and s.next_due <= ${today} and ${isInState(['STALE'], today)}`,
  )
  const rows = await rowsOf<DueRow>(
    db,
    sql`select c.owner_code as "ownerCode", coalesce(${facility.name}, ${physician.lastName} || ', ' || ${physician.firstName}) as "ownerName",
        c.source_code as "sourceCode", nullif(c.doc_type, '') as "documentTypeCode", c.next_due::text as "nextDue", c."all", c."late"
      from (select d.*, (count(*) over ())::int as "all", (count(*) filter (where d.next_due < ${today}) over ())::int as "late"
        from (${sql.join(selects, sql` union all `)}) d
        order by d.next_due, d.owner_code, d.source_code, d.doc_type limit ${most}) c
      left join ${facility} on ${facility.code} = c.owner_code left join ${physician} on ${physician.code} = c.owner_code
      order by c.next_due, c.owner_code, c.source_code, c.doc_type`,
  )
  const names = new Map(sources.map(({ code, name }) => [code, name]))
  const claims = rows.map((row) => ({ ...row, source: names.get(row.sourceCode) ?? row.sourceCode }))
  return { claims, all: rows[0]?.all ?? 0, late: rows[0]?.late ?? 0 }
}
