import type { Plugin } from 'vite'
import { readPropTables } from '../../scripts/prop-tables.ts'

const NAME = 'virtual:prop-tables'

/**
 * Offers the property tables of every component as a module, read from the types when they are first asked for. Story
 * tests show no tables, so they do not wait for them.
 */
export function componentPages(): Plugin {
  return {
    name: 'capiz:component-pages',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined
      const tables = process.env['VITEST'] === undefined ? readPropTables() : {}
      return `export const propTables = ${JSON.stringify(tables)}`
    },
  }
}
