import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript-6'

/** One import of a file of the same workspace: value, type and dynamic imports alike. */
export interface Import {
  /** path of the importing file, below the folder read */
  from: string
  /** path of the imported file, below the folder read */
  to: string
  /** what is taken: the text between `import` and `from`, shortened; `import()` for a dynamic import */
  names: string
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Files that only look at others: they may import from anywhere in their workspace. */
const LEAF = /\.(?:test|test-d|stories|examples|fixture)\.tsx?$/u

function namesAt(text: string, position: number): string {
  const start = Math.max(text.lastIndexOf('import', position), text.lastIndexOf('export', position))
  const statement = text.slice(start, position).replaceAll(/\s+/gu, ' ')
  return statement.startsWith('import(')
    ? 'import()'
    : statement.replace(/^(?:import|export) /u, '').replace(/ from .*$/u, '')
}

/**
 * Reads every relative import of the TypeScript files below `folder` (a path from the root of the repository), `import()` and
 * `import type` included. Tests, stories and fixtures are left out.
 */
export function importsOf(folder: string): Import[] {
  const base = join(root, folder)
  const files = globSync('**/*.{ts,tsx}', { cwd: base }).filter(
    (file) => !LEAF.test(file) && !file.includes('node_modules'),
  )
  return files.flatMap((file) => {
    const text = readFileSync(join(base, file), 'utf8')
    return ts
      .preProcessFile(text, true, true)
      .importedFiles.filter(({ fileName }) => fileName.startsWith('.') && /\.tsx?$/u.test(fileName))
      .map(({ fileName, pos }) => ({
        from: file.split(sep).join('/'),
        to: relative(base, join(base, dirname(file), fileName))
          .split(sep)
          .join('/'),
        names: namesAt(text, pos),
      }))
      .filter(({ to }) => !to.startsWith('..'))
  })
}
