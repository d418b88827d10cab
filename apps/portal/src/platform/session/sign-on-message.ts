import { isApiError } from '@capiz/api/client'

/** Returns the message of a failed single sign-on; the sign-in pages show refusals in their place. */
export function signOnMessage(error: unknown): string {
  return isApiError(error) ? error.message : 'The single sign-on did not succeed. Try again.'
}
