import { loadSampleIfEmpty } from './seed/load-sample.ts'
import { samplePassword } from './seed/user.ts'
import type { Services } from './services.ts'

/** Fills an empty database with the configured sample before the first call, and says how to get in. */
export async function loadSample(services: Services, say: (line: string) => void): Promise<void> {
  const { seed } = services.config
  if (seed === 'none') return
  if (await loadSampleIfEmpty(services, seed)) say(`The ${seed} sample was loaded.`)
  say(`Sample users sign in with the password ${samplePassword}, for example as admin.`)
}
