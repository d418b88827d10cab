import { DentistCheckInInput, FacilityCheckInInput } from '@capiz/api/schema/case-record'
import { recordKind } from '@capiz/domain/record'
import * as v from 'valibot'
import type { Transaction } from '../../db/types.ts'
import { addDocuments } from '../../document/add.ts'
import { plainFacts } from '../../document/facts.ts'
import { documentRules } from '../../provider/checklist.ts'
import { refuse } from '../../http/refuse.ts'
import { problemsOf } from '../../http/validate.ts'
import { sendCheckIn, type CheckInKind } from '../../record/check-in.ts'
import { paperPages, recordName, type CaseRow, type RecordInput } from '../../record/kind.ts'
import { credentialTarget, papersOf } from '../../record/papers.ts'
import { moveRecord } from '../../record/save.ts'
import { lockRecord } from '../../record/scope.ts'
import { filesOf } from '../../record/view.ts'
import { shownField, vocabularyOf, wordsOf } from '../../record/words.ts'
import type { Services } from '../../services.ts'
import type { Actor } from '../../actor.ts'
import type { Asking, RequestKind } from './kind.ts'

const schemas = {
  'facility-check-in': FacilityCheckInInput,
  'dentist-check-in': DentistCheckInInput,
} as const

const codeIn = (payload: Record<string, unknown>): string =>
  typeof payload['recordCode'] === 'string' ? payload['recordCode'] : ''

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/** A check-in by the typed create call: the same as by its own. */
async function make(services: Services, tx: Transaction, kind: CheckInKind, asking: Asking): Promise<string> {
  const { principal, actor, payload, files } = asking
  const checked = v.safeParse(schemas[kind], payload)
  if (!checked.success) return refuse('VALIDATION', { errors: problemsOf(checked.issues) })
  const lists = {
    documentTypes: textsIn(payload['documentTypes']),
    validityDates: textsIn(payload['validityDates']),
  }
  const papers = await papersOf(tx, kind, lists, files, services.clock.today())
  const input = checked.output as RecordInput<CheckInKind>
  const { requestCode } = await sendCheckIn({ services, tx, principal, actor }, kind, input, papers)
  return requestCode
}

/** The credentials a noted check-in brought along become papers of the provider (domain model 9.2). */
async function takeCredentials(
  services: Services,
  tx: Transaction,
  kind: CheckInKind,
  row: CaseRow,
  actor: Actor,
): Promise<void> {
  const pages = paperPages[kind]
  const rules = pages ? await documentRules(tx, [pages.credentials]) : []
  const files = (await filesOf(tx, kind, [recordName(row)])).get(recordName(row)) ?? []
  const credentials = files.filter(({ docType }) => rules.some(({ code }) => code === docType))
  const target = { kind: credentialTarget(kind), code: row.ownerCode ?? '' }
  for (const [docType, papers] of Map.groupBy(credentials, (file) => file.docType)) {
    const [paper] = papers
    const { effectiveDate = null, validityDate = null } = paper ?? {}
    const facts = plainFacts({ docType, effectiveDate, validityDate })
    await addDocuments(services, tx, target, papers, facts, actor)
  }
}

/** A check-in that waits: approving notes it and renews the papers it brought, turning it down returns it. */
export function checkInKind(kind: CheckInKind): RequestKind {
  const shown = recordKind(kind).fields.filter(
    ({ name, server }) => !server && name !== recordKind(kind).ownerField,
  )
  const recordOf = (tx: Transaction, payload: Record<string, unknown>) =>
    lockRecord(tx, kind, { code: codeIn(payload) })
  return {
    show: async (_services, db, values) => {
      const words = wordsOf(kind, await vocabularyOf(db, kind), values)
      return shown
        .map((field) => ({
          field: field.name,
          label: field.label,
          kind: 'text' as const,
          value: shownField(field, values, words),
        }))
        .filter(({ value }) => value !== null)
    },
    current: async () => null,
    hold: (tx, request) => recordOf(tx, request.payload),
    make: (services, tx, asking) => make(services, tx, kind, asking),
    apply: async (services, tx, request, actor) => {
      const row = await recordOf(tx, request.payload)
      await moveRecord({ services, tx, actor }, row, 'NOTED', null)
      await takeCredentials(services, tx, kind, row, actor)
    },
    turnDown: async (services, tx, request, actor, status, remarks) => {
      const row = await recordOf(tx, request.payload)
      const why = status === 'CANCELLED' ? (remarks ?? 'The request was cancelled.') : remarks
      await moveRecord({ services, tx, actor }, row, 'RETURNED', why)
    },
    fileOwners: (request) => [[kind, codeIn(request.payload)]],
  }
}
