import { idParam, textQuery } from './common.ts'
import { callsOf, file, itemOf, json, nothing, pageOf } from './calls.ts'
import { group, needs, needsOrOwn } from './define.ts'
import { recordQuery } from './record-query.ts'
import {
  MobileDevice,
  MobileDeviceInput,
  ServiceTeamRecord,
  ServiceTeamUpload,
  SettlementTerminal,
  SettlementTerminalInput,
} from '../schema/case-record.ts'

const { read, remove, send } = callsOf('accr')

/** A file of a record: code and uuid; docType is accepted empty and ignored (ambiguity 16). */
const fileQuery = textQuery(['code', 'uuid'], ['docType'])

const support = needs('HF_SUPPORT_EDIT')

/** Mobile access devices of facilities (specification 2, MACE). */
export const mobileDevice = group('mobileDevice', {
  list: read('C257', '/hf/mace', needsOrOwn('HF_VIEW'), pageOf(MobileDevice), {
    query: recordQuery('mobile-device'),
  }),
  get: read('C258', '/hf/mace/{id}', needsOrOwn('HF_VIEW'), itemOf(MobileDevice), {
    params: { id: idParam },
  }),
  save: send('C274', '/hf/mace', support, itemOf(MobileDevice), {
    body: json(MobileDeviceInput),
  }),
  remove: remove('C278', '/hf/mace/{id}', support, nothing, { params: { id: idParam } }),
})

/** Settlement terminals of facilities (specification 2, MOSS). */
export const settlementTerminal = group('settlementTerminal', {
  list: read('C259', '/hf/moss', needsOrOwn('HF_VIEW'), pageOf(SettlementTerminal), {
    query: recordQuery('settlement-terminal'),
  }),
  get: read('C260', '/hf/moss/{id}', needsOrOwn('HF_VIEW'), itemOf(SettlementTerminal), {
    params: { id: idParam },
  }),
  save: send('C275', '/hf/moss', support, itemOf(SettlementTerminal), {
    body: json(SettlementTerminalInput),
  }),
  remove: remove('C279', '/hf/moss/{id}', support, nothing, { params: { id: idParam } }),
})

/** Medical service team records (specification 2, 7.4). */
export const serviceTeam = group('serviceTeam', {
  list: read('C261', '/medical-service-team-record', needs('HF_VIEW'), pageOf(ServiceTeamRecord), {
    query: recordQuery('service-team'),
  }),
  findByYearAndArea: read(
    'C262',
    '/medical-service-team-record/search/findByYearAndAreaLike',
    needs('HF_VIEW'),
    pageOf(ServiceTeamRecord),
    { query: recordQuery('service-team') },
  ),
  findByCode: read(
    'C263',
    '/medical-service-team-record/search/findByCode',
    needs('HF_VIEW'),
    itemOf(ServiceTeamRecord),
    { query: textQuery(['code']) },
  ),
  download: read('C264', '/medical-service-team/download', needs('HF_VIEW'), file, {
    query: fileQuery,
  }),
  preview: read('C265', '/medical-service-team/preview', needs('HF_VIEW'), file, {
    query: fileQuery,
  }),
  template: read('C266', '/medical-service-team/download-template', support, file),
  save: send('C276', '/medical-service-team', support, itemOf(ServiceTeamRecord), {
    body: { as: 'multipart', fields: ServiceTeamUpload, files: { part: 'file', max: 1, required: true } },
  }),
})
