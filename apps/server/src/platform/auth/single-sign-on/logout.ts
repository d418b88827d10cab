import { and, eq, isNull, lte } from 'drizzle-orm'
import { createRemoteJWKSet, jwtVerify, type JWTPayload } from 'jose'
import { appUser, session, userIdentity } from '../../../db/schema/index.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { CallMeta } from '../../access/call-meta.ts'
import { audit } from '../../audit/audit.ts'
import { refuse } from '../../errors/refuse.ts'
import type { SingleSignOn } from '../../runtime/single-sign-on.ts'
import type { Services } from '../../services.ts'
import { discovered, providerOf } from './provider.ts'

const event = 'http://schemas.openid.net/event/backchannel-logout'
/** Seconds a logout token may be old, and by which clocks may differ. */
const longestAge = 300
const skew = 60
/** Signatures taken: with a key of the provider, never with a shared secret. */
const algorithms = ['RS256', 'PS256', 'ES256', 'ES384', 'EdDSA', 'Ed25519']

const keys = new WeakMap<SingleSignOn, ReturnType<typeof createRemoteJWKSet>>()

async function keysOf(services: Services): Promise<ReturnType<typeof createRemoteJWKSet>> {
  const provider = providerOf(services)
  const { jwks_uri: address } = (await discovered(services)).serverMetadata()
  if (address === undefined) return refuse('SIGN_ON_UNAVAILABLE')
  const set = keys.get(provider) ?? createRemoteJWKSet(new URL(address))
  keys.set(provider, set)
  return set
}

/** Checks a logout token (OpenID Connect Back-Channel Logout 1.0, section 2.6). */
async function verified(services: Services, token: string): Promise<JWTPayload> {
  const provider = providerOf(services)
  const set = await keysOf(services)
  const { payload } = await jwtVerify(token, set, {
    issuer: (await discovered(services)).serverMetadata().issuer,
    audience: provider.clientId,
    algorithms,
    requiredClaims: ['iat', 'jti', 'events'],
    maxTokenAge: longestAge,
    clockTolerance: skew,
    currentDate: services.clock.now(),
  }).catch((error: unknown) => {
    services.log.warn({ err: error }, 'logout token refused')
    return refuse('BAD_REQUEST', { message: 'This logout token cannot be verified.' })
  })
  const { events, sub, sid, nonce } = payload
  const isLogout = typeof events === 'object' && events !== null && event in events
  if (!isLogout || nonce !== undefined || (sub === undefined && sid === undefined)) {
    refuse('BAD_REQUEST', { message: 'This is not a logout token.' })
  }
  return payload
}

/**
 * Ends the sessions that a logout token names by subject or session. Only sessions begun before the token was made end, so
 * that a token sent once more reaches no later one.
 */
export async function backChannelLogout(services: Services, meta: CallMeta, token: string): Promise<void> {
  const { issuer } = providerOf(services)
  const { sub, sid, iat = 0 } = await verified(services, token)
  const now = services.clock.now()
  await inTransaction(services.db, async (tx) => {
    const open = await tx
      .select({ id: session.id, user: appUser })
      .from(session)
      .innerJoin(userIdentity, eq(userIdentity.id, session.identityId))
      .innerJoin(appUser, eq(appUser.id, session.userId))
      .where(
        and(
          isNull(session.revokedDate),
          lte(session.createdDate, new Date((iat + skew) * 1000)),
          eq(userIdentity.issuer, issuer.href),
          ...(sub === undefined ? [] : [eq(userIdentity.subject, sub)]),
          ...(typeof sid === 'string' ? [eq(session.providerSession, sid)] : []),
        ),
      )
    for (const { id, user } of open) {
      await tx
        .update(session)
        .set({ revokedDate: now, revokedReason: 'ENDED' })
        .where(and(eq(session.id, id), isNull(session.revokedDate)))
      await audit(tx, services, {
        actor: user.username,
        action: 'LOGOUT',
        entityType: 'user',
        entityCode: user.code,
        topic: 'Session ended by the single sign-on',
        changes: [],
        meta,
      })
    }
  })
}
