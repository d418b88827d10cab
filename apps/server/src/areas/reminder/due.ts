import { reminderRange, reminderStep, type ReminderStep } from '@capiz/domain/credentials'
import { manilaDay, type IsoDate } from '@capiz/domain/time'
import { and, between, isNotNull, or, sql } from 'drizzle-orm'
import { attachment, facility, physician } from '../../db/schema/index.ts'
import type { Database } from '../../db/types.ts'
import { documentInNetwork } from '../expiry/query.ts'
import { doesNotObject } from '../../engines/provider/objections.ts'
import { ofFacility, ofPhysician } from '../../engines/provider/document-owners.ts'

/** A document whose owner is to be reminded today. */
export interface DueDocument {
  uuid: string
  validityDate: IsoDate
  step: ReminderStep
  /** address of the owner in lower case */
  recipient: string
}

/** Leaves out documents whose renewal staff requested today: a second mail of the day would repeat it. */
const notRequestedToday = (today: IsoDate) =>
  sql`not exists (select 1 from renewal_ask a
    where a.attachment_uuid = ${attachment.uuid}::text and a.asked_on = ${today})`

const lastStepSent = sql<number | null>`(select max(r.step) from reminder r
  where r.attachment_uuid = ${attachment.uuid} and r.validity_date = ${attachment.validityDate})`

/**
 * Returns documents on a step of the ladder not yet mailed: counted with their last day, of an owner with an address who
 * is in the network and was not written to today.
 */
export async function dueDocuments(db: Database, today: IsoDate): Promise<DueDocument[]> {
  const { from, to } = reminderRange(today)
  const recipient = sql<string>`lower(coalesce(${facility.emailAddress}, ${physician.emailAddress}))`
  const rows = await db
    .select({
      uuid: attachment.uuid,
      validityDate: attachment.validityDate,
      uploadedDate: attachment.uploadedDate,
      recipient,
      sent: lastStepSent,
    })
    .from(attachment)
    .leftJoin(facility, ofFacility)
    .leftJoin(physician, ofPhysician)
    .where(
      and(
        between(attachment.validityDate, from, to),
        await documentInNetwork(db, today),
        doesNotObject(sql`${physician.code}`, 'REMINDERS'),
        or(isNotNull(facility.emailAddress), isNotNull(physician.emailAddress)),
        notRequestedToday(today),
        sql`not exists (select 1 from reminder_digest d where d.recipient = ${recipient} and d.sent_on = ${today} and d.owner_code = '')`,
      ),
    )
    .orderBy(attachment.validityDate, attachment.id)
  return rows.flatMap(({ uuid, validityDate, uploadedDate, recipient: address, sent }) => {
    if (validityDate === null) return []
    const step = reminderStep(validityDate, today, manilaDay(uploadedDate))
    return step === undefined || (sent !== null && sent >= step)
      ? []
      : [{ uuid, validityDate, step, recipient: address }]
  })
}
