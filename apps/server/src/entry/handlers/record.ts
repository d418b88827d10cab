import { recordKind, type RecordKindName } from '@capiz/domain/record'
import { savedMessage } from '@capiz/domain/text'
import type { IsoDate } from '@capiz/domain/time'
import { isOpenFor, onTarget } from '../../platform/access/decision.ts'
import { actorOf } from '../../platform/access/actor.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { inTransaction } from '../../db/transaction.ts'
import { downloadReply, previewReply, zipReply } from '../../engines/document/read.ts'
import { created, handlers } from '../../platform/http/handlers.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import type { CallMeta } from '../../platform/access/call-meta.ts'
import type { Upload } from '../../platform/files/upload.ts'
import type { PagingQuery } from '../../platform/list/page.ts'
import { complianceBoard } from '../../areas/compliance/board.ts'
import { sendCheckIn, type CheckInKind } from '../../areas/compliance/check-in.ts'
import { auditRecordFiles, filesToPack, recordFile, removeRecordFile } from '../../areas/compliance/files.ts'
import { recordName, type CaseRow, type RecordInput } from '../../areas/compliance/kind.ts'
import { listRecords } from '../../areas/compliance/list.ts'
import { documentsOf, type DocumentLists } from '../../areas/compliance/documents.ts'
import { refuseSettled } from '../../areas/compliance/check.ts'
import { removeRecord, saveRecord } from '../../areas/compliance/save.ts'
import { savingOf } from '../../areas/compliance/saving.ts'
import { lockRecord, recordFor, type RecordKey } from '../../areas/compliance/scope.ts'
import { saveServiceTeam, serviceTeamForm } from '../../areas/compliance/service-team.ts'
import { isEditable, recordView, recordViews } from '../../areas/compliance/view.ts'
import {
  arrangementStatuses,
  moveArrangement,
  overlapping,
  saveArrangement,
} from '../../areas/compliance/arrangement.ts'
import { saveViolations, type ViolationForm } from '../../areas/compliance/violations.ts'
import type { Services } from '../../platform/services.ts'

/** The parts of a call the functions below need. */
interface Caller {
  services: Services
  principal: Principal
  meta: CallMeta
  today: IsoDate
}

const list = <K extends RecordKindName>(kind: K, call: Caller & { query: PagingQuery & object }) =>
  listRecords(call.services, kind, call.query, call.principal)

async function get<K extends RecordKindName>(
  kind: K,
  { services, principal, today }: Caller,
  key: RecordKey,
) {
  const row = await recordFor(services.db, kind, key, principal)
  return recordView(services.db, kind, row, principal, today)
}

/** A record by its id, or by its code in the place of the id. */
const byId = <K extends RecordKindName>(kind: K, call: Caller & { params: { id: string } }) => {
  const { id } = call.params
  return get(kind, call, /^\d+$/u.test(id) ? { id: Number(id) } : { code: id })
}

async function save<K extends RecordKindName>(
  kind: K,
  { services, principal, meta, today }: Caller,
  input: RecordInput<K>,
  files: readonly Upload[] = [],
) {
  return inTransaction(services.db, async (tx) => {
    const saving = savingOf(services, tx, principal, meta)
    const row = await saveRecord(
      saving,
      kind,
      input,
      files.map((upload) => ({ upload })),
    )
    const view = await recordView(tx, kind, row, principal, today)
    return input.code || input.id ? view : created(view)
  })
}

async function checkIn<K extends CheckInKind>(
  kind: K,
  { services, principal, meta, today }: Caller,
  input: RecordInput<K>,
  lists: DocumentLists,
  files: readonly Upload[],
) {
  return inTransaction(services.db, async (tx) => {
    const documents = await documentsOf(tx, kind, lists, files, today)
    const sent = await sendCheckIn(savingOf(services, tx, principal, meta), kind, input, documents)
    const { requestCode } = sent
    const record = await recordView(tx, kind, sent.row, principal, today)
    const message = savedMessage(recordKind(kind).entity, input.code ? { id: input.code } : {})
    const outcome = { record, requestCode, message: `${message} Request ${requestCode} waits for approval.` }
    return sent.created ? created(outcome) : outcome
  })
}

/** A file as a call names it: a check-in's by its `type`, others by `docType`, which a preview sends empty. */
interface FileKey {
  code: string
  uuid: string
  type?: string | undefined
  docType?: string | undefined
}

/** The file a call names, after its reading was written down (reliability D14); of another type it is not found. */
async function fileOf(kind: RecordKindName, call: Caller, { code, uuid, type, docType = type }: FileKey) {
  const { services, principal, meta } = call
  const row = await recordFor(services.db, kind, { code }, principal)
  const file = await recordFile(services.db, row, { uuid, docType })
  await auditRecordFiles(services, row, [file], actorOf(principal, meta))
  return file
}

const download = async (kind: RecordKindName, call: Caller, key: FileKey) =>
  downloadReply(call.services, await fileOf(kind, call, key))

const preview = async (kind: RecordKindName, call: Caller & { query: FileKey }) =>
  previewReply(call.services, await fileOf(kind, call, call.query))

async function violations(
  { services, principal, meta, today }: Caller,
  sent: ViolationForm | ViolationForm[],
  files: readonly Upload[] = [],
) {
  const forms = [sent].flat()
  if (forms.length === 0)
    refuse('VALIDATION', { errors: [{ field: 'violations', message: 'Enter a violation.' }] })
  return inTransaction(services.db, async (tx) => {
    const rows = await saveViolations(savingOf(services, tx, principal, meta), forms, files)
    const views = []
    for (const row of rows) views.push(await recordView(tx, 'violation', row, principal, today))
    const [first] = views
    const reply = Array.isArray(sent) || !first ? views : first
    return forms.every(({ code, id }) => !code && !id) ? created(reply) : reply
  })
}

/** A record whose files a call is about; one the caller may not see is not there. */
async function recordOfCall(kind: string, { services, principal }: Caller, code: string): Promise<CaseRow> {
  if (!isOpenFor(principal, { kind })) refuse('NOT_FOUND')
  return recordFor(services.db, kind as RecordKindName, { code }, onTarget(principal, { kind }))
}

/** Team records that count; the replaced ones are asked for by their status. */
const currentOf = <C extends { query: { status?: string | undefined } }>(call: C): C => ({
  ...call,
  query: { ...call.query, status: call.query.status ?? 'CURRENT' },
})

async function remove(
  kind: RecordKindName,
  { services, principal, meta }: Caller,
  id: string,
): Promise<void> {
  await inTransaction(services.db, (tx) =>
    removeRecord(savingOf(services, tx, principal, meta), kind, Number(id)),
  )
}

/** Records with documents and their neighbours (specification 1, section 7; specification 2, 7.4 and 7.11). */
export const recordHandlers = handlers({
  'dentistCheckIn.list': (call) => list('dentist-check-in', call),
  'dentistCheckIn.get': (call) => get('dentist-check-in', call, call.params),
  'dentistCheckIn.save': (call) => checkIn('dentist-check-in', call, call.json, call.fields, call.files),
  'dentistCheckIn.download': (call) =>
    download('dentist-check-in', call, { ...call.query, code: call.query.dentistKamustahanCode }),
  'dentistCheckIn.preview': (call) => preview('dentist-check-in', call),

  'facilityCheckIn.list': (call) => list('facility-check-in', call),
  'facilityCheckIn.get': (call) => get('facility-check-in', call, call.params),
  'facilityCheckIn.save': (call) => checkIn('facility-check-in', call, call.json, call.json, call.files),
  'facilityCheckIn.download': (call) =>
    download('facility-check-in', call, { ...call.query, code: call.query.hfKamustahanCode }),
  'facilityCheckIn.preview': (call) => preview('facility-check-in', call),

  'nonConformity.list': (call) => list('non-conformity', call),
  'nonConformity.get': (call) => get('non-conformity', call, call.params),
  'nonConformity.save': (call) => save('non-conformity', call, call.json, call.files),
  'nonConformity.download': (call) =>
    download('non-conformity', call, { ...call.query, code: call.query.nonConformityCode }),
  'nonConformity.preview': (call) => preview('non-conformity', call),

  'documentTracker.list': (call) => list('document-tracker', call),
  'documentTracker.get': (call) => byId('document-tracker', call),
  'documentTracker.save': (call) => save('document-tracker', call, call.json, call.files),
  'documentTracker.download': (call) => download('document-tracker', call, call.query),
  'documentTracker.preview': (call) => preview('document-tracker', call),

  'inquiryReport.list': (call) => list('inquiry-report', call),
  'inquiryReport.get': (call) => byId('inquiry-report', call),
  'inquiryReport.save': (call) => save('inquiry-report', call, call.json, call.files),
  'inquiryReport.download': (call) => download('inquiry-report', call, call.query),
  'inquiryReport.preview': (call) => preview('inquiry-report', call),

  'correctionNotice.list': (call) => list('correction-notice', call),
  'correctionNotice.get': (call) => byId('correction-notice', call),
  'correctionNotice.save': (call) => save('correction-notice', call, call.json, call.files),
  'correctionNotice.download': (call) => download('correction-notice', call, call.query),
  'correctionNotice.preview': (call) => preview('correction-notice', call),

  'violation.list': (call) => list('violation', call),
  'violation.get': (call) => byId('violation', call),
  'violation.earlier': async (call) =>
    (await list('violation', { ...call, query: { ...call.query, size: 1000 } })).content,
  'violation.save': (call) => violations(call, call.body),
  'violation.saveWithFiles': (call) => violations(call, call.json, call.files),
  'violation.download': (call) => download('violation', call, call.query),

  'specialArrangement.list': (call) => list('special-arrangement', call),
  'specialArrangement.get': (call) => byId('special-arrangement', call),
  'specialArrangement.save': async ({ services, body, principal, meta, today }) =>
    inTransaction(services.db, async (tx) => {
      const row = await saveArrangement(savingOf(services, tx, principal, meta), body)
      const view = await recordView(tx, 'special-arrangement', row, principal, today)
      return body.code || body.id ? view : created(view)
    }),
  'specialArrangement.duplicates': async ({ services, body, principal, today }) => {
    const rows = await overlapping(services.db, body, today)
    return recordViews(services.db, 'special-arrangement', rows, principal, today)
  },
  'specialArrangement.statuses': async () => arrangementStatuses(),
  'specialArrangement.updateStatus': async ({ services, params, body, principal, meta, today }) =>
    inTransaction(services.db, async (tx) => {
      const saving = savingOf(services, tx, principal, meta)
      const row = await moveArrangement(saving, Number(params.id), body)
      return recordView(tx, 'special-arrangement', row, principal, today)
    }),

  'mobileDevice.list': (call) => list('mobile-device', call),
  'mobileDevice.get': (call) => byId('mobile-device', call),
  'mobileDevice.save': (call) => save('mobile-device', call, call.body),
  'mobileDevice.remove': (call) => remove('mobile-device', call, call.params.id),

  'settlementTerminal.list': (call) => list('settlement-terminal', call),
  'settlementTerminal.get': (call) => byId('settlement-terminal', call),
  'settlementTerminal.save': (call) => save('settlement-terminal', call, call.body),
  'settlementTerminal.remove': (call) => remove('settlement-terminal', call, call.params.id),

  'serviceTeam.list': (call) => list('service-team', currentOf(call)),
  'serviceTeam.findByYearAndArea': (call) => list('service-team', currentOf(call)),
  'serviceTeam.findByCode': (call) => get('service-team', call, call.query),
  'serviceTeam.download': (call) => download('service-team', call, call.query),
  'serviceTeam.preview': (call) => preview('service-team', call),
  'serviceTeam.template': () => serviceTeamForm(),
  'serviceTeam.save': async (call) => {
    const { services, principal, meta, today, fields, files } = call
    const [file] = files
    if (!file) return refuse('VALIDATION', { errors: [{ field: 'file', message: 'Add a file.' }] })
    return inTransaction(services.db, async (tx) => {
      const row = await saveServiceTeam(savingOf(services, tx, principal, meta), fields, file)
      return created(await recordView(tx, 'service-team', row, principal, today))
    })
  },

  'recordFile.zip': async (call) => {
    const { services, principal, meta, params, query } = call
    const row = await recordOfCall(params.kind, call, query.code)
    const files = await filesToPack(services.db, row)
    const reply = await zipReply(services, files, `${recordName(row)}.zip`)
    await auditRecordFiles(services, row, files, actorOf(principal, meta))
    return reply
  },
  'recordFile.preview': async (call) => {
    const row = await recordOfCall(call.params.kind, call, call.query.code)
    return preview(row.kind, call)
  },
  'recordFile.remove': async (call) => {
    const { services, principal, meta, params, body } = call
    const seen = await recordOfCall(params.kind, call, body.code)
    await inTransaction(services.db, async (tx) => {
      const row = await lockRecord(tx, seen.kind, { id: seen.id })
      refuseSettled(row)
      if (!isEditable(row, principal)) refuse('FORBIDDEN')
      await removeRecordFile(services, tx, row, body.uuid, actorOf(principal, meta))
    })
  },
  'complianceBoard.get': ({ services, today }) => complianceBoard(services.db, today),
})
