import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ComponentDocs } from './index.ts'

const components = fileURLToPath(new URL('../components', import.meta.url))

/** A component folder: its name and the components (not the functions and hooks) its entry exports. */
export interface Folder {
  name: string
  /** Folder above it: the group of the sidebar in lower case. */
  group: string
  exports: readonly string[]
  /** Components that are written in this folder, not passed on from another. */
  own: readonly string[]
}

const EXPORT = /^export \{([^}]*)\} from '([^']+)'/gmu

/** Reads the entry of every component folder. */
export function listFolders(): Folder[] {
  return globSync('*/*/index.ts', { cwd: components })
    .sort()
    .map((path) => {
      const found = [...readFileSync(join(components, path), 'utf8').matchAll(EXPORT)]
      const named = found.flatMap(([, names = '', from = '']) =>
        names
          .split(',')
          .map((name) => ({ name: name.trim(), isOwn: from.startsWith('./') && from.endsWith('.tsx') })),
      )
      const parts = named.filter(({ name }) => /^[A-Z]/u.test(name))
      return {
        name: basename(dirname(path)),
        group: dirname(dirname(path)),
        exports: parts.map(({ name }) => name),
        own: parts.filter(({ isOwn }) => isOwn).map(({ name }) => name),
      }
    })
}

/** Loads every `Name.docs.ts`, by folder name. For tests and scripts; the page of Storybook lets Vite collect them. */
export async function loadDocs(): Promise<Map<string, ComponentDocs>> {
  const found = new Map<string, ComponentDocs>()
  for (const path of globSync('*/*/*.docs.ts', { cwd: components }).sort()) {
    const url = pathToFileURL(join(components, path)).href
    const { docs } = (await import(/* @vite-ignore */ url)) as { docs: ComponentDocs }
    found.set(basename(dirname(path)), docs)
  }
  return found
}

function storySource(folder: string): string {
  const files = globSync(`*/${folder}/*.stories.tsx`, { cwd: components })
  return files.map((file) => readFileSync(join(components, file), 'utf8')).join('\n')
}

/** Says whether a story of the folder presses keys; undefined for a folder whose stories are those of its users. */
export function pressesKeys(folder: string): boolean | undefined {
  const source = storySource(folder)
  return source === '' ? undefined : /\.tab\(|\.keyboard\(|\{(?:Enter|Escape|Arrow\w+)\}/u.test(source)
}

/** Names the stories a component folder exports. */
export function storyNames(folder: string): string[] {
  return [...storySource(folder).matchAll(/^export const (\w+)/gmu)].map(([, name = '']) => name)
}
