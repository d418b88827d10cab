import type { Dashboard } from '@capiz/api/schema/log'
import { plural } from '@capiz/domain/text'
import { parseIsoDate } from '@capiz/domain/time'
import type { StatTileProps } from '@capiz/ui/StatTile'
import type { InferOutput } from 'valibot'

type Figures = InferOutput<typeof Dashboard>

/** The answers the page is made from; undefined while one is under way or not meant for this user. */
export interface Answers {
  notification: Figures | undefined
  request: Figures | undefined
  credential: Figures | undefined
  facility: Figures | undefined
}

/** A tile with an identity of its own. */
export type Tile = StatTileProps & { id: string }

const find = (figures: Figures | undefined, key: string) => figures?.items.find((item) => item.key === key)

/** A figure the server leaves out is none; an answer that is not there yet is unknown. */
function countOf(figures: Figures | undefined, key: string): number | undefined {
  return figures === undefined ? undefined : (find(figures, key)?.count ?? 0)
}

const oldest = (days: number | null | undefined): string | undefined =>
  days === null || days === undefined || days === 0
    ? undefined
    : `Oldest waits ${plural(days, 'day', 'days')}`

/** Words that depend on the figures; a line of nothing holds their place while they load. */
const detailOf = (figures: Figures | undefined, text: string): string =>
  figures === undefined ? '\u00A0' : text

/** The requests that wait for the reader: their tab holds exactly these. */
export const waitingPath = (action: 'review' | 'approve'): string => `/dashboard/requests?queue=${action}`

function waiting(figures: Figures | undefined, action: 'review' | 'approve'): Tile {
  const key = `to-${action}`
  return {
    id: key,
    label: action === 'review' ? 'To review' : 'To approve',
    value: countOf(figures, key),
    detail: detailOf(figures, oldest(find(figures, key)?.oldestDays) ?? 'Nothing waits for you'),
    href: waitingPath(action),
  }
}

function open(figures: Figures | undefined): Tile {
  const types = figures?.items.filter(({ group }) => group === 'type') ?? []
  const longest = Math.max(0, ...types.map(({ oldestDays }) => oldestDays ?? 0))
  return {
    id: 'open',
    label: 'Open requests',
    value: figures && types.reduce((sum, { count }) => sum + count, 0),
    detail: detailOf(figures, oldest(longest) ?? 'None waits'),
    href: '/dashboard/requests?queue=open',
  }
}

function returned(figures: Figures | undefined): Tile {
  const late = countOf(figures, 'overdue') ?? 0
  return {
    id: 'returned',
    label: 'Waiting for an answer',
    value: countOf(figures, 'waiting'),
    detail: detailOf(
      figures,
      late > 0 ? `${plural(late, 'answer', 'answers')} overdue` : 'No answer is overdue',
    ),
    href: '/dashboard/requests?queue=waiting',
  }
}

/** Days in which a price sheet starts or ends soon. */
export const soonDays = 30

/** The permissions of the user, which decide the tiles that are shown. */
export interface Rights {
  /** requests */
  views: boolean
  reviews: boolean
  approves: boolean
  /** the list of expiring documents */
  documents: boolean
}

function statusTile(facility: Figures | undefined, code: string, label: string, detail: string): Tile {
  return {
    id: code,
    label,
    value: countOf(facility, code),
    detail,
    href: `/health-facility?status=${code}`,
  }
}

/** The numbers of price sheets that need attention, as the board counts them. */
export interface PriceCounts {
  events: readonly { event: string; count: number }[]
  within: readonly { days: number; starts: number; lapses: number }[]
}

/** The tiles of those who keep the rates: requests for prices, and the sheets that start, end or leave a gap. */
export function priceTilesOf(
  { notification }: Pick<Answers, 'notification'>,
  counts: PriceCounts | undefined,
  until: string,
): Tile[] {
  const soon = counts?.within.find(({ days }) => days >= soonDays)
  const gaps = counts && (counts.events.find(({ event }) => event === 'GAP')?.count ?? 0)
  const within = `Within ${soonDays} days`
  return [
    waiting(notification, 'review'),
    {
      id: 'starts',
      label: 'Starting soon',
      value: counts && (soon?.starts ?? 0),
      detail: within,
      href: `/rates?event=STARTS&to=${until}`,
    },
    {
      id: 'lapses',
      label: 'Ending soon',
      value: counts && (soon?.lapses ?? 0),
      detail: within,
      href: `/rates?event=LAPSES&to=${until}`,
    },
    { id: 'gaps', label: 'Gaps', value: gaps, detail: 'Days without a price', href: '/rates?event=GAP' },
  ]
}

/** The tiles of the first row, at most four: what waits for this user first, then what runs out (design, screen 1). */
export function tilesOf(answers: Answers, rights: Rights): Tile[] {
  const { notification, request, credential, facility } = answers
  const tiles = [
    ...(rights.reviews ? [waiting(notification, 'review')] : []),
    ...(rights.approves ? [waiting(notification, 'approve')] : []),
    ...(rights.views && !rights.reviews && !rights.approves ? [open(request)] : []),
    ...(rights.views ? [returned(request)] : []),
    ...(rights.documents
      ? [
          {
            id: 'doubted',
            label: 'Accredited, in doubt',
            value: countOf(credential, 'doubted'),
            detail: 'Facilities, expired or not proven',
            href: '/health-facility?status=ACCREDITED&expiring=doubted',
          },
          {
            id: 'proposed',
            label: 'Suspensions proposed',
            value: countOf(credential, 'proposed'),
            detail: 'By a lapsed document',
            href: '/iso-compliance/expiring?effect=PROPOSE',
          },
        ]
      : []),
    statusTile(facility, 'FOR_PAYMENT_ONLY', 'For payment only', 'Facilities'),
    statusTile(facility, 'ON_PROCESS', 'On process', 'Facilities with an open checklist'),
  ]
  return tiles.slice(0, 4)
}

/** Figures of one group as bars, without those that count nothing; each leads to its rows. */
export function barsOf(figures: Figures, group: string) {
  return figures.items
    .filter((item) => item.group === group && item.count > 0)
    .map(({ key, label, count, route }) => ({
      id: key,
      label,
      value: count,
      ...(route ? { href: route } : {}),
    }))
}

/** Bars with the longest first. */
export function longestFirst<T extends { value: number }>(bars: readonly T[]): T[] {
  return bars.toSorted((a, b) => b.value - a.value)
}

/** Documents that run out, week by week; each leads to the documents of its week. */
export function weeksOf(figures: Figures) {
  return figures.items
    .filter(({ group }) => group === 'week')
    .flatMap(({ key, count, route }) => {
      const from = parseIsoDate(key)
      return from ? [{ from, count, ...(route ? { href: route } : {}) }] : []
    })
}

/** The paths of the records of each kind that can be overdue. */
const latePaths: Readonly<Record<string, string>> = {
  'non-conformity': 'non-conformities',
  'document-tracker': 'tracked-documents',
  'inquiry-report': 'inquiries',
  'correction-notice': 'correction-notices',
}

/** Returns the overdue compliance records by kind, over all departments. */
export function overdueBars(lines: readonly { kind: string; label: string; overdue: number }[]) {
  return [...Map.groupBy(lines, ({ kind }) => kind)]
    .map(([kind, own]) => ({
      id: kind,
      label: own[0]?.label ?? kind,
      value: own.reduce((sum, { overdue }) => sum + overdue, 0),
      ...(latePaths[kind] ? { href: `/iso-compliance/${latePaths[kind]}?overdue=true` } : {}),
    }))
    .filter(({ value }) => value > 0)
}
