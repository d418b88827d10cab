import { specialArrangement, violation } from '@capiz/api/contract/conduct'
import { mobileDevice, serviceTeam, settlementTerminal } from '@capiz/api/contract/facility-support'
import {
  correctionNotice,
  dentistCheckIn,
  documentTracker,
  facilityCheckIn,
  inquiryReport,
  nonConformity,
  recordFile,
} from '@capiz/api/contract/record'
import type { Permission } from '@capiz/domain/access'
import { codePatterns } from '@capiz/domain/codes'
import { recordKind, type RecordKind, type RecordKindName } from '@capiz/domain/record'
import type { PageType } from '@capiz/domain/reference'
import { call } from '../../../platform/calls/api.ts'
import {
  asBody,
  asCheckIn,
  asOneOfSeveral,
  asUpload,
  type FileCalls,
  fileCode,
  filesThrough,
  type GetCall,
  type ListCall,
  type RecordView,
  type SaveRecord,
  withFiles,
} from './calls.ts'

/** The data needed to show a kind of record, beside its declaration in the domain. */
export interface RecordScreen extends RecordKind {
  name: RecordKindName
  /** last part of the addresses of its screens */
  path: string
  list: ListCall
  get: GetCall
  /** what the address of one record holds, and how the call takes it */
  keyedBy: 'code' | 'id' | 'idOrCode' | 'codeInQuery'
  save: SaveRecord
  fileCalls?: FileCalls
  /** permission to enter one */
  edit: Permission
  /** field that tells one record apart from the next, in lists and headings */
  named: string
  /** further fields shown in the list, in their order; where there is no room the last leave first */
  columns: readonly string[]
  /** pages of document types its files are of */
  pages?: readonly PageType[]
  /** deletes one; only kinds whose records leave no other trace */
  remove?: (record: RecordView) => Promise<unknown>
  /** moves go through a call of their own, with remarks */
  move?: (record: RecordView, body: MoveBody) => Promise<RecordView>
  /** entered once and replaced by the next, never edited */
  isUpload?: boolean
}

/** A move as a call of its own takes it. */
export interface MoveBody {
  status: string
  remarks: string | null
  approvalCode: string | null
}

type Own = Omit<RecordScreen, keyof RecordKind | 'name'>

function screen(name: RecordKindName, own: Own): RecordScreen {
  return { ...recordKind(name), name, ...own }
}

const compliance = { edit: 'COMPLIANCE_EDIT' } as const

/** The kinds of records on the screen; a kind more is an entry here and in the declarations it stands on. */
export const recordScreens = {
  'non-conformity': screen('non-conformity', {
    ...compliance,
    path: 'non-conformities',
    list: nonConformity.list,
    get: nonConformity.get,
    keyedBy: 'code',
    save: withFiles(nonConformity.save),
    fileCalls: filesThrough(nonConformity, { code: 'nonConformityCode' }),
    named: 'description',
    columns: ['targetDate', 'departmentResponsible', 'sourceInternal'],
  }),
  'document-tracker': screen('document-tracker', {
    ...compliance,
    path: 'tracked-documents',
    list: documentTracker.list,
    get: documentTracker.get,
    keyedBy: 'idOrCode',
    save: withFiles(documentTracker.save),
    fileCalls: filesThrough(documentTracker),
    named: 'docName',
    columns: ['documentType', 'recipientName', 'dateSent'],
  }),
  'inquiry-report': screen('inquiry-report', {
    ...compliance,
    path: 'inquiries',
    list: inquiryReport.list,
    get: inquiryReport.get,
    keyedBy: 'idOrCode',
    save: withFiles(inquiryReport.save),
    fileCalls: filesThrough(inquiryReport),
    named: 'inquiry',
    columns: ['answerDays', 'requesterName', 'topic', 'departmentResponsible'],
  }),
  'correction-notice': screen('correction-notice', {
    ...compliance,
    path: 'correction-notices',
    list: correctionNotice.list,
    get: correctionNotice.get,
    keyedBy: 'idOrCode',
    save: withFiles(correctionNotice.save),
    fileCalls: filesThrough(correctionNotice),
    named: 'subject',
    columns: ['dueDate'],
  }),
  violation: screen('violation', {
    ...compliance,
    path: 'violations',
    list: violation.list,
    get: violation.get,
    keyedBy: 'idOrCode',
    save: asOneOfSeveral(violation.saveWithFiles),
    fileCalls: {
      preview: (record, { uuid }) =>
        call(recordFile.preview, {
          params: { kind: 'violation' },
          query: { code: fileCode(record), uuid },
        }),
      download: (record, { uuid }) => call(violation.download, { query: { code: fileCode(record), uuid } }),
    },
    named: 'category',
    columns: ['severity', 'offenceNo', 'sanction'],
  }),
  'special-arrangement': screen('special-arrangement', {
    edit: 'SA_EDIT',
    path: 'special-arrangements',
    list: specialArrangement.list,
    get: specialArrangement.get,
    keyedBy: 'idOrCode',
    save: asBody(specialArrangement.save),
    move: ({ id, version }, body) =>
      call(specialArrangement.updateStatus, { params: { id }, body: { ...body, version } }),
    named: 'recipientName',
    columns: ['validityDate', 'agreedAmount', 'memberCode', 'serviceType'],
  }),
  'facility-check-in': screen('facility-check-in', {
    edit: 'CHECKIN_EDIT',
    path: 'facility-check-ins',
    list: facilityCheckIn.list,
    get: facilityCheckIn.get,
    keyedBy: 'code',
    save: asCheckIn(facilityCheckIn.save, 'inForm'),
    fileCalls: filesThrough(facilityCheckIn, { code: 'hfKamustahanCode', type: 'type' }),
    named: 'type',
    columns: ['result', 'nextVisitDate', 'conductedBy'],
    pages: ['HF_KAMUSTAHAN', 'HF_CREDENTIAL'],
  }),
  'dentist-check-in': screen('dentist-check-in', {
    edit: 'CHECKIN_EDIT',
    path: 'dentist-check-ins',
    list: dentistCheckIn.list,
    get: dentistCheckIn.get,
    keyedBy: 'code',
    save: asCheckIn(dentistCheckIn.save, 'besideForm'),
    fileCalls: filesThrough(dentistCheckIn, { code: 'dentistKamustahanCode', type: 'type' }),
    named: 'type',
    columns: ['result', 'nextVisitDate', 'conductedBy'],
    pages: ['DENTIST_KAMUSTAHAN', 'DENTIST_CREDENTIAL'],
  }),
  'mobile-device': screen('mobile-device', {
    edit: 'HF_SUPPORT_EDIT',
    path: 'mobile-devices',
    list: mobileDevice.list,
    get: mobileDevice.get,
    keyedBy: 'id',
    save: asBody(mobileDevice.save),
    remove: ({ id }) => call(mobileDevice.remove, { params: { id } }),
    named: 'coordinator',
    columns: ['maceTypeCode', 'imeiNumber', 'location'],
  }),
  'settlement-terminal': screen('settlement-terminal', {
    edit: 'HF_SUPPORT_EDIT',
    path: 'settlement-terminals',
    list: settlementTerminal.list,
    get: settlementTerminal.get,
    keyedBy: 'id',
    save: asBody(settlementTerminal.save),
    remove: ({ id }) => call(settlementTerminal.remove, { params: { id } }),
    named: 'terminal',
    columns: ['location', 'datePulledOut'],
  }),
  'service-team': screen('service-team', {
    edit: 'HF_SUPPORT_EDIT',
    path: 'service-team-records',
    list: serviceTeam.list,
    get: serviceTeam.findByCode,
    keyedBy: 'codeInQuery',
    save: asUpload(serviceTeam.save, ['year', 'area']),
    fileCalls: filesThrough(serviceTeam),
    named: 'area',
    columns: ['year'],
    isUpload: true,
  }),
} as const satisfies Record<RecordKindName, RecordScreen>

/** Returns the key of a record in its URL: its code wherever it has one that its call takes. */
export function keyOf({ keyedBy }: RecordScreen, record: RecordView): string {
  return keyedBy === 'id' ? String(record.id) : (record.code ?? String(record.id))
}

/** Whether an address can hold a record of the kind at all. */
export function isKey({ keyedBy, code }: RecordScreen, key: string): boolean {
  const isId = /^\d{1,15}$/u.test(key)
  if (keyedBy === 'id') return isId
  if (keyedBy !== 'idOrCode') return key !== ''
  return isId || (code !== undefined && new RegExp(`^(?:${codePatterns[code]})$`, 'u').test(key))
}

/** The input of the call that reads one record. */
export function getInput({ keyedBy }: RecordScreen, key: string) {
  if (keyedBy === 'codeInQuery') return { query: { code: key } }
  return { params: { [keyedBy === 'code' ? 'code' : 'id']: key } }
}

/** The field that names the provider in whose record a record is listed; undefined where none does. */
export function ownerFieldOf({ ownerField, about }: RecordScreen, ownerCode: string): string | undefined {
  return ownerField ?? about?.[ownerCode.startsWith('PHY') ? 'physician' : 'facility']
}

/** Every answer of a kind, for marking them stale after a save. */
export function groupOf({ list }: RecordScreen): `${string}.*` {
  return `${list.id.slice(0, list.id.indexOf('.'))}.*`
}

/** Everything a save of a record can make stale. */
export const staleAfter = (screen: RecordScreen) =>
  [groupOf(screen), 'complianceBoard.*', 'dashboard.*', 'request.*'] as const
