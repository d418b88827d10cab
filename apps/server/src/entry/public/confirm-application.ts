import type { FacilityRegistration } from '@capiz/api/schema/facility-form'
import type { PhysicianRegistration } from '@capiz/api/schema/physician'
import { eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { pendingApplication } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { CallMeta } from '../../platform/access/call-meta.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import type { Services } from '../../platform/services.ts'
import { lockByToken } from './address-confirmation.ts'
import { registerFacility } from './register.ts'
import { registerPhysician } from './register-physician.ts'

/**
 * Receives the application of a mailed link: the same function as at first runs once more, now to its end, for what it
 * relies on may have changed. A second press on the link answers the same.
 */
export async function confirmApplication(services: Services, token: string, meta: CallMeta) {
  return inTransaction(services.db, async (tx) => {
    const pending = await lockByToken(services, tx, token)
    const { kind, confirmed, body } = pending ?? {}
    if (kind && confirmed) {
      const { code, requestCode, name } = confirmed
      return { kind, code, requestCode, name }
    }
    if (!pending || !kind || !body) {
      return refuse('NOT_FOUND', { message: 'This link does not work, or no longer. Apply again.' })
    }
    const within = { ...services, db: tx }
    const origin = { ip: pending.ip, givenDate: pending.sentDate }
    // stored after the contract had read it, under the kind of its call
    const received =
      kind === 'FACILITY'
        ? await registerFacility(within, body as InferOutput<typeof FacilityRegistration>, meta, origin)
        : await registerPhysician(within, body as InferOutput<typeof PhysicianRegistration>, meta, origin)
    await tx
      .update(pendingApplication)
      .set({ body: null, confirmed: received })
      .where(eq(pendingApplication.id, pending.id))
    const { code, requestCode, name } = received
    return { kind, code, requestCode, name }
  })
}
