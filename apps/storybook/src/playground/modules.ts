import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import { drawings } from 'virtual:component-pages'
import { entryOf } from '../../../../packages/ui/src/docs/index.ts'

type Module = Readonly<Record<string, unknown>>

const entries = import.meta.glob<Module>('../../../../packages/ui/src/components/*/*/index.ts')

/** Ways to load what code in the playground may import, by its address: the public components, React, drawings of icons. */
const loaders: Readonly<Record<string, () => Promise<Module>>> = {
  react: () => Promise.resolve(React),
  'react/jsx-runtime': () => Promise.resolve(jsxRuntime),
  ...(drawings as Record<string, () => Promise<Module>>),
  ...Object.fromEntries(
    Object.entries(entries).map(([path, load]) => {
      const [group = '', name = ''] = path.split('/').slice(-3)
      return [entryOf(group, name), load]
    }),
  ),
}

/** Loads the modules of the given addresses; throws an error with the first one that is not offered. */
export async function loadModules(addresses: readonly string[]): Promise<Map<string, Module>> {
  const found = addresses.map(async (address): Promise<[string, Module]> => {
    const load = loaders[address]
    if (load === undefined)
      throw new Error(`“${address}” cannot be imported here. Use @capiz/ui, React, or an icon of an example.`)
    // Compiled code tells a module from a plain value by this mark.
    return [address, { ...(await load()), __esModule: true }]
  })
  return new Map(await Promise.all(found))
}
