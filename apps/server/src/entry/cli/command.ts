import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readConfig, type Config } from '../../platform/runtime/config.ts'
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

/**
 * Runs an administrator's command over the configured data and closes it again; the exit code tells how it went. Only a
 * command that fills an empty database may make one.
 */
export async function command(
  run: (services: Services, args: string[]) => Promise<boolean>,
  { makesDatabase = false } = {},
): Promise<void> {
  // what a command writes (backups too) is for the user it runs as
  process.umask(0o077)
  const read = readConfig({ CAPIZ_LOG_LEVEL: 'warn', ...process.env })
  const problems = read.ok
    ? [makesDatabase ? undefined : missingData(read.config)].filter((problem) => problem !== undefined)
    : read.problems
  if (!read.ok || problems.length > 0) {
    for (const problem of problems) console.error(problem)
    process.exitCode = 1
    return
  }
  let services: Services | undefined
  try {
    services = await openServices(read.config)
    process.exitCode = (await run(services, process.argv.slice(2))) ? 0 : 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  } finally {
    await services?.database.close()
  }
}
