import { PasskeyFailure } from '../session/passkey.ts'
import type { Problems } from './form-problems.ts'
import { formRefusal } from './refusals.ts'

/** Returns the problems of a form that uses or makes a passkey; what is wrong with the passkey concerns the whole form. */
export function passkeyRefusal(error: unknown): Problems {
  if (error instanceof PasskeyFailure) return { '': error.message }
  const { passkey, response, ...rest } = formRefusal(error)
  const message = passkey ?? response
  return message === undefined ? rest : { ...rest, '': message }
}
