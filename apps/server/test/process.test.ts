import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { addressOf, killProcesses, startProcess } from './support/server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'capiz-process-'))
const start = (env: Record<string, string>) => startProcess({ CAPIZ_DATA_DIR: join(folder, 'data'), ...env })
afterAll(() => {
  killProcesses()
  rmSync(folder, { recursive: true, force: true })
})

// The folder lock belongs to the embedded engine.
test.runIf(inject('place').engine === 'pglite')(
  'X2, X3: a second server is refused naming the first, which goes on and stops cleanly',
  async () => {
    const first = start({})
    const address = await addressOf(first)
    const second = start({})
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain(`in use by process ${first.child.pid}`)
    const healthy = await fetch(`${address}/healthz`)
    expect(healthy.status).toBe(200)
    // A proxy keeps idle connections for 60 s as a rule: ours have to outlive them.
    expect(Number(/timeout=(\d+)/.exec(healthy.headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60)
    const calls = Array.from({ length: 20 }, () =>
      fetch(`${address}/api/auth/me`).then((answer) => answer.status),
    )
    await Promise.all(calls.slice(0, 1))
    first.child.kill('SIGTERM')
    const statuses = await Promise.all(calls.map((call) => call.catch(() => 'refused')))
    expect(statuses.filter((status) => status !== 401 && status !== 503 && status !== 'refused')).toEqual([])
    expect(await first.ended).toBe(0)
    const third = start({})
    await addressOf(third)
    third.child.kill('SIGTERM')
    expect(await third.ended).toBe(0)
  },
)

test('five wrong settings are five lines and no start', async () => {
  const server = start({ PORT: 'x', DATABASE_URL: 'x', CAPIZ_SEED: 'x', SMTP_URL: 'x', CAPIZ_SECRET: 'x' })
  expect(await server.ended).toBe(1)
  expect(server.output().trim().split('\n')).toHaveLength(5)
})

test('a backup of a folder without data is refused instead of writing an empty one', async () => {
  const target = join(folder, 'backup')
  const backup = startProcess({ CAPIZ_DATA_DIR: join(folder, 'mistyped') }, 'entry/cli/backup.ts', target)
  expect(await backup.ended).toBe(1)
  expect(backup.output()).toContain(`There is no database in ${join(folder, 'mistyped')}`)
  expect(existsSync(join(folder, 'mistyped'))).toBe(false)
  expect(existsSync(target)).toBe(false)
})

// What the server writes lies in its own folder with the embedded engine alone.
test.runIf(inject('place').engine === 'pglite')(
  "a database that once held the sample does not go into service, and is nobody else's to read",
  async () => {
    const place = { CAPIZ_DATA_DIR: join(folder, 'sampled') }
    const sample = start({ ...place, CAPIZ_SEED: 'tiny' })
    await addressOf(sample)
    sample.child.kill('SIGTERM')
    expect(await sample.ended).toBe(0)
    // the folder is closed, and what has modes of its own (PGlite's files) lies in closed ones below it
    const open = ['.', 'pg', 'files', 'uploads'].filter(
      (name) => statSync(join(place.CAPIZ_DATA_DIR, name)).mode & 0o077,
    )
    expect(open).toEqual([])
    const service = start({ ...place, CAPIZ_ENVIRONMENT: 'production' })
    expect(await service.ended).toBe(1)
    expect(service.output()).toContain('This database holds the sample')
  },
)

// The commands work on the same data: one engine shows what they take.
test.runIf(inject('place').engine === 'pglite')(
  'commands refuse what they do not know, and a noted head of the audit log is found or said to be gone',
  async () => {
    const place = { CAPIZ_DATA_DIR: join(folder, 'sampled'), CAPIZ_SEED: 'none' }
    const verify = async (...args: string[]) => {
      const run = startProcess(place, 'entry/cli/verify-audit.ts', ...args)
      return { code: await run.ended, said: run.output() }
    }
    const plain = await verify()
    expect(plain.code).toBe(0)
    expect(plain.said).toContain('give a later one with --head')
    const head = /head ([0-9a-f]{64})/.exec(plain.said)?.[1] ?? ''
    expect(await verify('--head', head)).toMatchObject({
      code: 0,
      said: expect.stringContaining('The noted head is row'),
    })
    expect(await verify('--head', 'f'.repeat(64))).toMatchObject({
      code: 1,
      said: expect.stringContaining('cut off'),
    })
    expect(await verify('--haed', head)).toMatchObject({ code: 1, said: expect.stringContaining('--haed') })
    const purge = startProcess(place, 'entry/cli/purge.ts', 'everything')
    expect(await purge.ended).toBe(1)
    expect(purge.output()).toContain('everything')
  },
)
