import { mismatchProblem, type ChecklistRow } from '@capiz/domain/checklist'
import { plural } from '@capiz/domain/text'
import type { Actor } from '../../platform/access/actor.ts'
import type { Transaction } from '../../db/types.ts'
import { checklistOf } from '../../engines/provider/checklist.ts'
import { writeHistory } from '../../engines/provider/history.ts'
import { lockFacility } from '../facility/scope.ts'
import { updateFacility } from '../facility/write.ts'
import { lockPhysician } from '../physician/scope.ts'
import { updatePhysician } from '../physician/write.ts'
import type { Services } from '../../platform/services.ts'
import { showFacility } from './show-facility.ts'
import type { RequestKind } from '../../engines/request/kind.ts'
import { showPhysician } from './show-physician.ts'
import { withProvider } from './with-provider.ts'

/** How many documents of an application are missing or not compared; the contract is signed after it. */
function documentWarnings(rows: readonly ChecklistRow[]): string[] {
  const asked = rows.filter(({ required, documentTypeCode }) => required && documentTypeCode !== 'MOA')
  const missing = asked.filter(({ submitted }) => submitted === null).length
  const open = asked.filter(({ submitted, verified }) => submitted !== null && !verified).length
  return [
    ...(missing > 0 ? [`${plural(missing, 'document', 'documents')} missing`] : []),
    ...(open > 0 ? [`${plural(open, 'document', 'documents')} not compared`] : []),
  ]
}

/** Whom an application is for, with the writes that end it. */
interface Applicant<R extends { code: string; accreditationStatusCode: string }> {
  type: 'HFC' | 'PHY'
  documents: 'hf/document' | 'phy/document'
  show: RequestKind['show']
  lock: (tx: Transaction, code: string) => Promise<R>
  update: (
    services: Services,
    tx: Transaction,
    record: R,
    values: { accepted: boolean; accreditationStatusCode?: string },
    actor: Actor,
  ) => Promise<R>
}

/**
 * A visitor's application: approving takes it into the work lists, where its checklist begins; its status stays "on
 * process"; a document that says something else than what was declared stands against it. Turning it down ends it (domain model 10.3).
 */
function registration<R extends { code: string; accreditationStatusCode: string }>(
  applicant: Applicant<R>,
): RequestKind {
  return {
    show: applicant.show,
    current: async () => null,
    approvalProblem: async ({ clock }, db, request) => {
      const rows = await withProvider(db, request.targetCode ?? '', (owner, record) =>
        checklistOf(db, owner.checklist(record), clock.today()),
      )
      const message = mismatchProblem(rows ?? [])
      return message === undefined ? undefined : { errorCode: 'DOCUMENT_MISMATCH', message }
    },
    warnings: async ({ clock }, db, request) => {
      const rows = await withProvider(db, request.targetCode ?? '', (owner, record) =>
        checklistOf(db, owner.checklist(record), clock.today()),
      )
      return documentWarnings(rows ?? [])
    },
    apply: async (services, tx, request, actor) => {
      const target = await applicant.lock(tx, request.targetCode ?? '')
      await applicant.update(services, tx, target, { accepted: true }, actor)
    },
    onRejected: async (services, tx, request, actor, status, remarks) => {
      const target = await applicant.lock(tx, request.targetCode ?? '')
      const toStatus = status === 'REJECTED' ? 'DISAPPROVED' : 'WITHDRAWN'
      const ended = { accepted: true, accreditationStatusCode: toStatus }
      await applicant.update(services, tx, target, ended, actor)
      const entry = {
        applicantCode: target.code,
        fromStatus: target.accreditationStatusCode,
        toStatus,
        effectiveDate: services.clock.today(),
        reason: remarks ?? 'The application was withdrawn.',
        requestCode: request.code,
      } as const
      await writeHistory(services, tx, applicant.type, [entry], actor)
    },
    fileOwners: (request) => [[applicant.documents, request.targetCode ?? '']],
    documentOwner: ({ targetCode }) => ({ entity: applicant.documents, code: targetCode ?? '' }),
  }
}

/** A facility applies. */
export const facilityRegistration = registration({
  type: 'HFC',
  documents: 'hf/document',
  show: (_services, db, values) => showFacility(db, values),
  lock: lockFacility,
  update: updateFacility,
})

/** A physician applies. */
export const physicianRegistration = registration({
  type: 'PHY',
  documents: 'phy/document',
  show: (_services, db, values) => showPhysician(db, values),
  lock: lockPhysician,
  update: updatePhysician,
})
