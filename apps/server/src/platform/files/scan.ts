import { execFile } from 'node:child_process'
import type { Logger } from 'pino'
import { refuse } from '../errors/refuse.ts'
import type { Upload } from './upload.ts'

/** Looks through an uploaded file for harmful content before it is kept; refuses what it finds. */
export type Scan = (upload: Pick<Upload, 'path' | 'sha256'>) => Promise<void>

/** Longest time a scan may take, in milliseconds. */
const longestScan = 30_000

/** Exit codes of scanners such as `clamdscan` and `clamscan`: 0 for nothing found, 1 for something; all else is a failure. */
const clean = 0
const found = 1

/** The exit code of a program given one argument; undefined when it could not be run or took too long. */
function exitCodeOf(program: string, path: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    execFile(program, [path], { timeout: longestScan }, (error) => {
      if (error === null) resolve(clean)
      else resolve(typeof error.code === 'number' ? error.code : undefined)
    })
  })
}

/**
 * Scans by a program of the operator that is given the path of a file. A file is refused when something is found in it,
 * and also when the program fails: what was not scanned is not kept. Without a program nothing is scanned.
 */
export function scanBy(program: string | undefined, log: Logger): Scan {
  if (program === undefined) return () => Promise.resolve()
  return async ({ path, sha256 }) => {
    const code = await exitCodeOf(program, path)
    if (code === clean) return
    if (code === found) {
      log.warn({ sha256 }, 'harmful content found in an upload')
      refuse('UNSUPPORTED_TYPE', {
        message:
          'Harmful content was found in this file, so it was not kept. Scan your device, then send another copy.',
      })
    }
    log.error({ sha256, code }, 'an upload could not be scanned')
    refuse('STORAGE_UNAVAILABLE', {
      message: 'The file could not be scanned at the moment, so it was not kept. Try again in a few minutes.',
    })
  }
}
