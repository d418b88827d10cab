import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { designTokens } from '../packages/ui/src/tokens/dtcg.ts'

/** Writes `packages/ui/tokens.json` from the tokens; a test of `packages/ui` fails when the file is out of date. */
const file = fileURLToPath(new URL('../packages/ui/tokens.json', import.meta.url))
writeFileSync(file, JSON.stringify(designTokens()))
process.exitCode = spawnSync('oxfmt', [file], { stdio: 'inherit' }).status ?? 1
