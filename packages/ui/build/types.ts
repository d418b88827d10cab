import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative, sep } from 'node:path'
import { builtPath, folder } from './paths.ts'
import { listEntries } from './entries.ts'

const SPECIFIER = /(from '|import\(['"])([^'"]+)(['"])/gu

/** Ambient types beside a source, such as those of the drawings; the compiler writes their path from its output. */
const REFERENCE = /^\/\/\/ <reference path="([^"]+)"/gmu

const posix = (path: string) => path.split(sep).join('/')

/** Source that a declaration names: a neighbour, or a module of the domain by its public address. */
function sourceOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('@capiz/domain/'))
    return `domain/src/${specifier.slice('@capiz/domain/'.length)}/index.ts`
  return specifier.startsWith('.') ? posix(join(dirname(from), specifier)) : undefined
}

/** Declares everything that the sources of the entries name into `out`, below the folder of packages. */
function emit(out: string): void {
  const config = {
    extends: join(folder.ui, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: folder.packages,
      outDir: out,
      // for `process.env.NODE_ENV`, which the bundler of the application replaces
      types: ['node'],
    },
    files: listEntries().map(({ source }) => join(folder.ui, source)),
    // What is reached through node_modules first is not declared, so every file of the domain is named: the compiler reads
    // files side by side, and which way comes first changes from run to run.
    include: [join(folder.packages, 'domain/src')],
    exclude: [join(folder.packages, 'domain/src/**/*.test.ts')],
  }
  // Beside the sources, so that libraries are found from there.
  const file = join(folder.ui, '.tsconfig.package.json')
  writeFileSync(file, JSON.stringify(config))
  try {
    const { status, stdout } = spawnSync('tsc', ['-p', file], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    })
    if (status !== 0) throw new Error(`The types could not be declared:\n${stdout}`)
  } finally {
    rmSync(file)
  }
}

/** Writes the declarations that can be reached from the entries beside the built scripts; the others are of no use. */
export function buildTypes(): void {
  const out = mkdtempSync(join(tmpdir(), 'capiz-types-'))
  try {
    emit(out)
    const open = listEntries().map(({ source }) => posix(join('ui', source)))
    const seen = new Set(open)
    for (let source = open.pop(); source !== undefined; source = open.pop()) {
      const target = join(folder.dist, builtPath(source, '.d.ts'))
      const text = readFileSync(join(out, source.replace(/\.tsx?$/u, '.d.ts')), 'utf8')
      const from = source
      const written = text.replaceAll(
        SPECIFIER,
        (whole, before: string, specifier: string, after: string) => {
          const found = sourceOf(specifier, from)
          if (found === undefined) return whole
          if (!seen.has(found)) {
            seen.add(found)
            open.push(found)
          }
          const path = posix(relative(dirname(target), join(folder.dist, builtPath(found, '.js'))))
          return `${before}${path.startsWith('.') ? path : `./${path}`}${after}`
        },
      )
      mkdirSync(dirname(target), { recursive: true })
      for (const [, ambient = ''] of text.matchAll(REFERENCE)) {
        const name = basename(ambient)
        cpSync(join(folder.packages, dirname(source), name), join(dirname(target), name))
      }
      writeFileSync(
        target,
        written.replaceAll(REFERENCE, (_whole, path: string) => `/// <reference path="./${basename(path)}"`),
      )
    }
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}
