import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

const statement = /import\s+(type\s+)?(?:\{([^}]*)\}|[^'"{}]+)\s*from\s*'([^']+)'/gu

/** Returns the names of values, not of types, that a file imports from a module. */
function importedValues(text: string, module: string): string[] {
  return [...text.matchAll(statement)]
    .filter(([, type, , from]) => type === undefined && from === module)
    .flatMap(([, , names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
}

/** Returns the files below `folder` that import a value from a module, in alphabetical order. */
export function importersOf(folder: string, module: string, name: string): string[] {
  const base = join(root, folder)
  return globSync('**/*.{ts,tsx}', { cwd: base })
    .filter((file) => importedValues(readFileSync(join(base, file), 'utf8'), module).includes(name))
    .map((file) => file.split(sep).join('/'))
    .toSorted()
}

/** Returns the files below `folder` whose text matches every pattern, in alphabetical order; tests are left out. */
export function filesWith(folder: string, ...patterns: readonly RegExp[]): string[] {
  const base = join(root, folder)
  return globSync('**/*.{ts,tsx}', { cwd: base })
    .filter((file) => !file.includes('.test.'))
    .filter((file) => {
      const text = readFileSync(join(base, file), 'utf8')
      return patterns.every((pattern) => pattern.test(text))
    })
    .map((file) => file.split(sep).join('/'))
    .toSorted()
}
