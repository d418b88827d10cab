import { actorOf } from '../../platform/access/actor.ts'
import { inTransaction } from '../../db/transaction.ts'
import { remarksOf } from '../../areas/facility/remarks.ts'
import { statusOnDay } from '../../areas/history/on.ts'
import { handlers } from '../../platform/http/handlers.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import { physicianPairs } from '../../areas/physician/pairs.ts'
import { lockPhysician, physicianFor, wholePhysician } from '../../areas/physician/scope.ts'
import { physicianStatus } from '../../areas/physician/status.ts'
import { physicianView } from '../../areas/physician/view.ts'
import { foundDifferent, rememberDifferent } from '../../engines/provider/not-duplicate.ts'
import { moveStatus } from '../../engines/provider/status.ts'

/** The calls of staff on the record of a physician besides editing it. */
export const physicianUpkeepHandlers = handlers({
  'physicianUpkeep.changeStatus': async ({ services, query, body, principal, meta }) =>
    inTransaction(services.db, async (tx) => {
      const record = await lockPhysician(tx, query.physicianCode)
      if (body.version !== record.version) {
        return refuse('STALE_RECORD', { details: { current: await physicianView(tx, record, principal) } })
      }
      const moved = await moveStatus(services, tx, physicianStatus, record, body, actorOf(principal, meta))
      return physicianView(tx, moved, principal)
    }),
  'physicianUpkeep.notDuplicate': async ({ services, body, principal, meta }) =>
    inTransaction(services.db, (tx) =>
      rememberDifferent(services, tx, physicianPairs, body, actorOf(principal, meta)),
    ),
  'physicianUpkeep.foundDifferent': async ({ services, params, principal }) => {
    const { code } = await physicianFor(services.db, params.code, principal)
    return foundDifferent(services.db, physicianPairs, code)
  },
  // a coordinator sees the present status of an affiliated physician, not what led to it
  'physicianUpkeep.statusOn': async ({ services, params, query, principal }) => {
    const { code } = await wholePhysician(services.db, params.code, principal)
    return statusOnDay(services.db, code, 'PHY', query.day)
  },
  'physicianUpkeep.hpasRemarks': async ({ services, params, principal }) =>
    remarksOf(services.db, (await physicianFor(services.db, params.code, principal)).code),
})
