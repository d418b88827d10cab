import { requestTypeInfo, requestTypes, type RequestStatus, type RequestType } from '@capiz/domain/request'
import type { FilterDeclaration, FilterValues } from '@capiz/ui/FilterBar'
import { oneOf, someOf, text, type UrlSchema, wholeNumber } from '../../lib/url-state.ts'

/** Where the desk lives. */
export const deskPath = '/dashboard/requests'

const sorts = ['requestedDate', 'decidedDate', 'targetName', 'type', 'status', 'code'].flatMap((property) => [
  `${property},ASC`,
  `${property},DESC`,
])

/** The queues of the desk; each is a saved view over the statuses. */
export const queues = ['open', 'review', 'approve', 'decided', 'all'] as const

/** One queue of the desk. */
export type Queue = (typeof queues)[number]

interface QueueInfo {
  label: string
  statuses: readonly RequestStatus[]
}

/** What each queue holds. */
export const queueInfo: Record<Queue, QueueInfo> = {
  open: { label: 'Open', statuses: ['PENDING', 'REVIEWED'] },
  review: { label: 'New', statuses: ['PENDING'] },
  approve: { label: 'Reviewed', statuses: ['REVIEWED'] },
  decided: { label: 'Decided', statuses: ['APPROVED', 'REJECTED', 'CANCELLED'] },
  all: { label: 'All', statuses: [] },
}

/** The queues offered: who asks, and does not decide, needs only open and decided ones. */
export function queuesFor(isStaff: boolean): readonly Queue[] {
  return isStaff ? queues : ['open', 'decided', 'all']
}

/** How a queue is sorted when it is opened: what waits longest first, what happened last first. */
export function sortOf(queue: Queue): string {
  if (queue === 'decided') return 'decidedDate,DESC'
  return queue === 'all' ? 'requestedDate,DESC' : 'requestedDate,ASC'
}

/** What the desk shows, as it stands in the address. */
export interface DeskState {
  page: number
  size: number
  sort: string
  queue: Queue
  term: string
  type: RequestType[]
  age: '' | 'upTo3' | 'upTo7' | 'over7'
  location: string
}

/** How the address is read. */
export const deskSchema: UrlSchema<DeskState> = {
  page: wholeNumber(0),
  size: wholeNumber(10, { values: [10, 25, 50, 100] }),
  sort: oneOf(sorts, 'requestedDate,ASC'),
  queue: oneOf(queues, 'open'),
  term: text,
  type: someOf(requestTypes),
  age: oneOf(['', 'upTo3', 'upTo7', 'over7'], ''),
  location: text,
}

const given = (value: string) => (value.trim() === '' ? undefined : value.trim())

/** The query of the list call for a state. */
export function deskQuery(state: DeskState) {
  const { statuses } = queueInfo[state.queue]
  return {
    page: state.page,
    size: state.size,
    sort: state.sort,
    status: given(statuses.join(',')),
    requestType: given(state.type.join(',')),
    term: given(state.term),
    age: given(state.age),
    location: given(state.location),
  }
}

/** The filters offered above the desk. */
export const deskFilters: readonly FilterDeclaration[] = [
  {
    id: 'type',
    label: 'Kind',
    kind: 'many',
    isSuggested: true,
    options: requestTypes.map((type) => ({ value: type, label: requestTypeInfo[type].label })),
  },
  {
    id: 'age',
    label: 'Waiting',
    kind: 'one',
    isSuggested: true,
    options: [
      { value: 'upTo3', label: 'Up to 3 days' },
      { value: 'upTo7', label: '4 to 7 days' },
      { value: 'over7', label: 'More than 7 days' },
    ],
  },
  { id: 'location', label: 'Place', kind: 'text', isSuggested: true },
]

/** The filters offered to somebody who sees only the own requests. */
export const ownFilters = deskFilters.filter(({ id }) => id === 'type')

/** The set filters as the chips show them. */
export function deskValues({ type, age, location }: DeskState): FilterValues {
  const all: FilterValues = { type, age: age ? [age] : [], location: location ? [location] : [] }
  return Object.fromEntries(Object.entries(all).filter(([, values]) => values.length > 0))
}

/** What the address becomes when the chips change. */
export function deskChanges(values: FilterValues): Partial<DeskState> {
  return {
    page: 0,
    type: requestTypes.filter((type) => values['type']?.includes(type)),
    age: (values['age']?.[0] ?? '') as DeskState['age'],
    location: values['location']?.[0] ?? '',
  }
}
