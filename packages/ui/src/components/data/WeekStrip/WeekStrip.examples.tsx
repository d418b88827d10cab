import type { ReactElement } from 'react'
import { WeekStrip } from '@capiz/ui/WeekStrip'
import type { WeekStripProps } from '@capiz/ui/WeekStrip'

export default { title: 'Examples/WeekStrip' }

type Weeks = WeekStripProps['weeks']

const coming: Weeks = [
  { from: '2026-11-22', count: 4, href: '#1' },
  { from: '2026-11-29', count: 0, href: '#2' },
  { from: '2026-12-06', count: 9, href: '#3' },
  { from: '2026-12-13', count: 2, href: '#4' },
  { from: '2026-12-20', count: 1, href: '#5' },
  { from: '2026-12-27', count: 6, href: '#6' },
]

const gone: Weeks = [
  { from: '2026-10-25', count: 7, href: '#1' },
  { from: '2026-11-01', count: 3, href: '#2' },
  { from: '2026-11-08', count: 5, href: '#3' },
]

/** Counts of the weeks to come, each leading to its list. */
export function ComingWeeks(): ReactElement {
  return (
    <WeekStrip
      label="Accreditations that expire, by week"
      nouns={['accreditation expires', 'accreditations expire']}
      weeks={coming}
    />
  )
}

/** Weeks before today. */
export function DontLookBack(): ReactElement {
  return (
    <WeekStrip
      label="Accreditations that expired, by week"
      nouns={['accreditation expired', 'accreditations expired']}
      weeks={gone}
    />
  )
}
