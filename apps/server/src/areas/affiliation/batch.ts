import { isAccreditationStatus, needsReason, reasonProblem } from '@capiz/domain/accreditation'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../platform/access/actor.ts'
import { affiliation } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Refusal, refuseField } from '../../platform/errors/refuse.ts'
import { lockPhysician } from '../physician/scope.ts'
import { moveStatus } from '../../engines/provider/status.ts'
import type { Services } from '../../platform/services.ts'
import { lockAffiliation } from './scope.ts'
import { affiliationStatus } from './status.ts'

/** The result of a batch of affiliations. */
export interface BatchResult {
  updated: string[]
  skipped: { code: string; reason: string }[]
}

function whyNot(error: Refusal): string {
  const messages = error.options.errors?.map(({ message }) => message) ?? []
  return messages.length > 0 ? messages.join(' ') : error.message
}

/**
 * Moves every affiliation of a physician for which the move is legal and says of each of the others why it stayed
 * (specification 2, section 4; domain model 7.2). Each stands for itself: one that cannot move holds up no other. The
 * wire of the specification has no reason; one that is sent has to hold (ADR 9).
 */
export async function moveAllAffiliations(
  services: Services,
  input: { phyCode: string; newStatus: string; reason?: string | null | undefined },
  actor: Actor,
): Promise<BatchResult> {
  const { phyCode, newStatus: status, reason } = input
  if (!isAccreditationStatus(status)) refuseField('newStatus', 'Choose one of the statuses offered.')
  const problem = reason === undefined ? undefined : reasonProblem(status, reason)
  if (problem !== undefined) refuseField('reason', problem)
  const { id } = await lockPhysician(services.db, phyCode)
  const rows = await services.db
    .select({ code: affiliation.code, status: affiliation.status })
    .from(affiliation)
    .where(and(eq(affiliation.physicianId, id), eq(affiliation.deleted, false)))
    .orderBy(affiliation.id)
  const result: BatchResult = { updated: [], skipped: [] }
  const why =
    reason ?? (needsReason(status) ? 'All affiliations were changed at once; no reason was sent.' : null)
  const move = { status, effectiveDate: services.clock.today(), reason: why, remarks: null, until: null }
  for (const { code } of rows) {
    try {
      await inTransaction(services.db, async (tx) => {
        const record = await lockAffiliation(tx, code)
        await moveStatus(services, tx, affiliationStatus, record, move, actor)
      })
      result.updated.push(code)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      result.skipped.push({ code, reason: whyNot(error) })
    }
  }
  return result
}
