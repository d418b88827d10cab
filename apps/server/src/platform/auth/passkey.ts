import type { PasskeyAssertion, PasskeyRegistration } from '@capiz/api/schema/passkey'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { and, eq, gt, isNotNull, lte } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { type appUser, userFactor, webauthnChallenge } from '../../db/schema/index.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import { refuse, refuseField } from '../errors/refuse.ts'
import type { Services } from '../services.ts'

type Assertion = InferOutput<typeof PasskeyAssertion>
type Registration = InferOutput<typeof PasskeyRegistration>
type FactorRow = typeof userFactor.$inferSelect
type User = Pick<typeof appUser.$inferSelect, 'id' | 'code' | 'username' | 'firstName' | 'lastName'>

/** The ceremony a challenge was made for; it counts in no other. */
export type Ceremony = 'ENROL' | 'SIGN_IN' | 'STEP_UP'

/** Signatures taken: Ed25519, ECDSA on P-256 and RSA, which every browser has (COSE -8, -7, -257). */
const supportedAlgorithmIDs = [-8, -7, -257]

/** Minutes a challenge lives. */
const challengeMinutes = 5
const timeout = challengeMinutes * 60_000

/** Returns the relying party of this installation; refuses where its address cannot have passkeys. */
function relyingParty({ config }: Services): { id: string; origin: string } {
  return config.relyingParty ?? refuse('PASSKEYS_UNAVAILABLE')
}

/** The passkeys of a user. */
export async function passkeysOf(db: Executor, userId: number): Promise<FactorRow[]> {
  return db
    .select()
    .from(userFactor)
    .where(
      and(eq(userFactor.userId, userId), eq(userFactor.kind, 'PASSKEY'), isNotNull(userFactor.confirmedDate)),
    )
    .orderBy(userFactor.id)
}

const descriptorsOf = (rows: readonly FactorRow[]) =>
  rows.flatMap(({ credentialId, transports }) =>
    credentialId === null ? [] : [{ id: credentialId, type: 'public-key' as const, transports }],
  )

async function keepChallenge(
  db: Executor,
  { clock }: Services,
  { userId, ceremony, challenge }: { userId: number; ceremony: Ceremony; challenge: string },
): Promise<void> {
  const expires = new Date(clock.now().getTime() + timeout)
  await db.insert(webauthnChallenge).values({ challenge, userId, ceremony, expires })
}

/** Takes a challenge of the user out of the table; whether it was there, for this ceremony, and in time. */
async function spendChallenge(
  tx: Transaction,
  { clock }: Services,
  given: { userId: number; ceremony: Ceremony; challenge: string },
): Promise<boolean> {
  const taken = await tx
    .delete(webauthnChallenge)
    .where(
      and(
        eq(webauthnChallenge.challenge, given.challenge),
        eq(webauthnChallenge.userId, given.userId),
        eq(webauthnChallenge.ceremony, given.ceremony),
        gt(webauthnChallenge.expires, clock.now()),
      ),
    )
    .returning({ challenge: webauthnChallenge.challenge })
  return taken.length === 1
}

/** Returns the options with which a browser makes a passkey of the user; keys that are there already are not made again. */
export async function creationOptions(db: Executor, services: Services, user: User) {
  const { id: rpId } = relyingParty(services)
  const made = await generateRegistrationOptions({
    rpName: services.config.productName,
    rpID: rpId,
    userID: new TextEncoder().encode(user.code),
    userName: user.username,
    userDisplayName: `${user.firstName} ${user.lastName}`,
    timeout,
    attestationType: 'none',
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
  const { challenge, user: owner, pubKeyCredParams } = made
  await keepChallenge(db, services, { userId: user.id, ceremony: 'ENROL', challenge })
  return {
    challenge,
    rp: { id: rpId, name: services.config.productName },
    user: owner,
    pubKeyCredParams,
    timeout,
    excludeCredentials: descriptorsOf(await passkeysOf(db, user.id)),
    authenticatorSelection: { residentKey: 'discouraged' as const, userVerification: 'preferred' as const },
    attestation: 'none' as const,
  }
}

/** Returns the options with which a browser uses a passkey of the user; undefined where there is none that can be used. */
export async function requestOptions(
  db: Executor,
  services: Services,
  userId: number,
  ceremony: Exclude<Ceremony, 'ENROL'>,
) {
  const { relyingParty: party } = services.config
  const keys = party ? await passkeysOf(db, userId) : []
  if (!party || keys.length === 0) return undefined
  const { challenge } = await generateAuthenticationOptions({ rpID: party.id, timeout })
  await keepChallenge(db, services, { userId, ceremony, challenge })
  return {
    challenge,
    rpId: party.id,
    timeout,
    allowCredentials: descriptorsOf(keys),
    userVerification: 'preferred' as const,
  }
}

/** The public key of a new passkey, once its answer fits a challenge of the user and our own address. */
export async function verifiedRegistration(
  tx: Transaction,
  services: Services,
  userId: number,
  response: Registration,
) {
  const { id, origin } = relyingParty(services)
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: (challenge) =>
        spendChallenge(tx, services, { userId, ceremony: 'ENROL', challenge }),
      expectedOrigin: origin,
      expectedRPID: id,
      supportedAlgorithmIDs,
      requireUserVerification: false,
    })
    if (verified) return registrationInfo.credential
  } catch (error) {
    services.log.info({ err: error }, 'passkey not added')
  }
  return refuseField('response', 'This passkey was not accepted. Begin again.')
}

/**
 * Takes the answer of one of the user's passkeys; whether it is right. Each challenge counts once. The counter is
 * written on condition: a key that counts backwards was copied.
 */
export async function spendPasskey(
  tx: Transaction,
  services: Services,
  userId: number,
  { assertion, ceremony }: { assertion: Assertion; ceremony: Ceremony },
): Promise<boolean> {
  const { relyingParty: party } = services.config
  const row = (await passkeysOf(tx, userId)).find(({ credentialId }) => credentialId === assertion.id)
  if (!party || !row?.credentialId || !row.publicKey) return false
  const { signCount, credentialId, publicKey, transports } = row
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} },
      expectedChallenge: (challenge) => spendChallenge(tx, services, { userId, ceremony, challenge }),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter: signCount,
        transports,
      },
      requireUserVerification: false,
    })
    if (!verified) return false
    const { newCounter } = authenticationInfo
    const taken = await tx
      .update(userFactor)
      .set({ signCount: newCounter, lastUsed: services.clock.now() })
      .where(and(eq(userFactor.id, row.id), lte(userFactor.signCount, newCounter)))
      .returning({ id: userFactor.id })
    return taken.length === 1
  } catch (error) {
    services.log.info({ err: error, factor: row.id }, 'passkey refused')
    return false
  }
}
