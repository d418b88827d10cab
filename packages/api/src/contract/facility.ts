import * as v from 'valibot'
import { codeParam, pageQuery, textParam, textQuery, Filter } from './common.ts'
import { directory } from './directory.ts'
import { facilityList, facilityQuery } from './facility-list.ts'
import { group, isPublic, needs, needsLogin, needsOrOwn } from './define.ts'
import { callsOf, itemOf, json, listOf, nothing, pageOf, yesOrNo } from './calls.ts'
import { CreateAccount, CreatedAccount } from '../schema/auth.ts'
import { Day, SaveOutcome } from '../schema/common.ts'
import { ChecklistMarks, ChecklistRow, HeldFile, HpasRemark } from '../schema/document.ts'
import {
  AccountRequest,
  CoveredAccount,
  CoveredAccountInput,
  CoveredAccountUpdate,
  DuplicateCandidate,
  Facility,
  FacilityBanner,
  FacilityCandidate,
  FacilityInput,
  FacilityLookup,
  FacilityMerge,
  FacilityRegistration,
  FoundDifferent,
  MergeOutcome,
  NotDuplicate,
  RegistrationReceipt,
  StatusChange,
  StatusOnDay,
} from '../schema/facility.ts'
import { AccreditationStatus } from '../schema/reference.ts'

const { put, read, remove, send } = callsOf('accr')
const code = { code: codeParam('facility') }

const records = group('facility', {
  list: read('C012', '/hf', needsOrOwn('HF_VIEW'), pageOf(Facility), 'List facilities, whole records', {
    query: facilityQuery,
  }),
  get: read('C015', '/hf/{code}', needsOrOwn('HF_VIEW'), itemOf(Facility), 'One facility', { params: code }),
  banner: read(
    'C016',
    '/hf/banner/{code}',
    needsOrOwn('HF_VIEW'),
    itemOf(FacilityBanner),
    'Header summary with warnings',
    { params: code },
  ),
  isOriginal: read(
    'C017',
    '/hf/is-original/{code}',
    needsOrOwn('HF_VIEW'),
    yesOrNo,
    'Is it no duplicate of another record',
    { params: code },
  ),
  withForPayment: read(
    'C018',
    '/hf/hf-list-with-for-payment',
    needsLogin,
    pageOf(FacilityLookup),
    'Facilities accredited or for payment only',
    { query: facilityQuery },
  ),
  hpasRemarks: read(
    'C019',
    '/hf/hpas-remarks/{code}',
    needs('HF_VIEW'),
    listOf(HpasRemark),
    'Remarks of the accreditation section, newest first',
    { params: code },
  ),
  save: send(
    'C024',
    '/hf',
    needsOrOwn('HF_EDIT'),
    itemOf(SaveOutcome(Facility)),
    'Create or update a facility; protected fields of a provider become a request',
    { body: json(FacilityInput) },
  ),
  possibleDuplicates: send(
    'C027',
    '/hf/check-possible-duplicates',
    needsLogin,
    listOf(DuplicateCandidate),
    'Likely duplicates of a candidate, with reasons',
    { query: v.object({ threshold: v.optional(Filter) }), body: json(FacilityCandidate) },
  ),
  findDuplicate: read(
    'C028',
    '/hf/find-duplicate',
    needs('HF_VIEW'),
    listOf(DuplicateCandidate),
    'Facilities of the same name',
    { query: textQuery(['hfName'], ['type', 'code']) },
  ),
  createAccount: send(
    'C029',
    '/hf/create-account',
    needs('ACCOUNT_CREATE'),
    itemOf(CreatedAccount),
    'Make the portal account of a coordinator',
    { body: json(CreateAccount) },
  ),
  checklist: read(
    'C030',
    '/hf/accreditation-checklist',
    needsOrOwn('HF_VIEW'),
    listOf(ChecklistRow),
    'Derived accreditation checklist',
    { query: textQuery(['healthFacilityCode']) },
  ),
  saveChecklist: send(
    'C031',
    '/hf/accreditation-checklist',
    needs('HF_EDIT'),
    listOf(ChecklistRow),
    'Save verification marks',
    { query: textQuery(['healthFacilityCode']), body: json(ChecklistMarks) },
  ),
  nextStatuses: read(
    'C032',
    '/hf/accreditation-status/list-status',
    needs('HF_VIEW'),
    listOf(AccreditationStatus),
    'Statuses that may follow',
    { query: textQuery(['currentStatus']) },
  ),
  changeStatus: put(
    'C033',
    '/hf/accreditation-status',
    needs('HF_STATUS'),
    itemOf(Facility),
    'Change the accreditation status',
    { query: textQuery(['healthFacilityCode']), body: json(StatusChange) },
  ),
  projection: read(
    'C034',
    '/health-facility',
    needsOrOwn('HF_VIEW'),
    itemOf(Facility),
    'One facility by a projection (hf_addresses)',
    { query: textQuery(['code'], ['projection']) },
  ),
  blockable: read(
    'C116',
    '/blocked-hf/blockable',
    needs('HF_NETWORK_EDIT'),
    pageOf(FacilityLookup),
    'Accredited facilities that are not blocked',
    { query: pageQuery('term') },
  ),
  notDuplicate: send(
    'X002',
    '/hf/not-duplicate',
    needs('HF_EDIT'),
    nothing,
    'Remember that two facilities are not the same',
    { body: json(NotDuplicate) },
  ),
  foundDifferent: read(
    'X029',
    '/hf/not-duplicate/{code}',
    needs('HF_VIEW'),
    listOf(FoundDifferent),
    'Facilities that were looked at and found to be others, with the reason',
    { params: code },
  ),
  merge: send(
    'X020',
    '/hf/merge',
    needs('HF_STATUS'),
    itemOf(MergeOutcome),
    'Merge a duplicate into the record that stays; both keep their histories',
    { body: json(FacilityMerge) },
  ),
  statusOn: read(
    'X021',
    '/hf/status-on/{code}',
    needsOrOwn('HF_VIEW'),
    itemOf(StatusOnDay),
    'Accreditation status on any day, with the change before and after it',
    { params: code, query: v.object({ day: Day }) },
  ),
})

/** Health facilities (specification 1, section 7); the rows of their lists stand in `facility-list.ts`. */
export const facility = { ...facilityList, ...records }

/** Covered accounts and networks (specification 1, section 7). */
export const coveredAccount = group('coveredAccount', {
  create: send(
    'C035',
    '/hf/covered-account/new',
    needs('HF_NETWORK_EDIT'),
    itemOf(CoveredAccount),
    'Add a covered account',
    { query: textQuery(['code']), body: json(CoveredAccountInput) },
  ),
  update: put(
    'C036',
    '/hf/covered-account/update',
    needs('HF_NETWORK_EDIT'),
    itemOf(CoveredAccount),
    'Change a covered account',
    { query: textQuery(['code']), body: json(CoveredAccountUpdate) },
  ),
  remove: remove(
    'C037',
    '/hf/covered-account/delete',
    needs('HF_NETWORK_EDIT'),
    nothing,
    'Remove a covered account',
    { query: textQuery(['code', 'accountCode']) },
  ),
  byCompany: read(
    'C038',
    '/hf/covered-account/company/{company}/{code}',
    needsOrOwn('HF_VIEW'),
    itemOf(CoveredAccount),
    'Covered account of a company',
    { params: { company: textParam, ...code } },
  ),
  list: read(
    'C039',
    '/hf/covered-account/companies/{id}',
    needsOrOwn('HF_VIEW'),
    pageOf(CoveredAccount),
    'Covered accounts of a facility by its id',
    { params: { id: { pattern: '\\d{1,15}' } }, query: pageQuery('term') },
  ),
  setPreferred: send(
    'C040',
    '/hf/preferred-network/{a}/{b}',
    needs('HF_NETWORK_EDIT'),
    nothing,
    'Put into or take out of the preferred network',
    { params: { a: codeParam('facility'), b: { pattern: 'true|false', values: ['true', 'false'] } } },
  ),
  setPreferredCategory: send(
    'C041',
    '/hf/preferred-network-category/{a}/{b}',
    needs('HF_NETWORK_EDIT'),
    nothing,
    'Set the preferred-network category (NONE clears it)',
    { params: { a: codeParam('facility'), b: textParam } },
  ),
})

const applications = group('publicFacility', {
  search: read('C021', '/public/hf-list', isPublic, pageOf(FacilityLookup), 'Search facilities by name', {
    query: pageQuery('name', 'term', 'accreditationStatusCode'),
    skipAuth: true,
  }),
  affiliated: read(
    'C023',
    '/public/affiliated-hf-list',
    isPublic,
    listOf(FacilityLookup),
    'Facilities a physician is affiliated with',
    { query: textQuery([], ['term', 'phyCode', 'accreditationStatusCode']), skipAuth: true },
  ),
  register: send('C025', '/public/hf', isPublic, itemOf(RegistrationReceipt), 'Apply for accreditation', {
    body: json(FacilityRegistration),
    skipAuth: true,
  }),
  requestAccount: send(
    'C026',
    '/public/hf/register',
    isPublic,
    nothing,
    'Ask for a portal account of an existing facility',
    { body: json(AccountRequest), skipAuth: true },
  ),
  holdFile: send(
    'X001',
    '/public/held-file',
    isPublic,
    itemOf(HeldFile),
    'Hold a file for a registration that is still being filled',
    { body: { as: 'multipart', files: { part: 'file', max: 1, required: true } }, skipAuth: true },
  ),
})

/** Public facility calls (specification 1, section 7). */
export const publicFacility = { ...directory, ...applications }
