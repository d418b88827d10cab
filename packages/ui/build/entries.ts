import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { folder } from './paths.ts'

/** One address of the package, for example `./Button`, and the source behind it, relative to the package. */
export interface Entry {
  address: string
  source: string
}

interface Manifest {
  version: string
  description?: string
  exports: Record<string, string>
  dependencies: Record<string, string>
}

/** Reads the manifest that the monorepo uses. */
export function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(folder.ui, 'package.json'), 'utf8')) as Manifest
}

/** Lists the scripts of the package: what the monorepo may import, patterns resolved to files; styles are built apart. */
export function listEntries(): Entry[] {
  return Object.entries(readManifest().exports).flatMap(([address, source]) => {
    if (address === './styles') return []
    if (!address.includes('*')) return [{ address, source: source.slice('./'.length) }]
    const files = globSync(source, { cwd: folder.ui }).sort()
    return files.map((file) => ({ address: address.replace('*', basename(file, '.ts')), source: file }))
  })
}
