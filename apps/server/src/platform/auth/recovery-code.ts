import { and, count, eq } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import { recoveryCode } from '../../db/schema/index.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import { hashPassword, pretendToVerify, verifyPassword } from './password.ts'

/** Codes a user is given at once. */
const codesGiven = 10
/** Letters and digits that cannot be taken for one another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Gives a user new codes in place of those of before; they are in the clear only here. */
export async function giveRecoveryCodes(tx: Transaction, userId: number): Promise<string[]> {
  const codes = new Map<string, string>()
  while (codes.size < codesGiven) codes.set(group(), `${group()}-${group()}-${group()}`)
  const hashed = await Promise.all(
    [...codes].map(async ([selector, rest]) => ({ userId, selector, hash: await hashPassword(rest) })),
  )
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId))
  await tx.insert(recoveryCode).values(hashed)
  return [...codes].map(([selector, rest]) => `${selector}-${rest}`)
}

/** Returns how many codes of a user are left. */
export async function recoveryCodesLeft(db: Executor, userId: number): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCode).where(eq(recoveryCode.userId, userId))
  return row?.left ?? 0
}

/** Uses a code up; whether it was one of the user's. Takes the same time for codes nobody has. */
export async function spendRecoveryCode(tx: Transaction, userId: number, typed: string): Promise<boolean> {
  const plain = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const [selector, ...rest] = plain.match(/.{1,4}/g) ?? []
  const own = and(eq(recoveryCode.userId, userId), eq(recoveryCode.selector, selector ?? ''))
  const [row] = await tx.select().from(recoveryCode).where(own)
  if (!row) return pretendToVerify(typed)
  if (!(await verifyPassword(rest.join('-'), row.hash))) return false
  const used = await tx.delete(recoveryCode).where(own).returning({ userId: recoveryCode.userId })
  return used.length === 1
}
