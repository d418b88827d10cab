import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const fileOf = (part: string): string =>
  fileURLToPath(new URL(`../../.cache/bench/${part}.json`, import.meta.url))

/** Returns the results of the last run of a part on this machine; undefined before the first. */
export function lastResults<T>(part: string): T | undefined {
  const file = fileOf(part)
  if (!existsSync(file)) return undefined
  return (JSON.parse(readFileSync(file, 'utf8')) as { results: T }).results
}

/** Keeps the results of a part with the facts of the machine, for the next run to be compared with. */
export function saveResults<T>(part: string, results: T): void {
  const file = fileOf(part)
  mkdirSync(dirname(file), { recursive: true })
  const machine = {
    processor: cpus()[0]?.model,
    cores: availableParallelism(),
    megabytes: Math.round(totalmem() / 1024 ** 2),
    load: loadavg()[0],
    node: process.version,
  }
  writeFileSync(file, `${JSON.stringify({ taken: new Date(), machine, results }, null, 2)}\n`)
}
