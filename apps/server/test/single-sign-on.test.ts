import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  accessChange,
  appUser,
  auditLog,
  outboxMail,
  rateBucket,
  referenceItem,
  role,
  session,
  signOnAttempt,
  signOnInvitation,
  userFactor,
  userIdentity,
} from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyPassword } from './setup/tiny-seed.ts'
import { browser, identityProvider, type IdentityProvider } from './support/identity-provider.ts'

const origin = 'https://accreditation.example.ph'
const returnAddress = `${origin}/auth/return`
const logoutPath = '/api/auth/single-sign-on/logout'

let t: TestApp
let provider: IdentityProvider
/** answers of the server to logout tokens */
const logouts: number[] = []
/** last logout token the provider sent */
let logoutToken = ''

const settings = () => ({
  CAPIZ_PUBLIC_URL: origin,
  CAPIZ_OIDC_ISSUER: provider.issuer,
  CAPIZ_OIDC_CLIENT_ID: provider.clientId,
  CAPIZ_OIDC_CLIENT_SECRET: provider.clientSecret,
  CAPIZ_OIDC_NAME: 'Company login',
  CAPIZ_OIDC_SCOPE: 'openid groups',
  CAPIZ_STEP_UP: 'true',
})

beforeAll(async () => {
  provider = await identityProvider({
    returnAddress,
    logoutAddress: `${origin}${logoutPath}`,
    deliver: async (address, init) => {
      const sent = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
      const body = new URLSearchParams(init.body as string).toString()
      logoutToken = new URLSearchParams(body).get('logout_token') ?? ''
      const response = await t.request(new URL(address).pathname, { ...sent, body })
      logouts.push(response.status)
      return response
    },
  })
  t = await startTestApp({ env: settings() })
})
beforeEach(async () => {
  // the provider has the clock of the machine
  t.clock.set(new Date().toISOString())
  provider.people.clear()
  provider.people.set('sub-officer', {})
  provider.people.set('sub-other', {})
  logouts.length = 0
  await t.db.delete(rateBucket)
  await t.db.delete(signOnAttempt)
  await t.db.delete(signOnInvitation)
  await t.db.delete(userIdentity)
  await t.db.delete(userFactor)
  await t.db.delete(referenceItem).where(eq(referenceItem.list, 'sign-in-group'))
})
afterAll(async () => {
  await t.close()
  await provider.close()
})

type Browser = ReturnType<typeof browser>

const passwordToken = async (username: string) =>
  (await t.call('auth.login', { body: { grant_type: 'password', username, password: tinyPassword } })).body
    .access_token

/** Begins a sign-on in a browser and comes back from the provider with it. */
async function signOn(subject: string, more: { invitation?: string; in?: Browser } = {}) {
  const begun = await t.call('singleSignOn.start', {
    body: more.invitation === undefined ? {} : { invitation: more.invitation },
  })
  expect(begun.status, JSON.stringify(begun.error)).toBe(200)
  const parameters = await (more.in ?? browser(returnAddress)).signOn(begun.body.url, { subject })
  return { key: begun.body.key, parameters }
}
const finish = (body: { key: string; parameters?: string; code?: string }) =>
  t.call('singleSignOn.finish', { body })

const refusalOf = (reply: { status: number; error: { errorCode: string; message: string } }) => [
  reply.status,
  reply.error.errorCode,
]

/** Links a subject to a user from inside a session, as the account page does. */
async function link(username: string, subject: string) {
  const token = await passwordToken(username)
  const { body } = await t.call('singleSignOn.link', {}, { token })
  const parameters = await browser(returnAddress).signOn(body.url, { subject })
  const reply = await t.call('singleSignOn.finishOwn', { body: { key: body.key, parameters } }, { token })
  return { token, reply }
}

async function invitationOf(username: string): Promise<string> {
  const [user] = await t.db.select().from(appUser).where(eq(appUser.username, username))
  const mails = await t.db
    .select()
    .from(outboxMail)
    .where(eq(outboxMail.recipient, user?.emailAddress ?? ''))
    .orderBy(outboxMail.id)
  const found = mails.map(({ body }) => /\/auth\/invitation#(\S+)/u.exec(body)?.[1]).filter(Boolean)
  return found.at(-1) ?? ''
}
const usernameOf = async (token: string) => (await t.call('auth.me', {}, { token })).body.principal.username

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

describe('an invitation', () => {
  test('links the identity of who opens it, once, and tells the account', async () => {
    const sent = await t.call(
      'userAccess.change',
      { body: { username: 'rates', action: 'INVITE' } },
      { token: await fresh('admin') },
    )
    expect(sent.status, JSON.stringify(sent.error)).toBe(200)
    const invitation = await invitationOf('rates')
    const { status, body } = await finish(await signOn('sub-other', { invitation }))
    expect(status).toBe(200)
    expect(await usernameOf(body.access_token)).toBe('rates')
    const again = await t.call('singleSignOn.start', { body: { invitation } })
    expect(refusalOf(again)).toEqual([403, 'SIGN_ON_FAILED'])
    expect((await finish(await signOn('sub-other'))).status).toBe(200)
    const mails = await t.db.select().from(outboxMail).where(eq(outboxMail.template, 'SIGN_ON_CHANGED'))
    expect(mails.at(-1)?.body).toContain('rates')
  })

  test('does not take an identity away from another account, and ends with a newer one', async () => {
    await link('officer', 'sub-officer')
    const invite = async () => {
      await t.call(
        'userAccess.change',
        { body: { username: 'rates', action: 'INVITE' } },
        { token: await fresh('admin') },
      )
      return invitationOf('rates')
    }
    const first = await invite()
    const second = await invite()
    expect((await t.call('singleSignOn.start', { body: { invitation: first } })).status).toBe(403)
    const reply = await finish(await signOn('sub-officer', { invitation: second }))
    expect(refusalOf(reply)).toEqual([403, 'SIGN_ON_FAILED'])
    expect(await t.db.$count(userIdentity)).toBe(1)
    // refused, it can be used by its owner still
    expect((await finish(await signOn('sub-other', { invitation: second }))).status).toBe(200)
  })

  test('ends after three days, and is not for providers', async () => {
    const token = await fresh('admin')
    await t.call('userAccess.change', { body: { username: 'rates', action: 'INVITE' } }, { token })
    const invitation = await invitationOf('rates')
    t.clock.advance(72 * 3600 + 1)
    expect((await t.call('singleSignOn.start', { body: { invitation } })).status).toBe(403)
    t.clock.set(new Date().toISOString())
    const provided = await t.call(
      'userAccess.change',
      { body: { username: 'coordinator', action: 'INVITE' } },
      { token: await fresh('admin') },
    )
    expect(refusalOf(provided)).toEqual([403, 'FORBIDDEN'])
  })

  test('is unlinked by an administrator, which ends the session', async () => {
    await link('officer', 'sub-officer')
    const { body } = await finish(await signOn('sub-officer'))
    const gone = await t.call(
      'userAccess.change',
      { body: { username: 'officer', action: 'UNLINK' } },
      { token: await fresh('admin') },
    )
    expect(gone.status).toBe(200)
    expect((await t.call('auth.me', {}, { token: body.access_token })).status).toBe(401)
    expect(refusalOf(await finish(await signOn('sub-officer')))).toEqual([403, 'SIGN_ON_NOT_LINKED'])
  })
})

/** Access token of a user who proved a moment ago to be at the keyboard. */
const fresh = passwordToken

describe('linking the own account', () => {
  test('asks for a fresh sign-in, stays in its session, and is not for providers', async () => {
    const token = await passwordToken('officer')
    t.clock.advance(301)
    expect(refusalOf(await t.call('singleSignOn.link', {}, { token }))).toEqual([403, 'STEP_UP_REQUIRED'])
    const own = await passwordToken('officer')
    const { body } = await t.call('singleSignOn.link', {}, { token: own })
    const parameters = await browser(returnAddress).signOn(body.url, { subject: 'sub-officer' })
    const foreign = await t.call(
      'singleSignOn.finishOwn',
      { body: { key: body.key, parameters } },
      { token: await passwordToken('rates') },
    )
    expect(foreign.status).toBe(403)
    // nor does it sign anybody in
    expect((await finish({ key: body.key, parameters })).status).toBe(403)
    const provided = await t.call('singleSignOn.link', {}, { token: await passwordToken('coordinator') })
    expect(provided.status).toBe(403)
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

describe('groups', () => {
  const roleOf = async (username: string) => {
    const [row] = await t.db
      .select({ code: role.code })
      .from(appUser)
      .innerJoin(role, eq(role.id, appUser.roleId))
      .where(eq(appUser.username, username))
    return row?.code
  }
  const add = async (group: string, roleCode: string, as = 'admin') =>
    t.call(
      'signInGroup.create',
      { body: { code: group.toUpperCase(), description: group, role: roleCode } },
      { token: await passwordToken(as) },
    )

  test('of the table decide on the role, and end the access of who is in none of them', async () => {
    await add('accreditation', 'ACCREDITATION_OFFICER')
    await add('rates', 'RATES_OFFICER')
    await add('reports', 'REPORTS_VIEWER')
    await link('officer', 'sub-officer')
    provider.people.set('sub-officer', { groups: ['everybody', 'rates'] })
    expect((await finish(await signOn('sub-officer'))).status).toBe(200)
    expect(await roleOf('officer')).toBe('RATES_OFFICER')
    provider.people.set('sub-officer', { groups: ['reports', 'accreditation'] })
    const several = await finish(await signOn('sub-officer'))
    expect([several.status, several.error.message]).toEqual([
      403,
      'You cannot sign in: your groups at Company login stand for several roles. Ask an administrator.',
    ])
    provider.people.set('sub-officer', { groups: [] })
    const none = await finish(await signOn('sub-officer'))
    expect([none.status, none.error.message]).toEqual([
      403,
      'You cannot sign in: none of your groups at Company login may use this service any more. Ask an administrator.',
    ])
    expect(await roleOf('officer')).toBe('RATES_OFFICER')
    provider.people.set('sub-officer', { groups: ['accreditation'] })
    expect((await finish(await signOn('sub-officer'))).status).toBe(200)
    expect(await roleOf('officer')).toBe('ACCREDITATION_OFFICER')
    const rows = await t.db.select().from(auditLog).where(eq(auditLog.auditTopic, 'Role by group'))
    expect(rows).toHaveLength(2)
  })

  test('never make an administrator, not even when their role becomes one', async () => {
    expect((await add('bosses', 'SYSTEM_ADMINISTRATOR')).status).toBe(422)
    await add('accreditation', 'ACCREDITATION_OFFICER')
    await add('compliance', 'COMPLIANCE_OFFICER')
    const [row] = await t.db.select().from(role).where(eq(role.code, 'COMPLIANCE_OFFICER'))
    const permissions = row?.permissions ?? []
    await t.db
      .update(role)
      .set({ permissions: [...permissions, 'USER_EDIT'] })
      .where(eq(role.code, 'COMPLIANCE_OFFICER'))
    await link('officer', 'sub-officer')
    provider.people.set('sub-officer', { groups: ['compliance'] })
    expect((await finish(await signOn('sub-officer'))).status).toBe(403)
    expect(await roleOf('officer')).toBe('ACCREDITATION_OFFICER')
    await t.db.update(role).set({ permissions }).where(eq(role.code, 'COMPLIANCE_OFFICER'))
  })

  test('are not asked about a role that an administrator gave', async () => {
    await add('rates', 'RATES_OFFICER')
    await link('officer', 'sub-officer')
    provider.people.set('sub-officer', { groups: ['rates'] })
    expect((await finish(await signOn('sub-officer'))).status).toBe(200)
    expect(await roleOf('officer')).toBe('ACCREDITATION_OFFICER')
  })

  test('give no role with more than the editor of the table holds', async () => {
    const [reports] = await t.db.select().from(role).where(eq(role.code, 'REPORTS_VIEWER'))
    const permissions = reports?.permissions ?? []
    await t.db
      .update(role)
      .set({ permissions: [...permissions, 'ROLE_EDIT'] })
      .where(eq(role.code, 'REPORTS_VIEWER'))
    const refused = await add('accreditation', 'ACCREDITATION_OFFICER', 'reports')
    await t.db.update(role).set({ permissions }).where(eq(role.code, 'REPORTS_VIEWER'))
    expect(refusalOf(refused)).toEqual([403, 'FORBIDDEN'])
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
    expect(logouts).toEqual([204])
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
    expect((await send(logoutToken)).status).toBe(204)
    expect((await t.call('auth.me', {}, { token: body.access_token })).status).toBe(200)
    t.clock.advance(400)
    expect((await send(logoutToken)).status).toBe(400)
  })

  test('takes no token that the provider did not sign for this purpose', async () => {
    await link('officer', 'sub-officer')
    const jar = browser(returnAddress)
    await finish(await signOn('sub-officer', { in: jar }))
    await leave(jar)
    const { body } = await finish(await signOn('sub-officer'))
    const [head = '', payload = '', signature = ''] = logoutToken.split('.')
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

describe('roles without a password', () => {
  let strict: TestApp
  beforeAll(async () => {
    strict = await startTestApp({
      env: { ...settings(), CAPIZ_OIDC_ONLY_ROLES: 'ACCREDITATION_OFFICER, PHYSICIAN' },
    })
  })
  afterAll(() => strict.close())

  const signIn = (username: string, password: string) =>
    strict.call('auth.login', { body: { grant_type: 'password', username, password } })

  test('are told after the right password only; others, and providers, sign in as before', async () => {
    const off = await signIn('officer', tinyPassword)
    expect([...refusalOf(off), off.error.message]).toEqual([
      403,
      'PASSWORD_OFF',
      'Your role does not sign in with a password. Use Company login.',
    ])
    expect(refusalOf(await signIn('officer', 'Not-the-Password-1'))).toEqual([401, 'BAD_CREDENTIALS'])
    expect((await signIn('rates', tinyPassword)).status).toBe(200)
    expect((await signIn('physician', tinyPassword)).status).toBe(200)
  })

  test('are mailed no reset and no temporary password; a new account gets an invitation', async () => {
    const before = await strict.db.$count(outboxMail)
    const reset = await strict.call('auth.requestPasswordReset', {
      body: { emailAddress: 'officer@staff.example' },
    })
    expect([reset.status, await strict.db.$count(outboxMail)]).toEqual([204, before])
    const as = { token: (await signIn('admin', tinyPassword)).body.access_token }
    const temporary = await strict.call('user.issueTemporaryPassword', { body: { username: 'officer' } }, as)
    expect(refusalOf(temporary)).toEqual([403, 'PASSWORD_OFF'])
    const [officer] = await strict.db.select().from(role).where(eq(role.code, 'ACCREDITATION_OFFICER'))
    const made = await strict.call(
      'user.save',
      {
        body: {
          username: 'newcomer',
          emailAddress: 'newcomer@staff.example',
          firstName: 'Bago',
          lastName: 'Dating',
          roleId: officer?.id ?? 0,
          linkedCode: null,
          deleted: false,
        },
      },
      as,
    )
    expect(made.status, JSON.stringify(made.error)).toBe(201)
    const [mail] = await strict.db
      .select()
      .from(outboxMail)
      .where(eq(outboxMail.recipient, 'newcomer@staff.example'))
    expect(mail?.template).toBe('SIGN_ON_INVITATION')
  })
})

describe('two persons', () => {
  test('send an invitation to who decides or administers', async () => {
    const two = await startTestApp({
      env: { ...settings(), CAPIZ_TWO_PERSONS: 'true', CAPIZ_STEP_UP: 'false' },
    })
    const [admin] = await two.db.select().from(role).where(eq(role.code, 'SYSTEM_ADMINISTRATOR'))
    await two.db
      .update(appUser)
      .set({ roleId: admin?.id ?? 0 })
      .where(eq(appUser.username, 'rates'))
    const asked = await two.call(
      'userAccess.change',
      { body: { username: 'officer', action: 'INVITE' } },
      { as: 'admin' },
    )
    expect(refusalOf(asked)).toEqual([409, 'SECOND_PERSON_REQUIRED'])
    expect(await two.db.$count(signOnInvitation)).toBe(0)
    const [change] = await two.db.select().from(accessChange)
    const confirmed = await two.call(
      'accessChange.confirm',
      { params: { id: change?.id ?? 0 } },
      { as: 'rates' },
    )
    expect(confirmed.status, JSON.stringify(confirmed.error)).toBe(204)
    expect(await two.db.$count(signOnInvitation)).toBe(1)
    await two.close()
  })
})

describe('an installation without a provider, or with one that is not there', () => {
  test('says so', async () => {
    const plain = await startTestApp()
    const reply = await plain.call('singleSignOn.start', { body: {} })
    expect(refusalOf(reply)).toEqual([409, 'SIGN_ON_UNAVAILABLE'])
    await plain.close()
    const alone = await startTestApp({ env: { ...settings(), CAPIZ_OIDC_ISSUER: 'http://127.0.0.1:9' } })
    const unreached = await alone.call('singleSignOn.start', { body: {} })
    expect([unreached.status, unreached.error.message]).toEqual([
      503,
      'Company login cannot be reached. Try again in a few minutes.',
    ])
    await alone.close()
  })
})
