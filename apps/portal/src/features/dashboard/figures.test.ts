import { describe, expect, it } from 'vitest'
import { type Answers, barsOf, longestFirst, overdueBars, tilesOf, weeksOf } from './figures.ts'

interface Item {
  key: string
  count: number
  group?: string
  route?: string
  oldestDays?: number
}

const figures = (items: Item[]) => ({
  type: 'HF',
  asOf: '2026-11-21T00:00:00Z',
  items: items.map((item) => ({ label: item.key, ...item })),
})

const answers: Answers = {
  notification: figures([{ key: 'to-review', count: 3, oldestDays: 12 }]),
  request: figures([
    { key: 'hf/room-rate', count: 2, group: 'type', oldestDays: 4 },
    { key: 'hf-update', count: 5, group: 'type', oldestDays: 9 },
    { key: 'waiting', count: 4, group: 'asked' },
    { key: 'overdue', count: 1, group: 'asked' },
  ]),
  credential: figures([
    { key: 'facility-lapsed', count: 7 },
    { key: '2026-11-15', count: 2, group: 'week', route: '/iso-compliance/expiring?from=x' },
  ]),
  facility: figures([
    { key: 'ON_PROCESS', count: 16, group: 'status', route: '/health-facility?status=ON_PROCESS' },
    { key: 'CLOSED', count: 0, group: 'status', route: '/health-facility?status=CLOSED' },
    { key: 'ACCREDITED', count: 90, group: 'status', route: '/health-facility?status=ACCREDITED' },
  ]),
}
const officer = { views: true, reviews: true, approves: false, documents: true }

describe('tiles', () => {
  it('begin with what waits for this user', () => {
    const tiles = tilesOf(answers, officer)
    expect(tiles.map(({ id }) => id)).toEqual(['to-review', 'returned', 'doubted', 'proposed'])
    expect(tiles[0]).toMatchObject({
      value: 3,
      detail: 'Oldest waits 12 days',
      href: '/dashboard/requests?queue=review',
    })
    expect(tiles[1]).toMatchObject({ value: 4, detail: '1 answer overdue' })
  })
  it('show none for a figure the server leaves out, and nothing known while it loads', () => {
    const [review, approve] = tilesOf(answers, { ...officer, approves: true })
    expect(review?.value).toBe(3)
    expect(approve).toMatchObject({ value: 0, detail: 'Nothing waits for you' })
    const [waiting] = tilesOf({ ...answers, notification: undefined }, officer)
    expect(waiting?.value).toBeUndefined()
  })
  it('count the open requests for those who only look', () => {
    const [open] = tilesOf(answers, { ...officer, reviews: false })
    expect(open).toMatchObject({ id: 'open', value: 7, detail: 'Oldest waits 9 days' })
  })
  it('are about records alone for people without requests and papers', () => {
    const tiles = tilesOf(answers, { views: false, reviews: false, approves: false, documents: false })
    expect(tiles.map(({ id }) => id)).toEqual(['FOR_PAYMENT_ONLY', 'ON_PROCESS'])
    expect(tiles[1]?.value).toBe(16)
  })
})

describe('charts', () => {
  it('leave out what counts nothing, and lead to the rows', () => {
    const bars = answers.facility ? barsOf(answers.facility, 'status') : []
    expect(bars.map(({ id }) => id)).toEqual(['ON_PROCESS', 'ACCREDITED'])
    expect(longestFirst(bars)[0]).toMatchObject({ value: 90, href: '/health-facility?status=ACCREDITED' })
  })
  it('lead from a week to its papers', () => {
    expect(answers.credential && weeksOf(answers.credential)).toEqual([
      { from: '2026-11-15', count: 2, href: '/iso-compliance/expiring?from=x' },
    ])
  })
  it('add up what is overdue over the departments', () => {
    const line = (kind: string, overdue: number) => ({ kind, label: kind, overdue })
    expect(
      overdueBars([line('inquiry-report', 2), line('inquiry-report', 3), line('document-tracker', 0)]),
    ).toEqual([
      {
        id: 'inquiry-report',
        label: 'inquiry-report',
        value: 5,
        href: '/iso-compliance/inquiries?overdue=true',
      },
    ])
  })
})
