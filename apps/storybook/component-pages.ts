import { globSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { Plugin } from 'vite'
import { accessibilityStatus } from '../../scripts/accessibility-status.ts'
import { componentPages as generatePages } from '../../scripts/component-docs.ts'
import { allExamples } from '../../scripts/examples.ts'
import type { Example } from '../../scripts/examples.ts'
import { readEntries } from '../../scripts/entry-program.ts'
import { readFunctionTables } from '../../scripts/function-tables.ts'
import { readPropTables } from '../../scripts/prop-tables.ts'

/** An example with the id of its story. */
export interface PlacedExample extends Example {
  id: string
}

const NAME = 'virtual:component-pages'
const PAGES = /^(?:llms\.txt|tokens\.json|functions\.md|(?:components|patterns|guides)\/[\w-]+\.md)$/u
const COMPONENTS = fileURLToPath(new URL('../../packages/ui/src/components', import.meta.url))
const TOKENS = new URL('../../packages/ui/tokens.json', import.meta.url)

/** `llms.txt`, the page of every component, and the tokens for design tools, by path below Storybook's root. */
async function files(): Promise<Map<string, string>> {
  const pages = await generatePages()
  return new Map([
    ...pages.map(({ path, text }) => [path, text] as const),
    ['tokens.json', readFileSync(TOKENS, 'utf8')],
  ])
}

/** Id of the page of every component that has stories, by folder. */
function docsIds(): Record<string, string> {
  const stories = globSync('*/*/*.stories.tsx', { cwd: COMPONENTS })
  const found = stories.map((path) => {
    const title = /title: '([^']+)'/u.exec(readFileSync(join(COMPONENTS, path), 'utf8'))?.[1] ?? ''
    return [basename(dirname(path)), toId(title, 'docs')]
  })
  return Object.fromEntries(found) as Record<string, string>
}

/** Examples by component, each with the id of its story. */
function examples(): Record<string, PlacedExample[]> {
  const found = Object.entries(allExamples()).map(([component, own]) => [
    component,
    own.map((each) => ({ ...each, id: toId(`Examples/${component}`, storyNameFromExport(each.name)) })),
  ])
  return Object.fromEntries(found) as Record<string, PlacedExample[]>
}

/** Ways to load each drawing of an icon that an example imports, by its address, as properties of an object. */
function drawings(): string[] {
  const codes = Object.values(allExamples()).flatMap((own) => own.map(({ code }) => code))
  const found = codes.flatMap((code) => code.match(/@lucide\/icons\/icons\/[\w-]+/gu) ?? [])
  return [...new Set(found)].sort().map((address) => `'${address}': () => import('${address}')`)
}

async function answer(path: string, response: ServerResponse): Promise<void> {
  const text = (await files()).get(path)
  response
    .writeHead(text === undefined ? 404 : 200, { 'content-type': 'text/plain; charset=utf-8' })
    .end(text)
}

/**
 * Offers the property tables, examples and addresses of every component as a module, read when they are first asked for, and
 * serves the generated pages beside Storybook. They are not committed: what is generated at every build cannot be stale.
 * Story tests show no tables, so they do not wait for them.
 */
export function componentPages(): Plugin {
  return {
    name: 'capiz:component-pages',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined
      const entries = process.env['VITEST'] === undefined ? readEntries() : { exports: [] }
      const tables = 'checker' in entries ? readPropTables(entries) : {}
      const functions = 'checker' in entries ? readFunctionTables(entries) : {}
      // A browser parses a string of JSON faster than the same object as code.
      return `export const propTables = JSON.parse(${JSON.stringify(JSON.stringify(tables))})
export const functionTables = JSON.parse(${JSON.stringify(JSON.stringify(functions))})
export const examples = ${JSON.stringify(examples())}
export const drawings = { ${drawings().join(', ')} }
export const docsIds = ${JSON.stringify(docsIds())}
export const accessibility = ${JSON.stringify(await accessibilityStatus())}`
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0]?.slice(1) ?? ''
        if (PAGES.test(path)) void answer(path, response)
        else next()
      })
    },
    async generateBundle() {
      for (const [fileName, source] of await files()) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
