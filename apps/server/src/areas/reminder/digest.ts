import { reminderDigest } from '../../db/schema/index.ts'
import type { Transaction } from '../../db/types.ts'
import type { Services } from '../../platform/services.ts'

/**
 * The hour of the first mails: no mails at night, the first run from seven in Manila (UTC+8, no daylight saving) on
 * writes those of the day.
 */
const firstHour = 7

/** Whether reminders are written now. */
export function isTimeToRemind({ clock, config }: Services): boolean {
  return config.reminders && (clock.now().getUTCHours() + 8) % 24 >= firstHour
}

/**
 * The day's mail of a recipient (an address in lower case) about documents, or about the sections of a record; undefined
 * when it was written already.
 */
export async function openDigest(
  { clock }: Services,
  tx: Transaction,
  recipient: string,
  ownerCode = '',
): Promise<number | undefined> {
  const [digest] = await tx
    .insert(reminderDigest)
    .values({ recipient, ownerCode, sentOn: clock.today(), createdDate: clock.now() })
    .onConflictDoNothing()
    .returning({ id: reminderDigest.id })
  return digest?.id
}
