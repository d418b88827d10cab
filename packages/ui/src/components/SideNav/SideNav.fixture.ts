import Building from '@lucide/icons/icons/building-complex'
import ChartColumn from '@lucide/icons/icons/chart-column'
import FileText from '@lucide/icons/icons/file-text'
import HandCoins from '@lucide/icons/icons/hand-coins'
import Hospital from '@lucide/icons/icons/hospital'
import Inbox from '@lucide/icons/icons/inbox'
import LayoutDashboard from '@lucide/icons/icons/layout-dashboard'
import List from '@lucide/icons/icons/list'
import Stethoscope from '@lucide/icons/icons/stethoscope'
import Table from '@lucide/icons/icons/table-2'
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
      { href: '#facilities', label: 'Facilities', icon: Hospital, isCurrent: true },
      { href: '#physicians', label: 'Physicians', icon: Stethoscope },
      { href: '#accounts', label: 'Covered accounts', icon: Building },
    ],
  },
  {
    id: 'prices',
    title: 'Prices',
    items: [
      { href: '#rates', label: 'Rate sheets', icon: Table },
      { href: '#fees', label: 'Professional fees', icon: HandCoins },
    ],
  },
  {
    id: 'compliance',
    title: 'Compliance',
    items: [{ href: '#documents', label: 'Documents', icon: FileText, count: 3, countLabel: 'expiring' }],
  },
  {
    id: 'admin',
    title: 'Admin',
    items: [
      { href: '#lists', label: 'Reference lists', icon: List },
      { href: '#users', label: 'Users and roles', icon: Users },
      { href: '#reports', label: 'Reports', icon: ChartColumn },
    ],
  },
]
