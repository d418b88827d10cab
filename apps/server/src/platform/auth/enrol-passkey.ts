import { type PasskeyRegistration, PasskeyTransport } from '@capiz/api/schema/passkey'
import { and, eq, isNotNull } from 'drizzle-orm'
import * as v from 'valibot'
import { session, userFactor } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { CallMeta } from '../access/call-meta.ts'
import type { Principal } from '../access/principal.ts'
import { refuse, refuseField } from '../errors/refuse.ts'
import { consumeToken, type Limit } from '../limits/rate-limit.ts'
import type { Services } from '../services.ts'
import { held, tell } from './enrol.ts'
import { creationOptions, passkeysOf, verifiedRegistration } from './passkey.ts'
import { giveRecoveryCodes, recoveryCodesLeft } from './recovery-code.ts'

const tries: Limit = { max: 10, seconds: 15 * 60 }
const isKnownTransport = (way: string) => v.is(PasskeyTransport, way)
/** Passkeys one user may have. */
const mostPasskeys = 10

/** Begins to add a passkey: the options for the browser. */
export async function startPasskey(services: Services, principal: Principal) {
  return inTransaction(services.db, async (tx) => creationOptions(tx, services, await held(tx, principal)))
}

/** Finishes adding a passkey under a name; the first factor brings recovery codes. */
export async function confirmPasskey(
  services: Services,
  principal: Principal,
  meta: CallMeta,
  given: { name: string; response: v.InferOutput<typeof PasskeyRegistration> },
): Promise<{ recoveryCodes: string[] }> {
  const { userId, username } = principal
  await consumeToken(services, 'factor-confirm', username, tries)
  const now = services.clock.now()
  return inTransaction(services.db, async (tx) => {
    const user = await held(tx, principal)
    const { name, response } = given
    if ((await passkeysOf(tx, userId)).length >= mostPasskeys) {
      refuseField('name', `You have ${mostPasskeys} passkeys. Remove one you do not use any more first.`)
    }
    const { id, publicKey, counter } = await verifiedRegistration(tx, services, userId, response)
    const [known] = await tx
      .select({ id: userFactor.id })
      .from(userFactor)
      .where(eq(userFactor.credentialId, id))
    if (known) refuseField('response', 'This passkey is in use already. Choose another one.')
    await tx.insert(userFactor).values({
      userId,
      kind: 'PASSKEY',
      name,
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      signCount: counter,
      transports: response.response.transports.filter(isKnownTransport),
      createdDate: now,
      confirmedDate: now,
    })
    await tx
      .update(session)
      .set({ secondFactor: true, freshDate: now })
      .where(eq(session.id, principal.sessionId))
    await tell(tx, services, user, {
      actor: username,
      meta,
      change: 'A passkey was added to your account.',
      before: null,
      after: name,
    })
    const isFirst = (await recoveryCodesLeft(tx, userId)) === 0
    return { recoveryCodes: isFirst ? await giveRecoveryCodes(tx, userId) : [] }
  })
}

/** Gives a factor of the current user another name. */
export async function renameFactor(
  services: Services,
  principal: Principal,
  meta: CallMeta,
  { id, name }: { id: number; name: string },
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const user = await held(tx, principal)
    const own = and(
      eq(userFactor.id, id),
      eq(userFactor.userId, principal.userId),
      isNotNull(userFactor.confirmedDate),
    )
    const [row] = await tx.select().from(userFactor).where(own)
    if (!row) return refuse('NOT_FOUND')
    if (row.name === name) return
    await tx.update(userFactor).set({ name }).where(eq(userFactor.id, id))
    await tell(tx, services, user, {
      actor: principal.username,
      meta,
      change: 'A second factor of your account has another name now.',
      before: row.name,
      after: name,
    })
  })
}
