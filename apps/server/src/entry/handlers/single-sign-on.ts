import { backChannelLogout } from '../../platform/auth/single-sign-on/logout.ts'
import { finishOwnSignOn, ownSignOn, startLink, startStepUp } from '../../platform/auth/single-sign-on/own.ts'
import { finishSignOn, startSignOn } from '../../platform/auth/single-sign-on/sign-in.ts'
import { handlers } from '../../platform/http/handlers.ts'

/** Signing in by OpenID Connect, and linking an identity to the own account. */
export const singleSignOnHandlers = handlers({
  'singleSignOn.start': async ({ services, body }) => startSignOn(services, body),
  'singleSignOn.finish': async ({ services, meta, body }) => finishSignOn(services, meta, body),
  'singleSignOn.get': async ({ services, principal }) => ownSignOn(services, principal),
  'singleSignOn.link': async ({ services, principal }) => startLink(services, principal),
  'singleSignOn.stepUp': async ({ services, principal }) => startStepUp(services, principal),
  'singleSignOn.finishOwn': async ({ services, principal, meta, body }) =>
    finishOwnSignOn(services, principal, meta, body),
  'singleSignOn.backChannelLogout': async ({ services, meta, body }) =>
    backChannelLogout(services, meta, body.logout_token),
})
