import { dataUse, stateObjection } from '../../areas/privacy/data-use.ts'
import { keepChange } from '../../areas/user/second-person.ts'
import { listRetentionRuns } from '../../areas/retention/list.ts'
import { inTransaction } from '../../db/transaction.ts'
import { erasureEffects } from '../../ops/person/effects.ts'
import { findPerson } from '../../ops/person/keys.ts'
import { erasureRefusals } from '../../ops/person/refusals.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import { created, handlers } from '../../platform/http/handlers.ts'

/** Retention and erasure of personal data (additions of ours). */
export const privacyHandlers = handlers({
  'retention.list': async ({ services, query }) => listRetentionRuns(services.db, query),
  'erasure.effects': async ({ services, params }) => {
    const keys = await findPerson(services.db, params.code)
    return keys ? erasureEffects(services.db, keys) : refuse('NOT_FOUND')
  },
  'dataUse.get': ({ services, params, principal }) => dataUse(services, params.code, principal),
  'dataUse.state': ({ services, body, principal, meta }) =>
    inTransaction(services.db, async (tx) =>
      created(await stateObjection(services, tx, body, { principal, meta })),
    ),
  'erasure.request': async ({ services, principal, meta, body }) => {
    const code = body.code.toUpperCase()
    const keys = await findPerson(services.db, code)
    if (!keys) return refuseField('code', 'No physician and no user has this code.')
    if (keys.codes.includes(principal.userCode)) {
      refuse('FORBIDDEN', { message: 'Somebody else has to request the erasure of your account.' })
    }
    const refusals = await erasureRefusals(services.db, keys)
    if (refusals.length > 0) refuseField('code', refusals.join(' '))
    const change = { reason: 'ERASURE', target: code, body: { kind: 'ERASURE', code }, changes: [] } as const
    await keepChange(services, principal, meta, { ...change, changes: [] })
  },
})
