import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import {
  appUser,
  outboxMail,
  rateBucket,
  referenceItem,
  signOnAttempt,
  signOnInvitation,
  userFactor,
  userIdentity,
} from '../../src/db/schema/index.ts'
import { startTestApp, type TestApp } from '../harness.ts'
import { tinyPassword } from '../setup/tiny-seed.ts'
import { browser, identityProvider, type IdentityProvider } from './identity-provider.ts'

const origin = 'https://accreditation.example.ph'
/** Address the provider sends a browser back to. */
export const returnAddress = `${origin}/auth/return`
/** Path the provider sends logout tokens to. */
export const logoutPath = '/api/auth/single-sign-on/logout'

export type Browser = ReturnType<typeof browser>

/** Status and code of a refusal. */
export const refusalOf = (reply: { status: number; error: { errorCode: string; message: string } }) => [
  reply.status,
  reply.error.errorCode,
]

/** Settings of an installation with the identity provider. */
export const settingsFor = (provider: IdentityProvider) => ({
  CAPIZ_PUBLIC_URL: origin,
  CAPIZ_OIDC_ISSUER: provider.issuer,
  CAPIZ_OIDC_CLIENT_ID: provider.clientId,
  CAPIZ_OIDC_CLIENT_SECRET: provider.clientSecret,
  CAPIZ_OIDC_NAME: 'Company login',
  CAPIZ_OIDC_SCOPE: 'openid groups',
  CAPIZ_STEP_UP: 'true',
})

/** What the provider sent to the server to end sessions. */
export interface Logouts {
  /** statuses of the replies */
  replies: number[]
  /** last logout token */
  token: string
}

/** An installation with an identity provider, and the calls of signing on. */
export interface SignOnApp {
  t: TestApp
  provider: IdentityProvider
  logouts: Logouts
}

/** Starts the server and its identity provider for the tests of a file; each test begins without links and groups. */
export function startSignOnApp(ready: (app: SignOnApp) => void): void {
  let app: SignOnApp
  beforeAll(async () => {
    const logouts: Logouts = { replies: [], token: '' }
    const provider = await identityProvider({
      returnAddress,
      logoutAddress: `${origin}${logoutPath}`,
      deliver: async (address, init) => {
        const sent = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
        const body = new URLSearchParams(init.body as string).toString()
        logouts.token = new URLSearchParams(body).get('logout_token') ?? ''
        const response = await app.t.request(new URL(address).pathname, { ...sent, body })
        logouts.replies.push(response.status)
        return response
      },
    })
    app = { t: await startTestApp({ env: settingsFor(provider) }), provider, logouts }
    ready(app)
  })
  beforeEach(async () => {
    const { t, provider, logouts } = app
    // the provider has the clock of the machine
    t.clock.set(new Date().toISOString())
    provider.people.clear()
    provider.people.set('sub-officer', {})
    provider.people.set('sub-other', {})
    logouts.replies.length = 0
    await t.db.delete(rateBucket)
    await t.db.delete(signOnAttempt)
    await t.db.delete(signOnInvitation)
    await t.db.delete(userIdentity)
    await t.db.delete(userFactor)
    await t.db.delete(referenceItem).where(eq(referenceItem.list, 'sign-in-group'))
  })
  afterAll(async () => {
    await app.t.close()
    await app.provider.close()
  })
}

/** Returns the calls of signing on at an installation. */
export function signOnCalls(appOf: () => TestApp) {
  const passwordToken = async (username: string) =>
    (await appOf().call('auth.login', { body: { grant_type: 'password', username, password: tinyPassword } }))
      .body.access_token

  /** Begins a sign-on in a browser and comes back from the provider with it. */
  async function signOn(subject: string, more: { invitation?: string; in?: Browser } = {}) {
    const begun = await appOf().call('singleSignOn.start', {
      body: more.invitation === undefined ? {} : { invitation: more.invitation },
    })
    expect(begun.status, JSON.stringify(begun.error)).toBe(200)
    const parameters = await (more.in ?? browser(returnAddress)).signOn(begun.body.url, { subject })
    return { key: begun.body.key, parameters }
  }
  const finish = (body: { key: string; parameters?: string; code?: string }) =>
    appOf().call('singleSignOn.finish', { body })

  /** Links a subject to a user from inside a session, as the account page does. */
  async function link(username: string, subject: string) {
    const token = await passwordToken(username)
    const { body } = await appOf().call('singleSignOn.link', {}, { token })
    const parameters = await browser(returnAddress).signOn(body.url, { subject })
    const reply = await appOf().call(
      'singleSignOn.finishOwn',
      { body: { key: body.key, parameters } },
      { token },
    )
    return { token, reply }
  }

  /** Returns the invitation that was mailed to a user last. */
  async function invitationOf(username: string): Promise<string> {
    const { db } = appOf()
    const [user] = await db.select().from(appUser).where(eq(appUser.username, username))
    const mails = await db
      .select()
      .from(outboxMail)
      .where(eq(outboxMail.recipient, user?.emailAddress ?? ''))
      .orderBy(outboxMail.id)
    const found = mails.map(({ body }) => /\/auth\/invitation#(\S+)/u.exec(body)?.[1]).filter(Boolean)
    return found.at(-1) ?? ''
  }
  const usernameOf = async (token: string) =>
    (await appOf().call('auth.me', {}, { token })).body.principal.username
  return { passwordToken, signOn, finish, link, invitationOf, usernameOf }
}
