import {
  formBy,
  formsByType,
  offeredForm,
  offeredForms,
  removeForm,
  uploadForm,
} from '../../areas/document/blank-form.ts'
import { inTransaction } from '../../db/transaction.ts'
import { downloadReply } from '../../engines/document/read.ts'
import { actorOf } from '../../platform/access/actor.ts'
import { created, handlers } from '../../platform/http/handlers.ts'

/** Blank forms of document types (additions of ours). They hold nothing about anybody, so their downloads are not logged. */
export const blankFormHandlers = handlers({
  'blankForm.offered': ({ services, query }) => offeredForms(services.db, query.pageType),
  'blankForm.download': async ({ services, params }) =>
    downloadReply(services, await offeredForm(services.db, params.uuid)),
  'blankForm.list': ({ services }) => formsByType(services.db),
  'blankForm.upload': ({ services, json, files, principal, meta }) =>
    inTransaction(services.db, async (tx) =>
      created(await uploadForm(services, tx, json, files, actorOf(principal, meta))),
    ),
  'blankForm.version': async ({ services, params }) =>
    downloadReply(services, await formBy(services.db, params.uuid)),
  'blankForm.remove': ({ services, params, principal, meta }) =>
    inTransaction(services.db, (tx) => removeForm(services, tx, params.uuid, actorOf(principal, meta))),
})
