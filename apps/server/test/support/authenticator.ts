import type { PasskeyCreation, PasskeyRequest } from '@capiz/api/schema/passkey'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { InferOutput } from 'valibot'

/** The parts of an answer that a forged or broken authenticator gets wrong. */
export interface Deviation {
  origin?: string
  rpId?: string
  challenge?: string
  /** the number the key says it was used before */
  counter?: number
}

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** An authenticator in software: makes one key (ES256) and signs with it as a security key does (WebAuthn 6). */
export function softwareAuthenticator(at: { origin: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  let counter = 0

  /** Answer of the authenticator: the relying party, user present, the counter (WebAuthn 6.1). */
  function authenticatorData(rpId: string, given: number | undefined, flags: number): Buffer {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(given ?? counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count])
  }
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const own = { id: text(credentialId), rawId: text(credentialId), type: 'public-key' as const }

  return {
    id: own.id,
    /** Answers the options for a new passkey. */
    create(options: InferOutput<typeof PasskeyCreation>, other: Deviation = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const coordinate = (part: string) => new Uint8Array(Buffer.from(part, 'base64url'))
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, coordinate(x)],
          [-3, coordinate(y)],
        ]),
      )
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const data = authenticatorData(other.rpId ?? options.rp.id, other.counter, 0x41)
      const authData = Buffer.concat([data, Buffer.alloc(16), length, credentialId, key])
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, never>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, never>()],
          ['authData', new Uint8Array(authData)],
        ]),
      )
      const client = clientData(
        'webauthn.create',
        other.challenge ?? options.challenge,
        other.origin ?? at.origin,
      )
      const response = { clientDataJSON: text(client), attestationObject: text(attestation) }
      return { ...own, response: { ...response, transports: ['usb' as const] } }
    },
    /** Answers the options for the use of the passkey. */
    get(options: InferOutput<typeof PasskeyRequest>, other: Deviation = {}) {
      const data = authenticatorData(other.rpId ?? options.rpId, other.counter, 0x01)
      const challenge = other.challenge ?? options.challenge
      const client = clientData('webauthn.get', challenge, other.origin ?? at.origin)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      const response = {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
      }
      return { ...own, response }
    },
  }
}
