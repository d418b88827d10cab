import type { Service } from '@capiz/api/contract/define'
import { defaultPageSize } from '../page-size.ts'

/** The facts that the calls of a first screen depend on. */
interface Place {
  /** code of the record the address is about; empty elsewhere */
  code: string
}

/** A call by its service and the rest of its address, written as the client of the contract writes it. */
export type FirstCall = readonly [service: Service, rest: string]

interface ScreenStart {
  /** path pattern of an address without a query; `:code` holds a digit, as every code does */
  path: string
  calls: (place: Place) => readonly FirstCall[]
}

/**
 * The calls that the first screens of a visit begin with, sent before the program that needs them has arrived. A line that no
 * longer matches its screen costs a request and helps nobody: the journeys count both.
 */
const starts: readonly ScreenStart[] = [
  {
    path: '/health-facility',
    calls: () => [['accr', `/hf/list?page=0&size=${defaultPageSize}&sort=name%2CASC`]],
  },
  {
    path: '/doctor',
    calls: () => [['accr', `/phy/list?page=0&size=${defaultPageSize}&sort=lastName%2CASC`]],
  },
  { path: '/health-facility/:code', calls: ({ code }) => [['accr', `/hf/${code}`]] },
  { path: '/doctor/:code', calls: ({ code }) => [['accr', `/phy/${code}`]] },
  {
    path: '/dashboard/requests/:code',
    calls: ({ code }) => [
      ['accr', `/user-request/${code}`],
      ['accr', `/user-request/${code}/lines`],
    ],
  },
  {
    path: '/dashboard',
    calls: () => [
      ['accr', '/work'],
      ['accr', '/dashboard/?type=NOTIFICATION'],
    ],
  },
  {
    path: '/directory',
    calls: () => [['accr', '/public/accredited-list?page=0&size=10&sort=name%2CASC']],
  },
]

/** Returns the calls that the screen at a path begins with; none where they are not known. */
export function firstCallsAt(path: string): readonly FirstCall[] {
  for (const start of starts) {
    const match = new RegExp(`^${start.path.replace(':code', String.raw`([\w-]*\d[\w-]*)`)}/?$`).exec(path)
    if (match) return start.calls({ code: match[1] ?? '' })
  }
  return []
}
