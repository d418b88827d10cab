import {
  LogoutToken,
  OwnSignOn,
  OwnSignOnFinish,
  OwnSignOnResult,
  SignOnAttempt,
  SignOnFinish,
  SignOnStart,
} from '../schema/single-sign-on.ts'
import { TokenPair } from '../schema/auth.ts'
import { callsOf, itemOf, json, nothing } from './calls.ts'
import { evenWithoutFactor, group, isPublic, needsLogin } from './define.ts'

const { read, send } = callsOf('auth')

const own = evenWithoutFactor(needsLogin)

/** Signing in by OpenID Connect (additions of ours). */
export const singleSignOn = group('singleSignOn', {
  start: send('X403', '/single-sign-on', isPublic, itemOf(SignOnAttempt), {
    body: json(SignOnStart),
    skipAuth: true,
  }),
  finish: send(
    'X404',
    '/single-sign-on/finish',
    isPublic,
    { as: 'token', schema: TokenPair },
    { body: json(SignOnFinish), skipAuth: true },
  ),
  get: read('X405', '/my-single-sign-on', own, itemOf(OwnSignOn)),
  link: send('X406', '/my-single-sign-on/link', own, itemOf(SignOnAttempt), { stepUp: 'always' }),
  stepUp: send('X407', '/step-up/single-sign-on', own, itemOf(SignOnAttempt)),
  finishOwn: send('X408', '/my-single-sign-on/finish', own, itemOf(OwnSignOnResult), {
    body: json(OwnSignOnFinish),
  }),
  backChannelLogout: send('X409', '/single-sign-on/logout', isPublic, nothing, {
    body: { as: 'form', schema: LogoutToken },
    skipAuth: true,
  }),
})
