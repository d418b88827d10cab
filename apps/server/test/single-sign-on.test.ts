import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { appUser, auditLog, session, userIdentity } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { browser, type IdentityProvider } from './support/identity-provider.ts'
import {
  type Browser,
  type Logouts,
  logoutPath,
  refusalOf,
  returnAddress,
  settingsFor,
  signOnCalls,
  startSignOnApp,
} from './support/sign-on.ts'

let t: TestApp
let provider: IdentityProvider
let logouts: Logouts
startSignOnApp((app) => {
  t = app.t
  provider = app.provider
  logouts = app.logouts
})

const { passwordToken, signOn, finish, link, usernameOf } = signOnCalls(() => t)

describe('signing in', () => {
  test('a linked identity signs in as its account, and the sign-in is in the audit log', async () => {
    const { reply } = await link('officer', 'sub-officer')
    expect([reply.status, reply.body]).toEqual([200, { purpose: 'LINK' }])
    const back = await signOn('sub-officer')
    const signedIn = await finish(back)
    expect(signedIn.status, JSON.stringify(signedIn.error)).toBe(200)
    expect(await usernameOf(signedIn.body.access_token)).toBe('officer')
    const [last] = await t.db
      .select()
      .from(auditLog)
      .orderBy(auditLog.id)
      .then((rows) => rows.slice(-1))
    expect([last?.action, last?.actor, last?.auditTopic]).toEqual(['LOGIN', 'officer', 'Session'])
    const { body: own } = await t.call('singleSignOn.get', {}, { token: signedIn.body.access_token })
    expect([own.name, own.hasPassword, own.linked?.lastUsed]).toEqual([
      'Company login',
      true,
      expect.anything(),
    ])
  })

  test('the address asks for a code with PKCE, state and nonce, and nothing secret stands in it', async () => {
    const { body } = await t.call('singleSignOn.start', { body: {} })
    const query = new URL(body.url).searchParams
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      client_id: provider.clientId,
      redirect_uri: returnAddress,
    })
    for (const name of ['state', 'nonce', 'code_challenge']) expect(query.get(name)).toMatch(/^[\w-]{43}$/u)
    expect(body.url).not.toContain(body.key)
  })

  test('nobody is known by an address: an identity that is linked to no account is refused', async () => {
    provider.people.set('officer@staff.example', {})
    const reply = await finish(await signOn('officer@staff.example'))
    expect(refusalOf(reply)).toEqual([403, 'SIGN_ON_NOT_LINKED'])
    expect(await t.db.$count(userIdentity)).toBe(0)
  })

  test.each([
    ['without the key of the browser', (back: Back) => ({ ...back, key: 'x'.repeat(43) })],
    ['with another state', (back: Back) => edited(back, 'state', 'x'.repeat(43))],
    ['with another code', (back: Back) => edited(back, 'code', 'x'.repeat(43))],
    ['from another issuer', (back: Back) => edited(back, 'iss', 'https://evil.example')],
    ['without a state', (back: Back) => edited(back, 'state', '')],
  ])('a return %s is refused', async (_, change) => {
    await link('officer', 'sub-officer')
    const reply = await finish(change(await signOn('sub-officer')))
    expect(refusalOf(reply)).toEqual([403, 'SIGN_ON_FAILED'])
  })

  test('a return counts once, for its own browser and not later than ten minutes', async () => {
    await link('officer', 'sub-officer')
    const back = await signOn('sub-officer')
    const replies = await Promise.all([finish(back), finish(back)])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
    expect((await finish(back)).status).toBe(403)
    const first = await signOn('sub-officer')
    const second = await signOn('sub-officer')
    expect((await finish({ ...first, key: second.key })).status).toBe(403)
    const late = await signOn('sub-officer')
    t.clock.advance(601)
    expect(refusalOf(await finish(late))).toEqual([403, 'SIGN_ON_FAILED'])
  })

  test('a cancelled sign-in says so, without the words the provider was given', async () => {
    const { body } = await t.call('singleSignOn.start', { body: {} })
    const parameters = await browser(returnAddress).signOn(body.url, { cancel: 'yes' })
    const reply = await finish({ key: body.key, parameters })
    expect(refusalOf(reply)).toEqual([403, 'SIGN_ON_FAILED'])
    expect(reply.error.message).toBe(
      'Company login did not sign you in: the sign-in was cancelled, or this service is not open to you there. Begin again.',
    )
  })

  test('a locked, disabled or removed account stays closed', async () => {
    await link('officer', 'sub-officer')
    const user = eq(appUser.username, 'officer')
    await t.call('userAccess.change', { body: { username: 'officer', action: 'LOCK' } }, { as: 'admin' })
    await t.db
      .update(appUser)
      .set({ lockedUntil: new Date('9999-12-31T00:00:00Z') })
      .where(user)
    expect(refusalOf(await finish(await signOn('sub-officer')))).toEqual([401, 'ACCOUNT_LOCKED'])
    await t.db.update(appUser).set({ lockedUntil: null, deleted: true }).where(user)
    expect(refusalOf(await finish(await signOn('sub-officer')))).toEqual([403, 'SIGN_ON_NOT_LINKED'])
    await t.db.update(appUser).set({ deleted: false }).where(user)
    expect((await finish(await signOn('sub-officer'))).status).toBe(200)
  })
})

interface Back {
  key: string
  parameters: string
}

function edited(back: Back, name: string, value: string): Back {
  const parameters = new URLSearchParams(back.parameters)
  if (value === '') parameters.delete(name)
  else parameters.set(name, value)
  return { ...back, parameters: parameters.toString() }
}

describe('a second factor', () => {
  const addTotp = async (username: string) => {
    const token = await passwordToken(username)
    const { body } = await t.call('factor.startTotp', {}, { token })
    const { generateSync } = await import('otplib')
    const codeAt = () =>
      generateSync({ secret: body.secret, epoch: Math.floor(t.clock.now().getTime() / 1000) })
    await t.call('factor.confirmTotp', { body: { id: body.id, code: codeAt() } }, { token })
    t.clock.advance(30)
    return codeAt
  }

  test('of the account is asked for after the provider, in the same browser', async () => {
    await link('officer', 'sub-officer')
    const codeAt = await addTotp('officer')
    const back = await signOn('sub-officer')
    const first = await finish(back)
    expect([...refusalOf(first), first.error['factors']]).toEqual([401, 'SECOND_FACTOR_REQUIRED', ['TOTP']])
    expect(refusalOf(await finish({ key: back.key, code: '000000' }))).toEqual([401, 'BAD_SECOND_FACTOR'])
    expect((await finish({ key: back.key, code: codeAt() })).status).toBe(200)
    t.clock.advance(30)
    expect((await finish({ key: back.key, code: codeAt() })).status).toBe(403)
  })

  test('of the provider counts where it says that it asked for more than one', async () => {
    await link('officer', 'sub-officer')
    await addTotp('officer')
    provider.people.set('sub-officer', { amr: ['pwd', 'mfa'] })
    const { status, body } = await finish(await signOn('sub-officer'))
    expect(status).toBe(200)
    const [open] = await t.db
      .select()
      .from(session)
      .orderBy(session.id)
      .then((rows) => rows.slice(-1))
    expect([open?.secondFactor, await usernameOf(body.access_token)]).toEqual([true, 'officer'])
  })
})

describe('a fresh sign-in at the provider', () => {
  test('opens the calls that ask for one', async () => {
    await link('officer', 'sub-officer')
    const jar = browser(returnAddress)
    const { body } = await finish(await signOn('sub-officer', { in: jar }))
    const token = body.access_token
    t.clock.advance(301)
    const asked = await t.call('factor.startTotp', {}, { token })
    expect([...refusalOf(asked), asked.error['singleSignOn']]).toEqual([
      403,
      'STEP_UP_REQUIRED',
      'Company login',
    ])
    t.clock.set(new Date().toISOString())
    const begun = await t.call('singleSignOn.stepUp', {}, { token })
    expect(new URL(begun.body.url).searchParams.get('prompt')).toBe('login')
    const parameters = await jar.signOn(begun.body.url, { subject: 'sub-officer' })
    const done = await t.call(
      'singleSignOn.finishOwn',
      { body: { key: begun.body.key, parameters } },
      { token },
    )
    expect([done.status, done.body], JSON.stringify(done.error)).toEqual([200, { purpose: 'STEP_UP' }])
    expect((await t.call('factor.startTotp', {}, { token })).status).toBe(200)
  })

  test('as somebody else, or without the linked identity, confirms nothing', async () => {
    await link('officer', 'sub-officer')
    const { body } = await finish(await signOn('sub-officer'))
    const token = body.access_token
    const begun = await t.call('singleSignOn.stepUp', {}, { token })
    const parameters = await browser(returnAddress).signOn(begun.body.url, { subject: 'sub-other' })
    const done = await t.call(
      'singleSignOn.finishOwn',
      { body: { key: begun.body.key, parameters } },
      { token },
    )
    expect(refusalOf(done)).toEqual([403, 'SIGN_ON_FAILED'])
    const other = await t.call('singleSignOn.stepUp', {}, { token: await passwordToken('rates') })
    expect(other.status).toBe(404)
  })
})

describe('back-channel logout', () => {
  const send = (token: string) =>
    t.request(logoutPath, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ logout_token: token }),
    })

  /** Signs out at the provider, as its own page does. */
  async function leave(jar: Browser) {
    const page = await (await jar.visit(`${provider.issuer}/session/end`)).text()
    const action = /action="([^"]+)"/u.exec(page)?.[1] ?? ''
    const xsrf = /name="xsrf" value="([^"]+)"/u.exec(page)?.[1] ?? ''
    await jar.visit(action, { method: 'POST', body: new URLSearchParams({ xsrf, logout: 'yes' }) })
  }

  test('ends the session that began with the provider, and none that did not', async () => {
    await link('officer', 'sub-officer')
    const jar = browser(returnAddress)
    const { body } = await finish(await signOn('sub-officer', { in: jar }))
    const other = await passwordToken('rates')
    expect((await t.call('auth.me', {}, { token: body.access_token })).status).toBe(200)
    await leave(jar)
    expect(logouts.replies).toEqual([204])
    expect((await t.call('auth.me', {}, { token: body.access_token })).status).toBe(401)
    expect((await t.call('auth.me', {}, { token: other })).status).toBe(200)
  })

  test('takes a token once more without effect on a later session', async () => {
    await link('officer', 'sub-officer')
    const jar = browser(returnAddress)
    await finish(await signOn('sub-officer', { in: jar }))
    await leave(jar)
    t.clock.advance(90)
    const { body } = await finish(await signOn('sub-officer'))
    expect((await send(logouts.token)).status).toBe(204)
    expect((await t.call('auth.me', {}, { token: body.access_token })).status).toBe(200)
    t.clock.advance(400)
    expect((await send(logouts.token)).status).toBe(400)
  })

  test('takes no token that the provider did not sign for this purpose', async () => {
    await link('officer', 'sub-officer')
    const jar = browser(returnAddress)
    await finish(await signOn('sub-officer', { in: jar }))
    await leave(jar)
    const { body } = await finish(await signOn('sub-officer'))
    const [head = '', payload = '', signature = ''] = logouts.token.split('.')
    const other = (change: object) => {
      const told = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
      return Buffer.from(JSON.stringify({ ...told, ...change })).toString('base64url')
    }
    const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
    for (const token of [
      `${head}.${other({ sub: 'sub-other' })}.${signature}`,
      `${none}.${payload}.`,
      'x.y.z',
      'nothing',
    ]) {
      expect((await send(token)).status).toBe(400)
    }
    expect((await t.call('auth.me', {}, { token: body.access_token })).status).toBe(200)
  })
})

describe('an installation without a provider, or with one that is not there', () => {
  test('says so', async () => {
    const plain = await startTestApp()
    const reply = await plain.call('singleSignOn.start', { body: {} })
    expect(refusalOf(reply)).toEqual([409, 'SIGN_ON_UNAVAILABLE'])
    await plain.close()
    const alone = await startTestApp({
      env: { ...settingsFor(provider), CAPIZ_OIDC_ISSUER: 'http://127.0.0.1:9' },
    })
    const unreached = await alone.call('singleSignOn.start', { body: {} })
    expect([unreached.status, unreached.error.message]).toEqual([
      503,
      'Company login cannot be reached. Try again in a few minutes.',
    ])
    await alone.close()
  })
})
