import { reports as declarations, type Report, type ReportPath } from '@capiz/domain/report'
import * as v from 'valibot'
import { idParam, pageQuery, textQuery } from './common.ts'
import { group, needs } from './define.ts'
import { callsOf, file, itemOf, json, listOf, nothing, pageOf, yesOrNo } from './calls.ts'
import { ReportGroup, ReportGroupInput, ReportPreview, reportFilterSchema } from '../schema/report.ts'

const reports = callsOf('reports')

const view = needs('REPORT_VIEW')
const { read, remove, send } = callsOf('accr')

/** The client gives up on a report after 300 000 ms (specification 2, section 9). */
const reportTimeout = 300_000

/** Returns what each call of a report takes: its filters, and the time the client waits. */
const takes = (report: Report, form: keyof Report['calls']) => ({
  body: json(reportFilterSchema(report, form)),
  timeout: reportTimeout,
  replica: true as const,
})

const workbook = (report: Report) =>
  reports.send(report.calls.workbook, `/${report.path}`, view, file, takes(report, 'workbook'))

const pdf = (report: Report) =>
  reports.send(report.calls.pdf, `/${report.path}/pdf`, view, file, takes(report, 'pdf'))

const preview = (report: Report) =>
  reports.send(
    report.calls.preview,
    `/${report.path}/preview`,
    view,
    itemOf(ReportPreview),
    takes(report, 'preview'),
  )

const files = Object.fromEntries(
  Object.values(declarations).flatMap((one) => [
    [one.path, workbook(one)],
    [`${one.path}/pdf`, pdf(one)],
  ]),
) as Record<ReportPath, ReturnType<typeof workbook>> & Record<`${ReportPath}/pdf`, ReturnType<typeof pdf>>

/** Reports (specification 2, 7.5), each with its /pdf twin. */
export const report = group('report', files)

/** The beginning of each report, for the screen (our addition), by its path. */
export const reportPreview = group(
  'reportPreview',
  Object.fromEntries(Object.values(declarations).map((one) => [one.path, preview(one)])) as Record<
    ReportPath,
    ReturnType<typeof preview>
  >,
)

/** Report groups (specification 2, 7.4). */
export const reportGroup = group('reportGroup', {
  list: read('C267', '/report-group', view, pageOf(ReportGroup), {
    query: pageQuery(),
  }),
  filter: read('C268', '/report-group/search/filter', view, pageOf(ReportGroup), {
    query: pageQuery('groupName'),
  }),
  availableReports: read('C269', '/report-groups/available-reports', view, listOf(v.string())),
  isAvailable: read('C270', '/report-groups/available-report', view, yesOrNo, {
    query: textQuery(['reportName']),
  }),
  save: send('C277', '/report-group', needs('REPORT_GROUP_EDIT'), itemOf(ReportGroup), {
    body: json(ReportGroupInput),
  }),
  remove: remove('C280', '/report-group/{id}', needs('REPORT_GROUP_EDIT'), nothing, {
    params: { id: idParam },
  }),
})
