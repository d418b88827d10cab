/** How the result of a stage is counted: as one check, or by the tests its report names. */
export type Count = 'check' | 'vitest' | 'playwright' | 'line'

/** One part of `npm test`. `report` is where the stage leaves its JSON, below `.cache/test`. */
export interface Stage {
  name: string
  command: string
  count: Count
  report?: string
  env?: Record<string, string>
  /** Neighbours of one group need nothing of each other and leave a core idle alone: they run two at a time. */
  group?: string
}

/** Puts neighbours of one group together; a stage of none stands alone. */
export function inGroups(all: readonly Stage[]): Stage[][] {
  const groups: Stage[][] = []
  for (const stage of all) {
    const last = groups.at(-1)
    if (last !== undefined && stage.group !== undefined && last[0]?.group === stage.group) last.push(stage)
    else groups.push([stage])
  }
  return groups
}

/** What is read and not run, and the tests that need neither database nor browser. */
const quick = { group: 'quick' }

const vitest = (workspace: string, report: string, env?: Record<string, string>): Stage => ({
  name: `tests of ${workspace}${env ? ` (${Object.values(env).join(' ')})` : ''}`,
  command: `npm exec -w @capiz/${workspace} -- vitest run --reporter=default --reporter=json --outputFile.json=REPORT`,
  count: 'vitest',
  report,
  ...(env ? { env } : {}),
})

/** Every stage, cheap ones first: a typing mistake is told before a browser starts. */
export const stages: readonly Stage[] = [
  { name: 'format', command: 'npx oxfmt --check', count: 'check', ...quick },
  { name: 'lint', command: 'npx oxlint --type-aware --deny-warnings', count: 'check', ...quick },
  { name: 'types', command: 'npx turbo run typecheck --concurrency=2', count: 'check', ...quick },
  { name: 'unused code', command: 'npx knip', count: 'check', ...quick },
  { ...vitest('domain', 'domain.json'), ...quick },
  { ...vitest('api', 'api.json'), ...quick },
  { ...vitest('ui', 'ui.json'), ...quick },
  { ...vitest('portal', 'portal.json'), ...quick },
  { ...vitest('tests', 'tests.json'), ...quick },
  { name: 'generated pages', command: 'node scripts/domain-docs.ts --check', count: 'check', ...quick },
  vitest('server', 'server-pglite.json', { CAPIZ_TEST_DATABASE: 'pglite' }),
  vitest('server', 'server-postgres.json', { CAPIZ_TEST_DATABASE: 'postgres' }),
  { name: 'build', command: 'npx turbo run build --concurrency=2', count: 'check' },
  { name: 'size budgets', command: 'node scripts/bundle-budget.ts', count: 'check' },
  { name: 'browser', command: 'node scripts/browser.ts', count: 'check' },
  {
    name: 'stories',
    command:
      'npm exec -w @capiz/storybook -- vitest run --reporter=default --reporter=json --outputFile.json=REPORT',
    count: 'vitest',
    report: 'stories.json',
  },
  {
    name: 'journeys',
    command: 'npm exec -w @capiz/tests -- playwright test --config e2e/playwright.config.ts',
    count: 'playwright',
    report: 'journeys.json',
  },
  { name: 'pictures', command: 'npm run visual', count: 'line' },
]
