import type { LinkConfirmation } from '@capiz/api/schema/confirmation'
import { linkSections, sectionLabel } from '@capiz/domain/confirmation'
import type { InferOutput } from 'valibot'
import { checkSeen, storeConfirmation } from '../../areas/confirmation/confirm.ts'
import { ownerOfToken } from '../../areas/confirmation/link.ts'
import type { ConfirmationOwner } from '../../areas/confirmation/owner.ts'
import { reopenSection } from '../../areas/confirmation/reopen.ts'
import { sectionViews } from '../../areas/confirmation/view.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Executor } from '../../db/types.ts'
import { visitor } from '../../platform/access/actor.ts'
import type { CallMeta } from '../../platform/access/call-meta.ts'
import type { Services } from '../../platform/services.ts'
import { fileInquiry } from './inquiry.ts'

type Linked = Awaited<ReturnType<typeof ownerOfToken>>

/** The record of a link as its holder sees it: without bank data. */
async function viewOf(services: Services, db: Executor, { owner, until }: Linked) {
  const reader = { sections: linkSections, canConfirm: true, seesBankNumbers: false }
  const { subject, code, name } = owner
  return { subject, code, name, until, sections: await sectionViews(services, db, owner, reader) }
}

/** Returns the sections of a record for the holder of its link. */
export async function sectionsOfToken(services: Services, token: string) {
  return viewOf(services, services.db, await ownerOfToken(services, services.db, token))
}

/** The report of a provider on its own record, as the inquiry staff read. */
function reportOf({ subject, code, name }: ConfirmationOwner, label: string, problem: string) {
  return {
    requesterType: 'PROVIDER',
    subRequesterType: 'Mailed link',
    requesterName: name,
    healthFacility: subject === 'facility' ? code : null,
    physicianNameCode: subject === 'physician' ? code : null,
    inquiry: `${label}: ${name} (${code})\n\n${problem}`,
  } as const
}

/** Confirms a section by the link, or reopens it with a note to staff of what is wrong; answers all sections. */
export async function confirmByLink(
  services: Services,
  { token, section, hash, problem }: InferOutput<typeof LinkConfirmation>,
  meta: CallMeta,
) {
  return inTransaction(services.db, async (tx) => {
    const linked = await ownerOfToken(services, tx, token, true)
    const { owner } = linked
    const actor = visitor(owner.name, owner.emailAddress ?? '', meta)
    if (problem === null) {
      const seen = { section, hash, channel: 'LINK', spokenTo: null } as const
      await storeConfirmation(services, tx, owner, seen, actor)
    } else {
      checkSeen(owner, { section, hash })
      const report = reportOf(owner, sectionLabel(owner.subject, section), problem)
      const inquiryCode = await fileInquiry(services, tx, report, actor)
      await reopenSection(services, tx, owner, { section, channel: 'LINK', inquiryCode }, actor)
    }
    return viewOf(services, tx, linked)
  })
}
