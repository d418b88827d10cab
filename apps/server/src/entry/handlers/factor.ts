import { eq } from 'drizzle-orm'
import { endOwnSession, ownDevices } from '../../areas/user/devices.ts'
import { resetAccess } from '../../areas/user/reset.ts'
import { orHold } from '../../areas/user/second-person.ts'
import { appUser } from '../../db/schema/index.ts'
import {
  confirmTotp,
  ownFactors,
  removeFactor,
  renewRecoveryCodes,
  startTotp,
} from '../../platform/auth/enrol.ts'
import { confirmPasskey, renameFactor, startPasskey } from '../../platform/auth/enrol-passkey.ts'
import { stepUp, stepUpChallenge } from '../../platform/auth/step-up.ts'
import { handlers } from '../../platform/http/handlers.ts'

/** Second factors, the fresh sign-in and the devices of the current user. */
export const factorHandlers = handlers({
  'factor.list': async ({ services, principal }) => ownFactors(services, principal),
  'factor.startTotp': async ({ services, principal }) => startTotp(services, principal),
  'factor.confirmTotp': async ({ services, principal, meta, body }) =>
    confirmTotp(services, principal, meta, body),
  'factor.renewRecoveryCodes': async ({ services, principal, meta }) =>
    renewRecoveryCodes(services, principal, meta),
  'factor.startPasskey': async ({ services, principal }) => startPasskey(services, principal),
  'factor.confirmPasskey': async ({ services, principal, meta, body }) =>
    confirmPasskey(services, principal, meta, body),
  'factor.rename': async ({ services, principal, meta, body }) =>
    renameFactor(services, principal, meta, body),
  'factor.challenge': async ({ services, principal }) => stepUpChallenge(services, principal),
  'factor.remove': async ({ services, principal, meta, params }) =>
    removeFactor(services, principal, meta, Number(params.id)),
  'factor.confirm': async ({ services, principal, meta, body }) => stepUp(services, principal, meta, body),
  'factor.reset': async ({ services, principal, meta, params }) => {
    const [user] = await services.db.select().from(appUser).where(eq(appUser.code, params.code))
    const reset = { kind: 'FACTOR', username: user?.username ?? '' } as const
    await orHold(services, principal, meta, () => resetAccess(services, principal, meta, reset))
  },
  'ownSession.list': async ({ services, principal }) => ownDevices(services, principal),
  'ownSession.end': async ({ services, principal, meta, params }) =>
    endOwnSession(services, principal, meta, Number(params.id)),
})
