import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '../../platform/access/actor.ts'
import { appUser, role } from '../../db/schema/index.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import { withoutAccount } from '../../engines/provider/actions.ts'
import type { Services } from '../../platform/services.ts'
import { createUser } from './save.ts'

/** Usernames are 4 to 40 of small letters, digits, dots, dashes and underscores (domain model 11.6). */
function usernameStem(emailAddress: string, code: string): string {
  const local = (emailAddress.split('@')[0] ?? '').toLowerCase().replaceAll(/[^a-z0-9._-]/g, '')
  return (local.length >= 4 ? local : `${local}${code.toLowerCase()}`).slice(0, 34)
}

async function freeUsername(db: Executor, stem: string): Promise<string> {
  const existing = await db
    .select({ username: appUser.username })
    .from(appUser)
    .where(sql`${appUser.username} = ${stem} or starts_with(${appUser.username}, ${`${stem}-`})`)
  const names = new Set(existing.map(({ username }) => username))
  for (let number = 1; ; number++) {
    const name = number === 1 ? stem : `${stem}-${number}`
    if (!names.has(name)) return name
  }
}

/** The provider an account is made for. */
export interface AccountOwner {
  code: string
  accreditationStatusCode: string
  roleCode: 'HF_COORDINATOR' | 'PHYSICIAN'
  firstName: string
  lastName: string
  /** only one account may be linked to it */
  single: boolean
}

async function refuseSecond(tx: Transaction, code: string): Promise<void> {
  const has = and(eq(appUser.linkedCode, code), eq(appUser.deleted, false))
  if ((await tx.$count(appUser, has)) > 0) refuse('ACCOUNT_EXISTS')
}

/**
 * Makes the portal account of a provider the caller holds locked and mails a temporary password (domain model 6.5);
 * one that is disapproved or closed gets none.
 */
export async function createAccount(
  services: Services,
  tx: Transaction,
  owner: AccountOwner,
  emailAddress: string,
  actor: Actor,
): Promise<{ code: string; username: string; emailAddress: string }> {
  if (withoutAccount.includes(owner.accreditationStatusCode)) refuse('ACCOUNT_NOT_ALLOWED')
  if (owner.single) await refuseSecond(tx, owner.code)
  const [linked] = await tx
    .select({ id: role.id })
    .from(role)
    .where(and(eq(role.code, owner.roleCode), eq(role.deleted, false)))
  if (!linked) throw new Error(`The role ${owner.roleCode} is missing.`)
  const { meta } = actor
  const user = await createUser(
    { tx, services, actor: actor.username, ...(meta ? { meta } : {}) },
    {
      username: await freeUsername(tx, usernameStem(emailAddress, owner.code)),
      emailAddress,
      firstName: owner.firstName,
      lastName: owner.lastName,
      roleId: linked.id,
      linkedCode: owner.code,
      deleted: false,
    },
  )
  return { code: user.code, username: user.username, emailAddress: user.emailAddress }
}
