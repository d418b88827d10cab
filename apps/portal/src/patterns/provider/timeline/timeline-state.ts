import type { timeline } from '@capiz/api/contract/timeline'
import type { OutputOf } from '@capiz/api/contract/define'
import { timelineKinds } from '@capiz/api/schema/timeline'
import { isAccreditationStatus, presentStatus } from '@capiz/domain/accreditation'
import { requestStatusPresentation } from '@capiz/domain/request'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import type { FilterDeclaration, FilterValues } from '@capiz/ui/FilterBar'
import type { TimelineEntry } from '@capiz/ui/Timeline'
import {
  oneOf,
  pageSize,
  someOf,
  text,
  type UrlSchema,
  wholeNumber,
} from '../../../platform/routing/url-state.ts'
import { changesText } from '../../change-text.ts'
import { firstDayOf, type Period, periodFilter, periods } from '../../period.ts'
import { recordOfProvider } from '../../record-path.ts'
import { dayOf, timeOf } from '../../labels.ts'

/** An event as the wire brings it. */
export type EventRow = OutputOf<typeof timeline.list>['content'][number]

/** One kind of event. */
type EventKind = EventRow['kind']

const kindLabels: Readonly<Record<EventKind, string>> = {
  status: 'Status changes',
  price: 'Prices',
  document: 'Documents',
  affiliation: 'Affiliations',
  request: 'Requests',
  record: 'Compliance',
  activity: 'Activities',
  change: 'Changes of the record',
}

/** The state of the timeline, stored in the URL. */
export interface TimelineState {
  page: number
  size: number
  kind: EventKind[]
  /** part of a username */
  actor: string
  period: Period
}

/** How the address is read. */
export const timelineSchema: UrlSchema<TimelineState> = {
  page: wholeNumber(0),
  size: pageSize(50),
  kind: someOf(timelineKinds),
  actor: text,
  period: oneOf(periods, ''),
}

const given = (value: string) => (value.trim() === '' ? undefined : value.trim())

/** The query of the timeline of a record for a state. */
export function timelineQuery(code: string, state: TimelineState, today: IsoDate) {
  return {
    code,
    page: state.page,
    size: state.size,
    kind: given(state.kind.join(',')),
    actor: given(state.actor),
    from: firstDayOf(state.period, today),
  }
}

/** The filters above the timeline: the kinds the reader may see, who, and when. */
export function timelineFilters(may: (action: string) => boolean): FilterDeclaration[] {
  const open = timelineKinds.filter(
    (kind) =>
      (kind !== 'activity' || may('view-activity')) &&
      (kind !== 'change' || may('view-audit')) &&
      (kind !== 'price' || may('view-rates')),
  )
  return [
    {
      id: 'kind',
      label: 'Kind',
      kind: 'many',
      isSuggested: true,
      options: open.map((value) => ({ value, label: kindLabels[value] })),
    },
    periodFilter,
    { id: 'actor', label: 'Username', kind: 'text' },
  ]
}

/** The set filters as the chips show them. */
export function timelineValues({ kind, actor, period }: TimelineState): FilterValues {
  return {
    ...(kind.length > 0 && { kind }),
    ...(actor && { actor: [actor] }),
    ...(period && { period: [period] }),
  }
}

/** Returns the changes to the URL state when the filter chips change. */
export function timelineChanges(values: FilterValues): Partial<TimelineState> {
  return {
    page: 0,
    kind: timelineKinds.filter((kind) => values['kind']?.includes(kind)),
    actor: values['actor']?.[0] ?? '',
    period: (values['period']?.[0] ?? '') as Period,
  }
}

type Look = Pick<TimelineEntry, 'tone' | 'icon'>

const looks: Readonly<Partial<Record<EventKind, Look>>> = {
  price: { tone: 'progress', icon: 'peso' },
  document: { tone: 'neutral', icon: 'check' },
  activity: { tone: 'progress', icon: 'pencil' },
  request: { tone: 'review', icon: 'eye' },
}

function lookOf({ kind, status }: EventRow): Look {
  if (status !== null && isAccreditationStatus(status)) {
    const { tone, icon } = presentStatus(status)
    return { tone, icon }
  }
  const decided = Object.entries(requestStatusPresentation).find(([code]) => code === status)?.[1]
  return decided ?? looks[kind] ?? { tone: 'neutral', icon: 'pencil' }
}

function hrefOf({ kind, about, record }: EventRow, owner: string): string | undefined {
  if (record !== null) return recordOfProvider(owner, record)
  if (about === null) return undefined
  if (kind === 'change') return `/audit-logs?code=${about}`
  return about.startsWith('UR-') ? `/dashboard/requests/${about}` : undefined
}

/** `Effective 1 Dec 2026.` of a change that takes effect on another day than its event, unless the title names it. */
function effectiveText({ at, effectiveDate, title }: EventRow): string {
  if (effectiveDate === null || effectiveDate === dayOf(at)) return ''
  const day = formatDay(effectiveDate)
  return title.includes(` ${day}`) ? '' : `Effective ${day}.`
}

/** The text below the title: the effective day, and of an amended price the reason and the prices before and after. */
function textOf(row: EventRow): string | undefined {
  const { kind, text, changes } = row
  if (kind === 'change') return changesText(changes)
  const isAmended = kind === 'price' && changes.some(({ before }) => before !== null)
  const parts = [effectiveText(row), text, isAmended ? changesText(changes) : '']
  return parts.filter(Boolean).join(' ') || undefined
}

/** An event of a provider's timeline as it is shown. */
export function entryOf(row: EventRow, owner: string): TimelineEntry {
  const { tone, icon } = lookOf(row)
  return {
    id: row.id,
    title: row.title,
    text: textOf(row),
    tone,
    icon,
    who: personText(row),
    day: dayOf(row.at),
    time: timeOf(row.at),
    href: hrefOf(row, owner),
  }
}

function personText({ actor, actorName }: EventRow): string {
  if (actor === 'PUBLIC') return 'Public application'
  return actor === 'SYSTEM' ? 'Capiz' : actorName
}
