import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { allExamples, readExamples } from '../../../../scripts/examples.ts'
import { listFolders, loadDocs } from './catalogue.ts'

const ui = fileURLToPath(new URL('../..', import.meta.url))
const examples = allExamples()
const all = Object.entries(examples).flatMap(([component, own]) =>
  own.map((example) => ({ ...example, component })),
)

/** Compiles each snippet as a file of its own, as a team that installed the package would, and returns the errors. */
function compile(files: readonly { name: string; code: string }[]): string {
  mkdirSync(join(ui, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(ui, '.cache/snippets-'))
  try {
    for (const { name, code } of files) writeFileSync(join(folder, `${name}.tsx`), code)
    // what a project fresh from its template has, and no types of Node
    const compilerOptions = {
      target: 'ES2023',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['vite/client'],
      // stricter than the templates: some teams set it, and then `undefined` is no value of an optional property
      exactOptionalPropertyTypes: true,
    }
    const config = { extends: '../../tsconfig.json', compilerOptions, include: ['.'] }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    const options = { encoding: 'utf8', shell: process.platform === 'win32' } as const
    const { stdout } = spawnSync('tsc', ['-p', folder], options)
    // Our sources need more than that; the package has them compiled.
    return stdout
      .split('\n')
      .filter((line) => line.startsWith('.cache/'))
      .join('\n')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

describe('examples', () => {
  it('are there for every component', async () => {
    const without = [...(await loadDocs()).keys()].filter((name) => examples[name] === undefined)
    expect(without).toEqual([])
  })

  it('compile unchanged, each as a file of its own', { timeout: 120_000 }, () => {
    const files = all.map(({ component, name, code }) => ({ name: `${component}-${name}`, code }))
    expect(compile(files)).toBe('')
    // The compiler was there and read them.
    expect(compile([{ name: 'wrong', code: "import { Buton } from '@capiz/ui/Button'\n" }])).toContain(
      'Buton',
    )
  })

  it('import nothing but the public addresses, drawings of icons and React', () => {
    const from = all.flatMap(({ component, name, code }) =>
      [...code.matchAll(/from '([^']+)'/gu)].map(([, address = '']) => ({
        at: `${component}.${name}`,
        address,
      })),
    )
    const other = from.filter(
      ({ address }) =>
        !/^(?:react|@lucide\/icons\/icons\/[a-z-]+|@capiz\/ui\/(?:accreditation\/)?\w+)$/u.test(address),
    )
    expect(other).toEqual([])
  })

  it('say in a sentence what they show, and stay small', () => {
    const silent = all.filter(({ text }) => !/^[A-Z].*\.$/u.test(text))
    expect(silent.map(({ component, name }) => `${component}.${name}`)).toEqual([])
    const long = all.filter(({ code, isWrong }) => !isWrong && code.split('\n').length > 60)
    expect(long.map(({ component, name }) => `${component}.${name}`)).toEqual([])
  })

  it('stand under the name of their component in Storybook', () => {
    const folders = listFolders().filter(({ name }) => examples[name] !== undefined)
    const misplaced = folders.filter(({ group, name }) => {
      const file = join(ui, 'src/components', group, name, `${name}.examples.tsx`)
      return !readFileSync(file, 'utf8').includes(`title: 'Examples/${name}'`)
    })
    expect(folders).toHaveLength(Object.keys(examples).length)
    expect(misplaced).toEqual([])
  })
})

describe('a snippet', () => {
  const [first, second] = readExamples(`import { useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '@capiz/ui/Button'
import { Tag } from '@capiz/ui/Tag'
import Plus from '@lucide/icons/icons/plus'

export default { title: 'Examples/Tag' }

const names = ['Ward']
const one = names[0]

/**
 * Names the room
 * of a rate.
 */
export function NamesTheRoom(): ReactElement {
  return <Tag label={one ?? ''} />
}

/** Two leading buttons. */
export function DontLeadTwice() {
  const [isOn] = useState(true)
  return <Button isDisabled={isOn} icon={Plus}>Save</Button>
}
`)

  it('has the imports and declarations it needs, and no more', () => {
    expect(first?.code).toBe(`import type { ReactElement } from 'react'
import { Tag } from '@capiz/ui/Tag'

const names = ['Ward']

const one = names[0]

export function NamesTheRoom(): ReactElement {
  return <Tag label={one ?? ''} />
}
`)
  })

  it('takes caption, title and use from comment and name', () => {
    expect(first).toMatchObject({
      title: 'Names the room',
      text: 'Names the room of a rate.',
      isWrong: false,
    })
    const titles = readExamples('export function UnderATable() {}\nexport function KeepsThePRCNumber() {}')
    expect(titles.map(({ title }) => title)).toEqual(['Under a table', 'Keeps the prc number'])
    expect(second).toMatchObject({ title: 'Lead twice', isWrong: true })
    expect(second?.code).toMatch(
      /^import \{ useState \} from 'react'\nimport \{ Button \}.+\nimport Plus from /u,
    )
  })
})
