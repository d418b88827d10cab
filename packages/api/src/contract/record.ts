import { filePermissions, recordKindNames } from '@capiz/domain/record'
import { codeParam, idOrCodeParam, textQuery, wordParam } from './common.ts'
import { callsOf, file, itemOf, json, listOf, nothing, pageOf } from './calls.ts'
import { group, needs, needsOrOwn } from './define.ts'
import { recordQuery } from './record-query.ts'
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

/** Check-in of a dentist (specification 1, dentist-kamustahan). */
export const dentistCheckIn = group('dentistCheckIn', {
  list: read('C058', '/dentist-kamustahan', checkInView, pageOf(DentistCheckIn), {
    query: recordQuery('dentist-check-in'),
  }),
  get: read('C059', '/dentist-kamustahan/{code}', checkInView, itemOf(DentistCheckIn), {
    params: { code: codeParam('dentistCheckIn') },
  }),
  save: send('C060', '/dentist-kamustahan', needsOrOwn('CHECKIN_EDIT'), itemOf(SaveOutcome(DentistCheckIn)), {
    body: {
      as: 'multipart',
      fields: ParallelLists,
      lists: ['documentTypes', 'validityDates'],
      json: { part: 'formData', schema: DentistCheckInInput },
      files: { part: 'files', max: 20, required: false },
    },
  }),
  download: read('C061', '/dentist-kamustahan/file-list/download-file', checkInView, file, {
    query: textQuery(['dentistKamustahanCode', 'uuid'], ['type']),
  }),
  preview: read('C062', '/dentist-kamustahan/preview', checkInView, file, {
    query: fileQuery,
  }),
})

/** Check-in of a facility (specification 1, health-facility-kamustahan); saved as a request only. */
export const facilityCheckIn = group('facilityCheckIn', {
  list: read('C063', '/health-facility-kamustahan', checkInView, pageOf(FacilityCheckIn), {
    query: recordQuery('facility-check-in'),
  }),
  get: read('C064', '/health-facility-kamustahan/{code}', checkInView, itemOf(FacilityCheckIn), {
    params: { code: codeParam('facilityCheckIn') },
  }),
  save: send(
    'C065',
    '/user-request/hf-kamustahan',
    needsOrOwn('CHECKIN_EDIT'),
    itemOf(SaveOutcome(FacilityCheckIn)),
    {
      body: {
        as: 'multipart',
        json: { part: 'formData', schema: FacilityCheckInInput },
        files: { part: 'files', max: 20, required: false },
      },
    },
  ),
  download: read('C066', '/health-facility-kamustahan/file-list/download-file', checkInView, file, {
    query: textQuery(['hfKamustahanCode', 'uuid'], ['type']),
  }),
  preview: read('C067', '/health-facility-kamustahan/preview', checkInView, file, {
    query: fileQuery,
  }),
})

const oneFile = { part: 'file', max: 1, required: false } as const

/** Non-conformities (specification 1). */
export const nonConformity = group('nonConformity', {
  list: read('C068', '/non-conformity', see, pageOf(NonConformity), {
    query: recordQuery('non-conformity'),
  }),
  get: read('C069', '/non-conformity/{code}', see, itemOf(NonConformity), {
    params: { code: codeParam('nonConformity') },
  }),
  save: send('C070', '/non-conformity', write, itemOf(NonConformity), {
    body: { as: 'multipart', json: { part: 'formData', schema: NonConformityInput }, files: oneFile },
  }),
  download: read('C071', '/non-conformity/file-list/download-file', see, file, {
    query: textQuery(['nonConformityCode', 'uuid']),
  }),
  preview: read('C072', '/non-conformity/preview', see, file, { query: fileQuery }),
})

/** Document tracker (specification 1). */
export const documentTracker = group('documentTracker', {
  list: read('C073', '/document-tracker', see, pageOf(TrackedDocument), {
    query: recordQuery('document-tracker'),
  }),
  get: read('C074', '/document-tracker/{id}', see, itemOf(TrackedDocument), {
    params: { id: idOrCodeParam('documentTracker') },
  }),
  save: send('C075', '/document-tracker', write, itemOf(TrackedDocument), {
    body: { as: 'multipart', json: { part: 'formData', schema: TrackedDocumentInput }, files: oneFile },
  }),
  download: read('C076', '/document-tracker/file-list/download-file', see, file, {
    query: textQuery(['code', 'uuid']),
  }),
  preview: read('C077', '/document-tracker/preview', see, file, { query: fileQuery }),
})

/** Inquiry reports (specification 1). */
export const inquiryReport = group('inquiryReport', {
  list: read('C078', '/inquiry-report', see, pageOf(Inquiry), { query: recordQuery('inquiry-report') }),
  get: read('C079', '/inquiry-report/{id}', see, itemOf(Inquiry), {
    params: { id: idOrCodeParam('inquiryReport') },
  }),
  save: send('C080', '/inquiry-report', write, itemOf(Inquiry), {
    body: {
      as: 'multipart',
      json: { part: 'formData', schema: InquiryInput },
      files: { part: 'files', max: 20, required: false },
    },
  }),
  download: read('C081', '/inquiry-report/download', see, file, {
    query: textQuery(['code', 'uuid']),
  }),
  preview: read('C082', '/inquiry-report/preview', see, file, { query: fileQuery }),
})

/** Correction notices (specification 2, 7.4). */
export const correctionNotice = group('correctionNotice', {
  list: read('C242', '/correction-notice', seeOrOwn, pageOf(CorrectionNotice), {
    query: recordQuery('correction-notice'),
  }),
  get: read('C243', '/correction-notice/{id}', seeOrOwn, itemOf(CorrectionNotice), {
    params: { id: idOrCodeParam('correctionNotice') },
  }),
  download: read('C244', '/correction-notice/file-list/download-file', seeOrOwn, file, {
    query: textQuery(['code', 'uuid']),
  }),
  preview: read('C245', '/correction-notice/preview', seeOrOwn, file, {
    query: fileQuery,
  }),
  save: send('C271', '/correction-notice', write, itemOf(CorrectionNotice), {
    body: { as: 'multipart', json: { part: 'formData', schema: CorrectionNoticeInput }, files: oneFile },
  }),
})

const anyView = needsOrOwn(filePermissions('view'))
const kindParam = { kind: wordParam(recordKindNames) }

/** Files of records of any kind (additions of ours); a record of another's is not found. */
export const recordFile = group('recordFile', {
  zip: read('X027', '/record/{kind}/zip', anyView, file, {
    params: kindParam,
    query: textQuery(['code']),
  }),
  preview: read('X110', '/record/{kind}/preview', anyView, file, {
    params: kindParam,
    query: textQuery(['code', 'uuid']),
  }),
  remove: send('X028', '/record/{kind}/remove-file', needsOrOwn(filePermissions('edit')), nothing, {
    params: kindParam,
    body: json(RecordFileKey),
  }),
})

/** The counts of open, overdue and due in the next seven days, by department (addition of ours). */
export const complianceBoard = group('complianceBoard', {
  get: read('X026', '/compliance-board', see, listOf(BoardLine)),
})
