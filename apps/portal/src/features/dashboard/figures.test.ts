import { describe, expect, it } from 'vitest'
import { type Answers, kindBars, regionBars, tilesOf } from './figures.ts'

const figures = (items: { key: string; count: number; group?: string; oldestDays?: number }[]) => ({
  type: 'HF',
  asOf: '2026-11-21T00:00:00Z',
  items: items.map((item) => ({ label: item.key, ...item })),
})

const answers: Answers = {
  notification: figures([{ key: 'to-review', count: 3, oldestDays: 12 }]),
  request: figures([
    { key: 'hf/room-rate', count: 2, group: 'type', oldestDays: 4 },
    { key: 'hf-update', count: 5, group: 'type', oldestDays: 9 },
    { key: 'over7', count: 5, group: 'age' },
  ]),
  credential: figures([{ key: 'facility-30', count: 7 }]),
  facility: figures([
    { key: 'ON_PROCESS', count: 16, group: 'status' },
    { key: 'A', count: 1, group: 'region' },
    { key: 'B', count: 9, group: 'region' },
    { key: 'C', count: 0, group: 'region' },
  ]),
}
const officer = { views: true, reviews: true, approves: false }

describe('tiles', () => {
  it('begin with what waits for this user', () => {
    const tiles = tilesOf(answers, officer)
    expect(tiles.map(({ id }) => id)).toEqual(['to-review', 'open', 'expiring', 'payment'])
    expect(tiles[0]).toMatchObject({ value: 3, detail: 'Oldest waits 12 days' })
    expect(tiles[1]).toMatchObject({ value: 7, detail: 'Oldest waits 9 days' })
  })
  it('show none for a figure the server leaves out, and nothing known while it loads', () => {
    const [review, approve] = tilesOf(answers, { ...officer, approves: true })
    expect(review?.value).toBe(3)
    expect(approve).toMatchObject({ value: 0, detail: 'Nothing waits for you' })
    const [waiting] = tilesOf({ ...answers, notification: undefined }, officer)
    expect(waiting?.value).toBeUndefined()
  })
  it('are about records alone for people without requests', () => {
    const tiles = tilesOf(answers, { views: false, reviews: false, approves: false })
    expect(tiles.map(({ id }) => id)).toEqual(['expiring', 'payment', 'process', 'expired'])
    expect(tiles[2]?.value).toBe(16)
  })
})

describe('bars', () => {
  it('are sorted, without empty ones', () => {
    expect(regionBars(figures([])).length).toBe(0)
    expect(answers.facility && regionBars(answers.facility).map(({ id }) => id)).toEqual(['B', 'A'])
  })
  it('of kinds lead to the filtered desk', () => {
    expect(answers.request && kindBars(answers.request).map(({ href }) => href)).toEqual([
      '/dashboard/requests?type=hf-update',
      '/dashboard/requests?type=hf%2Froom-rate',
    ])
  })
})
