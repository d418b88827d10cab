import { test } from 'vitest'
import type { Row } from './client.ts'
import { proveList } from './prove-list.ts'
import { contains, flag, from, is, month, onDay, starts, term, to, year, type Rule } from './rules.ts'
import { callOf } from './table.ts'
import { setUpProviders, setUpWorld } from './suite.ts'

const { world, proofs } = setUpWorld('records')
const known = setUpProviders(world)

const owners = ['applicantCode', 'healthFacilityCode', 'physicianCode'] as const

/** What the filters of every list of records look at; those of one kind stand in `kinds`. */
const common: Readonly<Record<string, Rule>> = {
  code: starts('code'),
  status: is('status'),
  applicantCode: is('applicantCode'),
  applicantType: is('applicantType'),
  physicianCode: is('physicianCode'),
  healthFacilityCode: is('healthFacilityCode'),
  type: is('type'),
  mode: is('mode'),
  result: is('result'),
  conductedBy: contains('conductedBy'),
  personMet: contains('personMet'),
  sourceInternal: is('sourceInternal'),
  sourceInternalOthers: contains('sourceInternalOthers'),
  initiatingDepartment: contains('initiatingDepartment'),
  departmentResponsible: contains('departmentResponsible'),
  requesterType: is('requesterType'),
  subRequesterType: contains('subRequesterType'),
  requesterName: contains('requesterName'),
  patient: contains('patient'),
  memberCode: is('memberCode'),
  physicianNameCode: contains('physicianNameCode'),
  healthFacility: contains('healthFacility'),
  topic: is('topic'),
  documentType: is('documentType'),
  docName: contains('docName'),
  recipientType: is('recipientType'),
  recipientName: contains('recipientName'),
  dateFiled: onDay('dateFiled'),
  dateIssued: onDay('dateIssued'),
  violationCategory: is('category'),
  severity: is('severity'),
  sanction: is('sanction'),
  approvalCode: contains('approvalCode'),
  serviceType: is('serviceType'),
  imeiNumber: contains('imeiNumber'),
  terminal: contains('terminal'),
  coordinator: contains('coordinator'),
  maceTypeCode: is('maceTypeCode'),
  area: starts('area'),
  overdue: flag('overdue'),
  dueFrom: from('targetDate', 'dueDate'),
  dueTo: to('targetDate', 'dueDate'),
  updatedFrom: from('updatedDate'),
  updatedTo: to('updatedDate'),
  location: contains('whole.place.city', 'whole.place.province', 'whole.place.region'),
  department: {
    ...is(),
    read: (row) => [row['departmentResponsible'] ?? row['initiatingDepartment']].map(String),
  },
}

/** The day a kind is filed under, what its free text looks into, and its own filters. */
interface Kind {
  day: string
  searched: readonly string[]
  rules?: Readonly<Record<string, Rule>>
}

const checkIn = { day: 'visitDate', searched: ['conductedBy', 'personMet', 'findings'] }
const kinds: Readonly<Record<string, Kind>> = {
  C058: checkIn,
  C063: checkIn,
  C068: {
    day: 'dateFiled',
    searched: ['description', 'initiatingDepartment', 'departmentResponsible', 'code'],
  },
  C073: { day: 'dateIssued', searched: ['docName', 'recipientName', 'trackingNo', 'code'] },
  C078: { day: 'dateFiled', searched: ['inquiry', 'requesterName', 'answer', 'code'] },
  C242: { day: 'dateIssued', searched: ['subject', 'details', 'topic'], rules: { topic: contains('topic') } },
  C412: { day: 'dateReported', searched: ['description', 'code'] },
  C418: {
    day: 'effectiveDate',
    searched: ['recipientName', 'memberCode', 'approvalCode', 'description'],
    rules: { memberCode: contains('memberCode') },
  },
  C257: {
    day: 'dateIssued',
    searched: ['coordinator', 'imeiNumber', 'mobileNumber'],
    rules: { location: contains('location') },
  },
  C259: {
    day: 'dateInstalled',
    searched: ['terminal', 'location'],
    rules: { location: contains('location') },
  },
  C261: { day: 'uploadedDate', searched: ['area'], rules: { year: is('year') } },
  C262: { day: 'uploadedDate', searched: ['area'], rules: { year: is('year') } },
}

test.each(Object.keys(kinds))('the records of %s follow their filters', async (number) => {
  const { day, searched, rules } = kinds[number] as Kind
  const ofDay = { from: from(day), to: to(day), month: month(day), year: year(day) }
  await proveList(
    {
      call: callOf(number),
      client: world.admin,
      path: callOf(number).path,
      key: (row: Row) => String(row['id']),
      complete: (row) => known.withOwner(row, ...owners),
      rules: { ...common, ...ofDay, term: term(...searched), ...rules },
    },
    proofs,
  )
})
