import type { PriceSheetKindName } from '@capiz/domain/fees'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/types.ts'

/** Lets two saves of one header wait for each other, so that the rules of dates see what the other one did. */
export async function lockHeader(
  tx: Transaction,
  kind: PriceSheetKindName,
  headerKey: string,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`price ${kind} ${headerKey}`}))`)
}
