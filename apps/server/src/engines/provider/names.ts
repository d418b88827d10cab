import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/rows.ts'
import type { Executor } from '../../db/types.ts'

/** Returns the names of facilities, physicians, affiliations and users by their codes; codes without a name are left out. */
export async function namesOfRecords(
  db: Executor,
  codes: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(codes.filter((code) => code !== null))]
  if (wanted.length === 0) return new Map()
  const given = sql`(select jsonb_array_elements_text(${JSON.stringify(wanted)}::jsonb))`
  const rows = await rowsOf<{ code: string; name: string }>(
    db,
    sql`select code, name from facility where code in ${given}
      union all select code, last_name || ', ' || first_name from physician where code in ${given}
      union all select code, first_name || ' ' || last_name from app_user where code in ${given}
      union all select a.code, p.last_name || ', ' || p.first_name || ' at ' || f.name
        from affiliation a join physician p on p.id = a.physician_id join facility f on f.id = a.facility_id
        where a.code in ${given}`,
  )
  return new Map(rows.map(({ code, name }) => [code, name]))
}

/** Returns the rows with the name of the provider or affiliation each of them is about. */
export async function withApplicantNames<R extends { applicantCode: string }>(
  db: Executor,
  rows: readonly R[],
): Promise<(R & { applicantName: string | null })[]> {
  const names = await namesOfRecords(
    db,
    rows.map(({ applicantCode }) => applicantCode),
  )
  return rows.map((row) => ({ ...row, applicantName: names.get(row.applicantCode) ?? null }))
}
