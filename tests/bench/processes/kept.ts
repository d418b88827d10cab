import { spawn, type SpawnOptions } from 'node:child_process'

/** A part of the installation that is measured, killed and started again. */
export interface Part {
  name: string
  /** process whose processor time and memory count, with those it started; undefined while it is down */
  pid: () => number | undefined
  /** ends it without a word; it comes back by itself */
  kill: () => void
  stop: () => Promise<void>
}

/** Pause before a part that ended is started again, as a supervisor of services makes it. */
const restartMs = 1000
/** Time a part has to end by itself, in ms. */
const mostStopMs = 15_000

/** Starts a program and starts it again whenever it ends, until it is stopped; `isReady` tells the line of its output. */
export async function keptProcess(
  name: string,
  [command, ...args]: readonly [string, ...string[]],
  options: SpawnOptions,
  isReady?: RegExp,
): Promise<Part> {
  let isStopping = false
  let child = start()

  function start() {
    const made = spawn(command, args, {
      ...options,
      stdio: ['ignore', isReady ? 'pipe' : 'ignore', 'inherit'],
    })
    made.once('exit', () => {
      if (!isStopping) setTimeout(() => !isStopping && (child = start()), restartMs)
    })
    return made
  }

  const first = child
  if (isReady) {
    await new Promise<void>((resolve, reject) => {
      let output = ''
      first.stdout?.on('data', (part: Buffer) => {
        output += part.toString()
        if (isReady.test(output)) resolve()
      })
      first.once('exit', (code) => reject(new Error(`${name} ended with ${code}: ${output}`)))
    })
  }
  return {
    name,
    pid: () => (child.exitCode === null && child.signalCode === null ? child.pid : undefined),
    kill: () => void child.kill('SIGKILL'),
    stop: async () => {
      isStopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), mostStopMs)
      await ended
      clearTimeout(late)
    },
  }
}
