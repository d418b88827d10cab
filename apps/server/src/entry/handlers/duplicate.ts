import { compareRegister } from '../../areas/duplicate/compare.ts'
import { listPairs } from '../../areas/duplicate/pairs.ts'
import * as facilities from '../../areas/facility/duplicates.ts'
import { facilityMerge } from '../../areas/facility/merge.ts'
import { facilityFor } from '../../areas/facility/scope.ts'
import * as physicians from '../../areas/physician/duplicates.ts'
import { physicianMerge } from '../../areas/physician/merge.ts'
import { physicianFor } from '../../areas/physician/scope.ts'
import { physicianView } from '../../areas/physician/view.ts'
import { inTransaction } from '../../db/transaction.ts'
import { mergeProviders } from '../../engines/provider/merge/merge.ts'
import { mergesOf, undoMerge } from '../../engines/provider/merge/undo.ts'
import { actorOf } from '../../platform/access/actor.ts'
import { onTarget } from '../../platform/access/decision.ts'
import { handlers } from '../../platform/http/handlers.ts'

interface Returned {
  returned: number
  leftBehind: number
  changedFields: string[]
}

/** The effect of undoing a merge, without the record. */
function undoneOf({ returned, leftBehind, changedFields }: Returned) {
  const rest = [
    leftBehind > 0 ? `${leftBehind} went elsewhere since and stay there.` : '',
    changedFields.length > 0 ? `Changed since and kept: ${changedFields.join(', ')}.` : '',
  ]
  const message = ['The merge was undone.', ...rest].filter(Boolean).join(' ')
  return { returned, leftBehind, changedFields, message }
}

/** Duplicates as a person would see them, the queue over the register, merging and undoing (additions of ours). */
export const duplicateHandlers = handlers({
  'duplicate.matchFacilities': ({ services, body, principal }) =>
    principal.marker === 'ADMIN'
      ? facilities.findMatches(services.db, body)
      : facilities.publicMatches(services.db, body),
  'duplicate.matchPhysicians': ({ services, body, principal }) =>
    principal.marker === 'ADMIN'
      ? physicians.findMatches(services.db, body)
      : physicians.publicMatches(services.db, body),
  'duplicate.pairs': ({ services, query, principal }) => listPairs(services, query, principal),
  'duplicate.compare': ({ services }) => compareRegister(services),
  'duplicate.mergePhysicians': async ({ services, body, principal, meta }) =>
    inTransaction(services.db, async (tx) => {
      const actor = actorOf(principal, meta)
      const merged = await mergeProviders(services, tx, physicianMerge, body, principal, actor)
      const record = await physicianView(tx, merged.record, principal)
      return { ...merged, record, message: `${body.duplicateCode} was merged into ${body.code}.` }
    }),
  'duplicate.merges': async ({ services, params, principal }) => {
    const isPhysician = params.code.startsWith('PHY')
    const caller = onTarget(principal, { kind: isPhysician ? 'physician' : 'facility' })
    const { code } = isPhysician
      ? await physicianFor(services.db, params.code, caller)
      : await facilityFor(services.db, params.code, caller)
    const rows = await mergesOf(services.db, isPhysician ? 'phy' : 'hf', code)
    return rows.map((row) => ({
      ...row,
      createdDate: row.createdDate.toISOString(),
      undoneDate: row.undoneDate?.toISOString() ?? null,
    }))
  },
  'duplicate.undoFacilities': async ({ services, body, principal, meta }) =>
    inTransaction(services.db, async (tx) =>
      undoneOf(await undoMerge(services, tx, facilityMerge, body, actorOf(principal, meta))),
    ),
  'duplicate.undoPhysicians': async ({ services, body, principal, meta }) =>
    inTransaction(services.db, async (tx) =>
      undoneOf(await undoMerge(services, tx, physicianMerge, body, actorOf(principal, meta))),
    ),
})
