import { fileURLToPath } from 'node:url'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Folder of the package, the folder of all packages, and where the package for others is built. */
export const folder = { ui: at('..'), packages: at('../..'), dist: at('../dist') }

/** Returns where a source, named below the folder of packages, is built: ours without `src`, the domain below `domain`. */
export function builtPath(source: string, extension: '.js' | '.d.ts'): string {
  return source
    .replace(/^ui\/src\//u, '')
    .replace(/^domain\/src\//u, 'domain/')
    .replace(/\.tsx?$/u, extension)
}
