import { actorOf } from '../../platform/access/actor.ts'
import { inTransaction } from '../../db/transaction.ts'
import { requestRenewal } from '../../areas/expiry/renewal-request.ts'
import { grantGrace } from '../../areas/expiry/grace.ts'
import { countExpiring } from '../../areas/expiry/counts.ts'
import { listExpiring } from '../../areas/expiry/list.ts'
import { listMissing } from '../../areas/expiry/missing.ts'
import { handlers } from '../../platform/http/handlers.ts'

/** The list of expiring documents over all facilities and physicians (additions of ours). */
export const expiryHandlers = handlers({
  'expiry.list': ({ services, query, principal }) =>
    query.bucket === 'missing'
      ? listMissing(services, query, principal)
      : listExpiring(services, query, principal),
  'expiry.counts': ({ services, query, principal }) => countExpiring(services, query, principal),
  'expiry.askRenewal': ({ services, body, principal, meta }) =>
    inTransaction(services.db, (tx) =>
      requestRenewal(services, tx, body.uuids, principal, actorOf(principal, meta)),
    ),
  'expiry.grace': ({ services, body, principal, meta }) =>
    inTransaction(services.db, (tx) => grantGrace(services, tx, body, principal, actorOf(principal, meta))),
})
