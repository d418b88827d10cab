import * as v from 'valibot'
import { recordKindNames } from '@capiz/domain/record'
import { codeParam, idParam, pageQuery, textQuery, wordParam } from './common.ts'
import { endpoint, group, needs, needsLogin, needsOrOwn } from './define.ts'
import { SaveOutcome } from '../schema/common.ts'
import {
  BoardLine,
  CorrectionNotice,
  CorrectionNoticeInput,
  DentistCheckIn,
  DentistCheckInInput,
  FacilityCheckIn,
  FacilityCheckInInput,
  Inquiry,
  InquiryInput,
  MobileDevice,
  MobileDeviceInput,
  NonConformity,
  NonConformityInput,
  ParallelLists,
  RecordFileKey,
  ServiceTeamRecord,
  ServiceTeamUpload,
  SettlementTerminal,
  SettlementTerminalInput,
  TrackedDocument,
  TrackedDocumentInput,
  Violation,
  ViolationInput,
} from '../schema/case-record.ts'
import {
  ArrangementStatus,
  SpecialArrangement,
  SpecialArrangementInput,
  StatusUpdate,
} from '../schema/record.ts'

const accr = { service: 'accr' } as const
const checkInView = needsOrOwn('CHECKIN_VIEW')
const see = needs('COMPLIANCE_VIEW')
const seeOrOwn = needsOrOwn('COMPLIANCE_VIEW')
const write = needs('COMPLIANCE_EDIT')

/** A file of a record: code and uuid; docType is accepted empty and ignored (ambiguity 16). */
const fileQuery = textQuery(['code', 'uuid'], ['docType'])

const blob = <
  const C extends string,
  const P extends string,
  const A extends typeof see | typeof seeOrOwn | typeof checkInView,
  const Q extends v.GenericSchema,
>(
  call: C,
  path: P,
  access: A,
  query: Q,
  summary: string,
) => endpoint({ ...accr, call, method: 'GET', path, access, query, reply: { as: 'blob' }, summary })

const checkInQuery = pageQuery(
  'physicianCode',
  'healthFacilityCode',
  'term',
  'status',
  'type',
  'result',
  'from',
  'to',
  'mode',
  'conductedBy',
  'month',
  'year',
  'location',
  'updatedFrom',
  'updatedTo',
)

/** Check-in of a dentist (specification 1, dentist-kamustahan). */
export const dentistCheckIn = group('dentistCheckIn', {
  list: endpoint({
    ...accr,
    call: 'C058',
    method: 'GET',
    path: '/dentist-kamustahan',
    access: checkInView,
    query: checkInQuery,
    reply: { as: 'page', schema: DentistCheckIn },
    summary: 'List dentist check-ins',
  }),
  get: endpoint({
    ...accr,
    call: 'C059',
    method: 'GET',
    path: '/dentist-kamustahan/{code}',
    access: checkInView,
    params: { code: codeParam('dentistCheckIn') },
    reply: { as: 'item', schema: DentistCheckIn },
    summary: 'One dentist check-in',
  }),
  save: endpoint({
    ...accr,
    call: 'C060',
    method: 'POST',
    path: '/dentist-kamustahan',
    access: needsOrOwn('CHECKIN_EDIT'),
    body: {
      as: 'multipart',
      fields: ParallelLists,
      lists: ['documentTypes', 'validityDates'],
      json: { part: 'formData', schema: DentistCheckInInput },
      files: { part: 'files', max: 20, required: false },
    },
    reply: { as: 'item', schema: SaveOutcome(DentistCheckIn) },
    summary: 'Save a check-in; a new one also makes a request',
  }),
  download: blob(
    'C061',
    '/dentist-kamustahan/file-list/download-file',
    checkInView,
    textQuery(['dentistKamustahanCode', 'uuid'], ['type']),
    'Download a check-in file',
  ),
  preview: blob('C062', '/dentist-kamustahan/preview', checkInView, fileQuery, 'Preview a check-in file'),
})

/** Check-in of a facility (specification 1, health-facility-kamustahan); saved as a request only. */
export const facilityCheckIn = group('facilityCheckIn', {
  list: endpoint({
    ...accr,
    call: 'C063',
    method: 'GET',
    path: '/health-facility-kamustahan',
    access: checkInView,
    query: checkInQuery,
    reply: { as: 'page', schema: FacilityCheckIn },
    summary: 'List facility check-ins',
  }),
  get: endpoint({
    ...accr,
    call: 'C064',
    method: 'GET',
    path: '/health-facility-kamustahan/{code}',
    access: checkInView,
    params: { code: codeParam('facilityCheckIn') },
    reply: { as: 'item', schema: FacilityCheckIn },
    summary: 'One facility check-in',
  }),
  save: endpoint({
    ...accr,
    call: 'C065',
    method: 'POST',
    path: '/user-request/hf-kamustahan',
    access: needsOrOwn('CHECKIN_EDIT'),
    body: {
      as: 'multipart',
      json: { part: 'formData', schema: FacilityCheckInInput },
      files: { part: 'files', max: 20, required: false },
    },
    reply: { as: 'item', schema: SaveOutcome(FacilityCheckIn) },
    summary: 'Ask for a check-in to be noted',
  }),
  download: blob(
    'C066',
    '/health-facility-kamustahan/file-list/download-file',
    checkInView,
    textQuery(['hfKamustahanCode', 'uuid'], ['type']),
    'Download a check-in file',
  ),
  preview: blob(
    'C067',
    '/health-facility-kamustahan/preview',
    checkInView,
    fileQuery,
    'Preview a check-in file',
  ),
})

const caseQuery = pageQuery(
  'term',
  'status',
  'applicantCode',
  'dateFiled',
  'dateIssued',
  'sourceInternal',
  'sourceInternalOthers',
  'initiatingDepartment',
  'departmentResponsible',
  'requesterType',
  'subRequesterType',
  'patient',
  'memberCode',
  'physicianNameCode',
  'healthFacility',
  'topic',
  'documentType',
  'docName',
  'recipientType',
  'recipientName',
  'month',
  'year',
  'from',
  'to',
  'updatedFrom',
  'updatedTo',
  'overdue',
  'dueFrom',
  'dueTo',
  'department',
)
const oneFile = { part: 'file', max: 1, required: false } as const

/** Non-conformities (specification 1). */
export const nonConformity = group('nonConformity', {
  list: endpoint({
    ...accr,
    call: 'C068',
    method: 'GET',
    path: '/non-conformity',
    access: see,
    query: caseQuery,
    reply: { as: 'page', schema: NonConformity },
    summary: 'List non-conformities',
  }),
  get: endpoint({
    ...accr,
    call: 'C069',
    method: 'GET',
    path: '/non-conformity/{code}',
    access: see,
    params: { code: codeParam('nonConformity') },
    reply: { as: 'item', schema: NonConformity },
    summary: 'One non-conformity',
  }),
  save: endpoint({
    ...accr,
    call: 'C070',
    method: 'POST',
    path: '/non-conformity',
    access: write,
    body: { as: 'multipart', json: { part: 'formData', schema: NonConformityInput }, files: oneFile },
    reply: { as: 'item', schema: NonConformity },
    summary: 'Save a non-conformity',
  }),
  download: blob(
    'C071',
    '/non-conformity/file-list/download-file',
    see,
    textQuery(['nonConformityCode', 'uuid']),
    'Download its file',
  ),
  preview: blob('C072', '/non-conformity/preview', see, fileQuery, 'Preview its file'),
})

/** Document tracker (specification 1). */
export const documentTracker = group('documentTracker', {
  list: endpoint({
    ...accr,
    call: 'C073',
    method: 'GET',
    path: '/document-tracker',
    access: see,
    query: caseQuery,
    reply: { as: 'page', schema: TrackedDocument },
    summary: 'List tracked documents',
  }),
  get: endpoint({
    ...accr,
    call: 'C074',
    method: 'GET',
    path: '/document-tracker/{id}',
    access: see,
    params: { id: idParam },
    reply: { as: 'item', schema: TrackedDocument },
    summary: 'One tracked document',
  }),
  save: endpoint({
    ...accr,
    call: 'C075',
    method: 'POST',
    path: '/document-tracker',
    access: write,
    body: { as: 'multipart', json: { part: 'formData', schema: TrackedDocumentInput }, files: oneFile },
    reply: { as: 'item', schema: TrackedDocument },
    summary: 'Save a tracked document',
  }),
  download: blob(
    'C076',
    '/document-tracker/file-list/download-file',
    see,
    textQuery(['code', 'uuid']),
    'Download its file',
  ),
  preview: blob('C077', '/document-tracker/preview', see, fileQuery, 'Preview its file'),
})

/** Inquiry reports (specification 1). */
export const inquiryReport = group('inquiryReport', {
  list: endpoint({
    ...accr,
    call: 'C078',
    method: 'GET',
    path: '/inquiry-report',
    access: see,
    query: caseQuery,
    reply: { as: 'page', schema: Inquiry },
    summary: 'List inquiries',
  }),
  get: endpoint({
    ...accr,
    call: 'C079',
    method: 'GET',
    path: '/inquiry-report/{id}',
    access: see,
    params: { id: idParam },
    reply: { as: 'item', schema: Inquiry },
    summary: 'One inquiry',
  }),
  save: endpoint({
    ...accr,
    call: 'C080',
    method: 'POST',
    path: '/inquiry-report',
    access: write,
    body: {
      as: 'multipart',
      json: { part: 'formData', schema: InquiryInput },
      files: { part: 'files', max: 20, required: false },
    },
    reply: { as: 'item', schema: Inquiry },
    summary: 'Save an inquiry',
  }),
  download: blob('C081', '/inquiry-report/download', see, textQuery(['code', 'uuid']), 'Download its file'),
  preview: blob('C082', '/inquiry-report/preview', see, fileQuery, 'Preview its file'),
})

/** Correction notices (specification 2, 7.4). */
export const correctionNotice = group('correctionNotice', {
  list: endpoint({
    ...accr,
    call: 'C242',
    method: 'GET',
    path: '/correction-notice',
    access: seeOrOwn,
    query: caseQuery,
    reply: { as: 'page', schema: CorrectionNotice },
    summary: 'List correction notices',
  }),
  get: endpoint({
    ...accr,
    call: 'C243',
    method: 'GET',
    path: '/correction-notice/{id}',
    access: seeOrOwn,
    params: { id: idParam },
    reply: { as: 'item', schema: CorrectionNotice },
    summary: 'One correction notice',
  }),
  download: blob(
    'C244',
    '/correction-notice/file-list/download-file',
    seeOrOwn,
    textQuery(['code', 'uuid']),
    'Download its file',
  ),
  preview: blob('C245', '/correction-notice/preview', seeOrOwn, fileQuery, 'Preview its file'),
  save: endpoint({
    ...accr,
    call: 'C271',
    method: 'POST',
    path: '/correction-notice',
    access: write,
    body: { as: 'multipart', json: { part: 'formData', schema: CorrectionNoticeInput }, files: oneFile },
    reply: { as: 'item', schema: CorrectionNotice },
    summary: 'Save a correction notice',
  }),
})

const violations = v.union([ViolationInput, v.array(ViolationInput)])

/** Violations (specification 2, 7.11). */
export const violation = group('violation', {
  list: endpoint({
    ...accr,
    call: 'C412',
    method: 'GET',
    path: '/violation',
    access: see,
    query: pageQuery(
      'applicantCode',
      'applicantType',
      'violationCategory',
      'severity',
      'sanction',
      'status',
      'term',
      'month',
      'year',
      'from',
      'to',
    ),
    reply: { as: 'page', schema: Violation },
    summary: 'List violations',
  }),
  get: endpoint({
    ...accr,
    call: 'C413',
    method: 'GET',
    path: '/violation/{id}',
    access: see,
    params: { id: idParam },
    reply: { as: 'item', schema: Violation },
    summary: 'One violation',
  }),
  earlier: endpoint({
    ...accr,
    call: 'C414',
    method: 'GET',
    path: '/violation/getByCategoryAndApplicantCode',
    access: see,
    query: textQuery(['applicantCode', 'category']),
    reply: { as: 'list', schema: Violation },
    summary: 'Earlier offences of a category',
  }),
  save: endpoint({
    ...accr,
    call: 'C415',
    method: 'POST',
    path: '/violation',
    access: write,
    body: { as: 'json', schema: violations },
    reply: { as: 'item', schema: v.union([Violation, v.array(Violation)]) },
    summary: 'Save one or several violations',
  }),
  saveWithFiles: endpoint({
    ...accr,
    call: 'C416',
    method: 'POST',
    path: '/violation',
    access: write,
    body: {
      as: 'multipart',
      json: { part: 'violations', schema: violations },
      files: { part: 'files', max: 20, required: false },
    },
    reply: { as: 'item', schema: v.union([Violation, v.array(Violation)]) },
    summary: 'Save violations with files',
  }),
  download: blob('C417', '/violation/download-file', see, textQuery(['code', 'uuid']), 'Download its file'),
})

/** Special arrangements (specification 2, 7.11). */
export const specialArrangement = group('specialArrangement', {
  list: endpoint({
    ...accr,
    call: 'C418',
    method: 'GET',
    path: '/special-arrangement',
    access: needs('SA_VIEW'),
    query: pageQuery(
      'applicantCode',
      'memberCode',
      'approvalCode',
      'recipientName',
      'serviceType',
      'status',
      'term',
    ),
    reply: { as: 'page', schema: SpecialArrangement },
    summary: 'List special arrangements',
  }),
  get: endpoint({
    ...accr,
    call: 'C419',
    method: 'GET',
    path: '/special-arrangement/{id}',
    access: needs('SA_VIEW'),
    params: { id: idParam },
    reply: { as: 'item', schema: SpecialArrangement },
    summary: 'One special arrangement',
  }),
  save: endpoint({
    ...accr,
    call: 'C420',
    method: 'POST',
    path: '/special-arrangement',
    access: needs('SA_EDIT'),
    body: { as: 'json', schema: SpecialArrangementInput },
    reply: { as: 'item', schema: SpecialArrangement },
    summary: 'Save a draft',
  }),
  duplicates: endpoint({
    ...accr,
    call: 'C421',
    method: 'POST',
    path: '/special-arrangement/duplicate',
    access: needs('SA_EDIT'),
    body: { as: 'json', schema: SpecialArrangementInput },
    reply: { as: 'list', schema: SpecialArrangement },
    summary: 'Live arrangements that overlap',
  }),
  statuses: endpoint({
    ...accr,
    call: 'C422',
    method: 'GET',
    path: '/special-arrangement/statuses',
    access: needsLogin,
    reply: { as: 'list', schema: ArrangementStatus },
    summary: 'Statuses and what may follow',
  }),
  updateStatus: endpoint({
    ...accr,
    call: 'C423',
    method: 'POST',
    path: '/special-arrangement/update-status/{id}',
    access: needs('SA_STATUS'),
    params: { id: idParam },
    body: { as: 'json', schema: StatusUpdate },
    reply: { as: 'item', schema: SpecialArrangement },
    summary: 'Move the status',
  }),
})

const support = needs('HF_SUPPORT_EDIT')

/** Mobile access devices of facilities (specification 2, MACE). */
export const mobileDevice = group('mobileDevice', {
  list: endpoint({
    ...accr,
    call: 'C257',
    method: 'GET',
    path: '/hf/mace',
    access: needsOrOwn('HF_VIEW'),
    query: pageQuery(
      'healthFacilityCode',
      'imeiNumber',
      'coordinator',
      'maceTypeCode',
      'status',
      'location',
      'term',
    ),
    reply: { as: 'page', schema: MobileDevice },
    summary: 'List devices',
  }),
  get: endpoint({
    ...accr,
    call: 'C258',
    method: 'GET',
    path: '/hf/mace/{id}',
    access: needsOrOwn('HF_VIEW'),
    params: { id: idParam },
    reply: { as: 'item', schema: MobileDevice },
    summary: 'One device',
  }),
  save: endpoint({
    ...accr,
    call: 'C274',
    method: 'POST',
    path: '/hf/mace',
    access: support,
    body: { as: 'json', schema: MobileDeviceInput },
    reply: { as: 'item', schema: MobileDevice },
    summary: 'Save a device',
  }),
  remove: endpoint({
    ...accr,
    call: 'C278',
    method: 'DELETE',
    path: '/hf/mace/{id}',
    access: support,
    params: { id: idParam },
    reply: { as: 'none' },
    summary: 'Delete a device',
  }),
})

/** Settlement terminals of facilities (specification 2, MOSS). */
export const settlementTerminal = group('settlementTerminal', {
  list: endpoint({
    ...accr,
    call: 'C259',
    method: 'GET',
    path: '/hf/moss',
    access: needsOrOwn('HF_VIEW'),
    query: pageQuery('healthFacilityCode', 'terminal', 'status', 'location', 'term'),
    reply: { as: 'page', schema: SettlementTerminal },
    summary: 'List terminals',
  }),
  get: endpoint({
    ...accr,
    call: 'C260',
    method: 'GET',
    path: '/hf/moss/{id}',
    access: needsOrOwn('HF_VIEW'),
    params: { id: idParam },
    reply: { as: 'item', schema: SettlementTerminal },
    summary: 'One terminal',
  }),
  save: endpoint({
    ...accr,
    call: 'C275',
    method: 'POST',
    path: '/hf/moss',
    access: support,
    body: { as: 'json', schema: SettlementTerminalInput },
    reply: { as: 'item', schema: SettlementTerminal },
    summary: 'Save a terminal',
  }),
  remove: endpoint({
    ...accr,
    call: 'C279',
    method: 'DELETE',
    path: '/hf/moss/{id}',
    access: support,
    params: { id: idParam },
    reply: { as: 'none' },
    summary: 'Delete a terminal',
  }),
})

/** Medical service team records (specification 2, 7.4). */
export const serviceTeam = group('serviceTeam', {
  list: endpoint({
    ...accr,
    call: 'C261',
    method: 'GET',
    path: '/medical-service-team-record',
    access: needs('HF_VIEW'),
    query: pageQuery('year', 'area', 'status', 'term'),
    reply: { as: 'page', schema: ServiceTeamRecord },
    summary: 'List records',
  }),
  findByYearAndArea: endpoint({
    ...accr,
    call: 'C262',
    method: 'GET',
    path: '/medical-service-team-record/search/findByYearAndAreaLike',
    access: needs('HF_VIEW'),
    query: pageQuery('year', 'area', 'status', 'term'),
    reply: { as: 'page', schema: ServiceTeamRecord },
    summary: 'Find by year and beginning of the area',
  }),
  findByCode: endpoint({
    ...accr,
    call: 'C263',
    method: 'GET',
    path: '/medical-service-team-record/search/findByCode',
    access: needs('HF_VIEW'),
    query: textQuery(['code']),
    reply: { as: 'item', schema: ServiceTeamRecord },
    summary: 'One record',
  }),
  download: endpoint({
    ...accr,
    call: 'C264',
    method: 'GET',
    path: '/medical-service-team/download',
    access: needs('HF_VIEW'),
    query: fileQuery,
    reply: { as: 'blob' },
    summary: 'Download its file',
  }),
  preview: endpoint({
    ...accr,
    call: 'C265',
    method: 'GET',
    path: '/medical-service-team/preview',
    access: needs('HF_VIEW'),
    query: fileQuery,
    reply: { as: 'blob' },
    summary: 'Preview its file',
  }),
  template: endpoint({
    ...accr,
    call: 'C266',
    method: 'GET',
    path: '/medical-service-team/download-template',
    access: support,
    reply: { as: 'blob' },
    summary: 'Blank form',
  }),
  save: endpoint({
    ...accr,
    call: 'C276',
    method: 'POST',
    path: '/medical-service-team',
    access: support,
    body: { as: 'multipart', fields: ServiceTeamUpload, files: { part: 'file', max: 1, required: true } },
    reply: { as: 'item', schema: ServiceTeamRecord },
    summary: 'Upload the record of a year and area',
  }),
})

const anyView = needsOrOwn('CHECKIN_VIEW', 'COMPLIANCE_VIEW', 'HF_VIEW')
const kindParam = { kind: wordParam(recordKindNames) }

/** Files of records of any kind (additions of ours); a record of another's is not found. */
export const recordFile = group('recordFile', {
  zip: endpoint({
    ...accr,
    call: 'X027',
    method: 'GET',
    path: '/record/{kind}/zip',
    access: anyView,
    params: kindParam,
    query: textQuery(['code']),
    reply: { as: 'blob' },
    summary: 'All files of a record in one archive',
  }),
  preview: endpoint({
    ...accr,
    call: 'X110',
    method: 'GET',
    path: '/record/{kind}/preview',
    access: anyView,
    params: kindParam,
    query: textQuery(['code', 'uuid']),
    reply: { as: 'blob' },
    summary: 'Preview a file of a record whose kind has no preview of its own',
  }),
  remove: endpoint({
    ...accr,
    call: 'X028',
    method: 'POST',
    path: '/record/{kind}/remove-file',
    access: needsOrOwn('CHECKIN_EDIT', 'COMPLIANCE_EDIT'),
    params: kindParam,
    body: { as: 'json', schema: RecordFileKey },
    reply: { as: 'none' },
    summary: 'Take a file off a record that can still change; its bytes stay for the trail',
  }),
})

/** What is open, overdue and due in the next seven days, by department (addition of ours). */
export const complianceBoard = group('complianceBoard', {
  get: endpoint({
    ...accr,
    call: 'X026',
    method: 'GET',
    path: '/compliance-board',
    access: see,
    reply: { as: 'list', schema: BoardLine },
    summary: 'Open, overdue and soon due records by kind and department',
  }),
})
