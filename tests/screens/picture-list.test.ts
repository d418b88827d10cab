import { describe, expect, it } from 'vitest'
import { picturedScreens, screenLooks, screenName, screenPicture } from './picture-list.ts'
import { visits } from './visits.ts'

describe('screens with pictures', () => {
  it('have names of their own, without the codes of records', () => {
    expect(screenName({ who: 'officer', path: '/doctor/PHY0000005/affiliations' })).toBe(
      'officer/doctor-code-affiliations',
    )
    expect(screenName({ who: 'rates', path: '/dashboard', opens: 'Notifications' })).toBe(
      'rates/dashboard-notifications',
    )
    const names = picturedScreens.flatMap((screen) => screenLooks.map((look) => screenPicture(screen, look)))
    expect(new Set(names).size).toBe(names.length)
  })

  it('begin with the audit log, and are of every role that is visited', () => {
    expect(picturedScreens[0]?.path).toBe('/audit-logs')
    const pictured = new Set(picturedScreens.map(({ who }) => who))
    expect(visits.filter(({ who }) => !pictured.has(who))).toEqual([])
  })
})
