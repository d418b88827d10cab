import { describe, expect, it } from 'vitest'
import { checkTwice, lookAtEach } from './each-screen.ts'

const later = () => new Promise<void>((resolve) => setTimeout(resolve, 1))
const closed = new Error('Target page, context or browser has been closed')

describe('looking at each screen', () => {
  it('names every screen that failed, and looks at all others', async () => {
    const { results, broken } = await lookAtEach(
      [
        ['a', 'b', 'c'],
        ['d', 'e'],
      ],
      async (screen) => {
        await later()
        if (screen === 'a' || screen === 'd') throw closed
        return screen
      },
    )
    expect(results.toSorted()).toEqual(['b', 'c', 'e'])
    expect(broken.map(({ screen }) => screen).toSorted()).toEqual(['a', 'd'])
    expect(broken[0]?.reason).toBe(closed.message)
  })

  it('tells the look which queue it is of, and keeps the order of a queue', async () => {
    const { results } = await lookAtEach([['a', 'b'], ['c']], async (screen, queue) => {
      await later()
      return `${screen}${queue}`
    })
    expect(results.filter((one) => one.endsWith('0'))).toEqual(['a0', 'b0'])
    expect(results).toContain('c1')
  })

  it('looks once at each screen of a queue that two workers share', async () => {
    const queue = ['a', 'b', 'c'].values()
    const { results } = await lookAtEach([queue, queue], async (screen) => {
      await later()
      return screen
    })
    expect(results.toSorted()).toEqual(['a', 'b', 'c'])
  })
})

describe('checking twice', () => {
  it('answers what shows both times, and nothing that passes', async () => {
    const found = ['late', undefined]
    expect(await checkTwice(() => Promise.resolve(found.shift()), later)).toBeUndefined()
    expect(await checkTwice(() => Promise.resolve('moved'), later)).toBe('moved')
  })

  it('answers what was found first where the browser closes meanwhile', async () => {
    const check = () => Promise.resolve('moved')
    expect(await checkTwice(check, () => Promise.reject(closed))).toBe('moved')
  })
})
