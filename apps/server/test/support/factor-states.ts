import { eq, inArray } from 'drizzle-orm'
import { appUser, session } from '../../src/db/schema/index.ts'
import type { TestApp } from '../harness.ts'

/** States of a session: without a factor, with one, and with one that was just asked for again. */
export const factorStates = ['no factor', 'factor', 'stepped up'] as const

/** A state of a session. */
export type FactorState = (typeof factorStates)[number]

/** Sets how the open session of a user stands, without the calls under test. */
export async function setFactorState(t: TestApp, username: string, state: FactorState): Promise<void> {
  const users = t.db.select({ id: appUser.id }).from(appUser).where(eq(appUser.username, username))
  const values = {
    secondFactor: state !== 'no factor',
    freshDate: state === 'stepped up' ? t.clock.now() : null,
  }
  await t.db.update(session).set(values).where(inArray(session.userId, users))
}
