import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Executor } from '../../db/types.ts'
import { rowOfHead } from './verify.ts'

/** The end of the log as noted outside the database. */
export interface NotedHead {
  rows: number
  head: string
}

const fileIn = (dataDir: string) => join(dataDir, 'audit-head.json')

/**
 * Notes the head of the log in the data folder. With PostgreSQL that is another machine than the database's: whoever cuts
 * rows off the end there does not reach it.
 */
export async function noteHead(dataDir: string, { rows, head }: NotedHead): Promise<void> {
  const file = fileIn(dataDir)
  await writeFile(`${file}.new`, JSON.stringify({ rows, head }), { mode: 0o600 })
  await rename(`${file}.new`, file)
}

/** Forgets the noted head: what was restored from a backup ends earlier. */
export const forgetHead = (dataDir: string): Promise<void> => rm(fileIn(dataDir), { force: true })

/** Reads the noted head; undefined when none was noted, or none that can be read. */
async function notedHead(dataDir: string): Promise<NotedHead | undefined> {
  try {
    const { rows, head } = JSON.parse(await readFile(fileIn(dataDir), 'utf8')) as Partial<NotedHead>
    return typeof rows === 'number' && typeof head === 'string' ? { rows, head } : undefined
  } catch {
    return undefined
  }
}

/** Returns what was noted when the log no longer holds it: rows were cut off its end, or it was written anew. */
export async function lostHead(db: Executor, dataDir: string): Promise<NotedHead | undefined> {
  const noted = await notedHead(dataDir)
  return noted && (await rowOfHead(db, noted.head)) === undefined ? noted : undefined
}
