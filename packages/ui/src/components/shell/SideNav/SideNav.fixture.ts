import Building from '@lucide/icons/icons/building-complex'
import ChartColumn from '@lucide/icons/icons/chart-column'
import ClipboardCheck from '@lucide/icons/icons/clipboard-check'
import Inbox from '@lucide/icons/icons/inbox'
import LayoutDashboard from '@lucide/icons/icons/layout-dashboard'
import ListTree from '@lucide/icons/icons/list-tree'
import Stethoscope from '@lucide/icons/icons/stethoscope'
import PhilippinePeso from '@lucide/icons/icons/philippine-peso'
import ReceiptText from '@lucide/icons/icons/receipt-text'
import UserRound from '@lucide/icons/icons/user-round'
import Users from '@lucide/icons/icons/users'
import type { NavSection } from './SideNav.tsx'

/** Invented navigation for stories. */
export const exampleBrand = { name: 'Accreditation', note: 'Provider network portal', href: '#home' }

/** Invented sections for stories; Facilities is the current page. */
export const exampleSections: readonly NavSection[] = [
  {
    id: 'work',
    items: [
      { href: '#dashboard', label: 'Dashboard', icon: LayoutDashboard },
      { href: '#requests', label: 'Requests', icon: Inbox, count: 14, countLabel: 'waiting for you' },
    ],
  },
  {
    id: 'network',
    title: 'Network',
    items: [
      { href: '#facilities', label: 'Facilities', icon: Building, isCurrent: true },
      { href: '#physicians', label: 'Physicians', icon: Stethoscope },
      { href: '#accounts', label: 'Covered accounts', icon: UserRound },
    ],
  },
  {
    id: 'prices',
    title: 'Prices',
    items: [
      { href: '#rates', label: 'Rate sheets', icon: ReceiptText },
      { href: '#fees', label: 'Professional fees', icon: PhilippinePeso },
    ],
  },
  {
    id: 'compliance',
    title: 'Compliance',
    items: [
      { href: '#documents', label: 'Documents', icon: ClipboardCheck, count: 3, countLabel: 'expiring' },
    ],
  },
  {
    id: 'admin',
    title: 'Admin',
    items: [
      { href: '#lists', label: 'Reference lists', icon: ListTree },
      { href: '#users', label: 'Users and roles', icon: Users },
      { href: '#reports', label: 'Reports', icon: ChartColumn },
    ],
  },
]
