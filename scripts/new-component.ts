import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Writes the folder of a new component that passes every check from its first minute: `npm run new:component Name`, or
 * `npm run new:component Name Group` for a group of the sidebar. What it then is comes from you; the docs it writes are
 * true of the paragraph it begins as, and of nothing more.
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
const folder = fileURLToPath(new URL(`../packages/ui/src/components/${name}`, import.meta.url))
const problem = findProblem()

if (problem !== undefined) {
  console.error(problem)
  process.exitCode = 1
} else {
  mkdirSync(folder)
  for (const [file, text] of Object.entries(filesOf())) writeFileSync(join(folder, file), text)
  process.exitCode = spawnSync('oxfmt', [folder], { stdio: 'inherit' }).status ?? 1
  console.log(`${folder}\nNext: npm run storybook, and docs/components.md for what a component needs.`)
}

function findProblem(): string | undefined {
  if (!/^[A-Z][A-Za-z]{2,}$/u.test(name))
    return 'Give the component a name in PascalCase: npm run new:component RoomCard'
  if (!groups.includes(group)) return `There is no group ${group}. Groups: ${groups.join(', ')}.`
  return existsSync(folder) ? `${name} is there already: ${folder}` : undefined
}

function filesOf(): Record<string, string> {
  const variable = name.charAt(0).toLowerCase() + name.slice(1)
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Manila' }).format()
  return {
    'index.ts': `export { ${name} } from './${name}.tsx'
export type { ${name}Props } from './${name}.tsx'
`,
    [`${name}.css.ts`]: `import { style } from '../../styles/rules.ts'
import { vars } from '../../tokens/contract.css.ts'
import { type } from '../../tokens/scale.ts'

export const ${variable} = style({ ...type.body, margin: 0, color: vars.color.text })
`,
    [`${name}.tsx`]: `import type { ReactElement, ReactNode } from 'react'
import * as styles from './${name}.css.ts'

export interface ${name}Props {
  /** The words it shows. */
  children: ReactNode
}

/** Shows its words in a paragraph. */
export function ${name}({ children }: ${name}Props): ReactElement {
  return <p className={styles.${variable}}>{children}</p>
}
`,
    [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
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
`,
    [`${name}.docs.ts`]: `import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: '${name}',
  status: 'beta',
  summary: 'Shows its words in a paragraph.',
  keywords: ['paragraph', 'words', 'text'],
  use: ['For one paragraph of words.'],
  avoid: [{ when: 'The words need a size or a tone of their own.', instead: 'Text' }],
  anatomy: [{ name: 'Words', text: 'Everything it is given, wrapped where there is no room.' }],
  keyboard: 'not focusable',
  accessibility: ['It is a native \`p\`.'],
  content: ['Whole sentences, in sentence case.'],
  do: [{ text: 'Let long words wrap.', story: 'LongText' }],
  dont: [{ text: 'Put a control inside: a paragraph is read, not used.' }],
  changelog: [{ date: '${today}', text: 'First version.' }],
}
`,
  }
}
