import type { DocumentGrace, DocumentGraceReply } from '@capiz/api/schema/expiry'
import { longestGrace } from '@capiz/domain/credentials'
import { addDays, formatDay } from '@capiz/domain/time'
import type { InferOutput } from 'valibot'
import { documentGrace } from '../../db/schema/index.ts'
import type { Transaction } from '../../db/types.ts'
import { lapsesOf, type LapseFacts } from '../../engines/provider/lapses.ts'
import type { Actor } from '../../platform/access/actor.ts'
import { isOpenFor } from '../../platform/access/decision.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { audit } from '../../platform/audit/audit.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import type { Services } from '../../platform/services.ts'
import { countedDocuments, statusOfOwner } from './expiring-rows.ts'

/**
 * Grants a lapsed document a grace period up to a day, or ends it: on record with the reason and in the audit log of the
 * provider. Refuses documents that have not lapsed, days that have passed and those more than 180 days away.
 */
export async function grantGrace(
  services: Services,
  tx: Transaction,
  { uuid, until: wanted, reason }: InferOutput<typeof DocumentGrace>,
  principal: Principal,
  actor: Actor,
): Promise<InferOutput<typeof DocumentGraceReply>> {
  const today = services.clock.today()
  const until = wanted ?? null
  const [document] = await countedDocuments(tx, [uuid], today)
  if (!document) return refuse('NOT_FOUND')
  const kind = document.entity.startsWith('hf/') ? 'facility' : 'physician'
  if (!isOpenFor(principal, { kind })) return refuse('NOT_FOUND')
  const facts: LapseFacts = { ...document, ownerStatus: statusOfOwner(document) }
  const before = (await lapsesOf(tx, [facts], today)).get(uuid)
  if (!before || before.effect === null) refuseField('uuid', 'This document has not lapsed.')
  const last = addDays(today, longestGrace)
  if (until !== null && until < today) refuseField('until', 'Enter today or a day to come.')
  if (until !== null && until > last) refuseField('until', `Enter a day up to ${formatDay(last)}.`)
  await tx.insert(documentGrace).values({
    attachmentUuid: uuid,
    ownerCode: document.ownerCode,
    until,
    reason,
    createdBy: actor.username,
    createdDate: services.clock.now(),
  })
  await audit(tx, services, {
    actor: actor.username,
    action: 'UPDATE',
    entityType: kind === 'facility' ? 'health-facility' : 'physician',
    entityCode: document.ownerCode,
    topic: 'Lapsed document',
    changes: [
      { field: `${document.docType ?? 'file'} grace period`, before: before.graceUntil, after: until },
      { field: 'reason', before: before.graceReason, after: reason },
    ],
    ...(actor.meta ? { meta: actor.meta } : {}),
  })
  const after = (await lapsesOf(tx, [facts], today)).get(uuid)
  return { uuid, effect: null, graceUntil: null, graceReason: null, ...after }
}
