import pg from 'pg'
import { requestsToApprove } from '../approvals.ts'

/** People and records of a run. */
export interface People {
  /** names of accounts that the run made, so that nobody's session replaces another's */
  officers: string[]
  approvers: string[]
  physicians: string[]
  facilities: string[]
  /** requests to approve, each once */
  requests: string[]
}

const most = 5000

/** Makes accounts like those of the sample, and finds records to work on. */
export async function findPeople(database: string, staff: number): Promise<People> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const codes = async (statement: string, values: unknown[] = []): Promise<string[]> =>
    (await client.query<{ code: string }>(statement, values)).rows.map(({ code }) => code)
  const accounts = async (like: string, count: number): Promise<string[]> =>
    codes(
      `insert into app_user (code, username, email_address, email_key, first_name, last_name, role_id, password_hash)
       select 'USR88' || lpad((row_number() over () + (select count(*) from app_user))::text, 5, '0'),
         'bench-' || username || '-' || n, n || '-' || email_address, n || '-' || email_key, first_name, last_name, role_id, password_hash
       from app_user, generate_series(1, $2::int) n where username = $1
       on conflict (username) do update set deleted = false returning username as code`,
      [like, count],
    )
  try {
    const approving = Math.max(1, Math.round(staff / 5))
    return {
      officers: await accounts('officer', Math.max(1, staff - approving)),
      approvers: await accounts('approver', approving),
      physicians: await codes(
        'select code from physician where not deleted and accepted and duplicate_of is null order by md5(code) limit $1',
        [most],
      ),
      facilities: await codes('select code from facility where not deleted order by md5(code) limit $1', [
        most,
      ]),
      requests: await requestsToApprove(client, most),
    }
  } finally {
    await client.end()
  }
}
