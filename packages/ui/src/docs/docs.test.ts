import { describe, expect, it } from 'vitest'
import { allExamples } from '../../../../scripts/examples.ts'
import { listFolders, loadDocs, pressesKeys, storyNames } from './catalogue.ts'
import { guideTitles } from './index.ts'
import { findProblems } from './problems.ts'

const folders = listFolders()
const docs = await loadDocs()
const examples = allExamples()
const components = new Set(folders.flatMap((folder) => folder.exports))
const covered = new Set([...docs.values()].flatMap(({ name, parts = [] }) => [name, ...parts]))

/** The components people choose between; `Link` holds LinkButton. */
const guided = [
  'Button',
  'Link',
  'Notice',
  'Toaster',
  'Dialog',
  'Drawer',
  'ConfirmDialog',
  'Popover',
  'Menu',
  'NativeSelect',
  'ComboBox',
  'RadioGroup',
  'Checkbox',
  'Switch',
  'Tabs',
  'TabNav',
  'DataTable',
  'CardList',
  'DescriptionList',
  'Disclosure',
  'DatePicker',
  'StatusBadge',
  'Tag',
]

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

  it.each(guided)('%s has a guide of 150 to 400 words with every subject', (name) => {
    const guide = docs.get(name)?.guide ?? []
    expect(guide.map(({ title }) => title)).toEqual(guideTitles)
    const words = guide
      .flatMap(({ text }) => text)
      .join(' ')
      .split(/\s+/u).length
    expect(words).toBeGreaterThanOrEqual(150)
    expect(words).toBeLessThanOrEqual(400)
  })

  it('name components that exist in their guides', () => {
    const named = [...docs.values()].flatMap(({ name, guide = [] }) =>
      guide
        .flatMap(({ text }) => [...text.join(' ').matchAll(/`([A-Z][a-z][A-Za-z]*)`/gu)])
        .map(([, other = '']) => `${name}: ${other}`),
    )
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter((one) => !components.has(one.split(': ')[1] ?? ''))).toEqual([])
  })
})
