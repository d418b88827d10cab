import { batchReply } from '../../areas/verification/batch.ts'
import { verificationImports } from '../../areas/verification/answer-import.ts'
import { findClaim } from '../../areas/verification/claim.ts'
import { evidenceReply, listVerifications } from '../../areas/verification/history.ts'
import { countClaims, listClaims } from '../../areas/verification/list.ts'
import { performVerification } from '../../areas/verification/perform.ts'
import { claimViews } from '../../areas/verification/view.ts'
import { inTransaction } from '../../db/transaction.ts'
import { importHandlers } from '../../engines/import/import/calls.ts'
import { verificationSources } from '../../engines/reference/verification-sources.ts'
import { actorOf } from '../../platform/access/actor.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import { created, handlers } from '../../platform/http/handlers.ts'

/** Verification of claims against their sources (additions of ours). */
export const verificationHandlers = {
  ...importHandlers('verificationImport', verificationImports),
  ...handlers({
    'verification.list': ({ services, query, principal }) => listClaims(services, query, principal),
    'verification.counts': ({ services, query, principal }) => countClaims(services, query, principal),
    'verification.perform': async ({ services, fields, files, principal, meta, today }) => {
      const { db } = services
      const actor = actorOf(principal, meta)
      await inTransaction(db, (tx) => performVerification(services, tx, fields, files, principal, actor))
      const claim = await findClaim(db, await verificationSources(db), fields, today)
      const [view] = claim ? await claimViews(db, [claim], principal) : []
      return created(view ?? refuse('NOT_FOUND'))
    },
    'verification.history': ({ services, query, principal }) => listVerifications(services, query, principal),
    'verification.evidence': ({ services, query, principal, meta }) =>
      evidenceReply(services, query, principal, actorOf(principal, meta)),
    'verification.batch': ({ services, query, principal }) =>
      batchReply(services, query.sourceCode, principal),
  }),
}
