import { expect, it } from 'vitest'
import { following } from './following.ts'
import { neighboursOf } from './neighbours.ts'

const codes = ['a', 'b', 'c', 'd']

it('knows what stands before and after in the list', () => {
  expect(neighboursOf('b', codes)).toEqual({ previous: 'a', next: 'c' })
  expect(neighboursOf('a', codes)).toEqual({ next: 'b' })
  expect(neighboursOf('x', codes)).toEqual({})
})

it('goes on with the nearest that is still open, then from the top', () => {
  expect(following('b', codes, ['a', 'd'])).toBe('d')
  expect(following('d', codes, ['a', 'c', 'd'])).toBe('a')
  expect(following('x', codes, ['c', 'x'])).toBe('c')
  expect(following('a', codes, ['a'])).toBeUndefined()
})
