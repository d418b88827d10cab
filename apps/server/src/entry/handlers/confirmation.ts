import { confirmSection } from '../../areas/confirmation/confirm.ts'
import { sendLink } from '../../areas/confirmation/mail.ts'
import { codeFor, ownerOfCode } from '../../areas/confirmation/owner.ts'
import { readerOf, sectionViews } from '../../areas/confirmation/view.ts'
import { inTransaction } from '../../db/transaction.ts'
import { created, handlers } from '../../platform/http/handlers.ts'
import { confirmByLink, sectionsOfToken } from '../public/confirmation-link.ts'

/** Confirmations of the sections of a record by its provider (additions of ours). */
export const confirmationHandlers = handlers({
  'confirmation.sections': async ({ services, query, principal }) => {
    const { db } = services
    const owner = await ownerOfCode(db, await codeFor(db, query.ownerCode, principal))
    return sectionViews(services, db, owner, readerOf(owner, principal))
  },
  'confirmation.confirm': ({ services, body, principal, meta }) =>
    inTransaction(services.db, async (tx) => {
      const owner = await confirmSection(services, tx, body, { principal, meta })
      return created(await sectionViews(services, tx, owner, readerOf(owner, principal)))
    }),
  'confirmation.sendLink': ({ services, body, principal }) =>
    inTransaction(services.db, (tx) => sendLink(services, tx, body.ownerCode, principal)),
  'confirmation.linked': async ({ services, body }) => sectionsOfToken(services, body.token),
  'confirmation.confirmByLink': async ({ services, body, meta }) => confirmByLink(services, body, meta),
})
