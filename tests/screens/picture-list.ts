import type { Visit } from './visits.ts'

/** A screen that has pictures. */
export interface PicturedScreen {
  who: Visit['who']
  path: string
  /** Name of a button that is pressed before: the panel it opens is pictured over the screen. */
  opens?: string
}

const of = (who: Visit['who'], ...paths: readonly string[]): PicturedScreen[] =>
  paths.map((path) => ({ who, path }))

/**
 * The screens people are on most and one of every pattern, by a role that uses each; codes are of the sample. The audit log
 * comes first: it shows who signed in before.
 */
export const picturedScreens: readonly PicturedScreen[] = [
  ...of('admin', '/audit-logs', '/dashboard', '/security', '/security/roles', '/account-updates'),
  ...of(
    'officer',
    '/dashboard',
    '/dashboard/requests',
    '/dashboard/requests/UR-2026-000007',
    '/health-facility',
    '/health-facility/new',
    '/health-facility/HF0000003',
    '/health-facility/HF0000003/documents',
    '/health-facility/HF0000003/edit',
    '/health-facility/HF0000003/physicians',
    '/doctor',
    '/doctor/PHY0000005',
    '/doctor/PHY0000005/affiliations',
    '/iso-compliance/verification',
    '/duplicates',
  ),
  ...of('nobody', '/auth/login', '/directory', '/directory/physicians', '/register/facility', '/answer'),
  ...of('coordinator', '/health-facility/HF0000001', '/health-facility/HF0000001/roster'),
  ...of('physician', '/doctor/PHY0000001', '/doctor/PHY0000001/clinic-hours'),
  { who: 'rates', path: '/dashboard', opens: 'Notifications' },
  ...of('rates', '/dashboard', '/rates', '/health-facility/HF0000003/room-rates'),
  ...of('compliance', '/iso-compliance', '/iso-compliance/expiring', '/provider'),
  ...of('reports', '/reports', '/reports/summary-of-health-facility'),
  // an application with its documents; the officer has an update of one field
  // as the menu opens it for who approves
  ...of('approver', '/dashboard/requests?queue=approve', '/dashboard/requests/UR-2026-000003'),
]

/** A window and theme a screen is taken in. */
export interface ScreenLook {
  theme: 'light' | 'dark'
  /** Width of the window in px. */
  width: number
  /** True where half the size shows enough: the layout of a small desktop, the colours of the dark theme. */
  isHalved: boolean
}

/** The looks of every screen, in the order taken; 320 x 256 px is walked by the keyboard and not pictured. */
export const screenLooks: readonly ScreenLook[] = [
  { theme: 'light', width: 1440, isHalved: false },
  { theme: 'dark', width: 1440, isHalved: true },
  { theme: 'light', width: 1024, isHalved: true },
  { theme: 'light', width: 390, isHalved: false },
]

/**
 * Returns the name of a screen below the folder of pictures, without the codes of records, with what is opened over it:
 * `officer/doctor-code`, `rates/dashboard-notifications`.
 */
export function screenName({ who, path, opens }: PicturedScreen): string {
  const [place = ''] = path.split('?')
  const parts = [...place.split('/'), opens?.toLowerCase() ?? ''].filter((part) => part !== '')
  return `${who}/${parts.map((part) => (/\d/.test(part) ? 'code' : part)).join('-')}`
}

/** Returns the name of a picture: `officer/doctor-code.light.1440.png`. */
export const screenPicture = (screen: PicturedScreen, { theme, width }: ScreenLook): string =>
  `${screenName(screen)}.${theme}.${width}.png`
