import { type ReportPath, reports } from '@capiz/domain/report'
import { readXlsx } from 'hucre/xlsx'
import type { TestApp } from '../harness.ts'
import { tinyToday } from '../setup/tiny-seed.ts'

/** The filters a report cannot do without. */
const needed: Readonly<Record<string, unknown>> = {
  year: Number(tinyToday.slice(0, 4)),
  from: '2000-01-01',
  to: '2100-01-01',
  healthFacilityCode: 'HF0000001',
}

/** Returns the filters with which every report has rows of the sample. */
export function filtersOf(path: ReportPath): Record<string, unknown> {
  const required = reports[path].filters.filter((field) => field.required)
  const soon = path.endsWith('that-will-expire') ? { from: '2000-01-01', to: '2100-01-01' } : {}
  return { ...soon, ...Object.fromEntries(required.map(({ name }) => [name, needed[name]])) }
}

type ReportId = Parameters<TestApp['call']>[0]

/** Returns the call that runs a report. */
export const reportRun =
  (appOf: () => TestApp) =>
  (path: string, body: Record<string, unknown>, as = 'admin', id = `report.${path}`) =>
    appOf().call(id as ReportId, { body }, { as })

/** Returns the cells of a workbook. */
export async function cellsOf(reply: { bytes: Uint8Array }): Promise<unknown[][]> {
  const workbook = await readXlsx(reply.bytes)
  return workbook.sheets[0]?.rows ?? []
}

/** A date as the report has it: `yyyy-MM-dd`, or with its time as `yyyy-MM-dd HH:mm`. */
function textOfDate(value: unknown): unknown {
  if (!(value instanceof Date)) return value
  const [day, time = ''] = value.toISOString().split('T')
  return time === '00:00:00.000Z' ? day : `${day} ${time.slice(0, 5)}`
}

/** Returns the rows of a workbook with its dates as text. */
export const sheetOf = async (reply: { bytes: Uint8Array }): Promise<unknown[][]> =>
  (await cellsOf(reply)).map((row) => row.map(textOfDate))
