import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '../actor.ts'
import { appUser, role } from '../db/schema/index.ts'
import type { Executor, Transaction } from '../db/types.ts'
import { refuse } from '../http/refuse.ts'
import type { Services } from '../services.ts'
import { createUser } from '../user/save.ts'
import { withoutAccount } from './actions.ts'
import { lockFacility, type FacilityRecord } from './scope.ts'

/** Usernames are 4 to 40 of small letters, digits, dots, dashes and underscores (domain model 11.6). */
function usernameStem(emailAddress: string, code: string): string {
  const local = (emailAddress.split('@')[0] ?? '').toLowerCase().replaceAll(/[^a-z0-9._-]/g, '')
  return (local.length >= 4 ? local : `${local}${code.toLowerCase()}`).slice(0, 34)
}

async function freeUsername(db: Executor, stem: string): Promise<string> {
  const taken = await db
    .select({ username: appUser.username })
    .from(appUser)
    .where(sql`${appUser.username} = ${stem} or starts_with(${appUser.username}, ${`${stem}-`})`)
  const names = new Set(taken.map(({ username }) => username))
  for (let number = 1; ; number++) {
    const name = number === 1 ? stem : `${stem}-${number}`
    if (!names.has(name)) return name
  }
}

/** The coordinator's name: of the contact with that address, else of the coordinator among the contacts. */
function nameFor(record: FacilityRecord, emailAddress: string): { firstName: string; lastName: string } {
  const address = emailAddress.toLowerCase()
  const contact =
    record.contacts.find((one) => one.emailAddress?.toLowerCase() === address) ??
    record.contacts.find((one) => one.coordinator) ??
    record.contacts[0]
  const words = (contact?.name ?? 'Facility Coordinator').trim().split(/\s+/)
  const lastName = words.length > 1 ? (words.pop() ?? '') : 'Coordinator'
  return { firstName: words.join(' ').slice(0, 80), lastName: lastName.slice(0, 80) }
}

/**
 * Makes the portal account of a facility's coordinator and mails a temporary password (domain model 6.5). A facility
 * may have several coordinators; one that is disapproved or closed none. Also what approving `hf-account` runs.
 */
export async function createFacilityAccount(
  services: Services,
  tx: Transaction,
  code: string,
  emailAddress: string,
  actor: Actor,
): Promise<{ code: string; username: string; emailAddress: string }> {
  const record = await lockFacility(tx, code)
  if (withoutAccount.includes(record.accreditationStatusCode)) refuse('ACCOUNT_NOT_ALLOWED')
  const [coordinator] = await tx
    .select({ id: role.id })
    .from(role)
    .where(and(eq(role.code, 'HF_COORDINATOR'), eq(role.deleted, false)))
  if (!coordinator) throw new Error('The role of health facility coordinators is missing.')
  const { meta } = actor
  const user = await createUser(
    { tx, services, actor: actor.username, ...(meta ? { meta } : {}) },
    {
      username: await freeUsername(tx, usernameStem(emailAddress, record.code)),
      emailAddress,
      ...nameFor(record, emailAddress),
      roleId: coordinator.id,
      linkedCode: record.code,
      deleted: false,
    },
  )
  return { code: user.code, username: user.username, emailAddress: user.emailAddress }
}
