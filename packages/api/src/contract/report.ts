import { getReport } from '@capiz/domain/report'
import * as v from 'valibot'
import { idParam, pageQuery, textQuery } from './common.ts'
import { group, needs } from './define.ts'
import { callsOf, file, itemOf, json, listOf, nothing, pageOf, yesOrNo } from './calls.ts'
import { ReportGroup, ReportGroupInput, ReportPreview, reportFilterSchema } from '../schema/report.ts'

const reports = callsOf('reports')

const view = needs('REPORT_VIEW')
const { read, remove, send } = callsOf('accr')

/** The 27 report paths (specification 2, 7.5), each with its /pdf twin; numbers run from C281 in this order. */
export const reportPaths = [
  'accredited-health-facilities-per-year',
  'doctors-with-valid-prc-id',
  'health-facility-credentials',
  'doctors-per-health-facility',
  'physician-credentials',
  'registered-physicians',
  'registered-health-facilities-report',
  'physician-contract',
  'health-facility-report-by-location',
  'health-facility-accreditation-that-will-expire',
  'accredited-doctors-report-per-location',
  'hf-package-per-location',
  'room-rates-per-location',
  'summary-of-health-facility',
  'summary-of-health-facility-kamustahan-per-location',
  'summary-of-dentist-kamustahan-per-location',
  'summary-of-physician-kamustahan-per-location',
  'summary-of-doctors',
  'summary-of-designated-ape-per-location',
  'special-arrangement-report',
  'special-arrangement-redundancy-report',
  'memo-communicated-ontime',
  'memo-delivered-ontime',
  'ahmopi-doctors-per-health-facility-affiliation',
  'ahmopi-doctors-per-location',
  'ahmopi-doctors-per-medical-society',
  'mcap-hmo-users-report',
] as const

type ReportPath = (typeof reportPaths)[number]

/** The client gives up on a report after 300 000 ms (specification 2, section 9). */
const reportTimeout = 300_000

const reportEndpoint = (call: number, path: string) =>
  reports.send(
    `C${call}`,
    `/${path}`,
    view,
    file,
    path.endsWith('/pdf') ? 'Report as PDF' : 'Report as a workbook',
    { body: json(reportFilterSchema(getReport(path.replace('/pdf', '')))), timeout: reportTimeout },
  )

const declarations = Object.fromEntries(
  reportPaths.flatMap((path, index) => [
    [path, reportEndpoint(281 + index * 2, path)],
    [`${path}/pdf`, reportEndpoint(282 + index * 2, `${path}/pdf`)],
  ]),
) as Record<ReportPath | `${ReportPath}/pdf`, ReturnType<typeof reportEndpoint>>

/** Reports (specification 2, 7.5). */
export const report = group('report', declarations)

const previewEndpoint = (call: number, path: ReportPath) =>
  reports.send(
    `X${String(call).padStart(3, '0')}`,
    `/${path}/preview`,
    view,
    itemOf(ReportPreview),
    'First rows of a report and how many there are',
    { body: json(reportFilterSchema(getReport(path))), timeout: reportTimeout },
  )

/** The beginning of each report, for the screen (our addition), by its path. */
export const reportPreview = group(
  'reportPreview',
  Object.fromEntries(reportPaths.map((path, index) => [path, previewEndpoint(81 + index, path)])) as Record<
    ReportPath,
    ReturnType<typeof previewEndpoint>
  >,
)

/** Report groups (specification 2, 7.4). */
export const reportGroup = group('reportGroup', {
  list: read('C267', '/report-group', view, pageOf(ReportGroup), 'List report groups', {
    query: pageQuery(),
  }),
  filter: read('C268', '/report-group/search/filter', view, pageOf(ReportGroup), 'Search report groups', {
    query: pageQuery('groupName'),
  }),
  availableReports: read(
    'C269',
    '/report-groups/available-reports',
    view,
    listOf(v.string()),
    'Reports the caller may run',
  ),
  isAvailable: read(
    'C270',
    '/report-groups/available-report',
    view,
    yesOrNo,
    'May the caller run this report',
    { query: textQuery(['reportName']) },
  ),
  save: send(
    'C277',
    '/report-group',
    needs('REPORT_GROUP_EDIT'),
    itemOf(ReportGroup),
    'Save a report group',
    { body: json(ReportGroupInput) },
  ),
  remove: remove('C280', '/report-group/{id}', needs('REPORT_GROUP_EDIT'), nothing, 'Delete a report group', {
    params: { id: idParam },
  }),
})
