import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { FolderInUse, lockByFile, lockFolder } from '../src/db/lock.ts'

const folders: string[] = []
const children: ChildProcess[] = []
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'capiz-lock-'))
  folders.push(folder)
  return folder
}

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const lockModule = fileURLToPath(new URL('../src/db/lock.ts', import.meta.url))

/** Another process that holds the lock until it is killed. */
async function holder(folder: string): Promise<ChildProcess> {
  const script = `import { lockFolder } from ${JSON.stringify(lockModule)}
await lockFolder(${JSON.stringify(folder)})
console.log('held')
setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  await new Promise((resolve) => child.stdout?.once('data', resolve))
  return child
}

test('X3: a second process is refused in less than two seconds and told who holds the folder', async () => {
  const folder = newFolder()
  const first = await holder(folder)
  const started = performance.now()
  const error = await lockFolder(folder).catch((reason: unknown) => reason)
  expect(performance.now() - started).toBeLessThan(2000)
  expect(error).toBeInstanceOf(FolderInUse)
  expect((error as FolderInUse).pid).toBe(String(first.pid))
  expect((error as FolderInUse).message).toContain(`process ${first.pid}`)
})

test('a killed process leaves the folder free', async () => {
  const folder = newFolder()
  const first = await holder(folder)
  const ended = new Promise((resolve) => first.once('exit', resolve))
  first.kill('SIGKILL')
  await ended
  const lock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
  await lock.release()
  await (await lockFolder(folder)).release()
})

test('by file: kept while the process lives, taken over from a dead one', async () => {
  const folder = newFolder()
  const lock = lockByFile(folder)
  expect(readFileSync(`${folder}.lock`, 'utf8')).toBe(String(process.pid))
  expect(() => lockByFile(folder)).toThrow(FolderInUse)
  await lock.release()
  const dead = spawnSync(process.execPath, ['-e', '']).pid
  writeFileSync(`${folder}.lock`, String(dead))
  await lockByFile(folder).release()
})
