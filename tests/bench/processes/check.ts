import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { commonSettings } from '../../../apps/server/bench/engine.ts'
import type { Writes } from './walks.ts'

/** The acknowledged writes of a run, and those that the database does not have as they were acknowledged. */
export interface Kept {
  acknowledged: number
  lost: string[]
  /** notes that are there twice: a call that was sent again was carried out again */
  doubled: number
  /** whether `verify-audit` found the audit log whole */
  isLogWhole: boolean
  verdict: string
}

const verifyMain = fileURLToPath(
  new URL('../../../apps/server/src/entry/cli/verify-audit.ts', import.meta.url),
)

/** Looks for every acknowledged write in the database, and has the audit log verified. */
export async function checkWrites(
  database: string,
  { notes, approved, saves, remarks }: Writes,
  folder: string,
): Promise<Kept> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const rowsOf = async <T extends object>(statement: string, values: readonly string[]): Promise<T[]> =>
    (await client.query<T>(statement, [values])).rows
  try {
    const counts = new Map(
      (
        await rowsOf<{ remarks: string; times: number }>(
          'select remarks, count(*)::int as times from activity_log where remarks = any($1) group by 1',
          notes,
        )
      ).map((row) => [row.remarks, row.times]),
    )
    const decided = new Set(
      (
        await rowsOf<{ code: string }>(
          "select code from user_request where status = 'APPROVED' and code = any($1)",
          approved,
        )
      ).map(({ code }) => code),
    )
    const saved = await rowsOf<{ code: string; remarks: string | null }>(
      'select code, remarks from physician where code = any($1)',
      [...remarks.keys()],
    )
    const lost = [
      ...notes.filter((note) => !counts.has(note)).map((note) => `note ${note}`),
      ...approved.filter((code) => !decided.has(code)).map((code) => `approval ${code}`),
      ...saved
        .filter(({ code, remarks: stored }) => {
          const wanted = remarks.get(code)
          return !wanted?.has(stored ?? '')
        })
        .map(
          ({ code, remarks: stored }) =>
            `remarks of ${code}: ${[...(remarks.get(code) ?? [])].join(' or ')} was expected, ${stored} is stored`,
        ),
    ]
    const env = {
      ...commonSettings,
      PATH: process.env['PATH'],
      DATABASE_URL: database,
      CAPIZ_DATA_DIR: folder,
    }
    const { status, stdout, stderr } = spawnSync(process.execPath, [verifyMain], { env, encoding: 'utf8' })
    return {
      acknowledged: notes.length + approved.length + saves,
      lost,
      doubled: [...counts.values()].filter((times) => times > 1).length,
      isLogWhole: status === 0,
      verdict: (stdout + stderr).trim().split('\n')[0] ?? '',
    }
  } finally {
    await client.end()
  }
}
