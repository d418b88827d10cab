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

  it('accept single pictures by name, and show their stories only', () => {
    const { isPicture, isWanted } = readOptions(['--accept', '--picture', 'data-tag/long.dark.320.png'])
    expect(['data-tag--long', 'data-tag--default'].map(isWanted)).toEqual([true, false])
    expect(['data-tag/long.dark.320.png', 'data-tag/long.light.320.png'].map(isPicture)).toEqual([
      true,
      false,
    ])
    expect(readOptions([]).isPicture('data-tag/long.dark.320.png')).toBe(true)
  })

  it('name what is decided on, by picture, by word or as a whole', () => {
    expect(readOptions(['--reject', 'a/b.light.320.png']).rejected).toEqual(['a/b.light.320.png'])
    expect(readOptions(['--accept', 'data-tag']).named).toEqual(['data-tag'])
    expect(readOptions(['--accept'])).toMatchObject({ rejected: [], named: ['all'] })
  })

  it('want stories whose id contains a word', () => {
    const { partial, isWanted } = readOptions(['data-tag', 'long'])
    expect(partial).toBe(true)
    expect(
      ['data-tag--default', 'primitives-button--long', 'primitives-button--small'].map(isWanted),
    ).toEqual([true, true, false])
  })

  it('want one of several shares, the whole without a word', () => {
    expect(readOptions([]).shard).toEqual({ index: 0, count: 1 })
    expect(readOptions(['--shard=2/3'])).toMatchObject({ shard: { index: 1, count: 3 }, partial: false })
    for (const wrong of ['0/3', '4/3', 'x', '1'])
      expect(() => readOptions([`--shard=${wrong}`])).toThrow('is the first of three')
  })

  it('count changes from the last commit, or from the one that is named', () => {
    expect(readOptions(['--changed'])).toMatchObject({ since: 'HEAD', partial: true })
    expect(readOptions(['--since', 'main'])).toMatchObject({ since: 'main', partial: true })
  })

  it('take another folder as built', () => {
    expect(readOptions(['--storybook', '/somewhere'])).toMatchObject({ built: true, storybook: '/somewhere' })
  })

  it('refuse an option they do not know', () => {
    expect(() => readOptions(['--onyl', 'x'])).toThrow(/--onyl/u)
  })
})
