import type { StatusBadgeProps } from '@capiz/ui/StatusBadge'
import type { TimelineEntry } from '@capiz/ui/Timeline'
import type { WeekStripProps } from '@capiz/ui/WeekStrip'

type Status = Pick<StatusBadgeProps, 'tone' | 'label'>

/** An invented request in the request queue. */
export interface Waiting {
  readonly id: string
  readonly kind: string
  readonly subject: string
  readonly who: string
  readonly age: string
  readonly status: Status
}

const pending: Status = { tone: 'review', label: 'Pending approval' }
const returned: Status = { tone: 'attention', label: 'For correction' }

/** Invented requests, oldest first. */
export const waiting: readonly Waiting[] = (
  [
    ['Rate change', 'Sampaguita Medical Center', 'M. Santos', '12 days', pending],
    ['New facility', 'Tulay Family Clinic', 'J. Manalo', '9 days', pending],
    ['Address', 'Bagong Umaga Medical Center', 'L. Abad', '8 days', pending],
    ['Suspension', 'Dalisay Medical Center', 'R. Dela Peña', '6 days', pending],
    ['Renewal', 'Liwanag Medical Center', 'C. Ignacio', '5 days', returned],
    ['Physician added', 'Agila General Hospital', 'M. Santos', '4 days', pending],
    ['Services', 'Halaman Diagnostic Center', 'P. Uy', '3 days', returned],
    ['Rate change', 'Kalinga Doctors Hospital', 'L. Abad', '2 days', pending],
    ['Contact person', 'Ngiti Dental Arts', 'J. Manalo', 'today', pending],
  ] as const
).map(([kind, subject, who, age, status], at) => ({ id: `request-${at}`, kind, subject, who, age, status }))

/** Invented events, newest first. */
export const events: readonly TimelineEntry[] = [
  {
    id: '1',
    title: 'Rate change requested',
    text: 'ICU from ₱11,400.00 to ₱12,400.00',
    tone: 'review',
    who: 'M. Santos',
    day: '2026-11-18',
    time: '14:05',
  },
  {
    id: '2',
    title: 'Document expiring',
    text: 'Licence to operate, in 28 days',
    tone: 'attention',
    who: 'System',
    day: '2026-11-18',
    time: '06:00',
  },
  {
    id: '3',
    title: 'Accredited',
    text: 'Suspension lifted',
    tone: 'positive',
    who: 'R. Dela Peña',
    day: '2025-06-01',
  },
  {
    id: '4',
    title: 'Suspended',
    text: 'Late renewal of fire safety certificate',
    tone: 'held',
    who: 'R. Dela Peña',
    day: '2025-03-04',
  },
]

/** Invented counts of accredited facilities. */
export const provinces = (
  [
    ['Batangas', 64],
    ['Laguna', 58],
    ['Cavite', 51],
    ['Cebu', 47],
    ['Iloilo', 33],
    ['Pampanga', 29],
    ['Bulacan', 27],
    ['Rizal', 21],
    ['Capiz', 17],
  ] as const
).map(([label, value]) => ({ id: label, label, value, href: `#${label}` }))

/** Invented expiries of twelve weeks. */
export const weeks: WeekStripProps['weeks'] = (
  [
    ['2026-11-15', 0],
    ['2026-11-22', 3],
    ['2026-11-29', 1],
    ['2026-12-06', 2],
    ['2026-12-13', 4],
    ['2026-12-20', 0],
    ['2026-12-27', 14],
    ['2027-01-03', 2],
    ['2027-01-10', 1],
    ['2027-01-17', 3],
    ['2027-01-24', 0],
    ['2027-01-31', 5],
  ] as const
).map(([from, count]) => ({ from, count, href: `#week-${from}` }))
