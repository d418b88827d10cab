import * as v from 'valibot'
import { CodeOf, Day } from '../schema/common.ts'
import { DayAnswer, NearPhysician } from '../schema/day-answer.ts'
import { DirectoryReport, DirectoryReportReceipt } from '../schema/directory-report.ts'
import { PublicPhysician } from '../schema/public-physician.ts'
import { ClinicDay, codeParam, pageQuery, textQuery } from './common.ts'
import { group, isPublic } from './define.ts'
import { callsOf, itemOf, json, listOf, pageOf } from './calls.ts'

const { read, send } = callsOf('accr')
const code = { code: codeParam('physician') }

/**
 * The reads of the public directory of physicians, apart from the rest of `publicPhysician`, of which they are members
 * as well.
 */
export const physicianDirectory = group('publicPhysician', {
  get: read('C206', '/public/phy/{code}', isPublic, itemOf(PublicPhysician), {
    skipAuth: true,
    replica: true,
    params: code,
  }),
  search: read('C213', '/public/phy-list', isPublic, pageOf(PublicPhysician), {
    skipAuth: true,
    replica: true,
    query: v.object({
      ...pageQuery(
        'name',
        'dentist',
        'accreditationStatusCode',
        'specializationCode',
        'subSpecializationCode',
        'location',
        'healthFacilityCode',
      ).entries,
      /** physicians who hold a clinic on that day of the week, or on that date */
      day: v.optional(ClinicDay),
    }),
  }),
  near: read('X152', '/public/phy-near', isPublic, listOf(NearPhysician), {
    skipAuth: true,
    replica: true,
    query: v.object({
      ...textQuery(
        [],
        ['name', 'dentist', 'specializationCode', 'subSpecializationCode', 'location', 'healthFacilityCode'],
      ).entries,
      /** only those who hold a clinic on that day of the week, or on that date */
      day: v.optional(ClinicDay),
    }),
  }),
  onDay: read('X150', '/public/phy/{code}/day', isPublic, itemOf(DayAnswer), {
    skipAuth: true,
    replica: true,
    params: code,
    query: v.object({ healthFacilityCode: CodeOf('facility'), day: Day }),
  }),
  report: send('X151', '/public/directory-report', isPublic, itemOf(DirectoryReportReceipt), {
    skipAuth: true,
    body: json(DirectoryReport),
  }),
})
