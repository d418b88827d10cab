import { createHash } from 'node:crypto'
import { mkdirSync, openSync, readFileSync, realpathSync, rmSync, writeSync, closeSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'

/** A held lock on a data folder. */
export interface FolderLock {
  release: () => Promise<void>
}

/** Thrown when another process has the data folder open. */
export class FolderInUse extends Error {
  readonly pid: string
  constructor(folder: string, pid: string) {
    super(`The data folder ${folder} is in use by process ${pid}. Stop that process, or set CAPIZ_DATA_DIR.`)
    this.pid = pid
  }
}

function listen(server: Server, path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    server.listen(path, () => resolve(true))
  })
}

function readPid(path: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(path)
    let answer = ''
    socket.setEncoding('utf8').setTimeout(1000)
    socket.on('data', (part: string) => (answer += part))
    socket.on('timeout', () => socket.destroy())
    socket.on('error', () => resolve('unknown'))
    socket.on('close', () => resolve(answer || 'unknown'))
  })
}

/**
 * Locks the folder with a socket that the kernel releases however the process ends; a second holder gets the first
 * one's pid.
 */
async function lockBySocket(folder: string): Promise<FolderLock> {
  const name = `\0capiz-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.end(String(process.pid))
  })
  if (!(await listen(server, name))) throw new FolderInUse(folder, await readPid(name))
  server.unref()
  return { release: () => new Promise((resolve) => server.close(() => resolve())) }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** A file beside the folder, made exclusively; taken over only from a process that is gone. */
export function lockByFile(folder: string): FolderLock {
  const path = `${folder}.lock`
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const handle = openSync(path, 'wx')
      writeSync(handle, String(process.pid))
      closeSync(handle)
      return { release: async () => rmSync(path, { force: true }) }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      const pid = Number(readFileSync(path, 'utf8'))
      if (Number.isInteger(pid) && pid > 0 && isAlive(pid)) throw new FolderInUse(folder, String(pid))
      rmSync(path, { force: true })
    }
  }
  throw new FolderInUse(folder, 'unknown')
}

/**
 * Takes the exclusive lock of an embedded data folder. The engine itself takes none, and two processes on one
 * folder lose each other's writes silently (reliability 0.9).
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true })
  const real = realpathSync(join(folder))
  return process.platform === 'linux' ? lockBySocket(real) : lockByFile(real)
}
