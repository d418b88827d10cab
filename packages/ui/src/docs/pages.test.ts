import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { componentPages } from '../../../../scripts/component-docs.ts'
import { allExamples } from '../../../../scripts/examples.ts'
import { loadDocs } from './catalogue.ts'

const docs = await loadDocs()
const examples = allExamples()
const pages = new Map((await componentPages()).map(({ path, text }) => [path, text]))

const SECTIONS = [
  'Examples',
  'When to use it',
  'When to take something else',
  'Anatomy',
  'Properties',
  'Keyboard',
  'Accessibility',
  'Content',
  'Do',
  'Don’t',
  'Changes',
]

/** Types that the entry of a component exports beside the properties of components. */
function exportedTypes(name: string): string[] {
  const [file = ''] = globSync(`../components/*/${name}/index.ts`, { cwd: import.meta.dirname })
  const text = readFileSync(join(import.meta.dirname, file), 'utf8')
  return [...text.matchAll(/^export type \{([^}]*)\}/gmu)]
    .flatMap(([, names = '']) => names.split(',').map((each) => each.trim()))
    .filter((each) => each !== '' && !each.endsWith('Props'))
}

describe('generated pages', () => {
  it('are one for each component, and llms.txt leads to each', () => {
    const expected = [...docs.keys()].map((name) => `components/${name}.md`)
    const written = [...pages.keys()].filter((path) => path.startsWith('components/'))
    expect(written.sort()).toEqual(expected.toSorted())
    const linked = [...(pages.get('llms.txt') ?? '').matchAll(/\]\((components\/\w+\.md)\)/gu)]
    expect(linked.map(([, path]) => path)).toEqual(expected)
  })

  it.each([...docs.keys()])('%s has every section, and something in each', (name) => {
    const [, ...parts] = (pages.get(`components/${name}.md`) ?? '').split(/^## /mu)
    const hasGuide = docs.get(name)?.guide !== undefined
    const sections = hasGuide ? SECTIONS.toSpliced(3, 0, 'How to use it') : SECTIONS
    expect(parts.map((part) => part.split('\n')[0])).toEqual(sections)
    expect(parts.filter((part) => part.split('\n').slice(1).join('').trim() === '')).toEqual([])
  })

  it('shows the same summary and keys as the docs', () => {
    const button = pages.get('components/Button.md') ?? ''
    expect(button).toContain(docs.get('Button')?.summary)
    expect(button).toMatch(/\| Enter \|/u)
    expect(button).toMatch(/\| `variant` \| `'\w+' \\\|/u)
  })

  it('hold the functions of a component, and the source of the types that properties and functions name', () => {
    const toaster = pages.get('components/Toaster.md') ?? ''
    expect(toaster).toContain('| `toast.success` | `(text: string, options?: ToastOptions): string` |')
    expect(toaster).toContain('interface ToastAction {')
    expect(pages.get('components/DataTable.md')).toMatch(/^interface Column<\w+> \{$/mu)
    expect(pages.get('functions.md')).toContain('## @capiz/ui/hooks/useAsyncOptions')
    expect(pages.get('llms.txt')).toMatch(/\[Toaster\].*`toast\.success`/u)
  })

  it('show the source of every type of a component that its properties or functions name', () => {
    const absent = [...docs.keys()].flatMap((name) => {
      const page = pages.get(`components/${name}.md`) ?? ''
      const cells = page
        .split('\n')
        .filter((line) => line.startsWith('| `'))
        .join(' ')
      return exportedTypes(name)
        .filter((type) => new RegExp(String.raw`\b${type}\b`, 'u').test(cells))
        .filter((type) => !new RegExp(String.raw`^(?:interface|type) ${type}\b`, 'mu').test(page))
        .map((type) => `${name}: ${type}`)
    })
    expect(absent).toEqual([])
  })

  it('hold the code of every example to copy, and of no wrong use', () => {
    const all = Object.entries(examples).flatMap(([component, own]) =>
      own.map((example) => ({ ...example, page: pages.get(`components/${component}.md`) ?? '' })),
    )
    const missing = all.filter(({ page, code, isWrong }) => page.includes(code) === isWrong)
    expect(missing.map(({ name }) => name)).toEqual([])
    expect(all.length).toBeGreaterThan(0)
  })
})
