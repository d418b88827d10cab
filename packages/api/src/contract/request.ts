import { requestTypes } from '@capiz/domain/request'
import * as v from 'valibot'
import { codeParam, pageQuery, textQuery, wordParam } from './common.ts'
import { group, isRequester, needs, needsOrOwn, needsUnlessOwn } from './define.ts'
import { callsOf, file, itemOf, json, listOf, nothing, pageOf, yesOrNo } from './calls.ts'
import { SaveOutcome } from '../schema/common.ts'
import { PriceSheetInput } from '../schema/price.ts'
import {
  RequestCode,
  RequestDecision,
  RequestPayload,
  RequestRemarks,
  UserRequest,
  UserRequestInput,
  UserRequestRow,
} from '../schema/request.ts'

const { read, remove, send } = callsOf('accr')
const type = { type: wordParam(requestTypes) }
const code = { code: codeParam('request') }
const view = needsOrOwn('REQUEST_VIEW')
const create = needsOrOwn('REQUEST_CREATE')
const item = itemOf(UserRequest)
const multipart = {
  as: 'multipart',
  json: { part: 'formData', schema: RequestPayload },
  files: { part: 'files', max: 20, required: false },
} as const
const fileQuery = textQuery(['code', 'uuid'])

/** User requests (specification 2, 7.7). */
export const request = group('request', {
  list: read('C344', '/user-request', view, pageOf(UserRequestRow), {
    query: pageQuery(
      'requestType',
      'requesterCode',
      'status',
      'updatedFrom',
      'updatedTo',
      'applicantCode',
      'location',
      'term',
      'age',
      'assignee',
      'asked',
      'waits',
    ),
  }),
  get: read('C345', '/user-request/{code}', view, item, { params: code }),
  getOfType: read('C346', '/user-request/{type}/{code}', view, item, {
    params: { ...type, ...code },
  }),
  create: send('C347', '/user-request', create, item, { body: json(UserRequestInput) }),
  saveRemarks: send(
    'C348',
    '/user-request/save-remarks/{code}',
    // who made a request may add remarks without being a reviewer (domain model 10.2)
    needsUnlessOwn('REQUEST_REVIEW'),
    item,
    { params: code, body: json(RequestRemarks) },
  ),
  approve: send('C349', '/user-request/approve', needs('REQUEST_APPROVE'), item, {
    body: json(RequestDecision),
    stepUp: 'policy',
  }),
  reject: send('C350', '/user-request/reject', needs('REQUEST_APPROVE'), item, {
    body: json(RequestDecision),
    stepUp: 'policy',
  }),
  review: send('C351', '/user-request/review', needs('REQUEST_REVIEW'), item, {
    body: json(RequestCode),
  }),
  cancel: send('C352', '/user-request/cancel', isRequester, item, {
    body: json(RequestCode),
  }),
  pending: read('C353', '/user-request/pending-request', view, itemOf(v.nullable(UserRequestRow)), {
    query: textQuery(['type', 'targetCode']),
  }),
  pendingOfType: read('C354', '/user-request/{type}/pending', view, listOf(UserRequestRow), {
    params: type,
    query: textQuery(['targetCode'], ['docType']),
  }),
  createOfType: send('C355', '/user-request/{type}', create, item, {
    params: type,
    body: json(RequestPayload),
  }),
  createWithFiles: send('C356', '/user-request/{type}', create, item, { params: type, body: multipart }),
  createOthers: send('C357', '/user-request/{type}/others', create, item, { params: type, body: multipart }),
  download: read('C358', '/user-request/{type}/download-file', view, file, {
    params: type,
    query: fileQuery,
  }),
  packet: read('X379', '/user-request-packet/{code}', needs('REQUEST_VIEW'), file, { params: code }),
  preview: read('C359', '/user-request/{type}/preview', view, file, {
    params: type,
    query: fileQuery,
  }),
  remove: remove('C360', '/user-request/{type}/{code}', isRequester, nothing, {
    params: { ...type, ...code },
  }),
  createService: send('C361', '/user-request/hf/service', create, itemOf(SaveOutcome(UserRequest)), {
    body: json(PriceSheetInput),
  }),
})

/** Disaccreditation (specification 2, 7.8). */
export const disaccreditation = group('disaccreditation', {
  exists: read(
    'C362',
    '/user-request/disaccreditation/check-existing-request',
    needs('DISACCREDIT_REQUEST'),
    yesOrNo,
    { query: textQuery(['targetCode'], ['status', 'type']) },
  ),
  get: read('C363', '/user-request/disaccreditation/{code}', needs('REQUEST_VIEW'), item, { params: code }),
  create: send('C364', '/user-request/disaccreditation', needs('DISACCREDIT_REQUEST'), item, {
    body: multipart,
  }),
  download: read('C365', '/user-request/disaccreditation/download-file', needs('REQUEST_VIEW'), file, {
    query: fileQuery,
  }),
})
