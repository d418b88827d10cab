import { canEnter } from '@capiz/domain/access'
import type { NavItem, NavSection } from '@capiz/ui/SideNav'
import BookOpen from '@lucide/icons/icons/book-open'
import Building from '@lucide/icons/icons/building-complex'
import ChartColumn from '@lucide/icons/icons/chart-column'
import ClipboardCheck from '@lucide/icons/icons/clipboard-check'
import Copy from '@lucide/icons/icons/copy'
import Inbox from '@lucide/icons/icons/inbox'
import LayoutDashboard from '@lucide/icons/icons/layout-dashboard'
import ListTree from '@lucide/icons/icons/list-tree'
import ReceiptText from '@lucide/icons/icons/receipt-text'
import ScrollText from '@lucide/icons/icons/scroll-text'
import Stethoscope from '@lucide/icons/icons/stethoscope'
import UserRound from '@lucide/icons/icons/user-round'
import Users from '@lucide/icons/icons/users'
import { routes } from './routes.ts'
import type { SignedIn } from '../session/state.ts'

type Link = Pick<NavItem, 'href' | 'label' | 'icon'>
type Part = { id: string; title?: string; links: readonly Link[] }

const requestsPath = '/dashboard/requests'

const staffParts: readonly Part[] = [
  {
    id: 'work',
    links: [
      { href: '/dashboard', label: 'Today', icon: LayoutDashboard },
      { href: requestsPath, label: 'Requests', icon: Inbox },
    ],
  },
  {
    id: 'records',
    title: 'Records',
    links: [
      { href: '/health-facility', label: 'Health facilities', icon: Building },
      { href: '/doctor', label: 'Physicians', icon: Stethoscope },
      { href: '/rates', label: 'Rates', icon: ReceiptText },
      { href: '/duplicates', label: 'Duplicates', icon: Copy },
    ],
  },
  {
    id: 'oversight',
    title: 'Oversight',
    links: [
      { href: '/iso-compliance', label: 'ISO compliance', icon: ClipboardCheck },
      { href: '/reports', label: 'Reports', icon: ChartColumn },
      { href: '/audit-logs', label: 'Audit logs', icon: ScrollText },
    ],
  },
  {
    id: 'settings',
    title: 'Settings',
    links: [
      { href: '/provider', label: 'Reference lists', icon: ListTree },
      { href: '/security', label: 'Users and roles', icon: Users },
    ],
  },
]

function providerParts(user: SignedIn): readonly Part[] {
  const own: Link =
    user.marker === 'PHY'
      ? { href: user.landing, label: 'My record', icon: Stethoscope }
      : { href: user.landing, label: 'My facility', icon: Building }
  const links = [
    ...(user.ownCode === undefined ? [] : [own]),
    ...(user.ownCode !== undefined && user.marker === 'PHY'
      ? [{ href: `${user.landing}/professional-fees`, label: 'My fees', icon: ReceiptText }]
      : []),
    { href: requestsPath, label: 'My requests', icon: Inbox },
    { href: '/account-updates', label: 'My account', icon: UserRound },
    { href: '/faq', label: 'Questions and answers', icon: BookOpen },
  ]
  return [{ id: 'own', links }]
}

/** The rule of the route an address leads to, by its fixed part. */
function isOpenTo(user: SignedIn, href: string): boolean {
  const route = routes.find(({ path }) => path === href || path === `${href}/*`)
  return route === undefined || canEnter(route.requires, user.permissions)
}

/** The longest link the path lies under is the one that is current. */
function currentLink(parts: readonly Part[], path: string): string | undefined {
  return parts
    .flatMap((part) => part.links.map((link) => link.href))
    .filter((href) => path === href || path.startsWith(`${href}/`))
    .toSorted((a, b) => b.length - a.length)[0]
}

/** Returns the place of an address of the menu, without the queue it opens on. */
export const pathOf = (href: string): string => href.split('?', 1)[0] ?? href

/** The queue of requests that opens from the menu: what waits for the decision of who approves, else all that is open. */
const opensOn = (user: SignedIn): string =>
  user.marker === 'ADMIN' && user.permissions.has('REQUEST_APPROVE') ? '?queue=approve' : ''

/** The menu of a user: only what may be opened, with the current place marked and what waits at the requests counted. */
export function navigationFor(user: SignedIn, path: string, waiting = 0): NavSection[] {
  // until the password is changed and a factor added that the role asks for, nothing else can be opened
  const parts =
    user.user.temporaryPassword || user.user.lacksFactor
      ? [{ id: 'own', links: [{ href: '/account-updates', label: 'My account', icon: UserRound }] }]
      : user.marker === 'ADMIN'
        ? staffParts
        : providerParts(user)
  const current = currentLink(parts, path)
  return parts
    .map(({ id, title, links }) => ({
      id,
      title,
      items: links
        .filter((link) => isOpenTo(user, link.href))
        .map((link) => ({
          ...link,
          isCurrent: link.href === current,
          ...(link.href === requestsPath && {
            href: link.href + opensOn(user),
            ...(waiting > 0 && { count: waiting }),
          }),
        })),
    }))
    .filter((section) => section.items.length > 0)
}
