import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Writes the folder of a new component that passes every check: `npm run new:component Name`, or `npm run new:component Name
 * Group` for a group of the sidebar. It begins as a paragraph; its code and docs are to be replaced.
 */
const groups = [
  'Primitives',
  'Layout',
  'Fields',
  'Overlays',
  'Feedback',
  'Data',
  'Charts',
  'Navigation',
  'Domain',
  'Shell',
]

const [name = '', group = 'Primitives'] = process.argv.slice(2)
const folder = fileURLToPath(
  new URL(`../packages/ui/src/components/${group.toLowerCase()}/${name}`, import.meta.url),
)
const problem = findProblem()

if (problem !== undefined) {
  console.error(problem)
  process.exitCode = 1
} else {
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of Object.entries(filesOf())) writeFileSync(join(folder, file), text)
  addExport()
  process.exitCode = spawnSync('oxfmt', [folder], { stdio: 'inherit' }).status ?? 1
  console.log(`${folder}\nNext: npm run storybook, and docs/components.md for what a component needs.`)
}

function findProblem(): string | undefined {
  if (!/^[A-Z][A-Za-z]{2,}$/u.test(name))
    return 'Give the component a name in PascalCase: npm run new:component RoomCard'
  if (!groups.includes(group)) return `There is no group ${group}. Groups: ${groups.join(', ')}.`
  return existsSync(folder) ? `${name} is there already: ${folder}` : undefined
}

/** Adds the component to the entries of the package, in the order of names. */
function addExport(): void {
  const file = fileURLToPath(new URL('../packages/ui/package.json', import.meta.url))
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { exports: Record<string, string> }
  const entries = Object.entries(manifest.exports)
  const isComponent = ([, path]: [string, string]) => path.startsWith('./src/components/')
  const entry = group === 'Domain' ? `./accreditation/${name}` : `./${name}`
  const added: [string, string] = [entry, `./src/components/${group.toLowerCase()}/${name}/index.ts`]
  const components = [...entries.filter(isComponent), added].sort(([a], [b]) => (a < b ? -1 : 1))
  manifest.exports = Object.fromEntries([...entries.filter((entry) => !isComponent(entry)), ...components])
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`)
}

function storiesText(): string {
  return `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ${name} } from './index.ts'

const meta = {
  title: '${group}/${name}',
  component: ${name},
  args: { children: 'Accredited until 31 Mar 2027' },
} satisfies Meta<typeof ${name}>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Accredited until 31 Mar 2027')).toBeVisible()
  },
}
export const LongText: Story = {
  args: { children: 'Accreditedundertheconditionsoftheletterofthetwentiethofnovember and then until further notice' },
  globals: { viewport: { value: 'w320' } },
}
`
}

function examplesText(): string {
  const entry = group === 'Domain' ? `accreditation/${name}` : name
  return `import type { ReactElement } from 'react'
import { ${name} } from '@capiz/ui/${entry}'

export default { title: 'Examples/${name}' }

/** A sentence that can be understood by itself. */
export function OneSentence(): ReactElement {
  return <${name}>The facility is accredited until 31 Mar 2027.</${name}>
}

/** A fragment that says nothing without its heading. */
export function DontLeaveFragments(): ReactElement {
  return <${name}>Until March</${name}>
}
`
}

function docsText(): string {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Manila' }).format()
  return `import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: '${name}',
  status: 'beta',
  summary: 'Renders a paragraph.',
  keywords: ['paragraph', 'text', 'body'],
  use: ['For one paragraph of text.'],
  avoid: [{ when: 'The text needs another size or tone.', instead: 'Text' }],
  anatomy: [{ name: 'Text', text: 'Wraps where there is no room.' }],
  keyboard: 'not focusable',
  accessibility: ['It is a native \`p\`.'],
  content: ['Whole sentences, in sentence case.'],
  pairs: [
    {
      do: { text: 'Write one whole sentence.', example: 'OneSentence' },
      dont: { text: 'Leave a fragment that needs its heading to be understood.', example: 'DontLeaveFragments' },
    },
  ],
  changelog: [{ date: '${today}', text: 'First version.' }],
}
`
}

function filesOf(): Record<string, string> {
  const variable = name.charAt(0).toLowerCase() + name.slice(1)
  return {
    'index.ts': `export { ${name} } from './${name}.tsx'
export type { ${name}Props } from './${name}.tsx'
`,
    [`${name}.css.ts`]: `import { style } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { type } from '../../../tokens/scale.ts'

export const ${variable} = style({ ...type.body, margin: 0, color: vars.color.text })
`,
    [`${name}.tsx`]: `import type { ReactElement, ReactNode } from 'react'
import * as styles from './${name}.css.ts'

export interface ${name}Props {
  /** Content of the paragraph. */
  children: ReactNode
}

/** Renders a paragraph. */
export function ${name}({ children }: ${name}Props): ReactElement {
  return <p className={styles.${variable}}>{children}</p>
}
`,
    [`${name}.stories.tsx`]: storiesText(),
    [`${name}.examples.tsx`]: examplesText(),
    [`${name}.docs.ts`]: docsText(),
  }
}
