import type { Consent } from '@capiz/api/schema/facility-form'
import type { RequestType } from '@capiz/domain/request'
import { eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { addressesOnRecord, recordFurtherAsk, tellAddressesOnRecord } from '../../areas/user/addresses.ts'
import { userRequest } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Transaction } from '../../db/types.ts'
import { createRequest } from '../../engines/request/create.ts'
import { visitor } from '../../platform/access/actor.ts'
import type { CallMeta } from '../../platform/access/call-meta.ts'
import { Refusal } from '../../platform/errors/refuse.ts'
import type { Services } from '../../platform/services.ts'
import { checkConsent, storeConsent } from './application.ts'

/** A visitor's wish for the portal account of a provider. */
export interface AccountAsk {
  type: Extract<RequestType, 'hf-account' | 'phy-account'>
  applicantType: 'HFC' | 'PHY'
  /** name and address as the visitor gives them */
  name: string
  emailAddress: string
  payload: Record<string, unknown>
  consent: InferOutput<typeof Consent>
  /** the record meant, if there is one */
  find: (tx: Transaction) => Promise<{ code: string; name: string; version: number } | undefined>
}

async function park(services: Services, ask: AccountAsk, meta: CallMeta): Promise<void> {
  const actor = visitor(ask.name, ask.emailAddress, meta)
  await inTransaction(services.db, async (tx) => {
    await checkConsent(tx, ask.consent)
    const target = await ask.find(tx)
    if (!target) return
    const { type, applicantType, payload } = ask
    const before = { emailAddress: (await addressesOnRecord(tx, target.code)).join(', ') || null }
    const draft = { type, applicantType, payload, before, targetCode: target.code, targetName: target.name }
    await createRequest(services, tx, { ...draft, targetVersion: target.version }, actor)
    const origin = { ip: meta.ip, givenDate: services.clock.now() }
    await storeConsent(tx, target.code, ask.consent, origin)
    await tellAddressesOnRecord(services, tx, target, ask.emailAddress)
  })
}

/** Two who ask for one account are both seen: the one on record may be the second. */
async function addToOpen(services: Services, ask: AccountAsk, open: string, meta: CallMeta): Promise<void> {
  const actor = visitor(ask.name, ask.emailAddress, meta)
  await inTransaction(services.db, async (tx) => {
    const [request] = await tx.select().from(userRequest).where(eq(userRequest.code, open))
    const { targetCode, targetName } = request ?? {}
    if (!request || !targetCode || !targetName) return
    await recordFurtherAsk(services, tx, request, ask, actor)
    await tellAddressesOnRecord(services, tx, { code: targetCode, name: targetName }, ask.emailAddress)
  })
}

/**
 * Requests a portal account. The reply is always the same, so that it does not reveal which records exist or are asked
 * for already.
 */
export async function askForAccount(services: Services, ask: AccountAsk, meta: CallMeta): Promise<void> {
  try {
    await park(services, ask, meta)
  } catch (error) {
    if (!(error instanceof Refusal && error.errorCode === 'PENDING_REQUEST_EXISTS')) throw error
    const open = error.options.details?.['requestCode']
    if (typeof open === 'string') await addToOpen(services, ask, open, meta)
  }
}
