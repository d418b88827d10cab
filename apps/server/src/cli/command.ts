import { readConfig } from '../config.ts'
import type { Services } from '../services.ts'
import { openServices } from '../start.ts'

/** Runs an administrator's command over the configured data and closes it again; the exit code tells how it went. */
export async function command(run: (services: Services, args: string[]) => Promise<boolean>): Promise<void> {
  const read = readConfig({ CAPIZ_LOG_LEVEL: 'warn', ...process.env })
  if (!read.ok) {
    for (const problem of read.problems) console.error(problem)
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
