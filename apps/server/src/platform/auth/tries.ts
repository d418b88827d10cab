import { and, desc, eq, gt, isNotNull, like, sql } from 'drizzle-orm'
import { appUser, rateBucket, session } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import type { CallMeta } from '../access/call-meta.ts'
import { addressBlock } from '../limits/address-block.ts'
import { countUp, refuseForNow } from '../limits/rate-limit.ts'
import type { Services } from '../services.ts'
import { notLockedOut } from './lock.ts'

/** Minutes over which wrong passwords are counted, and which an account then waits (domain model 11.6). */
const waitMinutes = 15
/** Wrong passwords for one account from one address before that address waits. */
const triesFromAddress = 5
/** Wrong passwords for one account from everywhere before addresses that it never signed in from wait. */
const triesFromAnywhere = 50
/** Wrong passwords from one address, whatever the names. */
const addressTries = 100
/** Days in which an address that the account signed in from stays known, and how many of its sessions are looked at. */
const knownDays = 90
const knownSessions = 200

type UserRow = Pick<typeof appUser.$inferSelect, 'id' | 'code'>

/** A try to sign in: under which name, whose account that is, from where. */
export interface SignInTry {
  /** the name as typed, in small letters */
  name: string
  /** the account of that name, when there is one */
  user: UserRow | undefined
  meta: CallMeta
}

const seconds = waitMinutes * 60

/** Username and mail address of an account count as one; a name that is no account's counts by itself. */
const accountOf = ({ user, name }: SignInTry): string => user?.code ?? `name:${name}`

/** The counters that a try is on, by limit and key. */
function countersOf(given: SignInTry) {
  const block = addressBlock(given.meta.ip)
  return {
    'login-address': block,
    'login-account': `${accountOf(given)}|${block}`,
    'login-anywhere': accountOf(given),
  } as const
}

/** The id that no account has: what is done for a name that is nobody's takes as long. */
const nobody = 0

/** Whether the account signed in from this address before: there its owner is let in however many others guess. */
async function isKnownAddress({ db, clock }: Services, { user, meta }: SignInTry): Promise<boolean> {
  const since = new Date(clock.now().getTime() - knownDays * 86_400_000)
  const rows = await db
    .select({ ip: session.ip })
    .from(session)
    .where(and(eq(session.userId, user?.id ?? nobody), gt(session.createdDate, since), isNotNull(session.ip)))
    .orderBy(desc(session.id))
    .limit(knownSessions)
  const block = addressBlock(meta.ip)
  return rows.some(({ ip }) => ip !== null && addressBlock(ip) === block)
}

/** Shows on the record of the user that somebody guesses; what an administrator locked stays locked. */
async function showOnRecord(
  { db, clock }: Services,
  user: UserRow | undefined,
  waitSeconds: number,
): Promise<void> {
  const lockedUntil = new Date(clock.now().getTime() + waitSeconds * 1000)
  await db
    .update(appUser)
    .set({ lockedUntil, failedCount: triesFromAddress })
    .where(and(eq(appUser.id, user?.id ?? nobody), notLockedOut))
}

/**
 * Counts the try before the password is looked at, so that parallel guesses count too, and refuses it with 429 when too
 * many came before. Guessing from one address stops that address and not the account's owner; guessing from many stops
 * whoever comes from an address that the account never signed in from.
 */
export async function countTry(services: Services, given: SignInTry): Promise<void> {
  const keys = countersOf(given)
  const byAddress = await countUp(services, 'login-address', keys['login-address'], seconds)
  if (byAddress.count > addressTries) refuseForNow(byAddress.waitSeconds)
  const fromHere = await countUp(services, 'login-account', keys['login-account'], seconds)
  if (fromHere.count > triesFromAddress) refuseForNow(fromHere.waitSeconds)
  if (fromHere.count === triesFromAddress) await showOnRecord(services, given.user, fromHere.waitSeconds)
  const anywhere = await countUp(services, 'login-anywhere', keys['login-anywhere'], seconds)
  const isKnown = await isKnownAddress(services, given)
  if (anywhere.count > triesFromAnywhere && !isKnown) refuseForNow(anywhere.waitSeconds)
}

async function takeBackTry({ db }: Services, limit: string, key: string): Promise<void> {
  await db
    .update(rateBucket)
    .set({ count: sql`greatest(${rateBucket.count} - 1, 0)` })
    .where(and(eq(rateBucket.name, limit), eq(rateBucket.key, key)))
}

/** Forgets the wrong passwords of the account from this address; of the counts over all it takes back only its own try. */
export async function forgetTries(services: Services, given: SignInTry): Promise<void> {
  const keys = countersOf(given)
  await services.db
    .delete(rateBucket)
    .where(and(eq(rateBucket.name, 'login-account'), eq(rateBucket.key, keys['login-account'])))
  await takeBackTry(services, 'login-address', keys['login-address'])
  await takeBackTry(services, 'login-anywhere', keys['login-anywhere'])
}

/** Takes back a try whose password was right and whose code is yet to come: it is no wrong one, but it clears nothing. */
export async function forgiveFirstStep(services: Services, given: SignInTry): Promise<void> {
  for (const [limit, key] of Object.entries(countersOf(given))) await takeBackTry(services, limit, key)
}

/** Forgets every wrong password counted for an account, as when an administrator unlocks it. */
export async function forgetAllTries(db: Executor, user: Pick<UserRow, 'code'>): Promise<void> {
  await db
    .delete(rateBucket)
    .where(and(eq(rateBucket.name, 'login-account'), like(rateBucket.key, `${user.code}|%`)))
  await db.delete(rateBucket).where(and(eq(rateBucket.name, 'login-anywhere'), eq(rateBucket.key, user.code)))
}
