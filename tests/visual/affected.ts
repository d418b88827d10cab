import { posix } from 'node:path'

/** A module of `preview-stats.json`, with the modules that import it. */
interface StatsModule {
  name: string
  reasons: readonly { moduleName: string }[]
}

/** The files of Storybook's build that are read: the import graph and the index of stories. */
export interface Built {
  stats: { modules: readonly StatsModule[] }
  index: { entries: Readonly<Record<string, { id: string; type: string; importPath: string }>> }
}

/** Storybook names files relative to this folder. */
const HOME = 'apps/storybook'
const PREVIEW = `${HOME}/.storybook/preview.tsx`

/** Imports are not followed through these files: pages of docs are imported by the preview but are part of no story. */
const UNTRACED = new Set([`${HOME}/src/docs/lazy.tsx`])

/** Files outside the import graph on which any picture may depend. */
const EVERYTHING =
  /^(?:package-lock\.json|scripts\/browser\.ts|apps\/storybook\/(?:\.storybook\/|[\w.-]+\.ts$|package\.json)|tests\/visual\/[\w-]+\.ts$)/u

const fromRoot = (name: string) =>
  posix.join(HOME, name.replace(/\?.*$/u, '')).replace(/\.vanilla\.css$/u, '')

/**
 * Finds the stories that a change can reach, following the imports of the built Storybook backwards; `all` when a file
 * changed on which every story depends. A file outside the graph reaches nothing.
 *
 * @param changed paths from the root of the repository, with forward slashes
 */
export function affectedStories({ stats, index }: Built, changed: readonly string[]): Set<string> | 'all' {
  if (changed.some((path) => EVERYTHING.test(path))) return 'all'
  const importers = new Map<string, string[]>()
  for (const { name, reasons } of stats.modules) {
    const known = importers.get(fromRoot(name)) ?? []
    importers.set(fromRoot(name), [...known, ...reasons.map(({ moduleName }) => fromRoot(moduleName))])
  }
  const reached = new Set<string>()
  const queue = [...changed]
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (reached.has(path) || UNTRACED.has(path)) continue
    reached.add(path)
    queue.push(...(importers.get(path) ?? []))
  }
  if (reached.has(PREVIEW)) return 'all'
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story')
  return new Set(stories.filter(({ importPath }) => reached.has(fromRoot(importPath))).map(({ id }) => id))
}
