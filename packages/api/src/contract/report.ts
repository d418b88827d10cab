import { getReport } from '@capiz/domain/report'
import * as v from 'valibot'
import { idParam, pageQuery, textQuery } from './common.ts'
import { endpoint, group, needs } from './define.ts'
import { ReportGroup, ReportGroupInput, ReportPreview, reportFilterSchema } from '../schema/report.ts'

const view = needs('REPORT_VIEW')
const accr = { service: 'accr' } as const

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
  endpoint({
    service: 'reports',
    call: `C${call}`,
    method: 'POST',
    path: `/${path}`,
    access: view,
    body: { as: 'json', schema: reportFilterSchema(getReport(path.replace('/pdf', ''))) },
    reply: { as: 'blob' },
    timeout: reportTimeout,
    summary: path.endsWith('/pdf') ? 'Report as PDF' : 'Report as a workbook',
  })

const declarations = Object.fromEntries(
  reportPaths.flatMap((path, index) => [
    [path, reportEndpoint(281 + index * 2, path)],
    [`${path}/pdf`, reportEndpoint(282 + index * 2, `${path}/pdf`)],
  ]),
) as Record<ReportPath | `${ReportPath}/pdf`, ReturnType<typeof reportEndpoint>>

/** Reports (specification 2, 7.5). */
export const report = group('report', declarations)

const previewEndpoint = (call: number, path: ReportPath) =>
  endpoint({
    service: 'reports',
    call: `X${String(call).padStart(3, '0')}`,
    method: 'POST',
    path: `/${path}/preview`,
    access: view,
    body: { as: 'json', schema: reportFilterSchema(getReport(path)) },
    reply: { as: 'item', schema: ReportPreview },
    timeout: reportTimeout,
    summary: 'First rows of a report and how many there are',
  })

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
  list: endpoint({
    ...accr,
    call: 'C267',
    method: 'GET',
    path: '/report-group',
    access: view,
    query: pageQuery(),
    reply: { as: 'page', schema: ReportGroup },
    summary: 'List report groups',
  }),
  filter: endpoint({
    ...accr,
    call: 'C268',
    method: 'GET',
    path: '/report-group/search/filter',
    access: view,
    query: pageQuery('groupName'),
    reply: { as: 'page', schema: ReportGroup },
    summary: 'Search report groups',
  }),
  availableReports: endpoint({
    ...accr,
    call: 'C269',
    method: 'GET',
    path: '/report-groups/available-reports',
    access: view,
    reply: { as: 'list', schema: v.string() },
    summary: 'Reports the caller may run',
  }),
  isAvailable: endpoint({
    ...accr,
    call: 'C270',
    method: 'GET',
    path: '/report-groups/available-report',
    access: view,
    query: textQuery(['reportName']),
    reply: { as: 'boolean' },
    summary: 'May the caller run this report',
  }),
  save: endpoint({
    ...accr,
    call: 'C277',
    method: 'POST',
    path: '/report-group',
    access: needs('REPORT_GROUP_EDIT'),
    body: { as: 'json', schema: ReportGroupInput },
    reply: { as: 'item', schema: ReportGroup },
    summary: 'Save a report group',
  }),
  remove: endpoint({
    ...accr,
    call: 'C280',
    method: 'DELETE',
    path: '/report-group/{id}',
    access: needs('REPORT_GROUP_EDIT'),
    params: { id: idParam },
    reply: { as: 'none' },
    summary: 'Delete a report group',
  }),
})
