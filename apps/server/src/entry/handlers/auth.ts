import { audit } from '../../platform/audit/audit.ts'
import { inTransaction } from '../../db/transaction.ts'
import { checkClient } from '../../platform/auth/client.ts'
import { login } from '../../platform/auth/login.ts'
import { changeOwnPassword, isOwnPassword } from '../../platform/auth/own-password.ts'
import { hasLiveToken, requestReset, resetPassword } from '../../platform/auth/recovery.ts'
import { refreshSession } from '../../platform/auth/refresh.ts'
import { revokeSessions } from '../../platform/auth/session.ts'
import { handlers } from '../../platform/http/handlers.ts'

/** Signing in and out, the current user, passwords (specification 1, section 7). */
export const authHandlers = handlers({
  'auth.login': async ({ services, meta, body }) => {
    checkClient(services.config, meta)
    return login(services, meta, body)
  },
  'auth.refresh': async ({ services, meta, body }) => {
    checkClient(services.config, meta)
    return refreshSession(services, body.refresh_token)
  },
  'auth.logout': async ({ services, principal, meta }) => {
    await inTransaction(services.db, async (tx) => {
      await revokeSessions(tx, principal.userId, 'LOGOUT', services.clock.now())
      await audit(tx, services, {
        actor: principal.username,
        action: 'LOGOUT',
        entityType: 'user',
        entityCode: principal.userCode,
        topic: 'Session',
        changes: [],
        meta,
      })
    })
  },
  'auth.me': async ({ principal }) => ({
    principal: {
      authorities: [{ authority: principal.authority }],
      role: { name: principal.authority, permissions: [...principal.permissions] },
      code: principal.userCode,
      username: principal.username,
      firstName: principal.firstName,
      lastName: principal.lastName,
      emailAddress: principal.emailAddress,
      applicantType: principal.marker === 'ADMIN' ? null : principal.marker,
      linkedCode: principal.linkedCode,
      temporaryPassword: principal.temporaryPassword,
      lacksFactor: principal.lacksFactor,
    },
  }),
  'auth.requestPasswordReset': async ({ services, body }) => requestReset(services, body.emailAddress),
  'auth.resendToken': async ({ services, query }) => requestReset(services, query.email),
  'auth.resetPassword': async ({ services, body }) => resetPassword(services, body.emailAddress, body.token),
  'auth.tokenExists': async ({ services, query }) => hasLiveToken(services, query.email),
  'auth.checkPasswordMatch': async ({ services, principal, body }) =>
    isOwnPassword(services, principal, body.password),
  'auth.changePassword': async ({ services, principal, meta, body }) =>
    changeOwnPassword(services, principal, meta, body),
})
