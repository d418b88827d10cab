import { describe, expect, it } from 'vitest'
import {
  allSeen,
  countNew,
  eventsOf,
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

it('lists events by day, name first, then what, who and when, what asks for an answer first, and no queue', () => {
  const document: Waiting = {
    key: 'p1',
    label: 'Business permit expires',
    count: 1,
    group: 'papers',
    route: '/x',
  }
  const events = eventsOf([
    review,
    {
      ...decided,
      subject: 'Amihan Medical Center',
      event: 'Rate change approved',
      at: '2026-11-27T06:05:00Z',
      by: 'Ana Reyes',
    },
    { ...decided, key: 'late', at: '2026-11-27T17:30:00Z' },
    { ...decided, key: 'old', at: '2026-11-20T01:00:00Z' },
    document,
  ])
  const lines = linesOf({ p1: 1 }, events, '2026-11-28')
  const { label } = decided
  expect(lines.map((line) => [line.id, line.group, line.label, line.detail, line.time, line.isNew])).toEqual([
    ['p1', 'To answer', 'Business permit expires', undefined, undefined, false],
    // half past one in the night of Manila
    ['late', 'Today', label, undefined, '01:30', true],
    [
      'UR-2026-000001',
      'Yesterday',
      'Amihan Medical Center',
      'Rate change approved · Ana Reyes',
      '14:05',
      true,
    ],
    ['old', '20 Nov 2026', label, undefined, '09:00', true],
  ])
  expect(countNew({}, eventsOf([{ ...review, count: 189 }]))).toBe(0)
})

it('reads what was kept, and takes anything odd for nothing seen', () => {
  expect(readSeen('{"to-review":3,"odd":"x"}')).toEqual({ 'to-review': 3 })
  for (const odd of [null, '', 'null', '7', '{']) expect(readSeen(odd)).toEqual({})
})

it('counts for the menu the step of the user, not what is reviewed by others', () => {
  const items = [review, { ...review, key: 'to-approve', count: 3 }]
  expect([waitingFor(items, false), waitingFor(items, true), waitingFor([], true)]).toEqual([12, 3, 0])
})
