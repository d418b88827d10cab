import { factorKinds } from '../access/fresh.ts'
import { Refusal, refuse } from '../errors/refuse.ts'
import type { Services } from '../services.ts'
import { requestOptions } from './passkey.ts'

/** Refuses the first step with the factors of the user, and with what a browser needs to use a passkey. */
export async function askForFactor(services: Services, userId: number): Promise<never> {
  const { db } = services
  const passkey = await requestOptions(db, services, userId, 'SIGN_IN')
  const factors = await factorKinds(db, userId)
  return refuse('SECOND_FACTOR_REQUIRED', { details: { factors, ...(passkey && { passkey }) } })
}

/** Whether an error says that only a second factor is missing. */
export const isFirstStep = (error: unknown): boolean =>
  error instanceof Refusal && error.errorCode === 'SECOND_FACTOR_REQUIRED'
