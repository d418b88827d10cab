import { writeHistory } from '../../facility/history.ts'
import { lockFacility } from '../../facility/scope.ts'
import { updateFacility } from '../../facility/write.ts'
import { showFacility } from './facility-words.ts'
import type { RequestKind } from './kind.ts'

/**
 * A visitor's application: approving takes it into the work lists, where its checklist begins; its status stays "on
 * process". Turning it down ends it (domain model 10.3).
 */
export const facilityRegistration: RequestKind = {
  show: (_services, db, values) => showFacility(db, values),
  current: async () => null,
  apply: async (services, tx, request, actor) => {
    const target = await lockFacility(tx, request.targetCode ?? '')
    await updateFacility(services, tx, target, { accepted: true }, actor)
  },
  turnDown: async (services, tx, request, actor, status, remarks) => {
    const target = await lockFacility(tx, request.targetCode ?? '')
    const toStatus = status === 'REJECTED' ? 'DISAPPROVED' : 'WITHDRAWN'
    await updateFacility(services, tx, target, { accepted: true, accreditationStatusCode: toStatus }, actor)
    const entry = {
      fromStatus: target.accreditationStatusCode,
      toStatus,
      effectiveDate: services.clock.today(),
      reason: remarks ?? 'The application was withdrawn.',
      requestCode: request.code,
    } as const
    await writeHistory(services, tx, { type: 'HFC', code: target.code }, [entry], actor)
  },
  fileOwners: (request) => [['hf/document', request.targetCode ?? '']],
}
