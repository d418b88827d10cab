import type { Dashboard } from '@capiz/api/schema/log'
import { plural } from '@capiz/domain/text'
import type { StatTileProps } from '@capiz/ui/StatTile'
import type { InferOutput } from 'valibot'

type Figures = InferOutput<typeof Dashboard>

/** The four answers the tiles are made from; undefined while one is under way or not meant for this user. */
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

function waiting(figures: Figures | undefined, action: 'review' | 'approve'): Tile {
  const key = `to-${action}`
  const isReview = action === 'review'
  return {
    id: key,
    label: isReview ? 'To review' : 'To approve',
    value: countOf(figures, key),
    detail: oldest(find(figures, key)?.oldestDays) ?? 'Nothing waits for you',
    href: isReview ? '/dashboard/requests?queue=review' : '/dashboard/requests',
  }
}

function open(figures: Figures | undefined): Tile {
  const types = figures?.items.filter(({ group }) => group === 'type') ?? []
  const longest = Math.max(0, ...types.map(({ oldestDays }) => oldestDays ?? 0))
  return {
    id: 'open',
    label: 'Open requests',
    value: figures && types.reduce((sum, { count }) => sum + count, 0),
    detail: oldest(longest) ?? 'None waits',
    href: '/dashboard/requests',
  }
}

/** What the user may do with requests; decides which of the tiles about requests are worth showing. */
export interface Rights {
  views: boolean
  reviews: boolean
  approves: boolean
}

/** The tiles of the first row, at most four: what waits for this user first, then what runs out (design, screen 1). */
export function tilesOf(answers: Answers, { views, reviews, approves }: Rights): Tile[] {
  const { notification, request, credential, facility } = answers
  const mine = [
    ...(reviews ? [waiting(notification, 'review')] : []),
    ...(approves ? [waiting(notification, 'approve')] : []),
    ...(views && !approves ? [open(request)] : []),
  ]
  const records: Tile[] = [
    {
      id: 'expiring',
      label: 'Papers expiring soon',
      value: countOf(credential, 'facility-30'),
      detail: 'Of facilities, within 30 days',
      href: '/health-facility?expiring=EXPIRING',
    },
    {
      id: 'payment',
      label: 'For payment only',
      value: countOf(facility, 'FOR_PAYMENT_ONLY'),
      detail: 'Facilities',
      href: '/health-facility?status=FOR_PAYMENT_ONLY',
    },
    {
      id: 'process',
      label: 'On process',
      value: countOf(facility, 'ON_PROCESS'),
      detail: 'Facilities with an open checklist',
      href: '/health-facility?status=ON_PROCESS',
    },
    {
      id: 'expired',
      label: 'Papers expired',
      value: countOf(credential, 'facility-expired'),
      detail: 'Of facilities',
      href: '/health-facility?expiring=EXPIRED',
    },
  ]
  return [...mine, ...records].slice(0, 4)
}

function barsOf(figures: Figures, group: string) {
  return figures.items
    .filter((item) => item.group === group && item.count > 0)
    .toSorted((a, b) => b.count - a.count)
    .map(({ key, label, count }) => ({ id: key, label, value: count }))
}

/** Facilities by region as bars, the most first, without regions that have none. */
export function regionBars(figures: Figures) {
  return barsOf(figures, 'region')
}

/** Open requests by kind as bars; each leads to its requests on the desk. */
export function kindBars(figures: Figures) {
  return barsOf(figures, 'type').map((bar) => ({
    ...bar,
    href: `/dashboard/requests?type=${encodeURIComponent(bar.id)}`,
  }))
}
