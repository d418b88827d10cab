import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { memoryOf } from './memory.ts'

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))

/** The figures of a start of the real server process. */
export interface StartFigures {
  /** ms until it answers, data loaded */
  firstStart: number
  /** ms until it answers on data that is there */
  secondStart: number
  /** resident memory after the second start and some reads, in MB; undefined where the system does not tell */
  residentMegabytes: number | undefined
}

async function run(folder: string): Promise<{ ms: number; resident: number | undefined }> {
  const from = performance.now()
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      CAPIZ_ENVIRONMENT: 'development',
      PORT: '0',
      CAPIZ_DATA_DIR: folder,
      CAPIZ_SEED: 'demo',
      CAPIZ_LOG_LEVEL: 'error',
    },
  })
  let output = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  let url: string | undefined
  while (url === undefined) {
    if (child.exitCode !== null) throw new Error(`The server did not start: ${output}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
    url = /answers on (http:\S+)/.exec(output)?.[1]
  }
  const ms = performance.now() - from
  for (let read = 0; read < 50; read++)
    await fetch(`${url}/api/accr/public/accredited-list?page=${read % 20}`)
  const resident = memoryOf(child.pid, 'VmRSS')
  child.kill('SIGTERM')
  await ended
  return { ms, resident }
}

/** Starts the server twice on one folder of the embedded database, with the demo data. */
export async function measureStart(): Promise<StartFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'capiz-bench-start-'))
  try {
    const first = await run(folder)
    const second = await run(folder)
    return { firstStart: first.ms, secondStart: second.ms, residentMegabytes: second.resident }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
