import {
  checkRecordMove,
  isRecordOpen,
  recordKind,
  recordProblems,
  recordStatusLabel,
  trackedStatus,
  type RecordKindName,
  type RecordMover,
} from '@capiz/domain/record'
import type { IsoDate } from '@capiz/domain/time'
import { changesBetween } from '../../platform/audit/changes.ts'
import type { Principal } from '../../platform/access/principal.ts'
import type { Executor } from '../../db/types.ts'
import { refuse, refuseField, type FieldProblem } from '../../platform/errors/refuse.ts'
import { enteredFields, type CaseRow, type RecordInput } from './kind.ts'
import { providersOf } from './owner.ts'
import { termProblems, vocabularyOf } from './labels.ts'

type Values = Readonly<Record<string, unknown>>

/** Returns the fields a person entered, without any other input. */
export function enteredOf(kind: RecordKindName, input: Values): Record<string, unknown> {
  return Object.fromEntries(enteredFields(kind).map(({ name }) => [name, input[name] ?? null]))
}

/** Fields that belong to the decision, not to what is decided on. */
const decisionFields: ReadonlySet<string> = new Set(['approvalCode'])

/** Authors of a record after a save: who changed what it says, or added a file, is one of them. */
export function authorsAfter(
  before: Pick<CaseRow, 'fields' | 'authors'> | undefined,
  entered: Values,
  { username }: Pick<Principal, 'username'>,
  addsFiles: boolean,
): string[] {
  const present = Object.fromEntries(Object.keys(entered).map((name) => [name, before?.fields[name] ?? null]))
  const changed = changesBetween(present, entered).some(({ field }) => !decisionFields.has(field))
  const authors = before?.authors ?? []
  return (changed || addsFiles) && !authors.includes(username) ? [...authors, username] : authors
}

/** A record as it stands for a user who would move it. */
export function moverOf(
  { status, createdBy, authors }: Pick<CaseRow, 'status' | 'createdBy' | 'authors'>,
  { username, permissions }: Principal,
): RecordMover {
  return {
    from: status,
    authors: [createdBy, ...authors],
    actor: username,
    has: (one) => permissions.has(one),
  }
}

/** The status a save ends in; refuses one the record cannot have, and a move that is not allowed yet. */
export function settledStatus(
  kind: RecordKindName,
  fields: Values,
  requested: RecordInput['status'],
  before: CaseRow | undefined,
  principal: Principal,
): string {
  const { machine, entity } = recordKind(kind)
  if (machine.decidedBy === 'dates') return trackedStatus(fields)
  const present = before?.status ?? machine.initial
  if (machine.decidedBy === 'request' || requested === null || requested === present) return present
  if (!before) {
    const first = recordStatusLabel(kind, machine.initial).toLowerCase()
    return refuseField('status', `A new ${entity.toLowerCase()} begins as ${first}.`)
  }
  const move = { ...moverOf({ ...before, status: present }, principal), to: requested, fields }
  const check = checkRecordMove(kind, move)
  if (check.ok) return requested
  if (check.reason === 'VALIDATION') refuse('VALIDATION', { errors: check.unmet })
  if (check.reason !== 'RECORD_STATUS') refuse(check.reason)
  const message = `${entity}: from ${recordStatusLabel(kind, present).toLowerCase()} it cannot become ${recordStatusLabel(kind, requested).toLowerCase()}.`
  return refuse('RECORD_STATUS', { message })
}

/** Refuses a change of a record that is settled. */
export function refuseSettled(row: CaseRow): void {
  if (isRecordOpen(row.kind, row.status)) return
  const { entity } = recordKind(row.kind)
  const status = recordStatusLabel(row.kind, row.status).toLowerCase()
  refuse('RECORD_STATUS', {
    message: `This ${entity.toLowerCase()} is ${status} and can no longer be changed.`,
  })
}

async function ownerProblems(
  db: Executor,
  kind: RecordKindName,
  fields: Values,
  before: CaseRow | undefined,
): Promise<FieldProblem[]> {
  const { ownerField, owner, fields: declared } = recordKind(kind)
  const code = ownerField === undefined ? null : fields[ownerField]
  if (ownerField === undefined || typeof code !== 'string') return []
  const problem = (message: string) => [{ field: ownerField, message }]
  const fixed = declared.find(({ name }) => name === ownerField)?.required ?? false
  // Else a record could be moved out of the sight of those it is about.
  if (before && fixed && before.ownerCode !== code)
    return problem('The provider of a record cannot be changed.')
  const found = (await providersOf(db, [code])).get(code)
  if (!found || found.deleted) return problem('There is no such provider.')
  const needsDentist = kind === 'dentist-check-in' && owner === 'physician'
  return needsDentist && found.phyTypeCode !== 'DMD' ? problem('Choose a dentist.') : []
}

/** Returns the codes of providers a record is about that nobody has; one it had already may stay. */
async function aboutProblems(
  db: Executor,
  kind: RecordKindName,
  fields: Values,
  before: CaseRow | undefined,
): Promise<FieldProblem[]> {
  const named = Object.values(recordKind(kind).about ?? {}).flatMap((field) => {
    const code = fields[field]
    return typeof code === 'string' && code !== before?.fields[field] ? [{ field, code }] : []
  })
  const found = await providersOf(
    db,
    named.map(({ code }) => code),
  )
  return named
    .filter(({ code }) => found.get(code)?.deleted !== false)
    .map(({ field }) => ({ field, message: 'There is no such provider.' }))
}

/** Refuses a record whose fields do not hold together, with all messages at once (domain model 9). */
export async function checkRecord(
  db: Executor,
  kind: RecordKindName,
  fields: Values,
  status: string,
  before: CaseRow | undefined,
  today: IsoDate,
): Promise<void> {
  const errors = [
    ...recordProblems(kind, fields, status, today),
    ...termProblems(kind, await vocabularyOf(db, kind), fields, before?.fields),
    ...(await ownerProblems(db, kind, fields, before)),
    ...(await aboutProblems(db, kind, fields, before)),
  ]
  if (errors.length > 0) refuse('VALIDATION', { errors })
}
