import { addDays, type IsoDate } from '@capiz/domain/time'
import type { Permission } from '@capiz/domain/access'
import { plural } from '@capiz/domain/text'
import { and, asc, between, count, eq, isNull, max, sql } from 'drizzle-orm'
import { appUser, attachment, facility, physician, reminderDigest, role } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Database } from '../../db/types.ts'
import { documentInNetwork, inNetwork } from '../expiry/query.ts'
import { ofFacility, ofPhysician } from '../../engines/provider/document-owners.ts'
import type { Services } from '../../platform/services.ts'
import { isTimeToRemind, openDigest } from './digest.ts'

/** Days ahead a document is announced to staff; its owner was reminded at 60 and 30. */
const aheadDays = 7
/** Days gone by that are made up for when no digest went out. */
const behindDays = 14

/** Whose documents are in whose care: those who keep the records of facilities or of physicians up to date. */
const areas = [
  { permission: 'HF_EDIT', kind: 'hf', owner: 'facility', text: 'Facilities' },
  { permission: 'PHY_EDIT', kind: 'phy', owner: 'physician', text: 'Physicians' },
] as const satisfies readonly { permission: Permission; kind: string; owner: string; text: string }[]

interface Carer {
  emailAddress: string
  firstName: string
  permissions: readonly string[]
  /** day of the digest before */
  last: IsoDate | null
}

/** Staff with an account in use who care for records and were not written to today. */
async function carers(db: Database, today: IsoDate): Promise<Carer[]> {
  const rows = await db
    .select({
      emailAddress: appUser.emailAddress,
      firstName: appUser.firstName,
      permissions: role.permissions,
      last: max(reminderDigest.sentOn),
    })
    .from(appUser)
    .innerJoin(role, eq(role.id, appUser.roleId))
    .leftJoin(
      reminderDigest,
      and(
        eq(reminderDigest.recipient, sql`lower(${appUser.emailAddress})`),
        eq(reminderDigest.ownerCode, ''),
      ),
    )
    .where(and(eq(appUser.deleted, false), eq(role.deleted, false), isNull(appUser.linkedCode)))
    .groupBy(appUser.id, role.id)
    .orderBy(asc(appUser.id))
  return rows
    .filter(({ permissions }) => areas.some(({ permission }) => permissions.includes(permission)))
    .map((row) => ({ ...row, last: row.last }))
    .filter(({ last }) => last === null || last < today)
}

/** How many documents in the network run out on each day around today, of facilities and of physicians. */
async function documentsByDay(db: Database, today: IsoDate) {
  return db
    .select({
      day: sql<IsoDate>`${attachment.validityDate}::text`,
      kind: sql<string>`split_part(${attachment.ownerKind}, '/', 1)`,
      documents: count(),
    })
    .from(attachment)
    .leftJoin(facility, ofFacility)
    .leftJoin(physician, ofPhysician)
    .where(
      and(
        between(attachment.validityDate, addDays(today, -behindDays), addDays(today, aheadDays)),
        await documentInNetwork(db, today),
      ),
    )
    .groupBy(sql`1`, sql`2`)
}

type Counted = Awaited<ReturnType<typeof documentsByDay>>

/** One sentence an area and stretch of days, with the address that shows exactly those documents. */
function linesFor({ permissions, last }: Carer, counted: Counted, today: IsoDate, portal: string): string[] {
  const yesterday = addDays(today, -1)
  const earliest = addDays(today, -behindDays)
  // what was still valid at the last digest, and what came into sight since
  const since = last === null ? yesterday : last < earliest ? earliest : last
  const stretches = [
    {
      from: addDays(since, aheadDays + 1),
      to: addDays(today, aheadDays),
      verbs: ['runs out soon', 'run out soon'],
    },
    { from: since, to: yesterday, verbs: ['has expired', 'have expired'] },
  ] as const
  return areas
    .filter(({ permission }) => permissions.includes(permission))
    .flatMap(({ kind, owner, text }) =>
      stretches.flatMap(({ from, to, verbs: [one, several] }) => {
        const documents = counted
          .filter((row) => row.kind === kind && row.day >= from && row.day <= to)
          .reduce((sum, row) => sum + row.documents, 0)
        const query = `ownerType=${owner}&from=${from}&to=${to}&accreditationStatusCode=${inNetwork.join(',')}`
        return documents === 0
          ? []
          : [
              `${text}: ${plural(documents, `document ${one}`, `documents ${several}`)}.\n${portal}/iso-compliance/expiring?${query}`,
            ]
      }),
    )
}

/**
 * Tells staff what lapses under their care: documents that come within seven days of their last day, and those that have
 * expired, each once, in one mail a person and day with the way to them. What was missed while nothing ran is made up
 * for; documents that were renewed or whose provider left are not counted. Answers how many mails were written.
 */
export async function sendStaffDigests(services: Services): Promise<number> {
  const { db, clock, config } = services
  if (!isTimeToRemind(services)) return 0
  const today = clock.today()
  const people = await carers(db, today)
  if (people.length === 0) return 0
  const counted = await documentsByDay(db, today)
  let mails = 0
  for (const person of people) {
    const lines = linesFor(person, counted, today, config.publicUrl)
    if (lines.length === 0) continue
    const isSent = await inTransaction(db, async (tx) => {
      if ((await openDigest(services, tx, person.emailAddress.toLowerCase())) === undefined) return false
      // the texts stored by existing installations name this value
      const values = { firstName: person.firstName, papers: lines.join('\n\n') }
      await services.mail.queue(tx, { to: person.emailAddress, template: 'STAFF_DIGEST', values })
      return true
    })
    if (isSent) mails += 1
  }
  return mails
}
