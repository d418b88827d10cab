import * as v from 'valibot'
import { FactorCode } from './auth.ts'
import { Id, Instant } from './common.ts'
import { PasskeyAssertion } from './passkey.ts'

/** The second factors of a user. */
export const SecondFactors = v.object({
  /** the role asks for a second factor here, so the last one cannot be removed */
  isRequired: v.boolean(),
  factors: v.array(
    v.object({
      id: Id,
      kind: v.picklist(['TOTP', 'PASSKEY']),
      name: v.string(),
      createdDate: Instant,
      lastUsed: v.nullable(Instant),
    }),
  ),
  recoveryCodesLeft: v.number(),
  /** the installation has an address that browsers make passkeys for */
  canAddPasskeys: v.boolean(),
})

/** The key of an authenticator app, as text and as the address its QR code holds. It is answered once. */
export const TotpStart = v.object({ id: Id, secret: v.string(), uri: v.string() })

/** Body of the confirmation: the row that was begun, and a code the app shows. */
export const TotpConfirm = v.object({ id: Id, code: FactorCode })

/** Recovery codes in the clear, answered once; none when the user has codes already. */
export const RecoveryCodes = v.object({ recoveryCodes: v.array(v.string()) })

/** Body of a step-up: the code or passkey of a second factor, or the password of a user who has none. */
export const StepUpInput = v.object({
  password: v.optional(v.pipe(v.string(), v.nonEmpty('Enter your password.'), v.maxLength(128))),
  code: v.optional(FactorCode),
  passkey: v.optional(PasskeyAssertion),
})

/** A device the user signed in with. */
export const OwnDevice = v.object({
  /** browser and system, such as `Chrome on Windows` */
  name: v.string(),
  /** the block of the network address: the first three numbers, or the first four groups */
  place: v.nullable(v.string()),
  firstUsed: Instant,
  lastUsed: Instant,
  signIns: v.number(),
  /** the session that is open on it */
  sessionId: v.nullable(Id),
  /** it is the device this call came from */
  isCurrent: v.boolean(),
})
