import { maskedAccount } from '@capiz/domain/access'
import { and, eq, inArray } from 'drizzle-orm'
import { appUser } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'

/** Of some providers those with a portal account. */
export async function withAccount(db: Executor, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const accounts = await db
    .selectDistinct({ code: appUser.linkedCode })
    .from(appUser)
    .where(and(inArray(appUser.linkedCode, [...codes]), eq(appUser.deleted, false)))
  return new Set(accounts.flatMap(({ code }) => code ?? []))
}

/** Returns a payee for a list: of the account number only the last four digits. */
export function maskedPayee<P extends object>(
  shown: P | null,
  stored: { accountNo?: string | null | undefined } | null,
): (P & { accountNo: string | null }) | null {
  return shown && { ...shown, accountNo: maskedAccount(stored?.accountNo) }
}
