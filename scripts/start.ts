import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * `npm start`: builds the portal if it is stale, then runs the server, which migrates, loads the demo data the first time and
 * serves everything. Without a word to the contrary it is a development server; the server itself takes production for
 * granted. Signals are passed to the server, so that Ctrl-C stops it cleanly.
 */
const root = fileURLToPath(new URL('..', import.meta.url))

function run(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(command, args, {
    cwd: root,
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const pass = (signal: NodeJS.Signals) => child.kill(signal)
  process.on('SIGINT', pass)
  process.on('SIGTERM', pass)
  return new Promise((resolve) => {
    child.on('close', (code, signal) => {
      process.off('SIGINT', pass)
      process.off('SIGTERM', pass)
      resolve(code ?? (signal ? 130 : 1))
    })
  })
}

const env: NodeJS.ProcessEnv = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' }
const built = await run(
  'npx',
  ['turbo', 'run', 'build', '--filter=@capiz/portal', '--output-logs=errors-only'],
  env,
)
if (built !== 0) {
  console.error('The portal could not be built; the messages above say why. Nothing was started.')
  process.exit(built)
}
const isDevelopment = (env.CAPIZ_ENVIRONMENT ?? 'development') === 'development'
process.exit(
  await run(process.execPath, ['apps/server/src/main.ts'], {
    CAPIZ_ENVIRONMENT: 'development',
    ...(isDevelopment && { CAPIZ_SEED: 'demo' }),
    ...env,
  }),
)
