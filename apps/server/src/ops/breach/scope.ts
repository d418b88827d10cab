import { addDays, isIsoDate, manilaMidnight } from '@capiz/domain/time'
import { and, eq, gte, lt, type SQL } from 'drizzle-orm'
import { appUser, auditLog, session, userFactor } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'

/** A user, one of the user's keys, a session or a network address in wrong hands, and the period of the breach. */
export interface BreachGiven {
  from: string
  to: string
  user?: string | undefined
  /** name of a passkey or authenticator app of the user */
  key?: string | undefined
  /** number of a session, as the list of a user's sessions has it */
  session?: string | undefined
  /** network address calls came from */
  address?: string | undefined
}

/** The entries of the audit log a breach is about. */
export interface BreachScope {
  subject: string
  from: Date
  /** exclusive */
  to: Date
  where: SQL | undefined
}

/** Reads a day, as its beginning in Manila or the beginning of the next one, or a moment with its offset. */
function momentOf(text: string, daysLater: 0 | 1): Date {
  if (isIsoDate(text)) return manilaMidnight(addDays(text, daysLater))
  if (!/T.+(Z|[+-]\d{2}:\d{2})$/.test(text) || Number.isNaN(Date.parse(text))) {
    throw new Error(`${text} is no day (2026-11-20) or moment with its offset (2026-11-20T08:00:00+08:00).`)
  }
  return new Date(text)
}

/** The holder of a breach: the entries by it, and the moments that narrow the period. */
interface Holder {
  subject: string
  by: SQL
  begun?: Date | null
  ended?: Date | null
}

async function sessionHolder(db: Executor, id: string): Promise<Holder> {
  const [found] = await db
    .select({ session, username: appUser.username })
    .from(session)
    .innerJoin(appUser, eq(appUser.id, session.userId))
    .where(eq(session.id, /^\d{1,9}$/.test(id) ? Number(id) : 0))
  if (!found) throw new Error(`There is no session ${id}.`)
  const { createdDate: begun, revokedDate, expires } = found.session
  // a user has one session at a time, so what the user did meanwhile was done in it
  const subject = `session ${id} of ${found.username}`
  return { subject, by: eq(auditLog.actor, found.username), begun, ended: revokedDate ?? expires }
}

async function keyHolder(db: Executor, username: string, name: string): Promise<Holder> {
  const [found] = await db
    .select({ begun: userFactor.createdDate })
    .from(userFactor)
    .innerJoin(appUser, eq(appUser.id, userFactor.userId))
    .where(and(eq(appUser.username, username), eq(userFactor.name, name)))
  if (!found) throw new Error(`${username} has no key named ${name}.`)
  return { subject: `key ${name} of ${username}`, by: eq(auditLog.actor, username), begun: found.begun }
}

/** An erased account is known to the log alone, by its former username. */
async function userHolder(db: Executor, username: string): Promise<Holder> {
  const known =
    (await db.$count(appUser, eq(appUser.username, username))) +
    (await db.$count(auditLog, eq(auditLog.actor, username)))
  if (known === 0) throw new Error(`No account and no entry of the audit log is of ${username}.`)
  return { subject: `user ${username}`, by: eq(auditLog.actor, username) }
}

async function holderOf(db: Executor, given: BreachGiven): Promise<Holder> {
  const { user, key, session: id, address } = given
  if ([user, id, address].filter((one) => one !== undefined).length !== 1) {
    throw new Error('Give one of --user, --session and --address.')
  }
  if (id !== undefined) return sessionHolder(db, id)
  if (address !== undefined) return { subject: `address ${address}`, by: eq(auditLog.ip, address) }
  const username = (user ?? '').toLowerCase()
  return key === undefined ? userHolder(db, username) : keyHolder(db, username, key)
}

/** Returns the scope of a breach; throws, with what to give instead, on a period or holder that is not there. */
export async function breachScope(db: Executor, given: BreachGiven): Promise<BreachScope> {
  const { subject, by, begun, ended } = await holderOf(db, given)
  const asked = { from: momentOf(given.from, 0), to: momentOf(given.to, 1) }
  const from = begun && begun > asked.from ? begun : asked.from
  const to = ended && ended < asked.to ? ended : asked.to
  if (to <= from) throw new Error(`The period is empty for ${subject}.`)
  const where = and(by, gte(auditLog.updatedDate, from), lt(auditLog.updatedDate, to))
  return { subject, from, to, where }
}
