import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const IMPORT = /^\s*(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm

/** Packages that generated code asks for: the JSX and vanilla-extract run times, and Storybook's own entries. */
const GENERATED = [
  '@mdx-js/react',
  '@storybook/addon-a11y/preview',
  '@storybook/addon-docs/preview',
  '@storybook/react-vite',
  '@vanilla-extract/css/injectStyles',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'storybook/test',
]

/**
 * Names every package entry that stories and the code under them import. Vite prepares exactly these before the first
 * page opens: an entry found only later makes it reload the page under a running test.
 */
export function findDependencies(folders: readonly string[]): string[] {
  const files = folders.flatMap((folder) => sourceFiles(folder))
  const found = files.flatMap((file) => importsOf(readFileSync(file, 'utf8')))
  return [...new Set([...GENERATED, ...found])].sort()
}

function sourceFiles(folder: string): string[] {
  const paths = globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['node_modules'] })
  // Style sheets run at build time and tests elsewhere: what only they import never reaches the page.
  return paths.filter((path) => !/\.(css|test)\.tsx?$/.test(path)).map((path) => join(folder, path))
}

function importsOf(source: string): string[] {
  const names = [...source.matchAll(IMPORT)].map((match) => match[1] ?? '')
  return names.filter((name) => name !== '' && !/^(\.|node:|virtual:|@capiz\/)|\.css$/.test(name))
}
