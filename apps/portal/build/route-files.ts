import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { RouteModules } from './route-modules.ts'

type Bundle = Rolldown.OutputBundle

/** The files of an address, as the server names them in its page. */
interface RouteFiles {
  match: string
  scripts: readonly string[]
  styles: readonly string[]
  /** the text of all styles in one file */
  style?: string
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

/** The text of the styles of an address, in their order. */
function textOf(bundle: Bundle, styles: readonly string[]): string {
  return styles
    .map((file) => {
      const style = bundle[file]
      if (style?.type !== 'asset') throw new Error(`The build has no style ${file}.`)
      return typeof style.source === 'string' ? style.source : new TextDecoder().decode(style.source)
    })
    .join('')
}

/**
 * Writes down which files the first screen of every address needs (`.vite/routes.json`), so that the server can name them in
 * the page and the browser asks for all of them at once. What a click opens is not among them. The styles of an address come
 * in one file more: a first visit asks for that one in place of up to eight.
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
        const withStyle = (files: RouteFiles): RouteFiles => {
          if (files.styles.length < 2) return files
          const reference = this.emitFile({
            type: 'asset',
            name: 'route.css',
            source: textOf(bundle, files.styles),
          })
          return { ...files, style: this.getFileName(reference) }
        }
        const source = JSON.stringify(routes.map((route) => withStyle(filesOf(bundle, root, route))))
        this.emitFile({ type: 'asset', fileName: '.vite/routes.json', source })
      },
    },
  }
}
