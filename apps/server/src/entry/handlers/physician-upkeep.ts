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
import { moveOrAsk, statusOutlook } from '../../engines/request/status-request.ts'

/** The calls of staff on the record of a physician besides editing it. */
export const physicianUpkeepHandlers = handlers({
  'physicianUpkeep.changeStatus': async ({ services, query, body, principal, meta }) =>
    inTransaction(services.db, async (tx) => {
      const record = await lockPhysician(tx, query.physicianCode)
      if (body.version !== record.version) {
        return refuse('STALE_RECORD', { details: { current: await physicianView(tx, record, principal) } })
      }
      const actor = actorOf(principal, meta)
      const { record: moved, ...outcome } = await moveOrAsk(
        services,
        tx,
        physicianStatus,
        record,
        body,
        actor,
      )
      return { ...(await physicianView(tx, moved, principal)), ...outcome }
    }),
  'physicianUpkeep.statusOutlook': async ({ services, query, principal }) => {
    const record = await physicianFor(services.db, query.physicianCode, principal)
    return statusOutlook(services, physicianStatus, record, query, principal.username)
  },
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
