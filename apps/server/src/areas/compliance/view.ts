import {
  recordAccess,
  answerDays,
  isOverdue,
  isRecordOpen,
  offeredStatuses,
  offersDisaccreditation,
  recordKind,
  recordStatusLabel,
  recordStatusOn,
  type RecordKindName,
  waitsForOther,
} from '@capiz/domain/record'
import type { IsoDate } from '@capiz/domain/time'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Principal } from '../../platform/access/principal.ts'
import { attachment, caseStep } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { attachmentView, documentTypesOf, type DocumentTypes } from '../../engines/document/view.ts'
import { moverOf } from './check.ts'
import { documentPages, recordName, type CaseRow, type RecordReply } from './kind.ts'
import { providersOf, type ProviderFacts } from './owner.ts'
import { vocabularyOf, labelsOf, type Vocabulary } from './labels.ts'

type Values = Readonly<Record<string, unknown>>
type FileRow = typeof attachment.$inferSelect

interface Surroundings {
  today: IsoDate
  principal: Principal
  vocabulary: Vocabulary
  providers: ReadonlyMap<string, ProviderFacts>
  files: ReadonlyMap<string, FileRow[]>
  types: DocumentTypes
}

/** The live files of some records, by the name the record is known by. */
export async function filesOf(
  db: Executor,
  kind: RecordKindName,
  names: readonly string[],
): Promise<Map<string, FileRow[]>> {
  if (names.length === 0 || recordKind(kind).files === 0) return new Map()
  const rows = await db
    .select()
    .from(attachment)
    .where(
      and(
        eq(attachment.ownerKind, kind),
        inArray(attachment.ownerCode, [...names]),
        eq(attachment.deleted, false),
        isNull(attachment.supersededBy),
      ),
    )
    .orderBy(asc(attachment.id))
  return Map.groupBy(rows, ({ ownerCode }) => ownerCode)
}

async function typesOf(db: Executor, kind: RecordKindName): Promise<DocumentTypes> {
  const pages = documentPages[kind]
  return pages ? documentTypesOf(db, [pages.own, pages.credentials]) : new Map()
}

/** Whether the caller may still change a record: while a check-in waits for its decision, only who sent it. */
export function isEditable(row: CaseRow, principal: Principal): boolean {
  const { machine } = recordKind(row.kind)
  if (!isRecordOpen(row.kind, row.status) || !principal.permissions.has(recordAccess[row.kind].edit))
    return false
  if (principal.marker !== 'ADMIN' && machine.decidedBy !== 'request') return false
  const waits = machine.decidedBy === 'request' && row.status === machine.initial
  return !waits || row.updatedBy === principal.username
}

/** Returns the computed fields of the kinds that have any. */
function extras(row: CaseRow, today: IsoDate): Values {
  const { fields } = row
  if (row.kind === 'inquiry-report') return { answerDays: answerDays(fields, today) }
  if (row.kind !== 'violation') return {}
  const offence = typeof fields['offenceNo'] === 'number' ? fields['offenceNo'] : 1
  const severity = typeof fields['severity'] === 'string' ? fields['severity'] : ''
  return { offersDisaccreditation: row.status !== 'VOID' && offersDisaccreditation(severity, offence) }
}

function statusesFor(row: CaseRow, status: string, principal: Principal) {
  const { machine } = recordKind(row.kind)
  if (principal.marker !== 'ADMIN' || machine.decidedBy !== 'form') return []
  return offeredStatuses(row.kind, moverOf({ ...row, status }, principal)).map((code) => ({
    code,
    label: recordStatusLabel(row.kind, code),
  }))
}

/** Remarks of staff on what a provider holds are not for the provider (domain model 5.2, "Never sent"). */
function forCaller(row: CaseRow, principal: Principal): Values {
  const ownNotes = row.kind === 'mobile-device' || row.kind === 'settlement-terminal'
  return principal.marker !== 'ADMIN' && ownNotes ? { ...row.fields, remarks: null } : row.fields
}

/** The codes of providers a record is about without belonging to them, by field. */
function aboutCodes({ kind, fields }: CaseRow): [string, string][] {
  return Object.values(recordKind(kind).about ?? {}).flatMap((name): [string, string][] => {
    const code = fields[name]
    return typeof code === 'string' ? [[name, code]] : []
  })
}

/** The names of the providers a record is about, by field; a text that is no code stands for itself. */
function providerNames(row: CaseRow, providers: Surroundings['providers']): Record<string, string> {
  return Object.fromEntries(aboutCodes(row).map(([name, code]) => [name, providers.get(code)?.name ?? code]))
}

function viewOf(row: CaseRow, around: Surroundings): Record<string, unknown> {
  const { today, principal } = around
  const fields = forCaller(row, principal)
  const owner = row.ownerCode === null ? undefined : around.providers.get(row.ownerCode)
  const editable = isEditable(row, principal)
  const status = recordStatusOn(row.kind, row, today)
  const { id, code, version, createdBy, createdDate, updatedBy, updatedDate } = row
  const declared = recordKind(row.kind).fields
  return {
    ...Object.fromEntries(
      declared.map(({ name, kind }) => [
        name,
        fields[name] ?? (kind === 'ratings' || kind === 'codes' ? [] : null),
      ]),
    ),
    id,
    code,
    status,
    statusLabel: recordStatusLabel(row.kind, status),
    owner: row.ownerCode === null ? null : { code: row.ownerCode, name: owner?.name ?? row.ownerCode },
    overdue: isOverdue(row.kind, status, fields, today),
    editable,
    waitsForOther:
      principal.marker === 'ADMIN' && waitsForOther(row.kind, moverOf({ ...row, status }, principal)),
    nextStatuses: statusesFor(row, status, principal),
    words: { ...labelsOf(row.kind, around.vocabulary, fields), ...providerNames(row, around.providers) },
    files: (around.files.get(recordName(row)) ?? []).map((file) => attachmentView(file, today, around.types)),
    ...extras(row, today),
    version,
    createdBy,
    createdDate,
    updatedBy,
    updatedDate,
  }
}

/** Records as the caller may see them: a handful of queries, whatever the page holds. */
export async function recordViews<K extends RecordKindName>(
  db: Executor,
  kind: K,
  rows: readonly CaseRow[],
  principal: Principal,
  today: IsoDate,
): Promise<RecordReply<K>[]> {
  if (rows.length === 0) return []
  const around: Surroundings = {
    today,
    principal,
    vocabulary: await vocabularyOf(db, kind),
    providers: await providersOf(
      db,
      rows.flatMap((row) => [row.ownerCode, ...aboutCodes(row).map(([, code]) => code)]),
    ),
    files: await filesOf(db, kind, rows.map(recordName)),
    types: await typesOf(db, kind),
  }
  // The declaration the shape was made from is the one the values were checked by.
  return rows.map((row) => viewOf(row, around) as RecordReply<K>)
}

/** One record with what happened to it, oldest first. */
export async function recordView<K extends RecordKindName>(
  db: Executor,
  kind: K,
  row: CaseRow,
  principal: Principal,
  today: IsoDate,
): Promise<RecordReply<K>> {
  const [view] = await recordViews(db, kind, [row], principal, today)
  const steps = await db
    .select()
    .from(caseStep)
    .where(eq(caseStep.recordId, row.id))
    .orderBy(asc(caseStep.id))
  const timeline = steps.map(({ recordId: _record, ...step }) => step)
  return { ...view, timeline } as RecordReply<K>
}
