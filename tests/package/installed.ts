import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const ui = join(root, 'packages/ui')

/** The manifest of the packed package, as far as it is read here. */
export interface PackedManifest {
  exports: Record<string, string | { types: string; default: string }>
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
}

/** Runs a command to its end; throws with what it wrote when it fails. */
export function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`)
  return stdout
}

/** Builds and packs the package into a new folder outside the repository; returns the path of the tarball. */
export function packPackage(): string {
  run('node', ['build/index.ts'], ui)
  const folder = mkdtempSync(join(tmpdir(), 'capiz-package-'))
  const name = run('npm', ['pack', '--silent', '--pack-destination', folder], join(ui, 'dist')).trim()
  return join(folder, name)
}

/** Copies one of the applications beside this file into a folder. */
export function copyApp(name: 'vite' | 'node' | 'next', folder: string): void {
  cpSync(join(root, 'tests/package/apps', name), folder, { recursive: true })
}

/** Returns the examples of the README by language: `tsx` is a component, `ts` sets a brand. */
export function readmeExamples(): Record<string, string> {
  const readme = readFileSync(join(ui, 'README.md'), 'utf8')
  return Object.fromEntries(
    [...readme.matchAll(/```(tsx|ts)\n([^`]+)```/gu)].map(([, language = '', text = '']) => [language, text]),
  )
}

/** Links a library of the repository into an application. */
function link(name: string, folder: string): void {
  const target = join(folder, 'node_modules', name)
  mkdirSync(dirname(target), { recursive: true })
  symlinkSync(join(root, 'node_modules', name), target, 'junction')
}

/**
 * Unpacks the tarball into `node_modules` of an application, without a network: what the manifest declares, and only that, is linked
 * from the repository, so an import without a declared dependency fails as it would elsewhere. Returns the manifest.
 */
export function install(tarball: string, folder: string, more: readonly string[] = []): PackedManifest {
  const scope = join(folder, 'node_modules/@capiz')
  mkdirSync(scope, { recursive: true })
  run('tar', ['-xzf', tarball, '-C', scope], folder)
  renameSync(join(scope, 'package'), join(scope, 'ui'))
  const manifest = JSON.parse(readFileSync(join(scope, 'ui/package.json'), 'utf8')) as PackedManifest
  const names = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies), ...more]
  for (const name of names) link(name, folder)
  return manifest
}
