import { singleSignOn } from '@capiz/api/contract/single-sign-on'
import type { OutputOf } from '@capiz/api/contract/define'
import { call, devicePrefix } from '../calls/api.ts'

/** A single sign-on begun in this tab; the key finishes it when the identity provider sends the browser back. */
export interface BegunSignOn {
  key: string
  purpose: 'SIGN_IN' | 'LINK' | 'STEP_UP'
}

const storageKey = 'capiz.sign-on'

/** Key of the device storage by which the window of a fresh sign-in tells the others that it succeeded. */
export const stepUpKey = `${devicePrefix}step-up`

/** Leaves for the identity provider. The tab keeps the key, so that a return begun elsewhere finishes nothing here. */
function leave({ url, key }: OutputOf<typeof singleSignOn.start>, purpose: BegunSignOn['purpose']): void {
  sessionStorage.setItem(storageKey, JSON.stringify({ key, purpose } satisfies BegunSignOn))
  location.assign(url)
}

/** Signs in at the identity provider; an invitation links the identity to its account first. */
export async function signInThere(invitation: string | undefined): Promise<void> {
  leave(await call(singleSignOn.start, { body: { invitation } }), 'SIGN_IN')
}

/** Signs in at the identity provider to link that identity to the own account. */
export async function linkThere(): Promise<void> {
  leave(await call(singleSignOn.link), 'LINK')
}

/** Signs in at the identity provider once more, to confirm a weighty call. */
export async function confirmThere(): Promise<void> {
  leave(await call(singleSignOn.stepUp), 'STEP_UP')
}

/** Returns what this tab began and forgets it; undefined where it began nothing. */
export function takeBegunSignOn(): BegunSignOn | undefined {
  try {
    const text = sessionStorage.getItem(storageKey)
    sessionStorage.removeItem(storageKey)
    return text === null ? undefined : (JSON.parse(text) as BegunSignOn)
  } catch {
    return undefined
  }
}
