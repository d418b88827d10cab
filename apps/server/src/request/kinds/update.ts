import { and, eq } from 'drizzle-orm'
import { facility } from '../../db/schema/index.ts'
import { currentForm } from '../../facility/form.ts'
import { applyFacilityFields } from '../../facility/save.ts'
import { lockFacility } from '../../facility/scope.ts'
import { showFacility } from './facility-words.ts'
import type { RequestKind } from './kind.ts'

/** Protected fields a coordinator asked to change; made by the save of the facility (domain model 7.4). */
export const facilityUpdate: RequestKind = {
  show: (_services, db, values) => showFacility(db, values),
  current: async (_services, db, request) => {
    const [row] = await db
      .select()
      .from(facility)
      .where(and(eq(facility.code, request.targetCode ?? ''), eq(facility.deleted, false)))
    if (!row) return undefined
    const form: Record<string, unknown> = { ...(await currentForm(db, row)) }
    return Object.fromEntries(Object.keys(request.payload).map((name) => [name, form[name]]))
  },
  hold: (tx, request) => lockFacility(tx, request.targetCode ?? ''),
  apply: async (services, tx, request, actor) => {
    await applyFacilityFields(services, tx, request.targetCode ?? '', request.payload, actor)
  },
}
