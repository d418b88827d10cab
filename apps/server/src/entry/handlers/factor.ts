import { eq } from 'drizzle-orm'
import { endOwnSession, ownDevices } from '../../areas/user/devices.ts'
import { checkTakeOver } from '../../areas/user/grants.ts'
import { appUser } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import {
  confirmTotp,
  ownFactors,
  removeFactor,
  renewRecoveryCodes,
  resetFactors,
  startTotp,
} from '../../platform/auth/enrol.ts'
import { stepUp } from '../../platform/auth/step-up.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import { handlers } from '../../platform/http/handlers.ts'

/** Second factors, the fresh sign-in and the devices of the current user. */
export const factorHandlers = handlers({
  'factor.list': async ({ services, principal }) => ownFactors(services, principal),
  'factor.startTotp': async ({ services, principal }) => startTotp(services, principal),
  'factor.confirmTotp': async ({ services, principal, meta, body }) =>
    confirmTotp(services, principal, meta, body),
  'factor.renewRecoveryCodes': async ({ services, principal, meta }) =>
    renewRecoveryCodes(services, principal, meta),
  'factor.remove': async ({ services, principal, meta, params }) =>
    removeFactor(services, principal, meta, Number(params.id)),
  'factor.confirm': async ({ services, principal, meta, body }) => stepUp(services, principal, meta, body),
  'factor.reset': async ({ services, principal, meta, params }) => {
    await inTransaction(services.db, async (tx) => {
      const [user] = await tx.select().from(appUser).where(eq(appUser.code, params.code)).for('update')
      if (!user || user.deleted) return refuse('NOT_FOUND')
      await checkTakeOver(tx, principal, user.id)
      await resetFactors(tx, services, user, { actor: principal.username, meta })
    })
  },
  'ownSession.list': async ({ services, principal }) => ownDevices(services, principal),
  'ownSession.end': async ({ services, principal, meta, params }) =>
    endOwnSession(services, principal, meta, Number(params.id)),
})
