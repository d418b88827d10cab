import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  accessChange,
  appUser,
  outboxMail,
  role,
  signOnInvitation,
  userIdentity,
} from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { browser, type IdentityProvider } from './support/identity-provider.ts'
import { refusalOf, returnAddress, settingsFor, signOnCalls, startSignOnApp } from './support/sign-on.ts'

let t: TestApp
let provider: IdentityProvider
startSignOnApp((app) => {
  t = app.t
  provider = app.provider
})

const { passwordToken, signOn, finish, link, invitationOf, usernameOf } = signOnCalls(() => t)

describe('an invitation', () => {
  test('links the identity of who opens it, once, and tells the account', async () => {
    const sent = await t.call(
      'userAccess.change',
      { body: { username: 'rates', action: 'INVITE' } },
      { token: await passwordToken('admin') },
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
        { token: await passwordToken('admin') },
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
    const token = await passwordToken('admin')
    await t.call('userAccess.change', { body: { username: 'rates', action: 'INVITE' } }, { token })
    const invitation = await invitationOf('rates')
    t.clock.advance(72 * 3600 + 1)
    expect((await t.call('singleSignOn.start', { body: { invitation } })).status).toBe(403)
    t.clock.set(new Date().toISOString())
    const provided = await t.call(
      'userAccess.change',
      { body: { username: 'coordinator', action: 'INVITE' } },
      { token: await passwordToken('admin') },
    )
    expect(refusalOf(provided)).toEqual([403, 'FORBIDDEN'])
  })

  test('is unlinked by an administrator, which ends the session', async () => {
    await link('officer', 'sub-officer')
    const { body } = await finish(await signOn('sub-officer'))
    const gone = await t.call(
      'userAccess.change',
      { body: { username: 'officer', action: 'UNLINK' } },
      { token: await passwordToken('admin') },
    )
    expect(gone.status).toBe(200)
    expect((await t.call('auth.me', {}, { token: body.access_token })).status).toBe(401)
    expect(refusalOf(await finish(await signOn('sub-officer')))).toEqual([403, 'SIGN_ON_NOT_LINKED'])
  })
})

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

describe('two persons', () => {
  test('send an invitation to who decides or administers', async () => {
    const two = await startTestApp({
      env: { ...settingsFor(provider), CAPIZ_TWO_PERSONS: 'true', CAPIZ_STEP_UP: 'false' },
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
