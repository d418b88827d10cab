import { loadSampleIfEmpty } from './seed/load-sample.ts'
import { samplePassword, sampleUsers } from './seed/user.ts'
import type { Services } from './services.ts'

/** Fills an empty database with the configured sample before the first call, and says how to get in. */
export async function loadSample(services: Services, say: (line: string) => void): Promise<void> {
  const { seed } = services.config
  if (seed === 'none') return
  if (await loadSampleIfEmpty(services, seed)) say(`The ${seed} sample was loaded.`)
  // one account of every role
  const accounts = Object.entries(sampleUsers).map(([role, username]) => `  ${username.padEnd(12)} ${role}`)
  say([`Sample users sign in with the password ${samplePassword}:`, ...accounts].join('\n'))
}
