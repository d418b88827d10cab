import { isApiError, type SignInProof } from '@capiz/api/client'
import { singleSignOn } from '@capiz/api/contract/single-sign-on'
import type { InputOf } from '@capiz/api/contract/define'
import { call, client, deviceStorage } from '../../../platform/calls/api.ts'
import { canUsePasskeys, type PasskeyOptions, passkeyOptionsOf } from '../../../platform/session/passkey.ts'
import { type BegunSignOn, stepUpKey, takeBegunSignOn } from '../../../platform/session/sign-on.ts'

/** Result of a return from the identity provider. */
export type SignOnOutcome =
  | { kind: 'done'; purpose: BegunSignOn['purpose'] }
  | { kind: 'code'; key: string; passkey: PasskeyOptions | undefined }
  | { kind: 'failed'; error: unknown; purpose: BegunSignOn['purpose'] }

type Finish = InputOf<typeof singleSignOn.finish>['body']

/** Finishes signing in; a second factor is asked for in a second step. */
export async function finishSignIn(body: Finish): Promise<SignOnOutcome> {
  try {
    client.session.adopt(await call(singleSignOn.finish, { body }))
    return { kind: 'done', purpose: 'SIGN_IN' }
  } catch (error) {
    if (!isApiError(error, 'SECOND_FACTOR_REQUIRED')) return { kind: 'failed', error, purpose: 'SIGN_IN' }
    const passkey = canUsePasskeys() ? passkeyOptionsOf(error.details) : undefined
    return { kind: 'code', key: body.key, passkey }
  }
}

/** The body of the second step for a proof. */
export function secondStep(key: string, proof: SignInProof): Finish {
  if ('code' in proof) return { key, code: proof.code }
  return { key, passkey: JSON.parse(proof.passkey) as NonNullable<Finish['passkey']> }
}

async function finish(parameters: string): Promise<SignOnOutcome> {
  const begun = takeBegunSignOn()
  const { purpose, key } = begun ?? { purpose: 'SIGN_IN', key: 'none' }
  if (purpose === 'SIGN_IN') return finishSignIn({ key, parameters })
  try {
    await call(singleSignOn.finishOwn, { body: { key, parameters } })
  } catch (error) {
    return { kind: 'failed', error, purpose }
  }
  if (purpose === 'STEP_UP') deviceStorage.setItem(stepUpKey, String(Date.now()))
  return { kind: 'done', purpose }
}

let current: { parameters: string; outcome: Promise<SignOnOutcome> } | undefined

/** Finishes the return with these parameters, once however often the page is drawn. */
export function outcomeOf(parameters: string): Promise<SignOnOutcome> {
  if (current?.parameters !== parameters) current = { parameters, outcome: finish(parameters) }
  return current.outcome
}
