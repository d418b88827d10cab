import * as v from 'valibot'
import { FactorCode } from './auth.ts'
import { Instant } from './common.ts'
import { PasskeyAssertion } from './passkey.ts'

const Secret = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))

/** Query of the address the identity provider sent the browser back to. */
const Parameters = v.pipe(v.string(), v.nonEmpty(), v.maxLength(4000))

/** Body that begins a single sign-on: the token of an invitation links the identity first. */
export const SignOnStart = v.object({ invitation: v.optional(Secret) })

/** Address of the identity provider, and the key by which this browser goes on when it comes back. */
export const SignOnAttempt = v.object({ url: v.string(), key: v.string() })

/** Body that finishes a single sign-on; a second step carries the proof of a second factor in place of the parameters. */
export const SignOnFinish = v.object({
  key: Secret,
  parameters: v.optional(Parameters),
  code: v.optional(FactorCode),
  passkey: v.optional(PasskeyAssertion),
})

/** Body that finishes what a signed-in user began: linking an identity, or confirming by it. */
export const OwnSignOnFinish = v.object({ key: Secret, parameters: Parameters })

/** Result of it. */
export const OwnSignOnResult = v.object({ purpose: v.picklist(['LINK', 'STEP_UP']) })

/** How the current user can sign in. */
export const OwnSignOn = v.object({
  /** name of the identity provider; null where single sign-on is not set up, or not for this user */
  name: v.nullable(v.string()),
  /** whether the role signs in with a password, too */
  hasPassword: v.boolean(),
  linked: v.nullable(v.object({ createdDate: Instant, lastUsed: v.nullable(Instant) })),
})

/** Body of a back-channel logout (OpenID Connect Back-Channel Logout 1.0). */
export const LogoutToken = v.object({ logout_token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(16_000)) })
