import type { Executor } from '../../db/types.ts'
import type { ProviderStatus } from '../../engines/provider/status.ts'
import { liveFacility } from '../facility/scope.ts'
import { facilityStatus } from '../facility/status.ts'
import { livePhysician } from '../physician/scope.ts'
import { physicianStatus } from '../physician/status.ts'

/** Does something with the provider of a code by its kind; undefined when there is none. */
export async function withProvider<T>(
  db: Executor,
  code: string,
  run: <R extends { code: string }>(owner: ProviderStatus<R>, record: R) => Promise<T>,
): Promise<T | undefined> {
  if (code.startsWith('HF')) {
    const record = await liveFacility(db, code)
    return record && run(facilityStatus, record)
  }
  const record = await livePhysician(db, code)
  return record && run(physicianStatus, record)
}
