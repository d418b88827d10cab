import type { ReportPath } from '@capiz/domain/report'
import { tinyToday } from '../setup/tiny-seed.ts'
import {
  admin,
  allPhysicians,
  contractWithin,
  distinct,
  documentsOf,
  every,
  gapsOf,
  facilities,
  facilitiesWhich,
  facilityPlace,
  isRegistered,
  membersOf,
  memos,
  period,
  physicianPlace,
  physicians,
  physiciansWhich,
  practising,
  publicPhysicians,
  rows,
  same,
  total,
  year,
  type Comparison,
} from './report-lists.ts'

export const comparisons: readonly Comparison[] = [
  {
    report: 'doctors-with-valid-prc-id',
    title: 'physicians whose licence lasts',
    shared: { ...physicianPlace, specializationCode: same('specializationCode') },
    count: rows,
    list: physiciansWhich(({ prcValidity }) => prcValidity !== null && prcValidity >= tinyToday),
  },
  {
    report: 'health-facility-credentials',
    title: 'facilities that lack a document',
    base: { state: 'MISSING' },
    shared: {
      ...facilityPlace,
      facilityTypeCode: same('facilityTypeCode'),
      healthFacilityCode: same('code'),
    },
    count: distinct('code'),
    list: facilities({ credentialState: 'MISSING' }),
  },
  ...documentsOf('facility'),
  {
    report: 'accredited-health-facilities-with-gaps',
    title: 'accredited facilities, expired or not proven',
    shared: {
      ...facilityPlace,
      facilityTypeCode: same('facilityTypeCode'),
      healthFacilityCode: same('code'),
    },
    count: distinct('code'),
    list: facilities({ credentialState: 'EXPIRED,UNPROVEN', accreditationStatusCode: 'ACCREDITED' }),
  },
  ...gapsOf('facility'),
  {
    report: 'doctors-per-health-facility',
    title: 'affiliations of the record',
    base: { healthFacilityCode: 'HF0000001' },
    shared: {
      healthFacilityCode: same('healthFacilityCode'),
      specializationCode: same('specializationCode'),
      status: same('status'),
    },
    count: rows,
    list: async (t, query) =>
      (
        await t.call(
          'affiliation.list',
          { query: { ...every, healthFacilityCode: 'HF0000001', ...query } },
          admin,
        )
      ).body.totalElements,
  },
  {
    report: 'physician-credentials',
    title: 'physicians who lack a document',
    base: { state: 'MISSING' },
    shared: {
      ...physicianPlace,
      specializationCode: same('specializationCode'),
      physicianCode: same('code'),
    },
    count: distinct('code'),
    list: physicians({ credentialState: 'MISSING' }),
  },
  ...documentsOf('physician'),
  {
    report: 'accredited-physicians-with-gaps',
    title: 'accredited physicians, expired or not proven',
    shared: {
      ...physicianPlace,
      specializationCode: same('specializationCode'),
      physicianCode: same('code'),
    },
    count: distinct('code'),
    list: physicians({ credentialState: 'EXPIRED,UNPROVEN', accreditationStatusCode: 'ACCREDITED' }),
  },
  ...gapsOf('physician'),
  {
    report: 'registered-physicians',
    title: 'physicians by the day they were entered',
    base: period,
    shared: { ...physicianPlace, source: same('source') },
    count: rows,
    list: physiciansWhich(isRegistered),
  },
  {
    report: 'registered-physicians',
    title: 'physicians entered in one year',
    base: { from: `${year - 2}-01-01`, to: `${year - 2}-12-31` },
    shared: { source: same('source') },
    count: rows,
    list: physiciansWhich(isRegistered),
  },
  {
    report: 'registered-health-facilities-report',
    title: 'facilities by the day they were entered',
    base: period,
    shared: { ...facilityPlace, source: same('source') },
    count: rows,
    list: facilitiesWhich(isRegistered),
  },
  {
    report: 'physician-contract',
    title: 'physicians with a contract',
    shared: { ...physicianPlace, accreditationStatusCode: same('accreditationStatusCode') },
    count: rows,
    list: async (t, query) =>
      (await t.call('physician.rows', { query: { ...every, ...query } }, admin)).body.content.filter(
        ({ contractValidityDate }) => (contractValidityDate ?? null) !== null,
      ).length,
  },
  {
    report: 'health-facility-report-by-location',
    title: 'facilities',
    shared: {
      ...facilityPlace,
      accreditationStatusCode: same('accreditationStatusCode'),
      facilityTypeCode: same('facilityTypeCode'),
      preferredNetwork: same('preferredNetwork'),
    },
    count: rows,
    list: facilities(),
  },
  {
    report: 'health-facility-accreditation-that-will-expire',
    title: 'accredited facilities whose contract ends',
    base: { days: 366 },
    shared: { days: () => ({}) },
    count: rows,
    list: facilitiesWhich((row, { days }) => contractWithin(row, Number(days))),
  },
  {
    report: 'accredited-doctors-report-per-location',
    title: 'places of the public directory',
    shared: {
      city: same('location'),
      specializationCode: same('specializationCode'),
      phyTypeCode: (value) => ({ dentist: value === 'DMD' }),
    },
    count: rows,
    list: publicPhysicians(true),
  },
  {
    report: 'accredited-doctors-report-per-location',
    title: 'physicians of the public directory',
    shared: { region: same('location'), province: same('location'), city: same('location') },
    count: distinct('physicianCode'),
    list: publicPhysicians(false),
  },
  {
    report: 'summary-of-health-facility',
    title: 'facilities',
    shared: facilityPlace,
    count: total('total'),
    list: facilities(),
  },
  {
    report: 'summary-of-health-facility-kamustahan-per-location',
    title: 'accredited facilities',
    base: period,
    shared: facilityPlace,
    count: total('providers'),
    list: facilities({ accreditationStatusCode: 'ACCREDITED' }),
  },
  {
    report: 'summary-of-dentist-kamustahan-per-location',
    title: 'accredited dentists',
    base: period,
    shared: physicianPlace,
    count: total('providers'),
    list: physicians({ accreditationStatusCode: 'ACCREDITED', type: 'DMD' }),
  },
  {
    report: 'summary-of-physician-kamustahan-per-location',
    title: 'accredited physicians',
    base: period,
    shared: physicianPlace,
    count: total('providers'),
    list: physicians({ accreditationStatusCode: 'ACCREDITED', type: 'MD' }),
  },
  {
    report: 'summary-of-doctors',
    title: 'physicians',
    shared: physicianPlace,
    count: total('total'),
    list: physicians(),
  },
  {
    report: 'special-arrangement-report',
    title: 'special arrangements',
    shared: { status: same('status'), applicantCode: same('applicantCode'), memberCode: same('memberCode') },
    count: rows,
    list: async (t, query) =>
      (await t.call('specialArrangement.list', { query: { ...every, ...query } }, admin)).body.totalElements,
  },
  {
    report: 'memo-communicated-ontime',
    title: 'memos',
    base: { year },
    shared: { month: same('month'), memoType: same('memoType') },
    count: rows,
    list: memos,
  },
  {
    report: 'ahmopi-doctors-per-location',
    title: 'members of societies who practise there',
    shared: physicianPlace,
    count: distinct('physicianCode'),
    list: async (t, query) => {
      const [anywhere, members] = await Promise.all([practising(t), membersOf(t)])
      const found = await allPhysicians(t, query)
      return found.filter(({ code }) => anywhere.has(code) && members.has(code)).length
    },
  },
  {
    report: 'mcap-hmo-users-report',
    title: 'users of the staff',
    shared: { roleCode: same('roleCode'), status: same('status') },
    count: rows,
    list: async (t, query) =>
      (await t.call('user.list', { query: { ...every, ...query } }, admin)).body.content.filter(
        ({ linkedCode }) => linkedCode === null,
      ).length,
  },
]

const noDay = 'Lists show today.'

/** Filters, or with `*` reports, that no list on screen has, each with the reason. */
export const apart: Partial<Record<ReportPath, Readonly<Record<string, string>>>> = {
  'accredited-health-facilities-per-year': {
    '*': 'No list is of accreditations by year; one facility may be accredited twice.',
  },
  'doctors-with-valid-prc-id': { asOf: noDay },
  'health-facility-credentials': { asOf: noDay, state: 'Read with each state above.' },
  'physician-credentials': { asOf: noDay, state: 'Read with each state above.' },
  'accredited-health-facilities-with-gaps': { gap: 'Read with each reason above.' },
  'accredited-physicians-with-gaps': { gap: 'Read with each reason above.' },
  'registered-physicians': { from: 'Read with two periods above.', to: 'Read with two periods above.' },
  'registered-health-facilities-report': { from: 'As physicians.', to: 'As physicians.' },
  'physician-contract': { from: 'No list knows it.', to: 'No list knows it.' },
  'health-facility-accreditation-that-will-expire': { from: 'No list knows it.', to: 'No list knows it.' },
  'hf-package-per-location': { '*': 'Lists show sheets, the report the lines in force on a day.' },
  'room-rates-per-location': { '*': 'Lists show sheets, the report the lines in force on a day.' },
  'summary-of-health-facility': { asOf: noDay },
  'summary-of-doctors': { asOf: noDay },
  'summary-of-health-facility-kamustahan-per-location': {
    from: 'Decides who was visited, not who is counted.',
    to: 'As from.',
  },
  'summary-of-dentist-kamustahan-per-location': {
    from: 'Decides who was visited, not who is counted.',
    to: 'As from.',
  },
  'summary-of-physician-kamustahan-per-location': {
    from: 'Decides who was visited, not who is counted.',
    to: 'As from.',
  },
  'summary-of-designated-ape-per-location': { '*': 'No list knows who does annual physical examinations.' },
  'special-arrangement-report': {
    from: 'The report asks what is in force in a period, the list what begins in it.',
    to: 'As from.',
  },
  'special-arrangement-redundancy-report': { '*': 'No list shows overlaps.' },
  'memo-communicated-ontime': { year: 'Read with the year of today.' },
  'memo-delivered-ontime': { '*': 'The report goes by the day of sending, the list by the day of the memo.' },
  'ahmopi-doctors-per-location': { societyName: 'No list knows the society.' },
  'ahmopi-doctors-per-medical-society': { '*': 'No list knows the society.' },
  'ahmopi-doctors-per-health-facility-affiliation': { '*': 'No list of affiliations knows the society.' },
}
