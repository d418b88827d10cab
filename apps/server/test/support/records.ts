import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { appUser, physician } from '../../src/db/schema/index.ts'
import { startTestApp, type TestApp } from '../harness.ts'

/** The smallest sample with whom the record tests are about. */
export interface RecordFixture {
  app: TestApp
  /** code of the coordinator's facility */
  own: string
  /** code of the dentist who signs in as physician */
  dentistCode: string
}

/** Opens the smallest sample, with a dentist behind the user `physician`. */
export async function openRecords(): Promise<RecordFixture> {
  const app = await startTestApp({ seed: 'tiny' })
  const [user] = await app.db.select().from(appUser).where(eq(appUser.username, 'coordinator'))
  const [dentist] = await app.db.select().from(physician).where(eq(physician.phyTypeCode, 'DMD')).limit(1)
  if (!user?.linkedCode || !dentist) throw new Error('The sample has no coordinator or no dentist.')
  await app.db.update(appUser).set({ linkedCode: dentist.code }).where(eq(appUser.username, 'physician'))
  return { app, own: user.linkedCode, dentistCode: dentist.code }
}

/** The call succeeded; what it said otherwise is in the failure. */
export const ok = (reply: { status: number; error: unknown }): void =>
  expect(reply.status, JSON.stringify(reply.error)).toBeLessThan(300)

/** Names of the fields a refusal complains about. */
export const fieldsOf = (reply: { error: { errors?: { field: string }[] } }): string[] =>
  (reply.error.errors ?? []).map(({ field }) => field)
