import { describe, expect, it } from 'vitest'
import { readOptions } from './options.ts'

describe('options of the picture tests', () => {
  it('want every story without a word', () => {
    const { accept, partial, since, isWanted } = readOptions([])
    expect({ accept, partial, since }).toEqual({ accept: false, partial: false, since: undefined })
    expect(isWanted('primitives-button--default')).toBe(true)
  })

  it('want stories by id, with a star for any part', () => {
    const { partial, isWanted } = readOptions(['--only', 'primitives-button--*', '--only', 'data-tag--long'])
    expect(partial).toBe(true)
    expect(['primitives-button--small', 'data-tag--long', 'data-tag--longer'].map(isWanted)).toEqual([
      true,
      true,
      false,
    ])
  })

  it('count changes from the last commit, or from the one that is named', () => {
    expect(readOptions(['--changed'])).toMatchObject({ since: 'HEAD', partial: true })
    expect(readOptions(['--since', 'main'])).toMatchObject({ since: 'main', partial: true })
  })

  it('take another folder as built', () => {
    expect(readOptions(['--storybook', '/somewhere'])).toMatchObject({ built: true, storybook: '/somewhere' })
  })

  it('refuse a word they do not know', () => {
    expect(() => readOptions(['--onyl', 'x'])).toThrow(/--onyl/u)
  })
})
