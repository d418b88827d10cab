import { actorOf, type Actor } from '../../platform/access/actor.ts'
import type { Principal } from '../../platform/access/principal.ts'
import type { Transaction } from '../../db/types.ts'
import type { CallMeta } from '../../platform/access/call-meta.ts'
import type { Services } from '../../platform/services.ts'

/** The services, transaction and user of a save. */
export interface Saving {
  services: Services
  tx: Transaction
  principal: Principal
  actor: Actor
}

/** The surroundings of a save from those of a call. */
export function savingOf(services: Services, tx: Transaction, principal: Principal, meta: CallMeta): Saving {
  return { services, tx, principal, actor: actorOf(principal, meta) }
}
