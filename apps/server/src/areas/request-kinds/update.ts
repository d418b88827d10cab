import type { Actor } from '../../platform/access/actor.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import { currentForm } from '../facility/form.ts'
import { applyFacilityFields } from '../facility/save.ts'
import { liveFacility, lockFacility } from '../facility/scope.ts'
import { formOf } from '../physician/form.ts'
import { applyPhysicianFields } from '../physician/save.ts'
import { livePhysician, lockPhysician } from '../physician/scope.ts'
import type { Services } from '../../platform/services.ts'
import { showFacility } from './show-facility.ts'
import type { RequestKind } from '../../engines/request/kind.ts'
import { showPhysician } from './show-physician.ts'

/** Whose fields change, with the save that changes them. */
interface Target {
  show: RequestKind['show']
  /** today's form, or nothing when the record is gone */
  form: (db: Executor, code: string) => Promise<object | undefined>
  lock: (tx: Transaction, code: string) => Promise<unknown>
  apply: (
    services: Services,
    tx: Transaction,
    code: string,
    fields: Record<string, unknown>,
    actor: Actor,
  ) => Promise<unknown>
}

/** Protected fields a provider asked to change; made by the save of the own record (domain model 7.4). */
function update(target: Target): RequestKind {
  return {
    show: target.show,
    current: async (_services, db, request) => {
      const form = await target.form(db, request.targetCode ?? '')
      if (!form) return undefined
      return Object.fromEntries(Object.entries(form).filter(([name]) => name in request.payload))
    },
    lock: (tx, request) => target.lock(tx, request.targetCode ?? ''),
    apply: async (services, tx, request, actor) => {
      await target.apply(services, tx, request.targetCode ?? '', request.payload, actor)
    },
  }
}

/** Fields of a facility its coordinator asked to change. */
export const facilityUpdate = update({
  show: (_services, db, values) => showFacility(db, values),
  form: async (db, code) => {
    const row = await liveFacility(db, code)
    return row && currentForm(db, row)
  },
  lock: lockFacility,
  apply: applyFacilityFields,
})

/** Fields of a physician the physician asked to change. */
export const physicianUpdate = update({
  show: (_services, db, values) => showPhysician(db, values),
  form: async (db, code) => {
    const row = await livePhysician(db, code)
    return row && formOf(row)
  },
  lock: lockPhysician,
  apply: applyPhysicianFields,
})
