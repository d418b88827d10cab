import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Config } from '../../platform/runtime/config.ts'
import { readConfig } from '../../platform/runtime/read-config.ts'
import type { Services } from '../../platform/services.ts'
import { openServices } from '../../start.ts'

/**
 * Resolves a folder named on the command line against the caller's directory: npm starts the command in the workspace.
 */
export const givenFolder = (folder: string): string => resolve(process.env['INIT_CWD'] ?? '.', folder)

/** Returns the location of the data a command works on, without secrets. */
export const placeOf = ({ databaseUrl, dataDir }: Config): string =>
  databaseUrl === undefined ? dataDir : new URL(databaseUrl).host + new URL(databaseUrl).pathname

/** An embedded database is made when it is opened: without this check a backup of a mistyped folder would be an empty one. */
function missingData({ databaseUrl, dataDir }: Config): string | undefined {
  if (databaseUrl !== undefined || existsSync(join(dataDir, 'pg'))) return undefined
  return `There is no database in ${dataDir}. Set CAPIZ_DATA_DIR to the data folder of the server.`
}

/** Words and options of a command line; anything else is refused, so that a mistyped option is not ignored. */
interface Taken {
  /** names of the words it takes, in order */
  words?: readonly string[]
  options?: Readonly<Record<string, { type: 'string' | 'boolean' }>>
  /** whether it fills an empty database, so that it may make one */
  makesDatabase?: boolean
  /** whether it brings the tables up to date also where servers are told not to */
  migrates?: boolean
}

/** The words and options as they were given. */
export interface Given {
  words: string[]
  options: Readonly<Record<string, string | boolean | undefined>>
}

function givenOf({ words = [], options = {} }: Taken): Given | string {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true, strict: true })
    if (positionals.length > words.length) {
      const extra = positionals.slice(words.length).join(' ')
      return `Do not know what to do with: ${extra}. ${words.length > 0 ? `Give ${words.join(', ')} only.` : ''}`.trim()
    }
    return { words: positionals, options: values }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Runs an administrator's command over the configured data and closes it again; the exit code tells how it went. */
export async function command(
  run: (services: Services, given: Given) => Promise<boolean>,
  taken: Taken = {},
): Promise<void> {
  // what a command writes (backups too) is for the user it runs as
  process.umask(0o077)
  const given = givenOf(taken)
  const read = readConfig({ CAPIZ_LOG_LEVEL: 'warn', ...process.env })
  const problems = read.ok
    ? [taken.makesDatabase ? undefined : missingData(read.config)].filter((problem) => problem !== undefined)
    : read.problems
  if (!read.ok || typeof given === 'string' || problems.length > 0) {
    for (const problem of typeof given === 'string' ? [given] : problems) console.error(problem)
    process.exitCode = 1
    return
  }
  let services: Services | undefined
  try {
    services = await openServices(taken.migrates ? { ...read.config, migrate: true } : read.config)
    process.exitCode = (await run(services, given)) ? 0 : 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  } finally {
    await services?.database.close()
  }
}
