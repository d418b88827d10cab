import { describe, expect, it } from 'vitest'
import { allExamples } from '../../../../scripts/examples.ts'
import { listFolders, loadDocs, pressesKeys, storyNames } from './catalogue.ts'
import { findProblems } from './problems.ts'

const folders = listFolders()
const docs = await loadDocs()
const examples = allExamples()
const components = new Set(folders.flatMap((folder) => folder.exports))
const covered = new Set([...docs.values()].flatMap(({ name, parts = [] }) => [name, ...parts]))

describe('component docs', () => {
  it('are written for every public component', () => {
    const without = folders
      .filter(({ own }) => own.length > 0 && !own.every((name) => covered.has(name)))
      .map(({ name }) => name)
    expect(without).toEqual([])
  })

  it.each([...docs])('%s is complete and names only what exists', (folder, page) => {
    const stories = new Set(storyNames(folder))
    const names = (examples[folder] ?? []).map(({ name }) => name)
    expect(findProblems(page, { folder, components, stories, examples: names })).toEqual([])
  })

  it('name keys only where a story presses some', () => {
    const without = [...docs].filter(
      ([folder, { keyboard }]) => keyboard !== 'not focusable' && pressesKeys(folder) === false,
    )
    expect(without.map(([folder]) => folder)).toEqual([])
  })

  it.each([...docs])('%s has pages of its own name only', (folder, { parts = [] }) => {
    const own = folders.find(({ name }) => name === folder)?.own ?? []
    expect(own).toEqual(expect.arrayContaining([...parts]))
  })
})
