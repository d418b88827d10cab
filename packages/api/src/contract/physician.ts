import * as v from 'valibot'
import { codeParam, Filter, idParam, pageQuery, textQuery } from './common.ts'
import { physicianDirectory } from './directory-physician.ts'
import { group, isPublic, needs, needsLogin, needsOrOwn } from './define.ts'
import { callsOf, file, itemOf, json, listOf, nothing, pageOf, yesOrNo } from './calls.ts'
import { CreateAccount, CreatedAccount } from '../schema/auth.ts'
import { SaveOutcome } from '../schema/common.ts'
import { ChecklistMarks, ChecklistRow } from '../schema/document.ts'
import { DuplicateCandidate, RegistrationReceipt } from '../schema/facility.ts'
import {
  Affiliation,
  AffiliationInput,
  BatchUpdate,
  NameCheck,
  Physician,
  PhysicianAccountRequest,
  PhysicianBanner,
  PhysicianCandidate,
  PhysicianContact,
  PhysicianInput,
  PhysicianRegistration,
  PhysicianRow,
  PrcCheck,
  Roster,
  RosterRow,
  Schedule,
  ScheduleInput,
} from '../schema/physician.ts'
import { ImportSummary } from '../schema/price.ts'
import { AccreditationStatus, PublicReference } from '../schema/reference.ts'

const { read, send } = callsOf('accr')
const code = { code: codeParam('physician') }
const view = needsOrOwn('PHY_VIEW')
const physicianQuery = pageQuery(
  'name',
  'term',
  'code',
  'prcNumber',
  'specializationCode',
  'subSpecializationCode',
  'accreditationStatusCode',
  'status',
  'location',
  'city',
  'province',
  'doctorCodeOrName',
  'type',
  'providerType',
)

/** Physicians (specification 2, 7.3). */
export const physician = group('physician', {
  list: read('C202', '/phy', view, pageOf(Physician), 'List physicians, whole records', {
    query: physicianQuery,
  }),
  rows: read('C203', '/phy/list', view, pageOf(PhysicianRow), 'List physicians, table rows', {
    query: physicianQuery,
  }),
  expired: read(
    'C204',
    '/phy/list-physiciansWithExpiredCredentials',
    needs('PHY_VIEW'),
    pageOf(PhysicianRow),
    'Physicians with expired or expiring credentials',
    { query: physicianQuery },
  ),
  get: read('C205', '/phy/{code}', view, itemOf(Physician), 'One physician', { params: code }),
  banner: read('C207', '/phy/banner/{code}', view, itemOf(PhysicianBanner), 'Header summary', {
    params: code,
  }),
  contact: read('C208', '/phy/phycode/{code}', view, itemOf(PhysicianContact), 'Contact fields', {
    params: code,
  }),
  dentist: read('C209', '/phy/dentist/{code}', view, itemOf(Physician), 'A dentist; not found for others', {
    params: code,
  }),
  isOriginal: read('C210', '/phy/is-original/{code}', view, yesOrNo, 'Is it no duplicate of another record', {
    params: code,
  }),
  checklist: read(
    'C211',
    '/phy/accreditation-checklist',
    view,
    listOf(ChecklistRow),
    'Derived accreditation checklist',
    { query: textQuery(['physicianCode']) },
  ),
  findDuplicate: read(
    'C212',
    '/phy/find-duplicate',
    needs('PHY_VIEW'),
    listOf(DuplicateCandidate),
    'Physicians of the same name',
    { query: textQuery(['firstName', 'lastName'], ['code']) },
  ),
  affiliatedDoctors: read(
    'C214',
    '/phy/affiliated-doctors',
    view,
    pageOf(PhysicianRow),
    'Physicians of a facility',
    { query: pageQuery('healthFacilityCode', 'doctorCodeOrName') },
  ),
  save: send(
    'C226',
    '/phy',
    needsOrOwn('PHY_EDIT'),
    itemOf(SaveOutcome(Physician)),
    'Create or update a physician; protected fields of a provider become a request',
    { body: json(PhysicianInput) },
  ),
  possibleDuplicates: send(
    'C228',
    '/phy/check-possible-duplicates',
    needsLogin,
    listOf(DuplicateCandidate),
    'Likely duplicates of a candidate, with reasons',
    { query: v.object({ threshold: v.optional(Filter) }), body: json(PhysicianCandidate) },
  ),
  createAccount: send(
    'C229',
    '/phy/create-account',
    needs('ACCOUNT_CREATE'),
    itemOf(CreatedAccount),
    'Make the portal account of a physician',
    { body: json(CreateAccount) },
  ),
  profilePicture: send(
    'C230',
    '/phy/profile-pic',
    needsOrOwn('PHY_EDIT'),
    itemOf(v.object({ uuid: v.string() })),
    'Set the profile picture',
    {
      body: {
        as: 'multipart',
        fields: v.object({ phyCode: v.optional(Filter) }),
        files: { part: 'image', max: 1, required: true },
      },
    },
  ),
  picture: read('X060', '/phy/{code}/picture', view, file, 'The profile picture', { params: code }),
  saveChecklist: send(
    'C231',
    '/phy/accreditation-checklist',
    needs('PHY_EDIT'),
    listOf(ChecklistRow),
    'Save verification marks',
    { query: textQuery(['physicianCode']), body: json(ChecklistMarks) },
  ),
  nameExists: send('C232', '/phy/check-existing', needsLogin, yesOrNo, 'Is a physician of this name known', {
    body: json(NameCheck),
  }),
  prcExists: send('C233', '/phy/check-existing-prc', needsLogin, yesOrNo, 'Is this PRC number known', {
    body: json(PrcCheck),
  }),
  schedule: read('C215', '/phy/schedule', view, listOf(Schedule), 'Clinic hours', {
    query: textQuery(['physicianCode'], ['healthFacilityCode']),
  }),
  saveSchedule: send(
    'C235',
    '/phy/schedule',
    needsOrOwn('PHY_EDIT'),
    itemOf(Schedule),
    'Replace the clinic hours at one facility',
    { body: json(ScheduleInput) },
  ),
})

const applications = group('publicPhysician', {
  register: send('C227', '/public/phy', isPublic, itemOf(RegistrationReceipt), 'Apply for accreditation', {
    body: json(PhysicianRegistration),
    skipAuth: true,
  }),
  requestAccount: send(
    'C234',
    '/public/phy/register',
    isPublic,
    nothing,
    'Ask for a portal account of an existing physician',
    { body: json(PhysicianAccountRequest), skipAuth: true },
  ),
})

/** Public physician calls (specification 2, 7.3). */
export const publicPhysician = { ...physicianDirectory, ...applications }

const base = '/phy/hf-affiliation'
const edit = needsOrOwn('AFFILIATION_EDIT')

/** Affiliations of physicians with facilities (specification 2, 7.1 and 7.3). */
export const affiliation = group('affiliation', {
  list: read('C219', base, view, pageOf(Affiliation), 'List affiliations', {
    query: pageQuery(
      'physicianCode',
      'phyCode',
      'healthFacilityCode',
      'doctorCodeOrName',
      'status',
      'specializationCode',
      'term',
    ),
  }),
  get: read('C220', `${base}/{code}`, view, itemOf(Affiliation), 'One affiliation', {
    params: { code: codeParam('affiliation') },
  }),
  nextStatuses: read(
    'C221',
    `${base}/list-status`,
    view,
    listOf(AccreditationStatus),
    'Statuses that may follow',
    { query: textQuery([], ['currentStatus']) },
  ),
  facilitiesOf: read(
    'C222',
    `${base}/affiliated-facilities`,
    view,
    listOf(Affiliation),
    'Facilities of a physician',
    { query: textQuery(['phyCode']) },
  ),
  hasCoordinator: read(
    'C223',
    `${base}/contains-coordinator/{id}`,
    view,
    yesOrNo,
    'Has the facility a coordinator account',
    { params: { id: idParam } },
  ),
  ofPair: read('C224', `${base}/affiliated-doctor`, view, itemOf(Affiliation), 'Affiliation of one pair', {
    query: textQuery(['doctorCode', 'healthFacilityCode']),
  }),
  template: read('C225', `${base}/batch-upload/template`, edit, file, 'Template of the roster upload'),
  save: send(
    'C237',
    base,
    edit,
    itemOf(SaveOutcome(Affiliation)),
    'Save an affiliation, directly or as a request',
    { body: json(AffiliationInput) },
  ),
  upload: send('C238', `${base}/batch-upload/upload-file`, edit, itemOf(ImportSummary), 'Upload a roster', {
    body: {
      as: 'multipart',
      fields: v.object({ healthFacilityCode: Filter }),
      files: { part: 'file', max: 1, required: true },
    },
  }),
  saveRoster: send('C239', `${base}/doctor-roster/save`, edit, listOf(RosterRow), 'Save a roster', {
    body: json(Roster),
  }),
  checkRoster: send(
    'C240',
    `${base}/doctor-roster/check-existing`,
    edit,
    listOf(RosterRow),
    'Mark each roster row as known, new or in conflict',
    { body: json(Roster) },
  ),
  batchUpdate: send(
    'C241',
    `${base}/batch-update`,
    needs('AFFILIATION_STATUS'),
    itemOf(
      v.object({
        updated: v.array(v.string()),
        skipped: v.array(v.object({ code: v.string(), reason: v.string() })),
      }),
    ),
    'Move every affiliation of a physician',
    { body: json(BatchUpdate) },
  ),
  findByStatus: read(
    'C123',
    '/phy-hf-affiliation/search/findByPhysicianCodeAndStatus',
    view,
    listOf(Affiliation),
    'Affiliations of a physician in a status',
    { query: textQuery(['physicianCode', 'status']) },
  ),
  findByPair: read(
    'C124',
    '/phy-hf-affiliation/search/findByPhysicianCodeAndHealthFacilityCodeAndDeletedFalse',
    view,
    itemOf(Affiliation),
    'Live affiliation of one pair',
    { query: textQuery(['physicianCode', 'healthFacilityCode']) },
  ),
  specializations: read(
    'C125',
    `${base}/specialization-filter`,
    view,
    listOf(PublicReference),
    'Specializations found at a facility',
    { query: textQuery(['hfCode']) },
  ),
})
