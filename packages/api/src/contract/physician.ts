import * as v from 'valibot'
import { codeParam, Filter, idParam, pageQuery, textQuery } from './common.ts'
import { group, needs, needsLogin, needsOrOwn } from './define.ts'
import { physicianList, physicianQuery } from './physician-list.ts'
import { callsOf, file, itemOf, json, listOf, pageOf, yesOrNo } from './calls.ts'
import {
  Affiliation,
  AffiliationInput,
  BatchUpdate,
  Roster,
  RosterRow,
  Schedule,
  ScheduleInput,
} from '../schema/affiliation.ts'
import { CreateAccount, CreatedAccount } from '../schema/auth.ts'
import { SaveOutcome } from '../schema/common.ts'
import { ChecklistMarks, ChecklistRow } from '../schema/document.ts'
import { DuplicateCandidate } from '../schema/duplicate.ts'
import {
  NameCheck,
  Physician,
  PhysicianBanner,
  PhysicianToCheck,
  PhysicianChoice,
  PhysicianContact,
  PhysicianInput,
  PrcCheck,
} from '../schema/physician.ts'
import { ImportSummary } from '../schema/price.ts'
import { PhysicianRow } from '../schema/physician-row.ts'
import { AccreditationStatus, PublicReference } from '../schema/reference.ts'

const { read, send } = callsOf('accr')
const code = { code: codeParam('physician') }
const view = needsOrOwn('PHY_VIEW')

const records = group('physician', {
  list: read('C202', '/phy', view, pageOf(Physician), {
    query: physicianQuery,
  }),
  get: read('C205', '/phy/{code}', view, itemOf(Physician), { params: code }),
  banner: read('C207', '/phy/banner/{code}', view, itemOf(PhysicianBanner), {
    params: code,
  }),
  contact: read('C208', '/phy/phycode/{code}', view, itemOf(PhysicianContact), {
    params: code,
  }),
  dentist: read('C209', '/phy/dentist/{code}', view, itemOf(Physician), {
    params: code,
  }),
  isOriginal: read('C210', '/phy/is-original/{code}', view, yesOrNo, {
    params: code,
  }),
  checklist: read('C211', '/phy/accreditation-checklist', view, listOf(ChecklistRow), {
    query: textQuery(['physicianCode']),
  }),
  findDuplicate: read('C212', '/phy/find-duplicate', needs('PHY_VIEW'), listOf(DuplicateCandidate), {
    query: textQuery(['firstName', 'lastName'], ['code']),
  }),
  affiliatedDoctors: read('C214', '/phy/affiliated-doctors', view, pageOf(PhysicianRow), {
    query: pageQuery('healthFacilityCode', 'doctorCodeOrName'),
  }),
  choices: read('X061', '/phy/choices', needsOrOwn('AFFILIATION_EDIT'), pageOf(PhysicianChoice), {
    query: pageQuery('term'),
  }),
  save: send('C226', '/phy', needsOrOwn('PHY_EDIT'), itemOf(SaveOutcome(Physician)), {
    body: json(PhysicianInput),
    stepUp: 'change',
  }),
  possibleDuplicates: send('C228', '/phy/check-possible-duplicates', needsLogin, listOf(DuplicateCandidate), {
    query: v.object({ threshold: v.optional(Filter) }),
    body: json(PhysicianToCheck),
  }),
  createAccount: send('C229', '/phy/create-account', needs('ACCOUNT_CREATE'), itemOf(CreatedAccount), {
    body: json(CreateAccount),
  }),
  profilePicture: send(
    'C230',
    '/phy/profile-pic',
    needsOrOwn('PHY_EDIT'),
    itemOf(v.object({ uuid: v.string() })),
    {
      body: {
        as: 'multipart',
        fields: v.object({ phyCode: v.optional(Filter) }),
        files: { part: 'image', max: 1, required: true },
      },
    },
  ),
  picture: read('X060', '/phy/{code}/picture', view, file, { params: code }),
  saveChecklist: send('C231', '/phy/accreditation-checklist', needs('PHY_EDIT'), listOf(ChecklistRow), {
    query: textQuery(['physicianCode']),
    body: json(ChecklistMarks),
  }),
  nameExists: send('C232', '/phy/check-existing', needsLogin, yesOrNo, {
    body: json(NameCheck),
  }),
  prcExists: send('C233', '/phy/check-existing-prc', needsLogin, yesOrNo, {
    body: json(PrcCheck),
  }),
  schedule: read('C215', '/phy/schedule', view, listOf(Schedule), {
    query: textQuery(['physicianCode'], ['healthFacilityCode']),
  }),
  saveSchedule: send('C235', '/phy/schedule', needsOrOwn('PHY_EDIT'), itemOf(Schedule), {
    body: json(ScheduleInput),
  }),
})

/** Physicians (specification 2, 7.3); the rows of their lists stand in `physician-list.ts`. */
export const physician = { ...physicianList, ...records }

const base = '/phy/hf-affiliation'
const edit = needsOrOwn('AFFILIATION_EDIT')

/** Affiliations of physicians with facilities (specification 2, 7.1 and 7.3). */
export const affiliation = group('affiliation', {
  list: read('C219', base, view, pageOf(Affiliation), {
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
  get: read('C220', `${base}/{code}`, view, itemOf(Affiliation), {
    params: { code: codeParam('affiliation') },
  }),
  nextStatuses: read('C221', `${base}/list-status`, view, listOf(AccreditationStatus), {
    query: textQuery([], ['currentStatus']),
  }),
  facilitiesOf: read('C222', `${base}/affiliated-facilities`, view, listOf(Affiliation), {
    query: textQuery(['phyCode']),
  }),
  hasCoordinator: read('C223', `${base}/contains-coordinator/{id}`, view, yesOrNo, {
    params: { id: idParam },
  }),
  ofPair: read('C224', `${base}/affiliated-doctor`, view, itemOf(Affiliation), {
    query: textQuery(['doctorCode', 'healthFacilityCode']),
  }),
  template: read('C225', `${base}/batch-upload/template`, edit, file),
  save: send('C237', base, edit, itemOf(SaveOutcome(Affiliation)), { body: json(AffiliationInput) }),
  upload: send('C238', `${base}/batch-upload/upload-file`, edit, itemOf(ImportSummary), {
    body: {
      as: 'multipart',
      fields: v.object({ healthFacilityCode: Filter }),
      files: { part: 'file', max: 1, required: true },
    },
  }),
  saveRoster: send('C239', `${base}/doctor-roster/save`, edit, listOf(RosterRow), {
    body: json(Roster),
  }),
  checkRoster: send('C240', `${base}/doctor-roster/check-existing`, edit, listOf(RosterRow), {
    body: json(Roster),
  }),
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
    { body: json(BatchUpdate), stepUp: 'policy' },
  ),
  findByStatus: read(
    'C123',
    '/phy-hf-affiliation/search/findByPhysicianCodeAndStatus',
    view,
    listOf(Affiliation),
    { query: textQuery(['physicianCode', 'status']) },
  ),
  findByPair: read(
    'C124',
    '/phy-hf-affiliation/search/findByPhysicianCodeAndHealthFacilityCodeAndDeletedFalse',
    view,
    itemOf(Affiliation),
    { query: textQuery(['physicianCode', 'healthFacilityCode']) },
  ),
  specializations: read('C125', `${base}/specialization-filter`, view, listOf(PublicReference), {
    query: textQuery(['hfCode']),
  }),
})
