import { requestTypeInfo, requestTypes, type RequestStatus, type RequestType } from '@capiz/domain/request'
import { isIsoDate } from '@capiz/domain/time'
import type { FilterDeclaration, FilterValues } from '@capiz/ui/FilterBar'
import * as v from 'valibot'
import {
  oneOf,
  pageSize,
  someOf,
  text,
  type UrlSchema,
  wholeNumber,
  writeUrlState,
} from '../../platform/routing/url-state.ts'
import { queuePath } from './queue-path.ts'
import type { OwnStep } from './use-own-step.ts'

const sorts = ['daysLate', 'requestedDate', 'decidedDate', 'targetName', 'type', 'status', 'code'].flatMap(
  (property) => [`${property},ASC`, `${property},DESC`],
)

/** The named request queues; each is a saved view over the statuses. */
export const queues = [
  'open',
  'mine',
  'unassigned',
  'review',
  'approve',
  'waiting',
  'decided',
  'all',
] as const

/** The steps that wait for the user, then the groups of the user's work. */
const waitsLabels = {
  review: 'To review',
  approve: 'To approve',
  me: 'Assigned to me, to do',
  role: 'Work of my role',
  team: 'Work I can also take',
  others: 'Assigned to me, waits for others',
} as const

type Waits = keyof typeof waitsLabels

const waitsNames = Object.keys(waitsLabels) as Waits[]

/** The name of one request queue. */
export type Queue = (typeof queues)[number]

interface QueueInfo {
  label: string
  statuses: readonly RequestStatus[]
  /** further conditions, as the list call names them */
  more?: { assignee: 'me' | 'none' } | { asked: 'waiting' } | { waits: Waits }
}

const open: readonly RequestStatus[] = ['PENDING', 'REVIEWED']

/** The label and the filters of each queue. */
export const queueInfo: Record<Queue, QueueInfo> = {
  open: { label: 'Open', statuses: open },
  mine: { label: 'Mine', statuses: open, more: { assignee: 'me' } },
  unassigned: { label: 'Unassigned', statuses: open, more: { assignee: 'none' } },
  review: { label: 'To review', statuses: ['PENDING'] },
  approve: { label: 'To approve', statuses: ['REVIEWED'] },
  waiting: { label: 'Waiting for answer', statuses: open, more: { asked: 'waiting' } },
  decided: { label: 'Decided', statuses: ['APPROVED', 'REJECTED', 'CANCELLED'] },
  all: { label: 'All', statuses: [] },
}

/** The queues offered: who asks, and does not decide, needs only open and decided ones. */
export function queuesFor(isStaff: boolean): readonly Queue[] {
  return isStaff ? queues : ['open', 'waiting', 'decided', 'all']
}

/** How a queue is sorted when it is opened: the most late first, what happened last first. */
export function sortOf(queue: Queue): string {
  if (queue === 'decided') return 'decidedDate,DESC'
  return queue === 'all' ? 'requestedDate,DESC' : 'daysLate,DESC'
}

/** The state of the request queue, stored in the URL. */
export interface QueueState {
  page: number
  size: number
  sort: string
  queue: Queue
  term: string
  type: RequestType[]
  age: '' | 'upTo3' | 'upTo7' | 'over7'
  location: string
  /** code of who looks after it */
  assignee: string
  overdue: '' | 'yes'
  /** what this very user could review or approve now, or a group of the user's work */
  waits: '' | Waits
  /** days between which the request was last changed; empty where not set */
  updatedFrom: string
  updatedTo: string
}

const day = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) => (isIsoDate(value) ? value : '')),
)

/** The days the queue can be narrowed by. */
export const queueDays = [
  { name: 'updatedFrom', label: 'Changed from' },
  { name: 'updatedTo', label: 'Changed until' },
] as const

/** How the address is read. */
export const queueSchema: UrlSchema<QueueState> = {
  page: wholeNumber(0),
  size: pageSize(),
  sort: oneOf(sorts, 'daysLate,DESC'),
  queue: oneOf(queues, 'open'),
  term: text,
  type: someOf(requestTypes),
  age: oneOf(['', 'upTo3', 'upTo7', 'over7'], ''),
  location: text,
  assignee: text,
  overdue: oneOf(['', 'yes'], ''),
  waits: oneOf(['', ...waitsNames], ''),
  updatedFrom: day,
  updatedTo: day,
}

/** Returns the address of a queue; who approves names the open one too, since the bare address is that of the approvals. */
export function queueHref(state: Partial<QueueState>, ownStep: OwnStep): string {
  const params = writeUrlState(queueSchema, new URLSearchParams(), state)
  if (ownStep === 'approve' && state.queue === 'open') params.set('queue', 'open')
  return params.size === 0 ? queuePath : `${queuePath}?${params.toString()}`
}

const given = (value: string) => (value.trim() === '' ? undefined : value.trim())

/**
 * Whether a queue is a step the user takes, or the one before it. It holds what this very user may do: a one-step request
 * waits for the approval at once, and what the user made or reviewed waits for another.
 */
export const isOwnQueue = (queue: Queue, ownStep: OwnStep): queue is 'review' | 'approve' =>
  ownStep !== undefined && (queue === 'review' || queue === ownStep)

/** The query of the list call for a state, of a user who takes a step of requests or none. */
export function queueQuery(state: QueueState, ownStep?: OwnStep) {
  const { queue } = state
  const { statuses, more = {} } = isOwnQueue(queue, ownStep)
    ? { statuses: open, more: { waits: queue } }
    : queueInfo[queue]
  return {
    page: state.page,
    size: state.size,
    sort: state.sort,
    status: given(statuses.join(',')),
    requestType: given(state.type.join(',')),
    term: given(state.term),
    age: given(state.age),
    location: given(state.location),
    assignee: given(state.assignee),
    waits: given(state.waits),
    updatedFrom: given(state.updatedFrom),
    updatedTo: given(state.updatedTo),
    ...more,
    ...(state.overdue === 'yes' ? { asked: 'overdue' } : {}),
  }
}

interface Offered {
  /** how many open requests there are of each type */
  counts: ReadonlyMap<RequestType, number>
  /** who may look after requests */
  people: readonly { code: string; name: string }[]
}

const answers: FilterDeclaration = {
  id: 'overdue',
  label: 'Answer',
  kind: 'one',
  options: [{ value: 'yes', label: 'Overdue' }],
}

const waits: FilterDeclaration = {
  id: 'waits',
  label: 'Waits for me',
  kind: 'one',
  options: waitsNames.map((value) => ({ value, label: waitsLabels[value] })),
}

/** Returns the filters of the request queue; types with waiting requests show their number. */
export function queueFilters(isStaff: boolean, { counts, people }: Offered): readonly FilterDeclaration[] {
  const type: FilterDeclaration = {
    id: 'type',
    label: 'Kind',
    kind: 'many',
    isSuggested: true,
    options: requestTypes.map((one) => {
      const { label } = requestTypeInfo[one]
      const count = counts.get(one)
      return { value: one, label: count === undefined ? label : `${label} (${count})` }
    }),
  }
  if (!isStaff) return [type]
  return [
    type,
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
    {
      id: 'assignee',
      label: 'Assigned to',
      kind: 'one',
      isSuggested: true,
      options: people.map(({ code, name }) => ({ value: code, label: name })),
    },
    answers,
    waits,
    { id: 'location', label: 'Place', kind: 'text' },
  ]
}

/** The set filters as the chips show them. */
export function queueValues({
  type,
  age,
  location,
  assignee,
  overdue,
  waits: step,
}: QueueState): FilterValues {
  const all: FilterValues = {
    type,
    age: age ? [age] : [],
    location: location ? [location] : [],
    assignee: assignee ? [assignee] : [],
    overdue: overdue ? [overdue] : [],
    waits: step ? [step] : [],
  }
  return Object.fromEntries(Object.entries(all).filter(([, values]) => values.length > 0))
}

/** Returns the changes to the URL state when the filter chips change. */
export function queueChanges(values: FilterValues): Partial<QueueState> {
  return {
    page: 0,
    type: requestTypes.filter((type) => values['type']?.includes(type)),
    age: (values['age']?.[0] ?? '') as QueueState['age'],
    location: values['location']?.[0] ?? '',
    assignee: values['assignee']?.[0] ?? '',
    overdue: values['overdue']?.[0] === 'yes' ? 'yes' : '',
    waits: (values['waits']?.[0] ?? '') as QueueState['waits'],
  }
}
