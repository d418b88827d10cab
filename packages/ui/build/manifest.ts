import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { builtPath, folder } from './paths.ts'
import { listEntries, readManifest } from './entries.ts'
import { figmaVariables } from '../src/brand/figma.ts'
import { ownValues } from '../src/brand/style.ts'
import { tailwindTheme } from '../src/brand/tailwind.ts'

/** Libraries of which an application must have one only: two Reacts share no state. */
const PEERS = ['react', 'react-dom']

/** Style sheets; TypeScript 6 asks for types of what is imported for its effect only. */
const SHEETS = ['styles.css', 'fonts.css', 'tailwind.css']

const IMPORT = /^(?:import|export) [^\n]*?\bfrom ["']([@\w][^"']*)["']/gmu

/** Names of the packages the built files import: `react-aria-components/Button` is of `react-aria-components`. */
function importedPackages(): Set<string> {
  const files = globSync('**/*.{js,d.ts}', { cwd: folder.dist })
  const imports = files.flatMap((file) => [...readFileSync(join(folder.dist, file), 'utf8').matchAll(IMPORT)])
  return new Set(
    imports.map(([, name = '']) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    ),
  )
}

/** Version in use of every library, and the range an application may have. */
function ranges(names: readonly string[]): Record<string, string> {
  const { dependencies } = readManifest()
  const domain = JSON.parse(readFileSync(join(folder.packages, 'domain/package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const versions: Record<string, string> = { ...domain.dependencies, ...dependencies }
  return Object.fromEntries(
    names.toSorted().map((name) => {
      const version = versions[name]
      if (version === undefined) throw new Error(`${name} is imported and not a dependency`)
      return [name, `^${version}`]
    }),
  )
}

function exportsMap(): Record<string, unknown> {
  const entries = listEntries().map(({ address, source }) => {
    const path = (extension: '.js' | '.d.ts') => `./${builtPath(`ui/${source}`, extension)}`
    return [address, { types: path('.d.ts'), default: path('.js') }] as const
  })
  return {
    './package.json': './package.json',
    ...Object.fromEntries(
      SHEETS.map((name) => [`./${name}`, { types: `./${name}.d.ts`, default: `./${name}` }]),
    ),
    './tokens.json': './tokens.json',
    './figma.json': './figma.json',
    './harbour.tokens.json': './harbour.tokens.json',
    ...Object.fromEntries(entries),
  }
}

/** Writes the manifest of the package as others install it. */
export function writeManifest(): void {
  const { version, description } = readManifest()
  const names = [...importedPackages()]
  const manifest = {
    name: '@capiz/ui',
    version,
    description,
    license: 'SEE LICENSE IN LICENSE',
    type: 'module',
    sideEffects: ['*.css'],
    exports: exportsMap(),
    peerDependencies: { react: '^19.0.0', 'react-dom': '^19.0.0' },
    dependencies: ranges(names.filter((name) => !PEERS.includes(name))),
  }
  writeFileSync(join(folder.dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  for (const name of SHEETS) writeFileSync(join(folder.dist, `${name}.d.ts`), 'export {}\n')
  for (const file of ['README.md', 'LICENSE', 'CHANGELOG.md', 'tokens.json', 'src/brand/harbour.tokens.json'])
    cpSync(join(folder.ui, file), join(folder.dist, basename(file)))
}

/** Writes the tokens as other tools take them: a Tailwind theme of references, and variables for Figma. */
export function writeTokens(): void {
  writeFileSync(join(folder.dist, 'tailwind.css'), tailwindTheme(ownValues()))
  writeFileSync(join(folder.dist, 'figma.json'), JSON.stringify(figmaVariables(ownValues()), null, 2))
}

/** Copies the typefaces with their licences and the style sheet that names them: an application may bring its own instead. */
export function writeFonts(): void {
  const require = createRequire(join(folder.ui, 'package.json'))
  const fonts = join(folder.dist, 'fonts')
  mkdirSync(fonts, { recursive: true })
  const text = readFileSync(join(folder.ui, 'src/styles/fonts.css'), 'utf8').replaceAll(
    /url\('([^']+)'\)/gu,
    (_whole, name: string) => {
      const file = require.resolve(name)
      cpSync(file, join(fonts, basename(file)))
      const licence = join(dirname(dirname(file)), 'LICENSE')
      cpSync(licence, join(fonts, `${basename(dirname(dirname(file)))}-LICENSE.txt`))
      return `url('./fonts/${basename(file)}')`
    },
  )
  writeFileSync(join(folder.dist, 'fonts.css'), text)
}
