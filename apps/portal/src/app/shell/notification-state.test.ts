import { describe, expect, it } from 'vitest'
import {
  allSeen,
  countNew,
  linesOf,
  readSeen,
  stillSeen,
  type Waiting,
  waitingFor,
} from './notification-state.ts'

const review: Waiting = {
  key: 'to-review',
  label: 'Requests to review',
  count: 12,
  group: 'waiting',
  route: '/dashboard/requests?waits=review',
  oldestDays: 6,
}
const decided: Waiting = {
  key: 'UR-2026-000001',
  label: 'Rate change for Amihan Medical Center: approved',
  count: 1,
  group: 'decided',
  route: '/dashboard/requests/UR-2026-000001',
}

describe('what is new', () => {
  it('is everything at first, and nothing once it was looked at', () => {
    expect(countNew({}, [review, decided])).toBe(13)
    expect(countNew(allSeen([review, decided]), [review, decided])).toBe(0)
  })
  it('is what came since, also after others went', () => {
    const looked = allSeen([review])
    const after = stillSeen(looked, [{ ...review, count: 10 }])
    expect(countNew(after, [{ ...review, count: 11 }, decided])).toBe(2)
  })
  it('forgets what is gone', () => {
    expect(stillSeen(allSeen([review, decided]), [decided])).toEqual({ 'UR-2026-000001': 1 })
  })
})

it('says how many wait and since when, and marks the new', () => {
  expect(linesOf({ 'to-review': 12 }, [review, { ...decided, count: 1 }])).toEqual([
    {
      id: 'to-review',
      label: '12 requests to review',
      detail: 'Oldest waits 6 days',
      href: '/dashboard/requests?waits=review',
      isNew: false,
    },
    {
      id: 'UR-2026-000001',
      label: 'Rate change for Amihan Medical Center: approved',
      href: '/dashboard/requests/UR-2026-000001',
      isNew: true,
    },
  ])
})

it('reads what was kept, and takes anything odd for nothing seen', () => {
  expect(readSeen('{"to-review":3,"odd":"x"}')).toEqual({ 'to-review': 3 })
  for (const odd of [null, '', 'null', '7', '{']) expect(readSeen(odd)).toEqual({})
})

it('counts for the menu the step of the user, not what is reviewed by others', () => {
  const items = [review, { ...review, key: 'to-approve', count: 3 }]
  expect([waitingFor(items, false), waitingFor(items, true), waitingFor([], true)]).toEqual([12, 3, 0])
})
