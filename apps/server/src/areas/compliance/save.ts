import { recordKind, type RecordKindName } from '@capiz/domain/record'
import { changesBetween } from '../../platform/audit/changes.ts'
import type { AuditChange } from '../../db/schema/index.ts'
import { refuse, refuseField, refuseVersionAlone } from '../../platform/errors/refuse.ts'
import { authorsAfter, checkRecord, enteredOf, refuseSettled, settledStatus } from './check.ts'
import { addRecordFiles, type RecordUpload } from './files.ts'
import type { CaseRow, RecordInput } from './kind.ts'
import type { Saving } from './saving.ts'
import { serverFields } from './server-fields.ts'
import { lockRecord, recordFor, seesOwner, type RecordKey } from './scope.ts'
import { auditRecord, noteStep } from './step.ts'
import { recordView } from './view.ts'
import { insertRecord, updateRecord } from './write.ts'

const keyOf = ({ id, code }: Pick<RecordInput, 'id' | 'code'>): RecordKey | undefined => {
  if (code) return { code }
  return id ? { id } : undefined
}

/** The record a save is about, locked and of the version the change was made on; undefined for a new one. */
export async function recordToChange(
  { services, tx, principal }: Saving,
  kind: RecordKindName,
  input: Pick<RecordInput, 'id' | 'code' | 'version'>,
): Promise<CaseRow | undefined> {
  const key = keyOf(input)
  if (!key) {
    refuseVersionAlone(input.version, 'id')
    return undefined
  }
  await recordFor(tx, kind, key, principal)
  const row = await lockRecord(tx, kind, key)
  if (input.version === null || input.version === undefined) {
    refuseField('version', 'Send the version this change was made on.')
  }
  if (input.version !== row.version) {
    const current = await recordView(tx, kind, row, principal, services.clock.today())
    refuse('STALE_RECORD', { details: { current } })
  }
  refuseSettled(row)
  return row
}

const labelsOf = (kind: RecordKindName, changes: readonly AuditChange[]): string[] => {
  const labels = new Map<string, string>(recordKind(kind).fields.map(({ name, label }) => [name, label]))
  return changes.flatMap(({ field }) => labels.get(field) ?? [])
}

async function recordChange(
  { services, tx, actor }: Saving,
  before: CaseRow | undefined,
  row: CaseRow,
  fileNames: readonly string[],
  remarks: string | null,
): Promise<void> {
  const changes = changesBetween(before?.fields, row.fields)
  const moved = before?.status !== row.status
  const onlyFiles = changes.length === 0 && fileNames.length > 0
  const action = !before ? 'CREATE' : moved ? 'STATUS' : onlyFiles ? 'FILE' : 'UPDATE'
  const status = moved ? { fromStatus: before?.status ?? null, toStatus: row.status } : {}
  const fields = [...(before ? labelsOf(row.kind, changes) : []), ...fileNames.map((name) => `${name} added`)]
  await noteStep(services, tx, row, { action, fields, remarks, ...status }, actor)
  const entry = {
    action: action === 'FILE' ? 'UPDATE' : action,
    changes: [
      ...(moved ? [{ field: 'status', before: before?.status ?? null, after: row.status }] : []),
      ...changes,
      ...fileNames.map((name) => ({ field: 'file', before: null, after: name })),
    ],
  } as const
  await auditRecord(services, tx, row, entry, actor)
}

/** The options of a save beside the form. */
export interface SaveOptions {
  /** the status it ends in, when a request decides */
  status?: string
  remarks?: string | null
  /** fields the server sets */
  set?: Readonly<Record<string, unknown>>
}

/**
 * Saves a record of any kind: new without `code` and `id`, else the one of that key, which must be of the version the
 * change was made on and still open. Fields, status, files, history and audit row stand or fall together.
 */
export async function saveRecord<K extends RecordKindName>(
  saving: Saving,
  kind: K,
  input: RecordInput<K>,
  uploads: readonly RecordUpload[] = [],
  options: SaveOptions = {},
): Promise<CaseRow> {
  const { services, tx, principal, actor } = saving
  const before = await recordToChange(saving, kind, input)
  const entered = enteredOf(kind, input)
  const { ownerField } = recordKind(kind)
  const ownerCode = ownerField ? entered[ownerField] : null
  if (!seesOwner(principal, kind, typeof ownerCode === 'string' ? ownerCode : null)) refuse('NOT_FOUND')
  const authors = authorsAfter(before, entered, principal, uploads.length > 0)
  const written = before && { ...before, authors }
  const status = options.status ?? settledStatus(kind, entered, input.status, written, principal)
  await checkRecord(tx, kind, entered, status, before, services.clock.today())
  const set = await serverFields(saving, kind, entered, status, before)
  const fields = { ...before?.fields, ...entered, ...set, ...options.set }
  const row = before
    ? await updateRecord(services, tx, before, { fields, status, authors }, actor)
    : await insertRecord(services, tx, kind, { fields, status, authors }, actor)
  const names = await addRecordFiles(services, tx, row, uploads, actor)
  await recordChange(saving, before, row, names, options.remarks ?? null)
  return row
}

/** Moves a record the caller holds locked to another status, with the reason, as the decision on its request says. */
export async function moveRecord(
  { services, tx, actor }: Omit<Saving, 'principal'>,
  before: CaseRow,
  status: string,
  remarks: string | null,
  set: Readonly<Record<string, unknown>> = {},
): Promise<CaseRow> {
  const row = await updateRecord(
    services,
    tx,
    before,
    { status, fields: { ...before.fields, ...set } },
    actor,
  )
  await noteStep(
    services,
    tx,
    row,
    { action: 'STATUS', fromStatus: before.status, toStatus: status, remarks },
    actor,
  )
  const changes = [{ field: 'status', before: before.status, after: status }]
  await auditRecord(services, tx, row, { action: 'STATUS', changes }, actor)
  return row
}

/** Deletes a record softly; it stays for the trail and leaves every list. */
export async function removeRecord(saving: Saving, kind: RecordKindName, id: number): Promise<void> {
  const { services, tx, principal, actor } = saving
  await recordFor(tx, kind, { id }, principal)
  const row = await lockRecord(tx, kind, { id })
  const deleted = await updateRecord(services, tx, row, { deleted: true }, actor)
  await noteStep(services, tx, deleted, { action: 'DELETE' }, actor)
  const changes = [{ field: 'deleted', before: false, after: true }]
  await auditRecord(services, tx, deleted, { action: 'DELETE', changes }, actor)
}
