import { and, eq } from 'drizzle-orm'
import { facility, physician } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import type { ProviderStatus } from '../../engines/provider/status.ts'
import { facilityStatus } from '../facility/status.ts'
import { physicianStatus } from '../physician/status.ts'

/** Does something with the provider of a code by its kind; undefined when there is none. */
export async function withProvider<T>(
  db: Executor,
  code: string,
  run: <R extends { code: string }>(owner: ProviderStatus<R>, record: R) => Promise<T>,
): Promise<T | undefined> {
  if (code.startsWith('HF')) {
    const [record] = await db
      .select()
      .from(facility)
      .where(and(eq(facility.code, code), eq(facility.deleted, false)))
    return record && run(facilityStatus, record)
  }
  const [record] = await db
    .select()
    .from(physician)
    .where(and(eq(physician.code, code), eq(physician.deleted, false)))
  return record && run(physicianStatus, record)
}
