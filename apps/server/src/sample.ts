import { holdsSample, loadSampleIfEmpty } from './seed/load-sample.ts'
import { samplePassword, sampleUsers } from './seed/user.ts'
import type { Services } from './platform/services.ts'

/** Fills an empty database with the configured sample before the first call, and says how to get in. */
export async function loadSample(services: Services, log: (line: string) => void): Promise<void> {
  const { seed } = services.config
  if (seed === 'none') return
  if (await loadSampleIfEmpty(services, seed)) log(`The ${seed} sample was loaded.`)
  // one account of every role
  const accounts = Object.entries(sampleUsers).map(([role, username]) => `  ${username.padEnd(12)} ${role}`)
  log([`Sample users sign in with the password ${samplePassword}:`, ...accounts].join('\n'))
}

/** Why a server cannot go into service over its database: the sample's passwords are known to everybody. */
export async function sampleProblem({ db, config }: Services): Promise<string | undefined> {
  if (config.environment !== 'production' || !(await holdsSample(db))) return undefined
  return 'This database holds the sample, whose passwords everybody knows. Give production a database of its own (CAPIZ_DATA_DIR or DATABASE_URL), or set CAPIZ_ENVIRONMENT to development.'
}
