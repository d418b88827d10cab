import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accessChange, appUser } from '../../db/schema/index.ts'
import type { Services } from '../../platform/services.ts'
import type { PersonKeys } from './keys.ts'

/** Usernames of the two people who decided on an erasure. */
export interface ErasureDecision {
  askedBy: string
  agreedBy: string
}

/** Days in which a confirmed erasure is carried out; later it takes another decision. */
const decisionDays = 30

const asker = alias(appUser, 'asker')
const decider = alias(appUser, 'decider')

/** Returns the decision on the erasure of a person that a second person confirmed in the last 30 days; undefined for none. */
export async function erasureDecision(
  { db, clock }: Services,
  { codes }: PersonKeys,
): Promise<ErasureDecision | undefined> {
  const since = new Date(clock.now().getTime() - decisionDays * 86_400_000)
  const [found] = await db
    .select({ askedBy: asker.username, agreedBy: decider.username })
    .from(accessChange)
    .innerJoin(asker, eq(asker.id, accessChange.askedBy))
    .innerJoin(decider, eq(decider.id, accessChange.decidedBy))
    .where(
      and(
        eq(accessChange.reason, 'ERASURE'),
        eq(accessChange.outcome, 'CONFIRMED'),
        inArray(accessChange.target, codes),
        gt(accessChange.decidedDate, since),
      ),
    )
    .orderBy(desc(accessChange.id))
    .limit(1)
  return found
}
