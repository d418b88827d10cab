import type { OutputOf } from '@capiz/api/contract/define'
import type { factor } from '@capiz/api/contract/factor'

/** Options of a passkey's use, as the refusal of a sign-in and the challenge of a confirmation carry them. */
export type PasskeyOptions = OutputOf<typeof factor.challenge>
type CreationOptions = OutputOf<typeof factor.startPasskey>

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

const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name

/** Asks the user for one of the passkeys; rejects with a `PasskeyFailure` when none was used. */
export async function usedPasskey(options: PasskeyOptions) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  try {
    return await startAuthentication({ optionsJSON: options })
  } catch {
    throw new PasskeyFailure('No passkey was used. Try again, or enter a code.')
  }
}

/** Asks the user to make a passkey; rejects with a `PasskeyFailure` when none was made. */
export async function newPasskey(options: CreationOptions) {
  const { startRegistration } = await import('@simplewebauthn/browser')
  try {
    return await startRegistration({ optionsJSON: options })
  } catch (error) {
    throw new PasskeyFailure(
      isNamed(error, 'InvalidStateError')
        ? 'This device or key already has a passkey of your account. Use another one.'
        : 'No passkey was made. Try again when the device or key is at hand.',
    )
  }
}
