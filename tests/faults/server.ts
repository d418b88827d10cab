import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))

/** A server in a process of its own, which a test may stop, freeze or kill. */
export interface RunningServer {
  child: ChildProcess
  url: string
  startMs: number
  ended: Promise<void>
}

/** Starts the server with the smallest sample on a folder, on any free port or on the one the settings name. */
export async function startServer(
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const from = performance.now()
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      CAPIZ_ENVIRONMENT: 'development',
      PORT: '0',
      CAPIZ_DATA_DIR: folder,
      CAPIZ_SEED: 'tiny',
      CAPIZ_LOG_LEVEL: 'error',
      ...settings,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (output += part.toString()))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const deadline = performance.now() + 120_000
  while (performance.now() < deadline) {
    const url = /answers on (http:\S+)/.exec(output)?.[1]
    if (url !== undefined) return { child, url, startMs: performance.now() - from, ended }
    if (child.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  child.kill('SIGKILL')
  throw new Error(`The server did not start: ${output}`)
}
