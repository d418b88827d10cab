import { loadSampleIfEmpty } from './seed/load-sample.ts'
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
