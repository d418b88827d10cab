/** A workspace whose imports are checked, with the layers of its top folder from the top down. */
export interface Workspace {
  /** path from the root of the repository */
  folder: string
  layers?: readonly (readonly string[])[]
  /** folders whose children may not import each other */
  apart?: readonly string[]
}

/** Every workspace; an import goes down a layer or stays in its folder, and no folder is part of a circle. */
export const workspaces: readonly Workspace[] = [
  { folder: 'packages/domain/src' },
  { folder: 'packages/api/src' },
  { folder: 'packages/ui/src' },
  { folder: 'apps/storybook/src' },
  { folder: 'scripts' },
  { folder: 'tests' },
  {
    folder: 'apps/portal/src',
    layers: [['main.ts', 'start.tsx'], ['app'], ['features'], ['patterns'], ['platform']],
    apart: ['features'],
  },
  {
    folder: 'apps/server/src',
    layers: [
      ['main.ts', 'jobs-main.ts', 'index.ts', 'app.ts', 'jobs.ts', 'sample.ts'],
      ['entry', 'ops', 'seed'],
      ['start.ts', 'on-replica.ts'],
      ['areas'],
      ['engines'],
      ['platform'],
      ['db'],
    ],
  },
]
