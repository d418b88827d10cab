import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const source = (file: string) => fileURLToPath(new URL(`../../src/${file}`, import.meta.url))
const running: ChildProcess[] = []

/** The server in a process of its own, as an operator runs it. */
export interface ServerProcess {
  child: ChildProcess
  /** all it has printed so far */
  output: () => string
  /** its exit code, null when a signal ended it */
  ended: Promise<number | null>
}

/** Starts the server, or another command, on a free port with these settings and no others. */
export function startProcess(
  env: Record<string, string>,
  file = 'main.ts',
  ...args: string[]
): ServerProcess {
  const child = spawn(process.execPath, [source(file), ...args], {
    env: { PATH: process.env['PATH'], PORT: '0', CAPIZ_ENVIRONMENT: 'development', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (output += part.toString()))
  return { child, output: () => output, ended: new Promise((resolve) => child.once('exit', resolve)) }
}

/** Its address, once it answers; fails with what it printed when it does not within so many seconds. */
export async function addressOf(server: ServerProcess, seconds = 60): Promise<string> {
  for (let tries = 0; tries < seconds * 20; tries++) {
    const found = /answers on (http:\S+)/.exec(server.output())?.[1]
    if (found) return found
    if (server.child.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The server did not start: ${server.output()}`)
}

/** Ends whatever a test left running. */
export function killProcesses(): void {
  for (const child of running) child.kill('SIGKILL')
}
