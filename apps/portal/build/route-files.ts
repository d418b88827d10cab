import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { RouteModules } from './route-modules.ts'

type Bundle = Rolldown.OutputBundle

/** The files of an address, as the server names them in its page. */
interface RouteFiles {
  match: string
  scripts: readonly string[]
  styles: readonly string[]
}

/** Returns the chunk a module lies in. */
function chunkOf(bundle: Bundle, root: string, module: string): Rolldown.OutputChunk {
  const id = join(root, module)
  const found = Object.values(bundle).find((file) => file.type === 'chunk' && id in file.modules)
  if (found?.type !== 'chunk') throw new Error(`The build has no module ${module}.`)
  return found
}

/** Adds a chunk and what it imports, the imports first: that is the order in which they run. */
function collect(bundle: Bundle, file: string, into: Map<string, Rolldown.OutputChunk>): void {
  const chunk = bundle[file]
  if (into.has(file) || chunk?.type !== 'chunk') return
  for (const next of chunk.imports) if (!into.has(next)) collect(bundle, next, into)
  into.set(file, chunk)
}

/** Groups of `parts.ts` that only users need. */
const signedIn: readonly (string | undefined)[] = ['frame', 'queue', 'records']

function filesOf(bundle: Bundle, root: string, { match, isPublic, modules }: RouteModules): RouteFiles {
  const chunks = new Map<string, Rolldown.OutputChunk>()
  for (const module of modules) collect(bundle, chunkOf(bundle, root, module).fileName, chunks)
  const foreign = [...chunks.values()].find(({ name }) => isPublic && signedIn.includes(name))
  if (foreign) throw new Error(`The public address ${match} needs ${foreign.name}, which is for users only.`)
  const styles = [...chunks.values()].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  return { match, scripts: [...chunks.keys()], styles: [...new Set(styles)] }
}

/**
 * Writes down which files the first screen of every address needs (`.vite/routes.json`), so that the server can name them in
 * the page and the browser asks for all of them at once. What a click opens is not among them.
 */
export function routeFiles(routes: readonly RouteModules[]): Plugin {
  let root = ''
  return {
    name: 'capiz:route-files',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const source = JSON.stringify(routes.map((route) => filesOf(bundle, root, route)))
        this.emitFile({ type: 'asset', fileName: '.vite/routes.json', source })
      },
    },
  }
}
