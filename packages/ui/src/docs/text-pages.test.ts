import { describe, expect, it } from 'vitest'
import { accessibilityStatus } from '../../../../scripts/accessibility-status.ts'
import { componentPages } from '../../../../scripts/component-docs.ts'
import { listFolders } from './catalogue.ts'
import { accessibilityPage, guides, notIncluded } from './guides/index.ts'
import { patternPage, patterns } from './patterns/index.ts'
import type { TextPage, TextPart } from './text-page.ts'

const written = new Map((await componentPages()).map(({ path, text }) => [path, text]))
const components = new Set(listFolders().flatMap(({ name, exports }) => [name, ...exports]))
const pages: readonly (readonly [path: string, page: TextPage])[] = [
  ...Object.values(patterns).map((pattern) => [`patterns/${pattern.id}.md`, patternPage(pattern)] as const),
  ...[...Object.values(guides), accessibilityPage(await accessibilityStatus())].map(
    (page) => [`guides/${page.id}.md`, page] as const,
  ),
]

const textsOf = ({ text = [], list = [], steps = [], table }: TextPart): readonly string[] => [
  ...text,
  ...list,
  ...steps,
  ...(table === undefined ? [] : [...table.head, ...table.rows.flat()]),
]

/** Names in code that are written like those of components. */
const namesIn = (page: TextPage): string[] =>
  page.parts
    .flatMap(textsOf)
    .flatMap((text) => [...text.matchAll(/`([A-Z][a-z][A-Za-z]*)`/gu)].map(([, name = '']) => name))

describe('pages of text', () => {
  it.each(pages)('%s is written, and llms.txt leads to it', (path, page) => {
    expect(written.get(path)).toContain(`# ${page.title}\n\n${page.lead}`)
    expect(written.get('llms.txt')).toContain(`](${path})`)
  })

  it.each(pages)('%s names components that exist', (_, page) => {
    expect(namesIn(page).filter((name) => !components.has(name))).toEqual([])
  })

  it.each(pages)('%s has something in every part, and rows as long as their head', (_, page) => {
    for (const part of page.parts) {
      const texts = part.code === undefined ? textsOf(part) : [...textsOf(part), part.code]
      expect(texts, part.title).not.toEqual([])
      expect(texts.filter((text) => text.trim() === '')).toEqual([])
      const { head = [], rows = [] } = part.table ?? {}
      expect(rows.filter((cells) => cells.length !== head.length)).toEqual([])
    }
    const titles = page.parts.map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('names no component as missing that is here', () => {
    const words = notIncluded.map(({ name }) => name.replaceAll(' ', '').toLowerCase())
    expect([...components].filter((name) => words.includes(name.toLowerCase()))).toEqual([])
  })
})
