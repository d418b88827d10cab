import { tableText } from '../figures.ts'
import { lastResults, saveResults } from '../results.ts'
import type { FileTiming, ReportFigures } from './reports.ts'

const part = 'reports'
const mostMegabytes = 800
const mostSeconds = 60
/** MB by which the longest export may hold more than the shortest. */
const flat = 100

const MB = (value: number | undefined) => (value === undefined ? 'unknown' : `${value.toFixed(0)} MB`)
const verdict = (isMet: boolean) => (isMet ? 'met' : 'missed')

function tableOf(files: readonly FileTiming[], last: readonly FileTiming[]): string {
  const rows = files.map(({ name, seconds, megabytes, most }) => [
    name,
    `${seconds.toFixed(1)} s`,
    `${megabytes.toFixed(1)} MB`,
    MB(most),
    last.find((one) => one.name === name)?.seconds.toFixed(1) ?? '',
    verdict(seconds <= mostSeconds),
  ])
  return tableText([['', 'time', 'file', 'memory until then', 'last run', `${mostSeconds} s`], ...rows])
}

/** Prints reports and exports beside the goals and the last run, and keeps them. */
export function reportReportFiles(figures: ReportFigures): void {
  const { reports, most, exports } = figures
  const last = lastResults<ReportFigures>(part)
  console.log(tableOf(reports, last?.reports ?? []))
  const held = most ?? Number.NaN
  console.log(
    `${reports.length} reports in one process held ${MB(most)} at most, ${MB(last?.most)} in the last run: goal ${mostMegabytes} MB ${verdict(held < mostMegabytes)}`,
  )
  console.log(tableOf(exports, last?.exports ?? []))
  const grown = (exports.at(-1)?.most ?? Number.NaN) - (exports[0]?.most ?? Number.NaN)
  console.log(
    `the longest export held ${MB(grown)} more than the shortest: goal ${flat} MB ${verdict(grown < flat)}`,
  )
  saveResults(part, figures)
}
