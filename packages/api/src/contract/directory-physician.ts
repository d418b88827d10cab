import * as v from 'valibot'
import { CodeOf, Day } from '../schema/common.ts'
import { DayAnswer } from '../schema/day-answer.ts'
import { DirectoryReport, DirectoryReportReceipt } from '../schema/directory-report.ts'
import { PublicPhysician } from '../schema/public-physician.ts'
import { codeParam, pageQuery } from './common.ts'
import { endpoint, group, isPublic } from './define.ts'

const accr = { service: 'accr', access: isPublic, skipAuth: true } as const
const code = { code: codeParam('physician') }

/**
 * What the public directory of physicians reads, apart from the rest of `publicPhysician`, of which they are members as
 * well.
 */
export const physicianDirectory = group('publicPhysician', {
  get: endpoint({
    ...accr,
    call: 'C206',
    method: 'GET',
    path: '/public/phy/{code}',
    params: code,
    reply: { as: 'item', schema: PublicPhysician },
    summary: 'Public view of a physician',
  }),
  search: endpoint({
    ...accr,
    call: 'C213',
    method: 'GET',
    path: '/public/phy-list',
    query: pageQuery(
      'name',
      'dentist',
      'accreditationStatusCode',
      'specializationCode',
      'location',
      'healthFacilityCode',
    ),
    reply: { as: 'page', schema: PublicPhysician },
    summary: 'Search physicians',
  }),
  onDay: endpoint({
    ...accr,
    call: 'X150',
    method: 'GET',
    path: '/public/phy/{code}/day',
    params: code,
    query: v.object({ healthFacilityCode: CodeOf('facility'), day: Day }),
    reply: { as: 'item', schema: DayAnswer },
    summary: 'Whether a physician can be seen at a facility on a day',
  }),
  report: endpoint({
    ...accr,
    call: 'X151',
    method: 'POST',
    path: '/public/directory-report',
    body: { as: 'json', schema: DirectoryReport },
    reply: { as: 'item', schema: DirectoryReportReceipt },
    summary: 'Report an error in the directory',
  }),
})
