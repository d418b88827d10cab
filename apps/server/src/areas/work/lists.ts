import type { IsoDate } from '@capiz/domain/time'
import type { requestActors } from '../../engines/request/actor.ts'
import { allLabel, type Item, type List } from './item.ts'

type Actor = (typeof requestActors)[number]
type Ranked = Item & { daysLate: number }

const requestLabels: Readonly<Record<Actor, readonly [one: string, many: string]>> = {
  me: ['to do', 'to do'],
  role: ['request of your role', 'requests of your role'],
  team: ['request you can also take', 'requests you can also take'],
}

interface CaseList {
  kind: Item['kind']
  path: string
  query: (today: IsoDate) => string
  holds: (item: Ranked) => boolean
  labels: readonly [one: string, many: string]
}

const isLate = (item: Ranked): boolean => item.daysLate > 0
const lateOf = (kind: Item['kind'], path: string, one: string, many: string): CaseList => ({
  kind,
  path,
  query: () => 'overdue=true',
  holds: isLate,
  labels: [`late ${one}`, `late ${many}`],
})

/** Lists of compliance records that staff act on: the late ones, and those to be verified that are on time. */
const caseLists: readonly CaseList[] = [
  lateOf('non-conformity', 'non-conformities', 'non-conformity', 'non-conformities'),
  {
    kind: 'non-conformity',
    path: 'non-conformities',
    query: (today) => `status=FOR_VERIFICATION&dueFrom=${today}`,
    holds: (item) => !isLate(item),
    labels: ['non-conformity to verify on time', 'non-conformities to verify on time'],
  },
  lateOf('correction-notice', 'correction-notices', 'correction notice', 'correction notices'),
]

/**
 * Returns the lists that hold all items of a kind of a group, of those kinds that are not shown whole. Kinds without a list
 * of exactly their items have none: accounts and changes of access.
 */
export function listsOf(
  actor: Actor,
  items: readonly Ranked[],
  shown: ReadonlySet<Item>,
  today: IsoDate,
): List[] {
  const isCut = (some: readonly Ranked[]): boolean => some.some((one) => !shown.has(one))
  const requests = items.filter(({ kind }) => kind === 'request')
  const lists = caseLists.flatMap(({ kind, path, query, holds, labels }): List[] => {
    const own = items.filter((item) => item.kind === kind && holds(item))
    if (!isCut(own)) return []
    const route = `/iso-compliance/${path}?${query(today)}`
    return [{ label: allLabel(own.length, ...labels), count: own.length, route }]
  })
  if (!isCut(requests)) return lists
  const label = allLabel(requests.length, ...requestLabels[actor])
  return [{ label, count: requests.length, route: `/dashboard/requests?waits=${actor}` }, ...lists]
}
