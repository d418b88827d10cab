import * as v from 'valibot'
import { codeParam, pageQuery, textParam, textQuery, Filter } from './common.ts'
import { facilityList, facilityQuery } from './facility-list.ts'
import { group, needs, needsLogin, needsOrOwn } from './define.ts'
import { callsOf, itemOf, json, listOf, nothing, pageOf, yesOrNo } from './calls.ts'
import { CreateAccount, CreatedAccount } from '../schema/auth.ts'
import { Day, SaveOutcome } from '../schema/common.ts'
import { ChecklistMarks, ChecklistRow, HpasRemark } from '../schema/document.ts'
import { CoveredAccount, CoveredAccountInput, CoveredAccountUpdate } from '../schema/covered-account.ts'
import {
  Facility,
  FacilityAddresses,
  FacilityBanner,
  FacilityToCheck,
  FacilityLookup,
  FacilityMerge,
  FacilityProjection,
  FoundDifferent,
  MergeOutcome,
  NotDuplicate,
  StatusChange,
  StatusOnDay,
} from '../schema/facility.ts'
import { FacilityInput } from '../schema/facility-form.ts'
import { DuplicateCandidate } from '../schema/duplicate.ts'
import { AccreditationStatus } from '../schema/reference.ts'
import { statusOutcome, StatusOutlook } from '../schema/status.ts'

const { put, read, remove, send } = callsOf('accr')
const code = { code: codeParam('facility') }

const records = group('facility', {
  list: read('C012', '/hf', needsOrOwn('HF_VIEW'), pageOf(Facility), {
    query: facilityQuery,
  }),
  get: read('C015', '/hf/{code}', needsOrOwn('HF_VIEW'), itemOf(Facility), { params: code }),
  banner: read('C016', '/hf/banner/{code}', needsOrOwn('HF_VIEW'), itemOf(FacilityBanner), { params: code }),
  isOriginal: read('C017', '/hf/is-original/{code}', needsOrOwn('HF_VIEW'), yesOrNo, { params: code }),
  withForPayment: read('C018', '/hf/hf-list-with-for-payment', needsLogin, pageOf(FacilityLookup), {
    query: facilityQuery,
  }),
  hpasRemarks: read('C019', '/hf/hpas-remarks/{code}', needs('HF_VIEW'), listOf(HpasRemark), {
    params: code,
  }),
  save: send('C024', '/hf', needsOrOwn('HF_EDIT'), itemOf(SaveOutcome(Facility)), {
    body: json(FacilityInput),
    stepUp: 'change',
  }),
  possibleDuplicates: send('C027', '/hf/check-possible-duplicates', needsLogin, listOf(DuplicateCandidate), {
    query: v.object({ threshold: v.optional(Filter) }),
    body: json(FacilityToCheck),
  }),
  findDuplicate: read('C028', '/hf/find-duplicate', needs('HF_VIEW'), listOf(DuplicateCandidate), {
    query: textQuery(['hfName'], ['type', 'code']),
  }),
  createAccount: send('C029', '/hf/create-account', needs('ACCOUNT_CREATE'), itemOf(CreatedAccount), {
    body: json(CreateAccount),
  }),
  checklist: read('C030', '/hf/accreditation-checklist', needsOrOwn('HF_VIEW'), listOf(ChecklistRow), {
    query: textQuery(['healthFacilityCode']),
  }),
  saveChecklist: send('C031', '/hf/accreditation-checklist', needs('HF_EDIT'), listOf(ChecklistRow), {
    query: textQuery(['healthFacilityCode']),
    body: json(ChecklistMarks),
  }),
  nextStatuses: read(
    'C032',
    '/hf/accreditation-status/list-status',
    needs('HF_VIEW'),
    listOf(AccreditationStatus),
    { query: textQuery(['currentStatus']) },
  ),
  changeStatus: put('C033', '/hf/accreditation-status', needs('HF_STATUS'), itemOf(statusOutcome(Facility)), {
    query: textQuery(['healthFacilityCode']),
    body: json(StatusChange),
    stepUp: 'policy',
  }),
  statusOutlook: read('X377', '/hf/status-outlook', needs('HF_STATUS'), itemOf(StatusOutlook), {
    query: v.object({ ...textQuery(['healthFacilityCode', 'status']).entries, effectiveDate: Day }),
  }),
  projection: read(
    'C034',
    '/health-facility',
    needsOrOwn('HF_VIEW'),
    itemOf(v.union([Facility, FacilityAddresses])),
    { query: v.object({ ...textQuery(['code']).entries, projection: FacilityProjection }) },
  ),
  blockable: read('C116', '/blocked-hf/blockable', needs('HF_NETWORK_EDIT'), pageOf(FacilityLookup), {
    query: pageQuery('term'),
  }),
  notDuplicate: send('X002', '/hf/not-duplicate', needs('HF_EDIT'), nothing, { body: json(NotDuplicate) }),
  foundDifferent: read('X029', '/hf/not-duplicate/{code}', needs('HF_VIEW'), listOf(FoundDifferent), {
    params: code,
  }),
  merge: send('X020', '/hf/merge', needs('HF_STATUS'), itemOf(MergeOutcome), {
    body: json(FacilityMerge),
    stepUp: 'policy',
  }),
  statusOn: read('X021', '/hf/status-on/{code}', needsOrOwn('HF_VIEW'), itemOf(StatusOnDay), {
    params: code,
    query: v.object({ day: Day }),
  }),
})

/** Health facilities (specification 1, section 7); the rows of their lists stand in `facility-list.ts`. */
export const facility = { ...facilityList, ...records }

/** Covered accounts and networks (specification 1, section 7). */
export const coveredAccount = group('coveredAccount', {
  create: send('C035', '/hf/covered-account/new', needs('HF_NETWORK_EDIT'), itemOf(CoveredAccount), {
    query: textQuery(['code']),
    body: json(CoveredAccountInput),
  }),
  update: put('C036', '/hf/covered-account/update', needs('HF_NETWORK_EDIT'), itemOf(CoveredAccount), {
    query: textQuery(['code']),
    body: json(CoveredAccountUpdate),
  }),
  remove: remove('C037', '/hf/covered-account/delete', needs('HF_NETWORK_EDIT'), nothing, {
    query: textQuery(['code', 'accountCode']),
  }),
  byCompany: read(
    'C038',
    '/hf/covered-account/company/{company}/{code}',
    needsOrOwn('HF_VIEW'),
    itemOf(CoveredAccount),
    { params: { company: textParam, ...code } },
  ),
  list: read('C039', '/hf/covered-account/companies/{id}', needsOrOwn('HF_VIEW'), pageOf(CoveredAccount), {
    params: { id: { pattern: '\\d{1,15}' } },
    query: pageQuery('term'),
  }),
  setPreferred: send('C040', '/hf/preferred-network/{a}/{b}', needs('HF_NETWORK_EDIT'), nothing, {
    params: { a: codeParam('facility'), b: { pattern: 'true|false', values: ['true', 'false'] } },
  }),
  setPreferredCategory: send(
    'C041',
    '/hf/preferred-network-category/{a}/{b}',
    needs('HF_NETWORK_EDIT'),
    nothing,
    { params: { a: codeParam('facility'), b: textParam } },
  ),
})
