import type { Work } from '@capiz/api/schema/work'
import { daysLate, rankWork, type WorkActor } from '@capiz/domain/work'
import type { InferOutput } from 'valibot'
import type { Principal } from '../../platform/access/principal.ts'
import type { Services } from '../../platform/services.ts'
import { providerWork } from './provider-work.ts'
import { staffWork } from './staff-work.ts'

/** Items answered at most; the counts name the others. */
const most = 12

/** The work of a user: counts, and the first items by who must act and how late they are. */
export async function workOf(services: Services, principal: Principal): Promise<InferOutput<typeof Work>> {
  const today = services.clock.today()
  const found = principal.marker === 'ADMIN' ? staffWork : providerWork
  const items = rankWork(await found(services, principal)).map((item) => ({
    ...item,
    daysLate: daysLate(item.dueDate, today),
  }))
  const countOf = (actors: readonly WorkActor[], isLateOnly = false): number =>
    items.filter(({ actor, daysLate: late }) => actors.includes(actor) && (!isLateOnly || late > 0)).length
  return {
    asOf: today,
    own: countOf(['me', 'role']),
    ownLate: countOf(['me', 'role'], true),
    team: countOf(['team']),
    teamLate: countOf(['team'], true),
    // what waits for others can only be watched; it has its own lists
    items: items.filter(({ actor }) => actor !== 'others').slice(0, most),
  }
}
