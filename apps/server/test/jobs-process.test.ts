import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, describe, expect, inject, test, vi } from 'vitest'
import { startJobsProcess } from '../src/ops/jobs-process.ts'
import { addressOf, killProcesses, startProcess } from './support/server-process.ts'

const { engine, server = '' } = inject('place')
const folder = mkdtempSync(join(tmpdir(), 'capiz-jobs-'))
afterAll(() => {
  killProcesses()
  rmSync(folder, { recursive: true, force: true })
})

const log = pino({ level: 'silent' })
const soon = { timeout: 20_000, interval: 50 }

/** A program in place of the jobs. */
function program(name: string, text: string): string {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(file, text)
  return file
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('a process that ends by itself is started again, and the metrics say so', async () => {
  const file = program('ends', 'setTimeout(() => process.exit(1), 50)')
  const jobs = startJobsProcess(log, { file, firstWaitMs: 20 })
  await vi.waitFor(() => expect(jobs.gauges()['jobs_process_restarts']).toBeGreaterThan(1), soon)
  await jobs.stop()
  const { jobs_process_restarts: restarts } = jobs.gauges()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(jobs.gauges()['jobs_process_restarts']).toBe(restarts)
})

test('a process that falls silent is ended and started again', async () => {
  const file = program('hangs', `process.send('alive'); for (;;);`)
  const jobs = startJobsProcess(log, { file, firstWaitMs: 20, silentMs: 500, stopMs: 200 })
  await vi.waitFor(() => expect(jobs.gauges()['jobs_process_restarts']).toBeGreaterThan(0), soon)
  await jobs.stop()
})

test('a stop waits for the job at work', async () => {
  const done = join(folder, 'done')
  const file = program(
    'works',
    `import { writeFileSync } from 'node:fs'
     process.on('SIGTERM', () => setTimeout(() => { writeFileSync(${JSON.stringify(done)}, 'all of it'); process.exit(0) }, 300))
     process.send('alive'); setInterval(() => undefined, 1000)`,
  )
  let heard = 0
  const jobs = startJobsProcess(log, { file })
  await vi.waitFor(() => {
    heard = jobs.gauges()['jobs_process_up'] ?? 0
    expect(heard).toBe(1)
  }, soon)
  await new Promise((resolve) => setTimeout(resolve, 500))
  await jobs.stop()
  expect(readFileSync(done, 'utf8')).toBe('all of it')
})

// The embedded database is open in one process only.
describe.runIf(engine === 'postgres')('a server on PostgreSQL', () => {
  test('runs the jobs in another process, starts it again, and takes it along when it ends', async () => {
    const client = new pg.Client({ connectionString: `${server}/postgres` })
    await client.connect()
    await client.query('create database own_jobs')
    await client.end()
    const url = `${server}/own_jobs`
    const running = startProcess({ CAPIZ_DATA_DIR: join(folder, 'own'), DATABASE_URL: url })
    const address = await addressOf(running, 150)
    const { pid = 0 } = running.child
    const children = () =>
      readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
    const metric = async (name: string) => {
      const text = await (await fetch(`${address}/metrics`)).text()
      return Number(new RegExp(`^capiz_${name} (\\d+)$`, 'm').exec(text)?.[1])
    }
    const jobsRun = async () => {
      const own = new pg.Client({ connectionString: url })
      await own.connect()
      const { rows } = await own.query<{ name: string }>('select name from job where last_run is not null')
      await own.end()
      return rows.map(({ name }) => name)
    }
    expect(await metric('jobs_process_up')).toBe(1)
    await vi.waitFor(async () => expect(await jobsRun()).toContain('duplicate-pairs'), {
      timeout: 60_000,
      interval: 500,
    })
    const [first = 0] = children()
    process.kill(first, 'SIGKILL')
    await vi.waitFor(async () => expect(await metric('jobs_process_restarts')).toBe(1), soon)
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    const [second = 0] = children()
    expect(second).not.toBe(first)
    running.child.kill('SIGKILL')
    await running.ended
    await vi.waitFor(() => expect(isAlive(second)).toBe(false), { timeout: 60_000, interval: 200 })
  }, 300_000)

  test('ends together with its jobs, and runs none where they are off', async () => {
    const client = new pg.Client({ connectionString: `${server}/postgres` })
    await client.connect()
    await client.query('create database no_jobs')
    await client.end()
    const env = { CAPIZ_DATA_DIR: join(folder, 'off'), DATABASE_URL: `${server}/no_jobs` }
    const one = startProcess(env)
    await addressOf(one, 150)
    one.child.kill('SIGTERM')
    expect(await one.ended).toBe(0)
    const off = startProcess({ ...env, CAPIZ_JOBS: 'off' })
    const address = await addressOf(off, 60)
    expect(await (await fetch(`${address}/metrics`)).text()).not.toContain('capiz_jobs_process')
    off.child.kill('SIGTERM')
    expect(await off.ended).toBe(0)
  }, 300_000)
})
