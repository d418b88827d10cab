import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

/** The size of one component on a page, without React itself. */
export interface ComponentSize {
  /** Script that is there at once, kB of 1024 bytes, gzip 9. */
  script: number
  /** Script that comes when it is needed: menus, popovers. */
  later: number
  /** Styles. */
  style: number
  /** Other components it is made of. */
  uses: readonly string[]
}

/** The committed sizes by component. */
export type Sizes = Readonly<Record<string, ComponentSize>>

const components = fileURLToPath(new URL('../../packages/ui/src/components', import.meta.url))

/** The file of the sizes, for the comparison and for the documentation pages. */
export const sizesFile = fileURLToPath(new URL('../../packages/ui/sizes.json', import.meta.url))

/** Names of all component folders. */
export const componentNames = (): string[] =>
  globSync('*/*/index.ts', { cwd: components })
    .map((path) => basename(dirname(path)))
    .sort()

/** The sizes as they were last accepted. */
export const acceptedSizes = (): Sizes => JSON.parse(readFileSync(sizesFile, 'utf8')) as Sizes

const kilobytes = (parts: readonly (string | Uint8Array)[]) => {
  const text = parts
    .map((part) => (typeof part === 'string' ? part : new TextDecoder().decode(part)))
    .join('\n')
  return text === '' ? 0 : Math.round((gzipSync(text, { level: 9 }).length / 1024) * 10) / 10
}

/** Folder of the component a module belongs to. */
function ownerOf(id: string): string | undefined {
  const path = relative(components, id.split('?')[0] ?? '')
  return path.startsWith('..') ? undefined : path.split(sep)[1]
}

/** Builds one component as a page would get it, alone. */
export async function measureComponent(name: string): Promise<ComponentSize> {
  const [entry = ''] = globSync(`${components}/*/${name}/index.ts`)
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: components,
    plugins: [react(), vanillaExtractPlugin()],
    // production: without it react carries its warnings along
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      cssCodeSplit: true,
      rolldownOptions: {
        input: { [name]: entry },
        preserveEntrySignatures: 'strict',
        external: [/^react($|\/)/u, /^react-dom($|\/)/u],
      },
    },
  })
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((each) =>
    'output' in each ? each.output : [],
  )
  const chunks = outputs.filter((each) => each.type === 'chunk')
  const first = chunks.find((chunk) => chunk.isEntry)
  const now = new Set<string>()
  const reach = (file: string) => {
    if (now.has(file)) return
    now.add(file)
    for (const next of chunks.find((chunk) => chunk.fileName === file)?.imports ?? []) reach(next)
  }
  if (first) reach(first.fileName)
  const isNow = (chunk: (typeof chunks)[number]) => now.has(chunk.fileName)
  const styles = outputs.flatMap((each) =>
    each.type === 'asset' && each.fileName.endsWith('.css') ? [each.source] : [],
  )
  const owners = chunks.flatMap((chunk) =>
    Object.entries(chunk.modules).flatMap(([id, module]) =>
      module.renderedLength > 0 && !id.includes('.css.ts') ? (ownerOf(id) ?? []) : [],
    ),
  )
  return {
    script: kilobytes(chunks.filter(isNow).map((chunk) => chunk.code)),
    later: kilobytes(chunks.filter((chunk) => !isNow(chunk)).map((chunk) => chunk.code)),
    style: kilobytes(styles),
    uses: [...new Set(owners)].filter((owner) => owner !== name).sort(),
  }
}

/**
 * Returns the size a component may reach before a person has to look: a tenth more, and half a kilobyte for the small
 * ones.
 */
const allowance = (accepted: number) => accepted * 1.1 + 0.5

/** Returns the sizes above the accepted ones as text; empty when there are none. */
export function sizeProblems(
  name: string,
  now: ComponentSize,
  accepted: ComponentSize | undefined,
): string[] {
  if (!accepted) return [`${name} has no accepted size yet: npm run bench -- components --accept`]
  const problems: string[] = []
  if (now.script > allowance(accepted.script)) {
    problems.push(`${name} weighs ${now.script} kB of script, ${accepted.script} kB were accepted`)
  }
  const fresh = now.uses.filter((use) => !accepted.uses.includes(use))
  if (fresh.length > 0) problems.push(`${name} now carries the code of ${fresh.join(', ')}`)
  return problems
}
