import { spawn } from 'node:child_process'

/** A server that the bench started. */
export interface BenchServer {
  /** the first line of its output that matches */
  line: string
  pid: number | undefined
  stop: () => Promise<void>
}

/** Starts a program of Node and waits for the line of its output that says that it is ready. */
export async function startServer(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  isReady: RegExp,
  folder?: string,
): Promise<BenchServer> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const line = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (part: Buffer) => {
      output += part.toString()
      const found = isReady.exec(output)?.[0]
      if (found !== undefined) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`${args[0]} ended with ${code}: ${output}`)))
  })
  return {
    line,
    pid: child.pid,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
