import type { Work } from '@capiz/api/schema/my-work'
import { daysLate, rankWork, shareByKind } from '@capiz/domain/work'
import type { InferOutput } from 'valibot'
import type { Principal } from '../../platform/access/principal.ts'
import type { Services } from '../../platform/services.ts'
import { requestActors } from '../../engines/request/actor.ts'
import type { Found, List } from './item.ts'
import { listsOf } from './lists.ts'
import { providerWork } from './provider-work.ts'
import { staffWork } from './staff-work.ts'

type Group = (typeof requestActors)[number]

/**
 * Items answered at most for each who must act, shared by their kinds: at least as many as a group has kinds, so that each
 * is seen. What waits for others is not work of the reader.
 */
const most = { me: 8, role: 8, team: 6 } as const

/** The lists of kinds that are not shown whole, and of what is assigned to the reader and waits for others. */
const foundLists = (found: readonly Found[], actor: Group, shown: Found['items']) =>
  found.flatMap(({ list, others }): List[] => {
    if (others !== undefined && actor === 'me') return [others]
    if (list?.actor !== actor) return []
    const { actor: _actor, kind, ...rest } = list
    return shown.filter((item) => item.kind === kind).length < list.count ? [rest] : []
  })

/** The work of a user: counts, and the first items by who must act and how late they are. */
export async function workOf(services: Services, principal: Principal): Promise<InferOutput<typeof Work>> {
  const today = services.clock.today()
  const isStaff = principal.marker === 'ADMIN'
  const found: readonly Found[] = isStaff
    ? await staffWork(services, principal)
    : [{ items: await providerWork(services, principal) }]
  const items = rankWork(found.flatMap((one) => one.items)).map((item) => ({
    ...item,
    daysLate: daysLate(item.dueDate, today),
  }))
  const groups = requestActors.map((actor) => {
    const own = items.filter((item) => item.actor === actor)
    const shown = shareByKind(own, most[actor])
    const unread = found.flatMap((one) => (one.unread?.actor === actor ? [one.unread] : []))
    return {
      actor,
      count: unread.reduce((sum, { count }) => sum + count, own.length),
      late: unread.reduce((sum, { late }) => sum + late, own.filter((one) => one.daysLate > 0).length),
      lists: isStaff
        ? [...listsOf(actor, own, new Set(shown), today), ...foundLists(found, actor, shown)]
        : [],
      shown,
    }
  })
  return {
    asOf: today,
    groups: groups.filter(({ count }) => count > 0).map(({ shown: _shown, ...group }) => group),
    items: groups.flatMap(({ shown }) => shown),
  }
}
