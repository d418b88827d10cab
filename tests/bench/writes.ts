import pg from 'pg'
import { fillLarge, onPostgres, withServices, type BenchPlace } from '../../apps/server/bench/engine.ts'
import { approvalOf, requestsToApprove } from './approvals.ts'
import { quantile } from './figures.ts'
import { startServer } from './list-calls/process.ts'
import { serviceMain } from './list-calls/product.ts'
import { lastResults, saveResults } from './results.ts'
import { staff } from './staff.ts'

/** Callers that write at the same time. */
const writers = 32
/** Most writes of a kind. */
const most = 1500

/** The figures of one kind of write. */
export interface WriteFigures {
  kind: string
  /** writes that were taken, and those that were refused in words */
  taken: number
  refused: number
  perSecond: number
  p50: number
  p99: number
}

/** The writes of all kinds, and whether history and audit log were whole afterwards. */
export interface Writes {
  kinds: WriteFigures[]
  /** requests that are decided in the database, out of those that were taken */
  decided: number
  isLogWhole: boolean
}

/** Sends writes by all writers at once, each the next one when its last is answered. */
async function time(kind: string, work: readonly (() => Promise<Response>)[]): Promise<WriteFigures> {
  const left = [...work]
  const took: number[] = []
  let refused = 0
  const write = async (): Promise<void> => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const start = performance.now()
      const reply = await next()
      const text = await reply.text()
      if (reply.ok) took.push(performance.now() - start)
      else if (reply.status >= 500) throw new Error(`A write was answered ${reply.status}: ${text}`)
      else refused += 1
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: writers }, write))
  const seconds = (performance.now() - start) / 1000
  const [p50 = 0, p99 = 0] = [0.5, 0.99].map((share) => quantile(took, share))
  return { kind, taken: took.length, refused, perSecond: took.length / seconds, p50, p99 }
}

async function measure(place: BenchPlace, isFilled: boolean): Promise<Writes> {
  const { env } = place
  if (!isFilled) await withServices(place, fillLarge)
  const client = new pg.Client({ connectionString: env['DATABASE_URL'] })
  await client.connect()
  const codes = async (text: string, values: unknown[]): Promise<string[]> =>
    (await client.query<{ code: string }>(text, values)).rows.map(({ code }) => code)
  const requests = await requestsToApprove(client, most)
  const physicians = await codes(
    `select code from physician where not deleted and accepted and duplicate_of is null order by md5(code) limit $1`,
    [most],
  )
  const { line: base, stop } = await startServer([serviceMain], env, /http:\S+/)
  try {
    const approver = await staff(base, 'approver')
    const officer = await staff(base, 'officer')
    const records: Record<string, unknown>[] = []
    for (const code of physicians) {
      records.push((await (await officer(`/api/accr/phy/${code}`)).json()) as Record<string, unknown>)
    }
    const approve = requests.map((code) => () => approver('/api/accr/user-request/approve', approvalOf(code)))
    const save = records.map(
      (record, at) => () => officer('/api/accr/phy', { ...record, remarks: `Seen in run ${at}` }),
    )
    const kinds = [await time('approvals', approve), await time('saves of physicians', save)]
    const { rows } = await client.query<{ count: string }>(
      `select count(*) from user_request where status = 'APPROVED' and code = any($1)`,
      [requests],
    )
    const admin = await staff(base, 'admin')
    const check = (await (await admin('/api/audit/audit-logs/verify', {})).json()) as { ok?: boolean }
    return { kinds, decided: Number(rows[0]?.count), isLogWhole: check.ok === true }
  } finally {
    await stop()
    await client.end()
  }
}

/** Times approvals and saves of 32 writers on PostgreSQL, over the large sample of an address or a fresh one. */
export async function timeWrites(
  url: string | undefined,
): Promise<{ writes: Writes; last: Writes | undefined }> {
  const writes = await onPostgres((place) => measure(place, url !== undefined), url)
  const last = lastResults<Writes>('writes')
  saveResults('writes', writes)
  return { writes, last }
}
