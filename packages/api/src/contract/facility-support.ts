import { idParam, pageQuery, textQuery } from './common.ts'
import { callsOf, file, itemOf, json, nothing, pageOf } from './calls.ts'
import { group, needs, needsOrOwn } from './define.ts'
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
  list: read('C257', '/hf/mace', needsOrOwn('HF_VIEW'), pageOf(MobileDevice), 'List devices', {
    query: pageQuery(
      'healthFacilityCode',
      'imeiNumber',
      'coordinator',
      'maceTypeCode',
      'status',
      'location',
      'term',
    ),
  }),
  get: read('C258', '/hf/mace/{id}', needsOrOwn('HF_VIEW'), itemOf(MobileDevice), 'One device', {
    params: { id: idParam },
  }),
  save: send('C274', '/hf/mace', support, itemOf(MobileDevice), 'Save a device', {
    body: json(MobileDeviceInput),
  }),
  remove: remove('C278', '/hf/mace/{id}', support, nothing, 'Delete a device', { params: { id: idParam } }),
})

/** Settlement terminals of facilities (specification 2, MOSS). */
export const settlementTerminal = group('settlementTerminal', {
  list: read('C259', '/hf/moss', needsOrOwn('HF_VIEW'), pageOf(SettlementTerminal), 'List terminals', {
    query: pageQuery('healthFacilityCode', 'terminal', 'status', 'location', 'term'),
  }),
  get: read('C260', '/hf/moss/{id}', needsOrOwn('HF_VIEW'), itemOf(SettlementTerminal), 'One terminal', {
    params: { id: idParam },
  }),
  save: send('C275', '/hf/moss', support, itemOf(SettlementTerminal), 'Save a terminal', {
    body: json(SettlementTerminalInput),
  }),
  remove: remove('C279', '/hf/moss/{id}', support, nothing, 'Delete a terminal', { params: { id: idParam } }),
})

/** Medical service team records (specification 2, 7.4). */
export const serviceTeam = group('serviceTeam', {
  list: read(
    'C261',
    '/medical-service-team-record',
    needs('HF_VIEW'),
    pageOf(ServiceTeamRecord),
    'List records',
    { query: pageQuery('year', 'area', 'status', 'term') },
  ),
  findByYearAndArea: read(
    'C262',
    '/medical-service-team-record/search/findByYearAndAreaLike',
    needs('HF_VIEW'),
    pageOf(ServiceTeamRecord),
    'Find by year and beginning of the area',
    { query: pageQuery('year', 'area', 'status', 'term') },
  ),
  findByCode: read(
    'C263',
    '/medical-service-team-record/search/findByCode',
    needs('HF_VIEW'),
    itemOf(ServiceTeamRecord),
    'One record',
    { query: textQuery(['code']) },
  ),
  download: read('C264', '/medical-service-team/download', needs('HF_VIEW'), file, 'Download its file', {
    query: fileQuery,
  }),
  preview: read('C265', '/medical-service-team/preview', needs('HF_VIEW'), file, 'Preview its file', {
    query: fileQuery,
  }),
  template: read('C266', '/medical-service-team/download-template', support, file, 'Blank form'),
  save: send(
    'C276',
    '/medical-service-team',
    support,
    itemOf(ServiceTeamRecord),
    'Upload the record of a year and area',
    { body: { as: 'multipart', fields: ServiceTeamUpload, files: { part: 'file', max: 1, required: true } } },
  ),
})
