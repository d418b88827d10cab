import { describe, expect, it } from 'vitest'
import type { Shot } from '../../apps/storybook/src/pictures/shots.ts'
import { inShard } from './shots.ts'

const page = (story: string, width: number): Shot => ({
  story,
  width,
  height: 480,
  looks: ['light'],
  isFirst: true,
})
const shots = ['a--1', 'a--2', 'b--1', 'b--2', 'c--1'].flatMap((story) => [
  page(story, 320),
  page(story, 1024),
])

describe('shards of the pages', () => {
  it('hold every page once, and all pages of a story', () => {
    const parts = [0, 1, 2].map((index) => inShard(shots, { index, count: 3 }))
    expect(parts.map((part) => part.length)).toEqual([4, 4, 2])
    expect(parts.flat()).toHaveLength(shots.length)
    expect(new Set(parts.flat())).toEqual(new Set(shots))
    expect(parts[0]?.map(({ story }) => story)).toEqual(['a--1', 'a--1', 'b--2', 'b--2'])
  })

  it('are everything where there is one', () => {
    expect(inShard(shots, { index: 0, count: 1 })).toEqual(shots)
  })
})
