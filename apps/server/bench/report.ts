import { reportPaths, reports, type ReportPath } from '@capiz/domain/report'
import type { Hono } from 'hono'

/** How one report went: seconds of both forms, and the most memory the process held meanwhile. */
export interface ReportTiming {
  path: string
  rows: number
  workbookSeconds: number
  /** undefined: the report is longer than a PDF may be, and is refused */
  pdfSeconds: number | undefined
  megabytes: number
}

/** Returns the widest filters a report takes, so that every row there is is in it. */
export function widest(path: ReportPath, year: number): Record<string, unknown> {
  const all: Readonly<Record<string, unknown>> = {
    year,
    from: '2000-01-01',
    to: '2100-01-01',
    healthFacilityCode: 'HF0000001',
  }
  const isRange = path.endsWith('that-will-expire')
  const fields = reports[path].filters.filter(
    ({ name, required }) => required || (isRange && (name === 'from' || name === 'to')),
  )
  return Object.fromEntries(fields.map(({ name }) => [name, all[name]]))
}

async function ask(app: Hono, token: string, path: string, body: object): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const reply = await app.request(`/api/reports/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return reply
}

async function seconds(answer: () => Promise<Response>): Promise<number | undefined> {
  const start = performance.now()
  const reply = await answer()
  if (reply.status === 422) {
    const { errorCode } = (await reply.json()) as { errorCode: string }
    if (errorCode === 'REPORT_TOO_LONG') return undefined
  }
  if (reply.status !== 200) throw new Error(`${reply.url} answered ${reply.status}`)
  // Read as a browser saves it: piece by piece, keeping none.
  await reply.body?.pipeTo(new WritableStream())
  return (performance.now() - start) / 1000
}

/**
 * Runs every report as a workbook and as PDF over whatever the database holds. Memory adds up over a run: what one report
 * needs is seen when CAPIZ_BENCH_REPORT names it.
 */
export async function timeReports(app: Hono, token: string): Promise<ReportTiming[]> {
  const timings: ReportTiming[] = []
  let most = 0
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 50)
  const only = process.env['CAPIZ_BENCH_REPORT']
  for (const path of reportPaths.filter((one) => only === undefined || only === one)) {
    const filters = widest(path, new Date().getUTCFullYear())
    const preview = (await (await ask(app, token, `${path}/preview`, filters)).json()) as {
      totalRows: number
    }
    most = process.memoryUsage().rss
    const workbookSeconds = (await seconds(() => ask(app, token, path, filters))) ?? Number.NaN
    const pdfSeconds = await seconds(() => ask(app, token, `${path}/pdf`, { ...filters, pdf: true }))
    timings.push({
      path,
      rows: preview.totalRows,
      workbookSeconds,
      pdfSeconds,
      megabytes: most / 1_048_576,
    })
  }
  clearInterval(watch)
  return timings
}
