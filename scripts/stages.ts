import type { Count } from './results.ts'

/**
 * `check`: seconds, also part of `npm run check`. `size`: builds and weighs. `slow`: needs databases or browsers and can be
 * split into shards.
 */
export type Group = 'check' | 'size' | 'slow'

/** One part of `npm test`, run by Turbo. */
export interface Stage {
  /** Words to choose it by, for example `npm test -- unit` or `npm test -- domain`. */
  name: string
  /** Task of turbo.json: of one workspace (`package#task`) or of all that have it (`task`). */
  task: string
  group: Group
  /** How the log counts tests; without it the exit code of each task counts as one. */
  count?: Count
}

const unit = (workspace: string): Stage => ({
  name: `unit ${workspace}`,
  task: `@capiz/${workspace}#test`,
  group: 'check',
  count: 'vitest',
})

/** Every stage, in the order of the closing lines. */
export const stages: readonly Stage[] = [
  { name: 'format', task: '//#format:check', group: 'check' },
  { name: 'lint', task: '//#lint', group: 'check' },
  { name: 'types', task: 'typecheck', group: 'check' },
  { name: 'types scripts', task: '//#typecheck:scripts', group: 'check' },
  { name: 'unused', task: '//#unused', group: 'check' },
  { name: 'docs', task: '//#docs:check', group: 'check' },
  { name: 'commits', task: '//#commits', group: 'check' },
  unit('domain'),
  unit('api'),
  unit('ui'),
  unit('portal'),
  unit('tests'),
  { name: 'budgets', task: '//#budgets', group: 'size' },
  { name: 'package', task: '@capiz/tests#test:package', group: 'size', count: 'vitest' },
  { name: 'sizes', task: '@capiz/tests#test:sizes', group: 'size', count: 'vitest' },
  { name: 'server pglite', task: '@capiz/server#test:pglite', group: 'slow', count: 'vitest' },
  { name: 'server postgres', task: '@capiz/server#test:postgres', group: 'slow', count: 'vitest' },
  { name: 'conformance', task: '@capiz/tests#test:conformance', group: 'slow', count: 'vitest' },
  { name: 'stories', task: '@capiz/storybook#test:stories', group: 'slow', count: 'vitest' },
  { name: 'screens', task: '@capiz/portal#test:screens', group: 'slow', count: 'vitest' },
  { name: 'journeys', task: '@capiz/tests#test:e2e', group: 'slow', count: 'playwright' },
  { name: 'pictures', task: '@capiz/tests#test:pictures', group: 'slow', count: 'line' },
  { name: 'pictures routes', task: '@capiz/tests#test:routes', group: 'slow', count: 'line' },
]

/** The content of a command line of `npm test`. */
export interface Choice {
  stages: readonly Stage[]
  /** Arguments for the runners of the chosen stages: names of files or stories, and the shard. */
  files: readonly string[]
}

/**
 * Chooses stages by the words of their names or by their group; words that name none are files, or stories, for the chosen
 * stages. Throws when there are files without a stage.
 */
export function chooseStages(words: readonly string[]): Choice {
  const hasWord = (stage: Stage, word: string) => stage.group === word || stage.name.split(' ').includes(word)
  const names = words.filter((word) => stages.some((stage) => hasWord(stage, word)))
  const files = words.filter((word) => !names.includes(word))
  if (names.length > 0) {
    return { stages: stages.filter((stage) => names.some((word) => hasWord(stage, word))), files }
  }
  if (files.length === 0) return { stages, files }
  const known = stages.map(({ name }) => name).join(', ')
  throw new Error(`No stage is called ${files.join(' ')}. Stages: ${known}; or a group: check, size, slow.`)
}
