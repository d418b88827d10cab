import type { ConfirmationChannel, ConfirmationSection } from '@capiz/domain/confirmation'
import { confirmation } from '../../db/schema/index.ts'
import type { Transaction } from '../../db/types.ts'
import type { Actor } from '../../platform/access/actor.ts'
import type { Services } from '../../platform/services.ts'
import { auditConfirmation } from './log.ts'
import type { ConfirmationOwner } from './owner.ts'

/** A report that a section of a record is wrong, and the inquiry in which staff read it. */
interface SectionReport {
  section: ConfirmationSection
  channel: ConfirmationChannel
  inquiryCode: string
}

/** Reopens a section of a locked record: it counts as wrong until its provider confirms it again. */
export async function reopenSection(
  services: Services,
  tx: Transaction,
  owner: ConfirmationOwner,
  { section, channel, inquiryCode }: SectionReport,
  actor: Actor,
): Promise<void> {
  const { clock } = services
  await tx.insert(confirmation).values({
    ownerCode: owner.code,
    section,
    action: 'REOPENED',
    channel,
    inquiryCode,
    performedOn: clock.today(),
    performedBy: actor.username,
    performedDate: clock.now(),
  })
  const change = { field: `reopened.${section}`, before: null, after: `${channel}: ${inquiryCode}` }
  await auditConfirmation(services, tx, owner, change, actor)
}
