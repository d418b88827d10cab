import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Limit of one run: without a network the client retries without end. */
const TIME_LIMIT = 20 * 60 * 1000

const root = fileURLToPath(new URL('..', import.meta.url))
const token = process.env['CHROMATIC_PROJECT_TOKEN'] ?? ''

if (token === '') {
  console.log(
    'Chromatic: not run, CHROMATIC_PROJECT_TOKEN is not set. `npm run visual` compares the pictures here.',
  )
} else {
  process.exitCode = npx(['turbo', 'run', 'build', '--filter=@capiz/storybook']) || npx(['chromatic'])
}

/** Runs a tool of the workspace and returns its exit code; the token is passed in the environment only. */
function npx(args: string[]): number {
  const { status, error } = spawnSync('npx', args, { cwd: root, stdio: 'inherit', timeout: TIME_LIMIT })
  if (error !== undefined) console.error(`Chromatic: ${args.join(' ')} did not end: ${error.message}`)
  return status ?? 1
}
