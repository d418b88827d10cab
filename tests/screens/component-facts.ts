import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const components = folder('../../packages/ui/src/components')
const baselines = folder('../visual/baselines')

/** How a component is checked; every story of it passes axe in both themes and has an outline. */
export interface ComponentFacts {
  name: string
  stories: number
  /** Stories that are walked by the keyboard; null for a component that takes no focus. */
  keyboard: number | null
  /** Pictures by what they show beyond the two themes. */
  pictures: Readonly<Record<'forced' | 'spaced' | 'narrow', number>>
}

const titleOf = (stories: string) => /title: '([^']+)'/u.exec(stories)?.[1] ?? ''

/** Returns the stories of a component, of whose files the one named after it is given. */
function storiesOf(path: string): string {
  const read = (name: string) => readFileSync(join(components, name), 'utf8')
  const title = titleOf(read(path))
  const files = globSync(`${dirname(path)}/*.stories.tsx`, { cwd: components })
  return files
    .map(read)
    .filter((text) => titleOf(text) === title)
    .join('\n')
}

function factsOf(path: string): ComponentFacts {
  const text = storiesOf(path)
  const docs = readFileSync(join(components, path.replace('.stories.tsx', '.docs.ts')), 'utf8')
  const title = titleOf(text)
  const place = title.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-')
  const names = globSync('*.png', { cwd: join(baselines, place) })
  const count = (look: RegExp) => names.filter((name) => look.test(name)).length
  const takesFocus = !/keyboard: 'not focusable'/u.test(docs)
  const walked = text.match(/userEvent\.(?:tab|keyboard)\(/gu)?.length ?? 0
  return {
    name: basename(dirname(path)),
    stories: text.match(/^export const \w+: Story/gmu)?.length ?? 0,
    keyboard: takesFocus ? walked : null,
    pictures: {
      forced: count(/\.forced\./u),
      spaced: count(/\.spaced\./u),
      narrow: count(/\.(?:320|390)\.png$/u),
    },
  }
}

/** Reads the facts of every component that has stories from its stories, its docs and its pictures, by name. */
export function componentFacts(): readonly ComponentFacts[] {
  const paths = globSync('*/*/*.stories.tsx', { cwd: components })
  // a component may have several files of stories; the first is named after it
  const own = paths.filter((path) => basename(path) === `${basename(dirname(path))}.stories.tsx`)
  return own.map(factsOf).toSorted((a, b) => a.name.localeCompare(b.name))
}
