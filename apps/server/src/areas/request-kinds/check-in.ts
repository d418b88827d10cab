import { DentistCheckInInput, FacilityCheckInInput } from '@capiz/api/schema/case-record'
import { recordKind } from '@capiz/domain/record'
import * as v from 'valibot'
import type { Transaction } from '../../db/types.ts'
import { addDocuments } from '../../engines/document/add.ts'
import { plainFacts } from '../../engines/document/facts.ts'
import { documentRules } from '../../engines/provider/checklist.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import { problemsOf } from '../../platform/http/validate.ts'
import { sendCheckIn, type CheckInKind } from '../compliance/check-in.ts'
import { documentPages, recordName, type CaseRow, type RecordInput } from '../compliance/kind.ts'
import { credentialTarget, documentsOf } from '../compliance/documents.ts'
import { moveRecord } from '../compliance/save.ts'
import { lockRecord } from '../compliance/scope.ts'
import { filesOf } from '../compliance/view.ts'
import { shownField, vocabularyOf, labelsOf } from '../compliance/labels.ts'
import type { Services } from '../../platform/services.ts'
import type { Actor } from '../../platform/access/actor.ts'
import type { RequestOrder, RequestKind } from '../../engines/request/kind.ts'

const schemas = {
  'facility-check-in': FacilityCheckInInput,
  'dentist-check-in': DentistCheckInInput,
} as const

const codeIn = (payload: Record<string, unknown>): string =>
  typeof payload['recordCode'] === 'string' ? payload['recordCode'] : ''

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/** A check-in by the typed create call: the same as by its own. */
async function make(
  services: Services,
  tx: Transaction,
  kind: CheckInKind,
  order: RequestOrder,
): Promise<string> {
  const { principal, actor, payload, files } = order
  const checked = v.safeParse(schemas[kind], payload)
  if (!checked.success) return refuse('VALIDATION', { errors: problemsOf(checked.issues) })
  const lists = {
    documentTypes: textsIn(payload['documentTypes']),
    validityDates: textsIn(payload['validityDates']),
  }
  const documents = await documentsOf(tx, kind, lists, files, services.clock.today())
  const input = checked.output as RecordInput<CheckInKind>
  const { requestCode } = await sendCheckIn({ services, tx, principal, actor }, kind, input, documents)
  return requestCode
}

/** The credentials a noted check-in brought along become documents of the provider (domain model 9.2). */
async function adoptCredentials(
  services: Services,
  tx: Transaction,
  kind: CheckInKind,
  row: CaseRow,
  actor: Actor,
): Promise<void> {
  const pages = documentPages[kind]
  const rules = pages ? await documentRules(tx, [pages.credentials]) : []
  const files = (await filesOf(tx, kind, [recordName(row)])).get(recordName(row)) ?? []
  const credentials = files.filter(({ docType }) => rules.some(({ code }) => code === docType))
  const target = { kind: credentialTarget(kind), code: row.ownerCode ?? '' }
  for (const [docType, documents] of Map.groupBy(credentials, (file) => file.docType)) {
    const [document] = documents
    const { effectiveDate = null, validityDate = null } = document ?? {}
    const facts = plainFacts({ docType, effectiveDate, validityDate })
    await addDocuments(services, tx, target, documents, facts, actor)
  }
}

/** A check-in that waits: approving notes it and renews the documents it brought, turning it down returns it. */
export function checkInKind(kind: CheckInKind): RequestKind {
  const shown = recordKind(kind).fields.filter(
    ({ name, server }) => !server && name !== recordKind(kind).ownerField,
  )
  const recordOf = (tx: Transaction, payload: Record<string, unknown>) =>
    lockRecord(tx, kind, { code: codeIn(payload) })
  return {
    show: async (_services, db, values) => {
      const labels = labelsOf(kind, await vocabularyOf(db, kind), values)
      return shown
        .map((field) => ({
          field: field.name,
          label: field.label,
          kind: 'text' as const,
          value: shownField(field, values, labels),
        }))
        .filter(({ value }) => value !== null)
    },
    current: async () => null,
    lock: (tx, request) => recordOf(tx, request.payload),
    make: (services, tx, order) => make(services, tx, kind, order),
    apply: async (services, tx, request, actor) => {
      const row = await recordOf(tx, request.payload)
      await moveRecord({ services, tx, actor }, row, 'NOTED', null)
      await adoptCredentials(services, tx, kind, row, actor)
    },
    onRejected: async (services, tx, request, actor, status, remarks) => {
      const row = await recordOf(tx, request.payload)
      const why = status === 'CANCELLED' ? (remarks ?? 'The request was cancelled.') : remarks
      await moveRecord({ services, tx, actor }, row, 'RETURNED', why)
    },
    fileOwners: (request) => [[kind, codeIn(request.payload)]],
  }
}
