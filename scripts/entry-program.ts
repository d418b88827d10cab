import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript-6'

/** One value that an address of the package exports, with its declaration. */
export interface EntryExport {
  /** Component folder, or the address below `@capiz/ui/` of an entry without components: `brand`, `hooks/useWidth`. */
  entry: string
  name: string
  declaration: ts.Declaration
}

/** The types behind the public addresses of `packages/ui`. */
export interface EntryProgram {
  checker: ts.TypeChecker
  exports: readonly EntryExport[]
}

const ui = fileURLToPath(new URL('../packages/ui', import.meta.url))
const source = join(ui, 'src')

/** Name of an entry by its file; undefined for a file that is none. Tokens are values with a list of their own. */
function entryOf(file: string): string | undefined {
  const path = relative(source, file).replaceAll('\\', '/')
  const component = /^components\/[^/]+\/([^/]+)\/index\.ts$/u.exec(path)?.[1]
  if (component !== undefined) return component
  if (path === 'brand/index.ts') return 'brand'
  return path.startsWith('hooks/') && !path.endsWith('.test.ts')
    ? `hooks/${basename(path, '.ts')}`
    : undefined
}

/**
 * Reads the exports of every public entry with their types. TypeScript 7 has no compiler API yet, so this uses version 6
 * (docs/adr/0015); each call creates the program, in about three seconds.
 */
export function readEntries(): EntryProgram {
  const config = ts.getParsedCommandLineOfConfigFile(join(ui, 'tsconfig.json'), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: () => undefined,
  })
  const files = (config?.fileNames ?? []).filter((file) => entryOf(file) !== undefined)
  const program = ts.createProgram(files, { ...config?.options, noEmit: true })
  const checker = program.getTypeChecker()
  const exports = files.flatMap((file) => {
    const module = program.getSourceFile(file)
    const symbol = module && checker.getSymbolAtLocation(module)
    return (symbol ? checker.getExportsOfModule(symbol) : []).flatMap((exported) => {
      const target = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
      const declaration = target.valueDeclaration
      return declaration === undefined
        ? []
        : [{ entry: entryOf(file) ?? dirname(file), name: exported.name, declaration }]
    })
  })
  return { checker, exports }
}
