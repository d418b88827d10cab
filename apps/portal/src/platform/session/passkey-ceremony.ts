import type { OutputOf } from '@capiz/api/contract/define'
import type { factor } from '@capiz/api/contract/factor'
import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { PasskeyFailure, type PasskeyOptions } from './passkey.ts'

type CreationOptions = OutputOf<typeof factor.startPasskey>

const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name

/** Asks the user for one of the passkeys; rejects with a `PasskeyFailure` when none was used. */
export async function usedPasskey(options: PasskeyOptions) {
  try {
    return await startAuthentication({ optionsJSON: options })
  } catch {
    throw new PasskeyFailure('No passkey was used. Try again, or enter a code.')
  }
}

/** Asks the user to make a passkey; rejects with a `PasskeyFailure` when none was made. */
export async function newPasskey(options: CreationOptions) {
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
