import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditLog, rateBucket, recoveryCode, userFactor, webauthnChallenge } from '../src/db/schema/index.ts'
import { readConfig } from '../src/platform/runtime/read-config.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { type Deviation, softwareAuthenticator } from './support/authenticator.ts'
import { tinyPassword } from './setup/tiny-seed.ts'

const origin = 'https://accreditation.example.ph'
let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ env: { CAPIZ_PUBLIC_URL: origin } })
})
beforeEach(async () => {
  t.clock.advance(60)
  await t.db.delete(rateBucket)
  await t.db.delete(userFactor)
  await t.db.delete(recoveryCode)
  await t.db.delete(webauthnChallenge)
})
afterAll(() => t.close())

type Key = ReturnType<typeof softwareAuthenticator>
type Options = Parameters<Key['get']>[0]

const signIn = (username: string, more: { code?: string; passkey?: string } = {}) =>
  t.call('auth.login', { body: { grant_type: 'password', username, password: tinyPassword, ...more } })

/** Options of the first, refused step of a sign-in. */
async function firstStep(username: string): Promise<Options> {
  const { status, error } = await signIn(username)
  expect([status, error.errorCode]).toEqual([401, 'SECOND_FACTOR_REQUIRED'])
  return error['passkey'] as Options
}
const signInWith = async (username: string, key: Key, other?: Deviation) =>
  signIn(username, { passkey: JSON.stringify(key.get(await firstStep(username), other)) })

async function enrol(token: string, name = 'Blue security key') {
  const key = softwareAuthenticator({ origin })
  const { body: options } = await t.call('factor.startPasskey', {}, { token })
  const reply = await t.call(
    'factor.confirmPasskey',
    { body: { name, response: key.create(options) } },
    { token },
  )
  expect(reply.status, JSON.stringify(reply.error)).toBe(200)
  return { key, recoveryCodes: reply.body.recoveryCodes, options }
}
const tokenOf = async (username: string) => (await signIn(username)).body.access_token

describe('adding a passkey', () => {
  test('brings recovery codes with the first, is listed by name, renamed and removed', async () => {
    const token = await tokenOf('officer')
    const { recoveryCodes, options, key } = await enrol(token)
    expect(recoveryCodes).toHaveLength(10)
    expect([options.rp.id, options.attestation]).toEqual(['accreditation.example.ph', 'none'])
    const again = await t.call('factor.startPasskey', {}, { token })
    expect(again.body.excludeCredentials).toEqual([{ id: key.id, type: 'public-key', transports: ['usb'] }])
    const second = await enrol(token, 'Phone')
    expect(second.recoveryCodes).toEqual([])
    const { body: list } = await t.call('factor.list', {}, { token })
    expect(list.canAddPasskeys).toBe(true)
    expect(list.factors.map(({ kind, name }) => [kind, name])).toEqual([
      ['PASSKEY', 'Blue security key'],
      ['PASSKEY', 'Phone'],
    ])
    const [first, other] = list.factors
    const id = first?.id ?? 0
    const renamed = await t.call('factor.rename', { body: { id, name: 'Office key' } }, { token })
    expect(renamed.status).toBe(204)
    const names = (await t.call('factor.list', {}, { token })).body.factors.map(({ name }) => name)
    expect(names).toEqual(['Office key', 'Phone'])
    for (const one of [id, other?.id ?? 0]) {
      expect((await t.call('factor.remove', { params: { id: one } }, { token })).status).toBe(204)
    }
    expect((await signIn('officer')).status).toBe(200)
    const rows = await t.db.select().from(auditLog).where(eq(auditLog.auditTopic, 'Second factor'))
    expect(rows.map(({ changes: [change] }) => [change?.before, change?.after])).toEqual([
      [null, 'Blue security key'],
      [null, 'Phone'],
      ['Blue security key', 'Office key'],
      ['Office key', null],
      ['Phone', null],
    ])
  })

  test('of somebody else is out of reach', async () => {
    const token = await tokenOf('officer')
    await enrol(token)
    const [row] = await t.db.select().from(userFactor)
    const id = row?.id ?? 0
    const other = await tokenOf('rates')
    expect((await t.call('factor.rename', { body: { id, name: 'Mine' } }, { token: other })).status).toBe(404)
    expect((await t.call('factor.remove', { params: { id } }, { token: other })).status).toBe(404)
  })

  test.each<[string, Deviation]>([
    ['another site', { origin: 'https://evil.example' }],
    ['the same host without https', { origin: 'http://accreditation.example.ph' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['a challenge of its own', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
  ])('is refused for %s', async (_, other) => {
    const token = await tokenOf('officer')
    const { body: options } = await t.call('factor.startPasskey', {}, { token })
    const response = softwareAuthenticator({ origin }).create(options, other)
    const reply = await t.call('factor.confirmPasskey', { body: { name: 'Key', response } }, { token })
    expect([reply.status, reply.error.errors?.[0]?.field]).toEqual([422, 'response'])
    expect(await t.db.$count(userFactor)).toBe(0)
  })

  test('ends with the challenge, which counts once and for its user alone', async () => {
    const token = await tokenOf('officer')
    const key = softwareAuthenticator({ origin })
    const { body: options } = await t.call('factor.startPasskey', {}, { token })
    const send = (as: string) =>
      t.call('factor.confirmPasskey', { body: { name: 'Key', response: key.create(options) } }, { token: as })
    const other = await tokenOf('rates')
    expect((await send(other)).status).toBe(422)
    expect((await send(token)).status).toBe(200)
    expect((await send(token)).status).toBe(422)
    const { body: late } = await t.call('factor.startPasskey', {}, { token })
    t.clock.advance(301)
    const fresh = await signIn('officer', { code: 'none' })
    expect(fresh.status).toBe(401)
    const response = softwareAuthenticator({ origin }).create(late)
    await t.call('factor.confirm', { body: { password: tinyPassword } }, { token })
    const reply = await t.call('factor.confirmPasskey', { body: { name: 'Late', response } }, { token })
    expect(reply.status).not.toBe(200)
  })
})

describe('signing in with a passkey', () => {
  test('follows the right password, and nothing is said of passkeys before it', async () => {
    const { key } = await enrol(await tokenOf('officer'))
    const wrong = await t.call('auth.login', {
      body: { grant_type: 'password', username: 'officer', password: 'not-the-password' },
    })
    expect(wrong.error['passkey']).toBeUndefined()
    const options = await firstStep('officer')
    expect(options.allowCredentials.map(({ id }) => id)).toEqual([key.id])
    const passkey = JSON.stringify(key.get(options))
    expect((await signIn('officer', { passkey })).status).toBe(200)
    // the same answer a second time
    expect((await signIn('officer', { passkey })).status).toBe(401)
  })

  test('is refused from another site, with a foreign challenge, and with a key that counts backwards', async () => {
    const { key } = await enrol(await tokenOf('officer'))
    for (const other of [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    ]) {
      const reply = await signInWith('officer', key, other)
      expect([reply.status, reply.error.errorCode]).toEqual([401, 'BAD_SECOND_FACTOR'])
    }
    expect((await signInWith('officer', key, { counter: 900 })).status).toBe(200)
    expect((await signInWith('officer', key, { counter: 5 })).status).toBe(401)
    expect((await signInWith('officer', key, { counter: 901 })).status).toBe(200)
  })

  test('of another user, or with a key nobody added, does not pass', async () => {
    await enrol(await tokenOf('officer'))
    const { key: foreign } = await enrol(await tokenOf('rates'))
    expect((await signInWith('officer', foreign)).status).toBe(401)
    expect((await signInWith('officer', softwareAuthenticator({ origin }))).status).toBe(401)
  })

  test('one of two calls with one answer passes', async () => {
    const { key } = await enrol(await tokenOf('officer'))
    const passkey = JSON.stringify(key.get(await firstStep('officer')))
    const replies = await Promise.all([signIn('officer', { passkey }), signIn('officer', { passkey })])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
  })

  test('recovery codes still work where the key is lost', async () => {
    const { recoveryCodes } = await enrol(await tokenOf('officer'))
    expect((await signIn('officer', { code: recoveryCodes[0] ?? '' })).status).toBe(200)
  })

  test('text that is no answer of a browser is refused as bad input', async () => {
    for (const passkey of ['{', '{}', '"x"', JSON.stringify({ id: '<', type: 'public-key' })]) {
      expect((await signIn('officer', { passkey })).status).toBe(422)
    }
  })
})

describe('a fresh sign-in by passkey', () => {
  test('opens the calls that ask for one, and a challenge of the sign-in does not', async () => {
    const { key } = await enrol(await tokenOf('officer'))
    const token = (await signInWith('officer', key)).body.access_token
    t.clock.advance(301)
    const asked = await t.call('factor.renewRecoveryCodes', {}, { token })
    expect([asked.status, asked.error.errorCode]).toEqual([403, 'STEP_UP_REQUIRED'])
    expect(asked.error['factors']).toEqual(['PASSKEY'])
    const foreign = key.get(await firstStep('officer'))
    const refused = await t.call('factor.confirm', { body: { passkey: foreign } }, { token })
    expect(refused.status).toBe(422)
    const { body: options } = await t.call('factor.challenge', {}, { token })
    const confirmed = await t.call('factor.confirm', { body: { passkey: key.get(options) } }, { token })
    expect(confirmed.status, JSON.stringify(confirmed.error)).toBe(204)
    expect((await t.call('factor.renewRecoveryCodes', {}, { token })).status).toBe(200)
  })

  test('has no challenge for who has no passkey', async () => {
    const token = await tokenOf('officer')
    expect((await t.call('factor.challenge', {}, { token })).status).toBe(404)
  })
})

describe('the relying party', () => {
  const partyOf = (url: string | undefined, more: Record<string, string> = {}) => {
    const read = readConfig({ CAPIZ_PUBLIC_URL: url, CAPIZ_ENVIRONMENT: 'production', ...more })
    return read.ok ? read.config.relyingParty : read.problems
  }
  test('is the public address, and there is none where browsers make no passkeys', () => {
    expect(partyOf(`${origin}/`)).toEqual({ id: 'accreditation.example.ph', origin })
    expect(partyOf('https://a.example.ph:8443')).toEqual({
      id: 'a.example.ph',
      origin: 'https://a.example.ph:8443',
    })
    expect(partyOf('http://localhost:8080')).toEqual({ id: 'localhost', origin: 'http://localhost:8080' })
    for (const url of ['http://a.example.ph', 'http://127.0.0.1:8080', 'https://10.0.0.1', 'https://[::1]']) {
      expect(partyOf(url)).toBeUndefined()
    }
  })

  test('without one no passkey is offered, added or taken', async () => {
    const app = await startTestApp({ env: { CAPIZ_PUBLIC_URL: 'http://10.0.0.1' } })
    const as = { as: 'officer' }
    expect((await app.call('factor.list', {}, as)).body.canAddPasskeys).toBe(false)
    const refused = await app.call('factor.startPasskey', {}, as)
    expect([refused.status, refused.error.errorCode]).toEqual([409, 'PASSKEYS_UNAVAILABLE'])
    await app.close()
  })
})
