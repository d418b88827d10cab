import type { KnipConfig } from 'knip'

/**
 * Tests use what they test, so `knip` finds what nobody uses at all and what is exported without need; `knip --production`
 * leaves tests out and finds what only a test still uses. Patterns that end in `!` belong to both.
 */
const isProduction = process.argv.includes('--production')

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: ['scripts/*.ts!'],
      project: ['scripts/**/*.ts!'],
      ignoreDependencies: ['chromatic'],
    },
    // The doors of a package are its `exports`; what no other workspace takes through them is reported.
    'packages/domain': { entry: [], project: ['src/**/*.ts!'], includeEntryExports: true },
    'packages/api': {
      entry: [],
      project: ['src/**/*.ts!', '!src/testing/**!'],
      includeEntryExports: true,
    },
    'packages/ui': {
      entry: ['src/**/*.{stories,examples}.tsx', 'src/**/*.test-d.ts', 'build/{index,styles}.ts'],
      project: ['src/**/*.{ts,tsx}!', 'build/*.ts'],
      // A component may be offered before a screen takes it, as long as it has its stories.
      includeEntryExports: !isProduction,
      ignoreDependencies: [
        '@fontsource-variable/ibm-plex-sans',
        '@fontsource/ibm-plex-mono',
        '@fontsource/ibm-plex-serif',
      ],
    },
    'apps/portal': {
      vitest: { config: ['vitest.config.ts', 'vitest.screens.config.ts'] },
      project: ['src/**/*.{ts,tsx}!', 'test/**/*.{ts,tsx}'],
    },
    'apps/storybook': {
      entry: ['.storybook/*.{ts,tsx}', 'src/**/*.stories.tsx'],
      project: ['src/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}'],
    },
    'apps/server': {
      entry: [
        'src/{main,index}.ts!',
        'src/entry/cli/*.ts!',
        'src/jobs-main.ts!',
        'src/**/*worker*.ts!',
        'test/**/*.test.ts',
        'test/setup/*.ts',
        'bench/service.ts',
      ],
      project: ['src/**/*.ts!', 'test/**/*.ts', 'bench/**/*.ts'],
      ignoreBinaries: ['mount', 'umount'],
    },
    tests: {
      entry: [
        'e2e/**/*.ts',
        'visual/*.ts',
        'screens/serve-fixed.ts',
        'bench/table/main.tsx',
        'faults/*.ts',
        'bench/peers/main.tsx',
        'bench/form/main.tsx',
        'bench/processes/balancer.ts',
      ],
      project: ['**/*.{ts,tsx}', '!package/apps/**'],
      ignoreBinaries: ['pgbouncer'],
      ignoreDependencies: ['antd', '@mantine/core', 'mantine-datatable', '@mui/x-data-grid'],
    },
  },
  ignoreIssues: {
    // Storybook reads every export of a story file.
    '**/*.{stories,examples}.tsx': ['exports'],
    // The properties of a component are part of what it offers, used outside or not.
    'packages/ui/src/components/**/index.ts': ['types'],
    // Stories and pages of components use what no screen does.
    ...(isProduction && { 'packages/ui/**': ['exports', 'files', 'types'] }),
  },
  // Internals may be exported for their tests.
  ignoreExportsUsedInFile: isProduction || { interface: true, type: true },
}

export default config
