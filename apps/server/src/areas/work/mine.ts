import type { Work } from '@capiz/api/schema/my-work'
import { daysLate, rankWork } from '@capiz/domain/work'
import type { InferOutput } from 'valibot'
import type { Principal } from '../../platform/access/principal.ts'
import type { Services } from '../../platform/services.ts'
import { requestActors } from '../../engines/request/actor.ts'
import { listsOf } from './lists.ts'
import { providerWork } from './provider-work.ts'
import { staffWork } from './staff-work.ts'

/** Items answered at most for each who must act; what waits for others is not work of the reader. */
const most = { me: 8, role: 8, team: 4 } as const

/** The work of a user: counts, and the first items by who must act and how late they are. */
export async function workOf(services: Services, principal: Principal): Promise<InferOutput<typeof Work>> {
  const today = services.clock.today()
  const isStaff = principal.marker === 'ADMIN'
  const found = isStaff
    ? await staffWork(services, principal)
    : [{ items: await providerWork(services, principal) }]
  const items = rankWork(found.flatMap((one) => one.items)).map((item) => ({
    ...item,
    daysLate: daysLate(item.dueDate, today),
  }))
  const groups = requestActors.map((actor) => {
    const own = items.filter((item) => item.actor === actor)
    const shown = own.slice(0, most[actor])
    const unread = found.flatMap((one) => (one.unread?.actor === actor ? [one.unread] : []))
    return {
      actor,
      count: unread.reduce((sum, { count }) => sum + count, own.length),
      late: unread.reduce((sum, { late }) => sum + late, own.filter((one) => one.daysLate > 0).length),
      lists: isStaff ? listsOf(actor, own, shown) : [],
      shown,
    }
  })
  return {
    asOf: today,
    groups: groups.filter(({ count }) => count > 0).map(({ shown: _shown, ...group }) => group),
    items: groups.flatMap(({ shown }) => shown),
  }
}
