import type { Actor } from '../../platform/access/actor.ts'
import type { Transaction } from '../../db/types.ts'
import { createAccount } from '../user/provider-account.ts'
import type { Services } from '../../platform/services.ts'
import { lockFacility, type FacilityRecord } from './scope.ts'

/** The coordinator's name: of the contact with that address, else of the coordinator among the contacts. */
function nameFor(record: FacilityRecord, emailAddress: string): { firstName: string; lastName: string } {
  const address = emailAddress.toLowerCase()
  const contact =
    record.contacts.find((one) => one.emailAddress?.toLowerCase() === address) ??
    record.contacts.find((one) => one.coordinator) ??
    record.contacts[0]
  const nameParts = (contact?.name ?? 'Facility Coordinator').trim().split(/\s+/)
  const lastName = nameParts.length > 1 ? (nameParts.pop() ?? '') : 'Coordinator'
  return { firstName: nameParts.join(' ').slice(0, 80), lastName: lastName.slice(0, 80) }
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
  const owner = {
    ...nameFor(record, emailAddress),
    code: record.code,
    accreditationStatusCode: record.accreditationStatusCode,
    roleCode: 'HF_COORDINATOR',
    single: false,
  } as const
  return createAccount(services, tx, owner, emailAddress, actor)
}
