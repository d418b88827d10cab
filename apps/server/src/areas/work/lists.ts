import type { Work } from '@capiz/api/schema/my-work'
import { plural } from '@capiz/domain/text'
import type { InferOutput } from 'valibot'
import type { requestActors } from '../../engines/request/actor.ts'

type List = InferOutput<typeof Work>['groups'][number]['lists'][number]
type Item = InferOutput<typeof Work>['items'][number]
type Actor = (typeof requestActors)[number]

const requestLabels: Readonly<Record<Actor, (count: number) => string>> = {
  me: (count) => `${count.toLocaleString('en-PH')} assigned to you`,
  role: (count) => `${plural(count, 'request', 'requests')} of your role`,
  team: (count) => `${plural(count, 'request', 'requests')} you can also take`,
}

/** Lists of late records of compliance, by the kind of their items. */
const lateLists = [
  ['non-conformity', 'non-conformities', 'late non-conformity', 'late non-conformities'],
  ['correction-notice', 'correction-notices', 'late correction notice', 'late correction notices'],
] as const

const all = (count: number, label: string): string => (count === 1 ? label : `All ${label}`)

/**
 * Returns the lists that hold all items of a kind of a group, of those kinds that are not shown whole. Kinds without a list
 * of exactly their items have none: claims that came due, accounts, changes of access.
 */
export function listsOf(actor: Actor, items: readonly Item[], shown: readonly Item[]): List[] {
  const isCut = (kind: Item['kind']): boolean =>
    items.some((one) => one.kind === kind && !shown.includes(one))
  const count = items.filter(({ kind }) => kind === 'request').length
  const requests = isCut('request')
    ? [{ label: all(count, requestLabels[actor](count)), count, route: `/dashboard/requests?waits=${actor}` }]
    : []
  const late = lateLists.flatMap(([kind, path, one, many]): List[] => {
    const number = items.filter((item) => item.kind === kind && item.daysLate > 0).length
    if (number === 0 || !isCut(kind)) return []
    const route = `/iso-compliance/${path}?overdue=true`
    return [{ label: all(number, plural(number, one, many)), count: number, route }]
  })
  return [...requests, ...late]
}
