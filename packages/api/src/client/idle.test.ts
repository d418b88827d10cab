import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { activityKey } from './activity-key.ts'
import { createIdleClock, type IdleView, idleViewAfter } from './idle.ts'
import { memoryStorage } from './session/index.ts'

const storage = () => memoryStorage()

function openTab(shared = storage()) {
  const seen: IdleView[] = []
  const clock = createIdleClock(shared, Date.now, (view) => seen.push(view))
  clock.restart()
  return { clock, seen, shared }
}

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T00:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

describe('idle clock (specification 1, sections 4 and 9)', () => {
  it.each([
    [0, 'active', 3600],
    [3_479_999, 'active', 121],
    [3_480_000, 'notice', 120],
    [3_594_999, 'notice', 6],
    [3_595_000, 'countdown', 5],
    [3_599_999, 'countdown', 1],
    [3_600_000, 'expired', 0],
    [-1, 'active', 3600],
  ])('after %i ms is %s with %i s left', (idleFor, state, secondsLeft) => {
    expect(idleViewAfter(idleFor)).toEqual({ state, secondsLeft })
  })

  it('tells each second of the countdown once', () => {
    const { clock, seen } = openTab()
    later(3590)
    for (let half = 0; half < 22; half += 1) {
      clock.check()
      later(0.5)
    }
    expect(seen.map((view) => `${view.state} ${view.secondsLeft}`)).toEqual([
      'notice 10',
      'countdown 5',
      'countdown 4',
      'countdown 3',
      'countdown 2',
      'countdown 1',
      'expired 0',
    ])
  })

  it('goes back to active on real activity during the countdown', () => {
    const { clock, seen } = openTab()
    later(3597)
    clock.check()
    clock.touch()
    expect(seen.map((view) => view.state)).toEqual(['countdown', 'active'])
  })

  it('S9: two tabs without input both end at 3600 s although tokens are stored meanwhile', () => {
    const { clock, shared } = openTab()
    const other = createIdleClock(shared, Date.now, () => undefined)
    for (let minute = 0; minute < 60; minute += 1) {
      shared.setItem('capiz.session', String(minute))
      expect([clock.check().state, other.check().state]).not.toContain('expired')
      later(60)
    }
    expect([clock.check().state, other.check().state]).toEqual(['expired', 'expired'])
  })

  it('shares activity between tabs', () => {
    const { clock, shared } = openTab()
    const other = createIdleClock(shared, Date.now, () => undefined)
    later(3590)
    other.touch()
    later(100)
    expect(clock.check().state).toBe('active')
  })

  it('S10: after two hours of sleep the first move comes too late', () => {
    const { clock, seen } = openTab()
    later(7200)
    clock.touch()
    expect(seen).toEqual([{ state: 'expired', secondsLeft: 0 }])
  })

  it('counts from now when the clock is set back', () => {
    const { clock } = openTab()
    later(-86_400)
    expect(clock.check().state).toBe('active')
    later(3600)
    expect(clock.check().state).toBe('expired')
  })

  it('writes the shared key at most once a second', () => {
    const { clock, shared } = openTab()
    const first = shared.getItem(activityKey)
    later(0.4)
    clock.touch()
    expect(shared.getItem(activityKey)).toBe(first)
    later(0.7)
    clock.touch()
    expect(Number(shared.getItem(activityKey)) - Number(first)).toBe(1100)
  })
})
