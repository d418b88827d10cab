import type { OutputOf } from '@capiz/api/contract/define'
import type { factor } from '@capiz/api/contract/factor'

/** Options of a passkey's use, as the refusal of a sign-in and the challenge of a confirmation carry them. */
export type PasskeyOptions = OutputOf<typeof factor.challenge>

/** A passkey that was not used or made: the user closed the question, or there is no fitting key. */
export class PasskeyFailure extends Error {}

/** The options in the details of a refusal; undefined where the user has no passkey that can be used here. */
export function passkeyOptionsOf(details: unknown): PasskeyOptions | undefined {
  const options = (details as { passkey?: unknown } | undefined)?.passkey
  // comes from our own server; the browser refuses what it cannot use
  return typeof options === 'object' && options !== null ? (options as PasskeyOptions) : undefined
}

/** Whether this browser can make and use passkeys on this page. */
export const canUsePasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'
