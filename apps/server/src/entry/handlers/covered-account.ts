import { and, eq } from 'drizzle-orm'
import { actorOf } from '../../platform/access/actor.ts'
import { facility } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import {
  addCovered,
  coveredOfCompany,
  coveredView,
  listCovered,
  removeCovered,
  updateCovered,
} from '../../areas/facility/covered.ts'
import { setPreferred, setPreferredCategory } from '../../areas/facility/network.ts'
import { facilityFor, facilityScope, seesWholeRecord } from '../../areas/facility/scope.ts'
import { created, handlers } from '../../platform/http/handlers.ts'
import { refuse } from '../../platform/errors/refuse.ts'

/** Covered accounts and the preferred network (specification 1, section 7). */
export const coveredAccountHandlers = handlers({
  'coveredAccount.create': async ({ services, query, body, principal, meta }) =>
    inTransaction(services.db, async (tx) =>
      created(coveredView(await addCovered(services, tx, query.code, body, actorOf(principal, meta)))),
    ),
  'coveredAccount.update': async ({ services, query, body, principal, meta }) =>
    inTransaction(services.db, async (tx) =>
      coveredView(await updateCovered(services, tx, query.code, body, actorOf(principal, meta))),
    ),
  'coveredAccount.remove': async ({ services, query, principal, meta }) =>
    inTransaction(services.db, (tx) =>
      removeCovered(services, tx, query.code, query.accountCode, actorOf(principal, meta)),
    ),
  'coveredAccount.byCompany': async ({ services, params, principal }) => {
    const record = await facilityFor(services.db, params.code, principal)
    if (!seesWholeRecord(principal, record.code)) refuse('NOT_FOUND')
    return coveredView(await coveredOfCompany(services.db, record.id, params.company))
  },
  'coveredAccount.list': async ({ services, params, query, principal }) => {
    const id = Number(params.id)
    const [record] =
      id <= 2_147_483_647
        ? await services.db
            .select({ id: facility.id, code: facility.code })
            .from(facility)
            .where(
              and(eq(facility.id, id), eq(facility.deleted, false), facilityScope(services.db, principal)),
            )
        : []
    if (!record || !seesWholeRecord(principal, record.code)) return refuse('NOT_FOUND')
    return listCovered(services, record.id, query)
  },
  'coveredAccount.setPreferred': async ({ services, params, principal, meta }) =>
    inTransaction(services.db, (tx) =>
      setPreferred(services, tx, params.a, params.b === 'true', actorOf(principal, meta)),
    ),
  'coveredAccount.setPreferredCategory': async ({ services, params, principal, meta }) =>
    inTransaction(services.db, (tx) =>
      setPreferredCategory(services, tx, params.a, params.b, actorOf(principal, meta)),
    ),
})
