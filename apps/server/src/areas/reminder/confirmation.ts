import { confirmationSections, confirmationSteps, type ConfirmationCycles } from '@capiz/domain/confirmation'
import type { IsoDate } from '@capiz/domain/time'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/rows.ts'
import { confirmationReminder } from '../../db/schema/index.ts'
import { doesNotObject, objectsTo } from '../../engines/provider/objections.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Database, Transaction } from '../../db/types.ts'
import type { Services } from '../../platform/services.ts'
import { mailLink, openSections } from '../confirmation/mail.ts'
import { networkStatuses, ownerOfCode } from '../confirmation/owner.ts'
import { isTimeToRemind, openDigest } from './digest.ts'

const joined = (parts: readonly ReturnType<typeof sql>[]) => sql.join([...parts], sql`, `)

/**
 * Returns the codes of records in the network, with an address, that have a section on a step of the ladder not yet
 * mailed. The last step stays until it was mailed once: a record that nobody confirmed for years is asked once, too.
 */
async function dueRecords(db: Database, cycles: ConfirmationCycles, today: IsoDate): Promise<string[]> {
  const days = joined(confirmationSections.map((section) => sql`(${section}::text, ${cycles[section]}::int)`))
  const steps = joined(confirmationSteps.map((step) => sql`(${step}::int)`))
  const statuses = joined(networkStatuses.map((status) => sql`${status}`))
  const live = sql`not deleted and accepted and duplicate_of is null and accreditation_status_code in (${statuses})
    and email_address is not null and email_address <> ''`
  const rows = await rowsOf<{ code: string }>(
    db,
    sql`with owner as (
          select code, accreditation_date as since from facility where ${live}
          union all select code, accreditation_date from physician where ${live}
            and ${doesNotObject(sql`physician.code`, 'REMINDERS')}
        ), due as (
          select o.code, c.section, coalesce(max(k.performed_on), o.since) + c.days as due_on
          from owner o cross join (values ${days}) c(section, days)
          left join confirmation k on k.owner_code = o.code and k.section = c.section and k.action = 'CONFIRMED'
          group by o.code, o.since, c.section, c.days
        ), reached as (
          select code, section, due_on,
            (select max(l.step) from (values ${steps}) l(step) where due_on + l.step <= ${today}::date) as step
          from due where due_on is not null
        )
        select distinct r.code from reached r
        where r.step is not null and not exists (select 1 from confirmation_reminder s
            where s.owner_code = r.code and s.section = r.section and s.due_on = r.due_on and s.step >= r.step)
          and not exists (select 1 from reminder_digest d where d.owner_code = r.code and d.sent_on = ${today}::date)
        order by r.code`,
  )
  return rows.map(({ code }) => code)
}

/** Writes the mail of one record with all its open sections and a new link, or nothing when none is on a new step. */
async function remind(services: Services, tx: Transaction, code: string): Promise<boolean> {
  const owner = await ownerOfCode(tx, code, true)
  if (!owner.isInNetwork || !owner.emailAddress) return false
  if (await objectsTo(tx, code, 'REMINDERS')) return false
  const open = await openSections(services, tx, owner)
  const stepped = open.flatMap(({ section, dueOn, step }) =>
    dueOn === null || step === undefined ? [] : [{ ownerCode: code, section, dueOn, step }],
  )
  if (stepped.length === 0) return false
  const digestId = await openDigest(services, tx, owner.emailAddress.toLowerCase(), code)
  if (digestId === undefined) return false
  const rows = stepped.map((row) => ({ ...row, digestId }))
  const named = await tx.insert(confirmationReminder).values(rows).onConflictDoNothing().returning()
  if (named.length === 0) return false
  await mailLink(services, tx, owner, open)
  return true
}

/**
 * Asks providers to confirm their sections: 30, 14 and 3 days before the due day, on it, and 7 and 21 days after it, one
 * mail a record and day with all its open sections and a new link, each step once however often and in however many
 * processes this runs. Nothing is removed from the directory. Returns the number of mails written.
 */
export async function sendConfirmationReminders(services: Services): Promise<number> {
  const { db, clock, config } = services
  if (!isTimeToRemind(services)) return 0
  let mails = 0
  for (const code of await dueRecords(db, config.confirmationDays, clock.today())) {
    if (await inTransaction(db, (tx) => remind(services, tx, code))) mails += 1
  }
  return mails
}
