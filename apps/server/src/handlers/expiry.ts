import { actorOf } from '../actor.ts'
import { inTransaction } from '../db/transaction.ts'
import { askRenewal } from '../expiry/ask.ts'
import { countExpiring } from '../expiry/counts.ts'
import { listExpiring } from '../expiry/list.ts'
import { handlers } from '../http/handlers.ts'

/** The expiry radar over all facilities and physicians (additions of ours). */
export const expiryHandlers = handlers({
  'expiry.list': ({ services, query, principal }) => listExpiring(services, query, principal),
  'expiry.counts': ({ services, query, principal }) => countExpiring(services, query, principal),
  'expiry.askRenewal': ({ services, body, principal, meta }) =>
    inTransaction(services.db, (tx) =>
      askRenewal(services, tx, body.uuids, principal, actorOf(principal, meta)),
    ),
})
