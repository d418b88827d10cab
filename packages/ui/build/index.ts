import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { folder } from './paths.ts'
import { buildScript } from './script.ts'
import { writeFonts, writeManifest, writeTokens } from './manifest.ts'
import { buildTypes } from './types.ts'

/**
 * Builds the package that other teams install into `dist`: `npm run build:package -w @capiz/ui`, then `npm pack` in that
 * folder. The monorepo goes on using the sources (docs/adr/0036).
 */
await buildScript()
buildTypes()
writeFonts()
writeTokens()
writeManifest()
rmSync(join(folder.dist, 'ui'), { recursive: true, force: true })
