import type { Command, CommandGroup } from '@capiz/ui/CommandPalette'
import type { NavSection } from '@capiz/ui/SideNav'
import Building from '@lucide/icons/icons/building-complex'
import Inbox from '@lucide/icons/icons/inbox'
import Stethoscope from '@lucide/icons/icons/stethoscope'
import { formatDay, manilaDay } from '@capiz/domain/time'
import type { Unfinished } from '../../platform/forms/draft-store.ts'
import { pathOf } from '../../platform/routing/navigation.ts'

/** A record as the search answers it. */
export interface FoundRecord {
  kind: 'facility' | 'physician' | 'request'
  code: string
  name: string
  hint: string | null
  matched: string | null
}

/** A saved view of a list. */
export interface SavedView {
  id: number
  list: string
  name: string
  query: string
}

interface Page {
  href: string
  label: string
  /** the place of the menu it lies under; who may not go there is not offered it */
  under: string
  keywords?: string
}

/** Pages that the menu does not name, and other words for those it does. */
const inner: readonly Page[] = [
  {
    href: '/health-facility?status=FOR_PAYMENT_ONLY',
    label: 'Facilities for payment',
    under: '/health-facility',
  },
  {
    href: '/health-facility?expiring=any',
    label: 'Facilities with expiring documents',
    under: '/health-facility',
    keywords: 'expired expiring',
  },
  {
    href: '/dashboard/requests?queue=review',
    label: 'Requests to review',
    under: '/dashboard/requests',
    keywords: 'new pending',
  },
  {
    href: '/dashboard/requests?queue=approve',
    label: 'Requests to approve',
    under: '/dashboard/requests',
    keywords: 'reviewed approval',
  },
  {
    href: '/dashboard/requests?queue=decided',
    label: 'Decided requests',
    under: '/dashboard/requests',
    keywords: 'approved rejected',
  },
]

const keywords: Readonly<Record<string, string>> = {
  '/dashboard': 'dashboard home',
  '/health-facility': 'hospitals clinics',
  '/doctor': 'doctors',
  '/rates': 'prices fees',
  '/iso-compliance': 'non-conformity inquiries memos',
  '/audit-logs': 'history activity',
  '/provider': 'lists settings',
  '/security': 'roles accounts administration',
}

/** Returns the pages the user may open: those of the menu, then those inside them. */
export function pageCommands(sections: readonly NavSection[]): Command[] {
  const links = sections.flatMap(({ items }) => items)
  const known = new Set(links.map(({ href }) => pathOf(href)))
  return [
    ...links.map(({ href, label, icon }) => ({
      id: href,
      href,
      label,
      icon,
      keywords: keywords[pathOf(href)] ?? '',
    })),
    ...inner
      .filter(({ under }) => known.has(under))
      .map(({ href, label, keywords: terms = '' }) => ({ id: href, href, label, keywords: terms })),
  ]
}

/** The path of each list that can have saved views. */
const listPaths: Readonly<Record<string, string>> = {
  facilities: '/health-facility',
  physicians: '/doctor',
  requests: '/dashboard/requests',
  audit: '/audit-logs',
}

/** Kept views as commands; of lists that live inside a record there is no address to go to. */
export function viewCommands(views: readonly SavedView[]): Command[] {
  return views.flatMap(({ id, list, name, query }) => {
    const path = listPaths[list]
    return path === undefined
      ? []
      : [{ id: `view-${id}`, label: name, hint: 'View', href: query === '' ? path : `${path}?${query}` }]
  })
}

/** Unfinished forms as commands, the newest first. */
export function draftCommands(drafts: readonly Unfinished[]): Command[] {
  return drafts.map(({ form, title, path, savedAt }) => ({
    id: `draft-${form}`,
    label: title,
    hint: `Draft of ${formatDay(manilaDay(new Date(savedAt)))}`,
    href: path,
    keywords: 'draft unfinished',
  }))
}

const kinds = {
  facility: { title: 'Health facilities', path: '/health-facility', icon: Building },
  physician: { title: 'Physicians', path: '/doctor', icon: Stethoscope },
  request: { title: 'Requests', path: '/dashboard/requests', icon: Inbox },
} as const

/** Returns the records found by the server, by kind, each with a hint that distinguishes it. */
export function foundGroups(found: readonly FoundRecord[]): CommandGroup[] {
  return (['facility', 'physician', 'request'] as const).map((kind) => ({
    id: kind,
    title: kinds[kind].title,
    commands: found
      .filter((one) => one.kind === kind)
      .map(({ code, name, hint, matched }) => ({
        id: code,
        label: name,
        icon: kinds[kind].icon,
        hint: [code, hint, matched].filter(Boolean).join(', '),
        href: `${kinds[kind].path}/${code}`,
      })),
  }))
}
