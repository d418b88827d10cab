import { actorOf } from '../../platform/access/actor.ts'
import { inTransaction } from '../../db/transaction.ts'
import { created, handlers } from '../../platform/http/handlers.ts'
import { workOf } from '../../areas/work/mine.ts'
import { searchRecords } from '../../areas/work/search.ts'
import {
  createView,
  listViews,
  pinView,
  removeView,
  sharingRoles,
  updateView,
} from '../../areas/work/views.ts'

/** The calls that shorten daily work: saved views, and any record by a part of its data. */
export const workHandlers = handlers({
  'savedView.list': ({ services, query, principal }) => listViews(services.db, query.list, principal),
  'savedView.create': ({ services, body, principal, meta }) =>
    inTransaction(services.db, async (tx) =>
      created(await createView(services, tx, body, principal, actorOf(principal, meta))),
    ),
  'savedView.update': ({ services, params, body, principal, meta }) =>
    inTransaction(services.db, (tx) =>
      updateView(services, tx, Number(params.id), body, principal, actorOf(principal, meta)),
    ),
  'savedView.pin': ({ services, params, body, principal }) =>
    inTransaction(services.db, (tx) => pinView(tx, Number(params.id), body.isPinned, principal)),
  'savedView.roles': ({ services, principal }) => sharingRoles(services.db, principal),
  'savedView.remove': ({ services, params, principal, meta }) =>
    inTransaction(services.db, (tx) =>
      removeView(services, tx, Number(params.id), principal, actorOf(principal, meta)),
    ),
  'work.mine': ({ services, principal }) => workOf(services, principal),
  'search.records': ({ services, query, principal }) => searchRecords(services.db, query.term, principal),
})
