import { facility } from './db/schema/index.ts'
import { loadSeed } from './seed/load.ts'
import { samplePassword } from './seed/user.ts'
import type { Services } from './services.ts'

/** Fills an empty database with the configured sample before the first call, and says how to get in. */
export async function loadSample(
  { db, config, clock }: Services,
  say: (line: string) => void,
): Promise<void> {
  if (config.seed === 'none') return
  const [present] = await db.select({ id: facility.id }).from(facility).limit(1)
  if (!present) {
    say(`Loading the ${config.seed} sample …`)
    await loadSeed(db, { size: config.seed, asOf: clock.today() })
  }
  say(`Sample users sign in with the password ${samplePassword}, for example as admin.`)
}
