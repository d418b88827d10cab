import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/rows.ts'
import type { Services } from '../../platform/services.ts'

/**
 * Notes every confirmation that has come due again and is still the last look at its claim, each once however often and
 * in however many processes this runs. Returns the number noted.
 */
export async function noteDueVerifications({ db, clock }: Services): Promise<number> {
  const noted = await rowsOf(
    db,
    sql`insert into verification_due (verification_id, due_on, created_date)
      select v.id, v.next_due, ${clock.now().toISOString()}::timestamptz from verification v
      where v.next_due <= ${clock.today()} and not exists (select 1 from verification x where x.id > v.id
        and x.owner_code = v.owner_code and x.source_code = v.source_code
        and x.document_type_code is not distinct from v.document_type_code and x.result <> 'SOURCE_DOWN')
      on conflict (verification_id) do nothing returning id`,
  )
  return noted.length
}
