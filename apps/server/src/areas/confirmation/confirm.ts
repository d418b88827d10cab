import type { ConfirmationInput } from '@capiz/api/schema/confirmation'
import {
  publicSections,
  sectionLabel,
  type ConfirmationChannel,
  type ConfirmationSection,
} from '@capiz/domain/confirmation'
import type { InferOutput } from 'valibot'
import { confirmation } from '../../db/schema/index.ts'
import type { Transaction } from '../../db/types.ts'
import { actorOf, type Actor } from '../../platform/access/actor.ts'
import type { CallMeta } from '../../platform/access/call-meta.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import type { Services } from '../../platform/services.ts'
import { factsOf } from './facts.ts'
import { auditConfirmation } from './log.ts'
import { codeFor, ownerOfCode, type ConfirmationOwner } from './owner.ts'
import { sectionHash } from './values.ts'

/** A section as it was seen, and the way it is confirmed. */
interface SeenSection {
  section: ConfirmationSection
  hash: string
  channel: ConfirmationChannel
  spokenTo: string | null
}

const isPublic = (section: ConfirmationSection): boolean => publicSections.some((one) => one === section)

/** Refuses what was changed since it was seen: a confirmation of it would vouch for what nobody read. */
export function checkSeen(
  owner: ConfirmationOwner,
  { section, hash }: Pick<SeenSection, 'section' | 'hash'>,
): void {
  if (hash === sectionHash(owner.values, section)) return
  refuse('STALE_RECORD', {
    message: `${sectionLabel(owner.subject, section)}: this was changed since you opened it. Read it again, then confirm it.`,
  })
}

/** Stores the confirmation of a section of a locked record as it was seen. */
export async function storeConfirmation(
  services: Services,
  tx: Transaction,
  owner: ConfirmationOwner,
  seen: SeenSection,
  actor: Actor,
): Promise<void> {
  checkSeen(owner, seen)
  const { section, hash, channel, spokenTo } = seen
  const { clock } = services
  await tx.insert(confirmation).values({
    ownerCode: owner.code,
    section,
    action: 'CONFIRMED',
    channel,
    spokenTo,
    hash,
    // what visitors do not see is not stored a second time
    snapshot: isPublic(section) ? await factsOf(tx, owner, section) : null,
    performedOn: clock.today(),
    performedBy: actor.username,
    performedDate: clock.now(),
  })
  const after = spokenTo === null ? channel : `${channel}: ${spokenTo}`
  await auditConfirmation(services, tx, owner, { field: `confirmed.${section}`, before: null, after }, actor)
}

/**
 * Confirms a section for the caller: a provider its own record, staff what a person at the provider said in a call.
 * Answers the record as it stands then.
 */
export async function confirmSection(
  services: Services,
  tx: Transaction,
  { ownerCode, section, hash, spokenTo }: InferOutput<typeof ConfirmationInput>,
  { principal, meta }: { principal: Principal; meta: CallMeta },
): Promise<ConfirmationOwner> {
  const code = await codeFor(tx, ownerCode, principal)
  const owner = await ownerOfCode(tx, code, true)
  const isStaff = principal.marker === 'ADMIN'
  if (isStaff && spokenTo === null) refuseField('spokenTo', 'Enter the name of the person you spoke to.')
  if (!isStaff && spokenTo !== null) refuseField('spokenTo', 'Only staff record a call.')
  const seen = { section, hash, spokenTo, channel: isStaff ? ('CALL' as const) : ('PORTAL' as const) }
  await storeConfirmation(services, tx, owner, seen, actorOf(principal, meta))
  return owner
}
