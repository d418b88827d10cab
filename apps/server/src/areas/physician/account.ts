import type { Actor } from '../../platform/access/actor.ts'
import type { Transaction } from '../../db/types.ts'
import { createAccount } from '../user/provider-account.ts'
import type { Services } from '../../platform/services.ts'
import { lockPhysician } from './scope.ts'

/**
 * Makes the portal account of a physician and mails a temporary password; one per physician (domain model 7.1). Also
 * what approving `phy-account` runs.
 */
export async function createPhysicianAccount(
  services: Services,
  tx: Transaction,
  code: string,
  emailAddress: string,
  actor: Actor,
): Promise<{ code: string; username: string; emailAddress: string }> {
  const { accreditationStatusCode, firstName, lastName } = await lockPhysician(tx, code)
  const owner = {
    code,
    accreditationStatusCode,
    firstName,
    lastName,
    roleCode: 'PHYSICIAN',
    single: true,
  } as const
  return createAccount(services, tx, owner, emailAddress, actor)
}
