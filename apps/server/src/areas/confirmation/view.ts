import { confirmation as calls } from '@capiz/api/contract/confirmation'
import type { SectionFreshness } from '@capiz/api/schema/confirmation'
import { decideAccess, seesBankNumbers } from '@capiz/domain/access'
import { confirmationSections, sectionLabel, type ConfirmationSection } from '@capiz/domain/confirmation'
import type { InferOutput } from 'valibot'
import type { Executor } from '../../db/types.ts'
import type { Principal } from '../../platform/access/principal.ts'
import type { Services } from '../../platform/services.ts'
import { factsOf } from './facts.ts'
import type { ConfirmationOwner } from './owner.ts'
import { confirmationsOf, freshnessOfRecord } from './read.ts'
import { sectionHash } from './values.ts'

type View = InferOutput<typeof SectionFreshness>

/** The caller as far as the view of the sections depends on it. */
export interface SectionReader {
  sections: readonly ConfirmationSection[]
  canConfirm: boolean
  seesBankNumbers: boolean
}

/** Returns the reader of all sections who may confirm them, for a caller with a verdict on the record. */
export function readerOf(owner: ConfirmationOwner, principal: Principal): SectionReader {
  return {
    sections: confirmationSections,
    canConfirm: decideAccess(calls.confirm.access, principal, { kind: owner.subject }).ok,
    seesBankNumbers: seesBankNumbers(principal),
  }
}

/** Returns sections of a record with what they hold and how fresh they are. */
export async function sectionViews(
  { clock, config }: Services,
  db: Executor,
  owner: ConfirmationOwner,
  reader: SectionReader,
): Promise<View[]> {
  const rows = (await confirmationsOf(db, [owner.code])).get(owner.code) ?? []
  const freshness = freshnessOfRecord({ ...owner, rows }, clock.today(), config.confirmationDays)
  const views: View[] = []
  for (const section of reader.sections) {
    const one = freshness.get(section)
    if (one === undefined) continue
    const own = rows.filter((row) => row.section === section)
    const confirmed = own.findLast(({ action }) => action === 'CONFIRMED')
    views.push({
      ...one,
      section,
      label: sectionLabel(owner.subject, section),
      channel: confirmed?.channel ?? null,
      spokenTo: confirmed?.spokenTo ?? null,
      cycleDays: config.confirmationDays[section],
      reopenedBy: one.reopenedOn === null ? null : (own.at(-1)?.channel ?? null),
      inquiryCode: one.reopenedOn === null ? null : (own.at(-1)?.inquiryCode ?? null),
      facts: await factsOf(db, owner, section, reader.seesBankNumbers),
      hash: sectionHash(owner.values, section),
      canConfirm: reader.canConfirm,
    })
  }
  return views
}
