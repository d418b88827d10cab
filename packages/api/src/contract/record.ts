import { recordKindNames } from '@capiz/domain/record'
import { codeParam, idParam, pageQuery, textQuery, wordParam } from './common.ts'
import { callsOf, file, itemOf, json, listOf, nothing, pageOf } from './calls.ts'
import { group, needs, needsOrOwn } from './define.ts'
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
  NonConformity,
  NonConformityInput,
  ParallelLists,
  RecordFileKey,
  TrackedDocument,
  TrackedDocumentInput,
} from '../schema/case-record.ts'

const { read, send } = callsOf('accr')
const checkInView = needsOrOwn('CHECKIN_VIEW')
const see = needs('COMPLIANCE_VIEW')
const seeOrOwn = needsOrOwn('COMPLIANCE_VIEW')
const write = needs('COMPLIANCE_EDIT')

/** A file of a record: code and uuid; docType is accepted empty and ignored (ambiguity 16). */
const fileQuery = textQuery(['code', 'uuid'], ['docType'])

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
  list: read('C058', '/dentist-kamustahan', checkInView, pageOf(DentistCheckIn), 'List dentist check-ins', {
    query: checkInQuery,
  }),
  get: read(
    'C059',
    '/dentist-kamustahan/{code}',
    checkInView,
    itemOf(DentistCheckIn),
    'One dentist check-in',
    { params: { code: codeParam('dentistCheckIn') } },
  ),
  save: send(
    'C060',
    '/dentist-kamustahan',
    needsOrOwn('CHECKIN_EDIT'),
    itemOf(SaveOutcome(DentistCheckIn)),
    'Save a check-in; a new one also makes a request',
    {
      body: {
        as: 'multipart',
        fields: ParallelLists,
        lists: ['documentTypes', 'validityDates'],
        json: { part: 'formData', schema: DentistCheckInInput },
        files: { part: 'files', max: 20, required: false },
      },
    },
  ),
  download: read(
    'C061',
    '/dentist-kamustahan/file-list/download-file',
    checkInView,
    file,
    'Download a check-in file',
    { query: textQuery(['dentistKamustahanCode', 'uuid'], ['type']) },
  ),
  preview: read('C062', '/dentist-kamustahan/preview', checkInView, file, 'Preview a check-in file', {
    query: fileQuery,
  }),
})

/** Check-in of a facility (specification 1, health-facility-kamustahan); saved as a request only. */
export const facilityCheckIn = group('facilityCheckIn', {
  list: read(
    'C063',
    '/health-facility-kamustahan',
    checkInView,
    pageOf(FacilityCheckIn),
    'List facility check-ins',
    { query: checkInQuery },
  ),
  get: read(
    'C064',
    '/health-facility-kamustahan/{code}',
    checkInView,
    itemOf(FacilityCheckIn),
    'One facility check-in',
    { params: { code: codeParam('facilityCheckIn') } },
  ),
  save: send(
    'C065',
    '/user-request/hf-kamustahan',
    needsOrOwn('CHECKIN_EDIT'),
    itemOf(SaveOutcome(FacilityCheckIn)),
    'Ask for a check-in to be noted',
    {
      body: {
        as: 'multipart',
        json: { part: 'formData', schema: FacilityCheckInInput },
        files: { part: 'files', max: 20, required: false },
      },
    },
  ),
  download: read(
    'C066',
    '/health-facility-kamustahan/file-list/download-file',
    checkInView,
    file,
    'Download a check-in file',
    { query: textQuery(['hfKamustahanCode', 'uuid'], ['type']) },
  ),
  preview: read('C067', '/health-facility-kamustahan/preview', checkInView, file, 'Preview a check-in file', {
    query: fileQuery,
  }),
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
  list: read('C068', '/non-conformity', see, pageOf(NonConformity), 'List non-conformities', {
    query: caseQuery,
  }),
  get: read('C069', '/non-conformity/{code}', see, itemOf(NonConformity), 'One non-conformity', {
    params: { code: codeParam('nonConformity') },
  }),
  save: send('C070', '/non-conformity', write, itemOf(NonConformity), 'Save a non-conformity', {
    body: { as: 'multipart', json: { part: 'formData', schema: NonConformityInput }, files: oneFile },
  }),
  download: read('C071', '/non-conformity/file-list/download-file', see, file, 'Download its file', {
    query: textQuery(['nonConformityCode', 'uuid']),
  }),
  preview: read('C072', '/non-conformity/preview', see, file, 'Preview its file', { query: fileQuery }),
})

/** Document tracker (specification 1). */
export const documentTracker = group('documentTracker', {
  list: read('C073', '/document-tracker', see, pageOf(TrackedDocument), 'List tracked documents', {
    query: caseQuery,
  }),
  get: read('C074', '/document-tracker/{id}', see, itemOf(TrackedDocument), 'One tracked document', {
    params: { id: idParam },
  }),
  save: send('C075', '/document-tracker', write, itemOf(TrackedDocument), 'Save a tracked document', {
    body: { as: 'multipart', json: { part: 'formData', schema: TrackedDocumentInput }, files: oneFile },
  }),
  download: read('C076', '/document-tracker/file-list/download-file', see, file, 'Download its file', {
    query: textQuery(['code', 'uuid']),
  }),
  preview: read('C077', '/document-tracker/preview', see, file, 'Preview its file', { query: fileQuery }),
})

/** Inquiry reports (specification 1). */
export const inquiryReport = group('inquiryReport', {
  list: read('C078', '/inquiry-report', see, pageOf(Inquiry), 'List inquiries', { query: caseQuery }),
  get: read('C079', '/inquiry-report/{id}', see, itemOf(Inquiry), 'One inquiry', { params: { id: idParam } }),
  save: send('C080', '/inquiry-report', write, itemOf(Inquiry), 'Save an inquiry', {
    body: {
      as: 'multipart',
      json: { part: 'formData', schema: InquiryInput },
      files: { part: 'files', max: 20, required: false },
    },
  }),
  download: read('C081', '/inquiry-report/download', see, file, 'Download its file', {
    query: textQuery(['code', 'uuid']),
  }),
  preview: read('C082', '/inquiry-report/preview', see, file, 'Preview its file', { query: fileQuery }),
})

/** Correction notices (specification 2, 7.4). */
export const correctionNotice = group('correctionNotice', {
  list: read('C242', '/correction-notice', seeOrOwn, pageOf(CorrectionNotice), 'List correction notices', {
    query: caseQuery,
  }),
  get: read('C243', '/correction-notice/{id}', seeOrOwn, itemOf(CorrectionNotice), 'One correction notice', {
    params: { id: idParam },
  }),
  download: read('C244', '/correction-notice/file-list/download-file', seeOrOwn, file, 'Download its file', {
    query: textQuery(['code', 'uuid']),
  }),
  preview: read('C245', '/correction-notice/preview', seeOrOwn, file, 'Preview its file', {
    query: fileQuery,
  }),
  save: send('C271', '/correction-notice', write, itemOf(CorrectionNotice), 'Save a correction notice', {
    body: { as: 'multipart', json: { part: 'formData', schema: CorrectionNoticeInput }, files: oneFile },
  }),
})

const anyView = needsOrOwn('CHECKIN_VIEW', 'COMPLIANCE_VIEW', 'HF_VIEW')
const kindParam = { kind: wordParam(recordKindNames) }

/** Files of records of any kind (additions of ours); a record of another's is not found. */
export const recordFile = group('recordFile', {
  zip: read('X027', '/record/{kind}/zip', anyView, file, 'All files of a record in one archive', {
    params: kindParam,
    query: textQuery(['code']),
  }),
  preview: read(
    'X110',
    '/record/{kind}/preview',
    anyView,
    file,
    'Preview a file of a record whose kind has no preview of its own',
    { params: kindParam, query: textQuery(['code', 'uuid']) },
  ),
  remove: send(
    'X028',
    '/record/{kind}/remove-file',
    needsOrOwn('CHECKIN_EDIT', 'COMPLIANCE_EDIT'),
    nothing,
    'Take a file off a record that can still change; its bytes stay for the trail',
    { params: kindParam, body: json(RecordFileKey) },
  ),
})

/** What is open, overdue and due in the next seven days, by department (addition of ours). */
export const complianceBoard = group('complianceBoard', {
  get: read(
    'X026',
    '/compliance-board',
    see,
    listOf(BoardLine),
    'Open, overdue and soon due records by kind and department',
  ),
})
