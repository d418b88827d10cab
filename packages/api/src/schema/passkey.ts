import * as v from 'valibot'
import { Id, Text } from './common.ts'

/** Bytes in base64url, as WebAuthn writes them. */
const Bytes = (most: number) =>
  v.pipe(v.string(), v.regex(/^[\w-]+$/, 'This is not what a browser sends.'), v.maxLength(most))

/** Ways in which a browser reaches a passkey (WebAuthn, AuthenticatorTransport). */
export const PasskeyTransport = v.picklist(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])
const Descriptor = v.object({
  id: v.string(),
  type: v.literal('public-key'),
  transports: v.array(PasskeyTransport),
})

/** How strongly something is wanted, in the words of WebAuthn. */
const Preference = v.picklist(['discouraged', 'preferred', 'required'])

/** Options with which a browser makes a passkey (WebAuthn Level 3, PublicKeyCredentialCreationOptionsJSON). */
export const PasskeyCreation = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: v.literal('public-key') })),
  /** milliseconds */
  timeout: v.number(),
  excludeCredentials: v.array(Descriptor),
  authenticatorSelection: v.object({ residentKey: Preference, userVerification: Preference }),
  attestation: v.literal('none'),
})

/** Options with which a browser uses a passkey (WebAuthn Level 3, PublicKeyCredentialRequestOptionsJSON). */
export const PasskeyRequest = v.object({
  challenge: v.string(),
  rpId: v.string(),
  /** milliseconds */
  timeout: v.number(),
  allowCredentials: v.array(Descriptor),
  userVerification: Preference,
})

const credential = {
  id: Bytes(1400),
  rawId: Bytes(1400),
  type: v.literal('public-key'),
}

/** A new passkey, as the browser answers. */
export const PasskeyRegistration = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: Bytes(4000),
    attestationObject: Bytes(20_000),
    /** newer browsers may name ways that are not known here; those are left out */
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(20)), []),
  }),
})

/** A passkey that was used, as the browser answers. */
export const PasskeyAssertion = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: Bytes(4000),
    authenticatorData: Bytes(4000),
    signature: Bytes(4000),
    userHandle: v.optional(Bytes(200)),
  }),
})

const FactorName = Text(80)

/** Body that adds a passkey under a name. */
export const PasskeyConfirm = v.object({ name: FactorName, response: PasskeyRegistration })

/** Body that gives a second factor another name. */
export const FactorRename = v.object({ id: Id, name: FactorName })
